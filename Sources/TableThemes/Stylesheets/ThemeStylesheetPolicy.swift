package import TableModel
import TableCSS

extension ThemeStylesheet {
    /// What is wrong with the sheet, sorted by place.
    ///
    /// Gives `theme-css` for what browsers drop and for names that begin with `--tv-` and are no tokens, `theme-css-rule` for what
    /// has no effect or too much of it, at most a thousand.
    ///
    /// - Parameter ownClasses: those that the theme's own cells have beside the ones of pages.
    func check(ownClasses: Set<String> = []) -> [Diagnostic] {
        checkStylesheet(css, policy: ThemeStylesheetPolicy(sheet: self, ownClasses: ownClasses))
            .filter { $0.kind != .unmeasured }.map { fault in
                Diagnostic(
                    fault.kind == .broken ? .themeCSS : .themeCSSRule, fault.message, path: path, at: fault.range, help: fault.help)
            }.sorted()
    }

    /// Colours and pictures that the sheet sets, of which contrasts are not measured; sorted by place.
    var unmeasuredTokens: [Diagnostic] {
        checkStylesheet(css, policy: ThemeStylesheetPolicy(sheet: self, ownClasses: [])).filter { $0.kind == .unmeasured }
            .map { Diagnostic(.themeContrastUnknown, $0.message, path: path, at: $0.range, help: $0.help) }.sorted()
    }
}

/// What may stand in the style sheet of a theme, whose rules are a cascade layer of the site's sheet.
private struct ThemeStylesheetPolicy: StylesheetPolicy {
    let sheet: ThemeStylesheet
    let ownClasses: Set<String>

    func problem(withAtRule name: String) -> StylesheetObjection? {
        let reason: String
        switch name {
        case "import": reason = "an import stands before all rules, and the theme's stand in a layer of the site's sheet"
        case "charset": reason = "every style sheet of a site is UTF-8"
        case "namespace": reason = "a namespace stands before all rules, and the theme's stand in a layer"
        default: return nil
        }
        return StylesheetObjection("`@\(name)` cannot stand in a theme", help: reason)
    }

    /// Names that begin with `--tv-` are tokens, which are a closed list.
    func problem(withCustomProperty property: String, isSet: Bool) -> StylesheetObjection? {
        guard property.hasPrefix("--tv-") else { return isSet ? nil : problem(withReference: property) }
        let name = String(property.dropFirst("--tv-".count))
        if let token = ThemeTokenName.named(name) { return isSet ? unmeasured(token) : nil }
        let nearest = TokenSynonyms.token(for: name)
        return StylesheetObjection(
            "no token `\(name)`\(isSet ? " to set" : "")",
            help: nearest.map { "did you mean `--tv-\($0)`?" }
                ?? "names that begin with `--tv-` are tokens; call a property of your own otherwise")
    }

    /// Whoever sets a colour in a rule knows where it is used; the check does not.
    private func unmeasured(_ token: ThemeTokenName) -> StylesheetObjection? {
        guard token.kind == .color || token.kind == .image else { return nil }
        return StylesheetObjection(
            "the contrast with `\(token.name)` is not measured where a style sheet sets it",
            help: "a value under `tokens` in `theme.yml` is measured, for light and for dark", as: .unmeasured)
    }

    /// Names that begin with `tv-` are those of pages, which are a closed list.
    func problem(withClass name: String) -> StylesheetObjection? {
        guard name.hasPrefix("tv-"), !ClassName.isKnown(name), !ownClasses.contains(name) else { return nil }
        return StylesheetObjection(
            "no page has the class `\(name)`",
            help: ClassName.nearest(to: name).map { "did you mean `.\($0)`?" }
                ?? "names that begin with `tv-` are those of pages; call a class of your own otherwise", as: .doubtful)
    }

    /// A token without its prefix. A base or a page may have a property of that name, and the structure has one, `--radius`.
    private func problem(withReference property: String) -> StylesheetObjection? {
        let name = property.dropFirst("--".count)
        guard name != "radius", ThemeTokenName.named(String(name)) != nil, !sheet.sets(property) else { return nil }
        return StylesheetObjection(
            "the sheet does not set `\(property)`", help: "did you mean `var(--tv-\(name))`?", as: .doubtful)
    }

    /// Sums pass, and shares of the font: who writes one in a rule knows where it is used.
    func problem(withValue components: [CSSComponent], of property: String) -> CSSProblem? {
        guard property.hasPrefix("--tv-"), let token = ThemeTokenName.named(String(property.dropFirst("--tv-".count))),
            !CSSComponent.functions(in: components).contains(where: { CSSFunction.math.contains($0.name) }),
            CSSLength.relativeToFont(in: components) == nil,
            components.first?.keyword != "none" || !TokenValueCheck.clearable.contains(token.name)
        else { return nil }
        return TokenValueCheck.problem(components, of: token, isOneOfTwo: true)
    }

    var problemWithImportance: StylesheetObjection? {
        StylesheetObjection(
            "`!important` would win over selection and what readers ask for",
            help: "remove it; the theme's layer wins over the structure without")
    }
}

extension DiagnosticCode {
    package static let themeCSS = DiagnosticCode(
        "theme-css", .error, "a part of a theme's style sheet cannot be used",
        explanation: """
            `theme.css` is UTF-8 text. Of a style sheet that is not, nothing is used. Of any other one, browsers leave out what they
            cannot read, often the whole rule and sometimes everything behind it:

                .quiet { color: gray
                .loud { color: red }

            Close what is open, end declarations with `;`, and call tokens by their names:

                .quiet { color: var(--tv-detail-label) }
                .loud { color: red }

            The theme's rules stand in a cascade layer of the site's sheet, where `@import`, `@charset` and `@namespace` cannot.
            """)

    package static let themeCSSRule = DiagnosticCode(
        "theme-css-rule", .warning, "a theme's style sheet says something that is not what its author meant",
        explanation: """
            Browsers leave out properties and values that they do not know, rules whose selectors have a pseudo-class or pseudo-element
            that does not exist, and what stands behind a feature of media that does not, without a word. Rules for a class that no page
            has, `tv-` at its beginning, are as silent:

                .quiet:hoover { colr: gray }
                .tv-haeder { color: red }

            Correct the name to the one that the message suggests:

                .quiet:hover { color: gray }
                .tv-header { color: red }

            Tokens take in a sheet what they take in `theme.yml`, and references and sums.

            `!important` is never needed: rules of a theme stand in a layer behind the structure of the sheet, so they win over it
            however simple their selectors are. But an important rule would win over selection and focus, and over what readers
            ask of their system, more contrast for example. Remove it.
            """)
}
