package import TableModel

extension ThemeCheck {
    /// Whether a theme has every token that it needs, of its own or from what it extends.
    static let completeness = ThemeCheck { subject in
        let missing = missingTokens(of: subject.theme)
        guard !missing.isEmpty, !subject.theme.isIncomplete else { return ThemeInspection() }
        return ThemeInspection(diagnostics: [.missingTokens(missing, chain: subject.chain)])
    }
}

/// A theme that pages are to be drawn with: as ``readTheme(named:in:)``, and `theme-token-missing` for one that lacks tokens and
/// was otherwise read whole.
package func readCompleteTheme(named name: String, in files: ThemeFiles) -> Checked<Theme> {
    var theme = readTheme(named: name, in: files)
    let missing = missingTokens(of: theme.value)
    if !missing.isEmpty, !theme.value.isIncomplete, files.origin(of: name) != nil {
        theme.diagnostics.append(.missingTokens(missing, chain: lineage(of: name, in: files).value.map(\.name)))
    }
    return theme
}

func missingTokens(of theme: Theme) -> [String] {
    let set = Set(theme.tokens.map(\.name))
    return ThemeTokenName.all.filter { !$0.isOptional && !set.contains($0.name) }.map(\.name)
}

extension DiagnosticCode {
    package static let themeTokenMissing = DiagnosticCode(
        "theme-token-missing", .error, "a theme lacks tokens that pages need",
        explanation: """
            A property that no theme sets has no value, and every declaration that uses it is void: rows without a background,
            text in the browser's colour. Only pictures, shapes and shadows can be left out.

                name: night
                tokens:
                  tint: "#7fd093"

            Begin with a theme that has them all:

                name: night
                extends: system
                tokens:
                  tint: "#7fd093"
            """)
}

extension Diagnostic {
    /// - Parameter chain: the theme and what it extends, nearest first.
    static func missingTokens(_ names: [String], chain: [String]) -> Diagnostic {
        let file = chain.first.map { "Themes/\($0)/theme.yml" } ?? ""
        let last = chain.last.map { "Themes/\($0)/theme.yml" } ?? ""
        let subject = chain.count == 1 ? "the theme extends nothing and lacks" : "the theme and what it extends lack"
        let list = names.prefix(6).map { "`\($0)`" }.joined(separator: ", ")
        let more = names.count > 6 ? ", and \(names.count - 6) more" : ""
        // `system` is what all others begin with.
        let cure = chain.last == "system" ? "give them values" : "write `extends: system`"
        return Diagnostic(
            .themeTokenMissing, "\(subject) \(names.count) token\(names.count == 1 ? "" : "s"): \(list)\(more)", path: file,
            help: last == file ? cure : "\(cure) into `\(last)`")
    }
}
