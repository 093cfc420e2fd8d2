package import TableModel
import YAMLReader

extension DiagnosticCode {
    package static let themeToken = DiagnosticCode(
        "theme-token", .error, "a token has a name that is not in the vocabulary",
        exceptions: [.frontMatter],
        explanation: """
            Tokens are a closed list, so that a slip of the pen cannot pass for a colour that has no effect.

                tokens:
                  alt-row-colour: "#eef"

            Correct the name to the one that the message suggests:

                tokens:
                  alt-row-color: "#eef"

            The page on themes of the documentation lists all names with their meaning.
            """)

    package static let themeTokenValue = DiagnosticCode(
        "theme-token-value", .error, "a token has a value that it cannot take",
        exceptions: [.frontMatter, .siteTokens],
        explanation: """
            A value becomes one declaration of the style sheet, so it can hold no `;`, `{`, `}`, `<`, no comment, and no quote or
            parenthesis without its partner. An unquoted `#` begins a YAML comment: colours need quotes. A browser passes over a
            value that it does not understand, so what no browser takes is reported: names that are no colours, lengths without
            their unit, places of a picture that are none, colours that become `none` by a reference, references to tokens that do
            not exist or that go in a circle. A length in `em` would be another one on every size of text.

                tokens:
                  tint: #0a6
                  label: red; color: blue
                  detail-label: var(--tv-labell)
                  row-height: 44

            Write one CSS value for each token, or one for light and one for dark surroundings:

                tokens:
                  tint: "#0a6"
                  label: {light: "#222", dark: "#eee"}
                  detail-label: var(--tv-label)
                  row-height: 44px
            """)
}

extension Diagnostic {
    static func unknownToken(_ key: YAMLNode, path: String) -> Diagnostic {
        var nearest: String?
        if case .scalar(let name, _) = key.content {
            let withoutPrefix = name.hasPrefix("--tv-") ? String(name.dropFirst("--tv-".count)) : name
            nearest = TokenSynonyms.token(for: withoutPrefix)
        }
        return Diagnostic(
            .themeToken, "no token \(key.summary)", path: path, at: key.range,
            help: nearest.map { "did you mean `\($0)`?" } ?? "`tablesite theme show system` lists all tokens")
    }

    /// A key of settings that means nothing; a token there lacks its indentation.
    package static func settingsKeyOrToken(_ name: String, known: [String], path: String, at range: SourceRange) -> Diagnostic {
        var diagnostic = settingsKey(name, known: known, path: path, at: range)
        if ThemeTokenName.named(name) != nil { diagnostic.help = "`\(name)` is a token: indent it below `tokens:`" }
        return diagnostic
    }

    static func tokenValue(
        of name: String, _ fault: String, help: String = "", path: String, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(.themeTokenValue, "a value of `\(name)` \(fault)", path: path, at: range, help: help)
    }

    static func emptyToken(_ name: String, path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .themeTokenValue, "`\(name)` has no value", path: path, at: range,
            help: "an unquoted `#` begins a comment; put colours in quotes: `\"#fff\"`")
    }

    static func cutToken(_ name: String, before color: String, of value: String, path: String, at range: SourceRange) -> Diagnostic
    {
        Diagnostic(
            .themeTokenValue, "a value of `\(name)` ends before `\(color)`, which is a comment", path: path, at: range,
            help: "put the value in quotes: `\"\(value) \(color)\"`; a comment has a space behind its `#`")
    }

    /// Beside one of the two names it is the other one.
    static func unknownScheme(_ key: YAMLNode, among schemes: [YAMLEntry], path: String) -> Diagnostic {
        let missing: [String] = ["light", "dark"].filter { name in !schemes.contains { (try? $0.key.text().get()) == name } }
        let nearest =
            (try? key.text().get()).flatMap { nearestName(to: $0, in: missing) } ?? (missing.count == 1 ? missing.first : nil)
        return Diagnostic(
            .themeTokenValue, "a token has forms for `light` and `dark`, not \(key.summary)", path: path, at: key.range,
            help: nearest.map { "did you mean `\($0)`?" } ?? "")
    }

    static func missingScheme(of name: String, path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .themeTokenValue, "`\(name)` needs both `light` and `dark`", path: path, at: range,
            help: "write a single value if both are the same")
    }

    static func fileOutsideTheme(_ name: String, path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .themeTokenValue, "`\(name)` cannot name a file here", path: path, at: range,
            help: "files belong to a theme: set the token in its `theme.yml` and put the file into its folder `assets`")
    }

    static func tokenWithoutSchemes(_ name: ThemeTokenName, path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .themeTokenValue, "`\(name.name)` takes one value; only colours have a light and a dark form", path: path, at: range,
            help: [.image, .shadow].contains(name.kind)
                ? "write both colours where they stand, `light-dark(#fff, #000)`; for pictures, set `--tv-\(name.name)` in `theme.css` "
                    + "inside `@media (prefers-color-scheme: dark)`"
                : "in `theme.css`, set `--tv-\(name.name)` inside `@media (prefers-color-scheme: dark)`")
    }
}
