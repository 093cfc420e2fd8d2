import TableCSS
import TableModel

extension ThemeCheck {
    /// Whether tokens refer to themselves by way of others.
    static let references = ThemeCheck { subject in
        var diagnostics: [Diagnostic] = []
        var reported: Set<String> = []
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

extension Diagnostic {
    static func tokenLoop(_ names: [String], path: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .themeTokenValue, "the token refers to itself: \(names.joined(separator: " -> "))", path: path, at: range,
            help: "give one of them a value of its own")
    }
}
