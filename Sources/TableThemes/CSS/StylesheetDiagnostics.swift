package import TableModel

extension DiagnosticCode {
    package static let themeCSSRule = DiagnosticCode(
        "theme-css-rule", .warning, "a theme's style sheet says something that is not what its author meant",
        explanation: """
            Browsers leave out properties that they do not know, without a word:

                .quiet { colr: gray }

            Correct the name to the one that the message suggests:

                .quiet { color: gray }

            `!important` is never needed: rules of a theme stand in a layer behind the structure of the sheet, so they win over it
            however simple their selectors are. But an important rule would win over selection and focus, and over what readers
            ask of their system, more contrast for example. Remove it.
            """)
}

extension Diagnostic {
    /// `theme-css`: browsers drop what stands there.
    static func brokenCSS(_ message: String, path: String, at range: SourceRange, help: String = "") -> Diagnostic {
        Diagnostic(.themeCSS, message, path: path, at: range, help: help)
    }

    static func unknownAtRule(_ name: String, path: String, at range: SourceRange) -> Diagnostic {
        let nearest = nearestName(to: name.lowercased(), in: CSSAtRule.all.map(\.name))
        return .brokenCSS(
            "no rule `@\(name)` in CSS", path: path, at: range, help: nearest.map { "did you mean `@\($0)`?" } ?? "")
    }

    static func unknownProperty(_ name: String, nearest: String?, of rule: String, path: String, at range: SourceRange) -> Diagnostic {
        let place = rule.isEmpty ? "in CSS" : "of `@\(rule)`"
        return Diagnostic(
            .themeCSSRule, "no property `\(name)` \(place)", path: path, at: range,
            help: nearest.map { "did you mean `\($0)`?" } ?? "")
    }

    static func importance(path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .themeCSSRule, "`!important` would win over selection and what readers ask for", path: path, at: range,
            help: "remove it; the theme's layer wins over the structure without")
    }

    /// `name` is without `--tv-`.
    static func unknownTokenProperty(_ name: String, isSet: Bool, path: String, at range: SourceRange) -> Diagnostic {
        let nearest = nearestName(to: name, in: ThemeTokenName.all.lazy.map(\.name))
        return .brokenCSS(
            "no token `\(name)`\(isSet ? " to set" : "")", path: path, at: range,
            help: nearest.map { "did you mean `--tv-\($0)`?" }
                ?? "names that begin with `--tv-` are tokens; call a property of your own otherwise")
    }
}
