import TableBasics
import TableCSS
import TableModel

extension ThemeCheck {
    /// Whether tokens refer to themselves by way of others, or to one whose name lacks `tv-`.
    static let references = ThemeCheck { subject in
        var diagnostics: [Diagnostic] = []
        var reported: Set<String> = []
        for token in subject.theme.tokens {
            guard let name = subject.shortReference(of: token) else { continue }
            diagnostics.append(.shortReference(of: token.name, to: name, path: token.path, at: token.range))
        }
        for scheme in subject.schemes {
            let values = ThemeValues(subject.theme, isDark: scheme == .dark)
            for token in subject.theme.tokens where !reported.contains(token.name) {
                do throws(CSSProblem) { _ = try values.resolved(token.name) } catch {
                    // Every token of the circle would say the same; so would those that lead to it.
                    guard case .cycle(let names) = error, reported.isDisjoint(with: names) else { continue }
                    reported.formUnion(names)
                    // The nearest theme closed it.
                    let nearest = names.dropLast().min { subject.rank(of: $0) < subject.rank(of: $1) } ?? token.name
                    guard let place = subject.token(nearest) else { continue }
                    diagnostics.append(
                        .tokenLoop(names, path: place.path, at: scheme == .dark ? place.darkRange ?? place.range : place.range))
                }
            }
        }
        return ThemeInspection(diagnostics: diagnostics)
    }
}

extension ThemeUnderCheck {
    /// The token that a value refers to without `tv-`, where no style sheet of the theme sets a property of that name.
    fileprivate func shortReference(of token: ThemeToken) -> String? {
        let functions = [token.light, token.dark ?? ""].flatMap { CSSComponent.functions(in: CSSValueParser.parse($0)) }
        for (function, arguments) in functions where function == "var" && arguments.count == 1 {
            guard let name = arguments.first?.keyword?.dropFirst("--".count), ThemeTokenName.named(String(name)) != nil else {
                continue
            }
            if !theme.stylesheets.contains(where: { $0.sets("--\(name)") }) { return String(name) }
        }
        return nil
    }
}

extension ThemeStylesheet {
    /// Whether a declaration of it gives a value to a property.
    func sets(_ property: String) -> Bool {
        var rest = css[...]
        while let found = rest.firstRange(of: property) {
            rest = rest[found.upperBound...]
            if rest.first(where: { !$0.isWhitespace }) == ":" { return true }
        }
        return false
    }
}

extension Diagnostic {
    static func shortReference(of token: String, to name: String, path: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .themeTokenValue, "a value of `\(token)` refers to `--\(name)`, which nothing sets", path: path, at: range,
            help: token == name
                ? ThemeTokenName.named(name).map { TokenValueCheck.example(of: $0) } ?? "" : "did you mean `var(--tv-\(name))`?")
    }

    static func tokenLoop(_ names: [String], path: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .themeTokenValue, "the token refers to itself: \(names.joined(separator: " -> "))", path: path, at: range,
            help: "give one of them a value of its own")
    }
}
