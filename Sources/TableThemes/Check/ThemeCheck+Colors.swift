import TableCSS
import TableModel

extension ThemeCheck {
    /// Whether tokens become `none` by what they refer to where the style sheet takes a colour: the declarations that use them would be
    /// void.
    static let colors = ThemeCheck { subject in
        var lost: [(origin: String, names: [String])] = []
        for scheme in subject.schemes {
            let values = ThemeValues(subject.theme, isDark: scheme == .dark)
            for token in subject.theme.tokens where TokenValueCheck.isNoColor(token.name, as: values) {
                let origin = subject.origin(of: token.name, in: values)
                guard let index = lost.firstIndex(where: { $0.origin == origin }) else {
                    lost.append((origin, [token.name]))
                    continue
                }
                if !lost[index].names.contains(token.name) { lost[index].names.append(token.name) }
            }
        }
        return ThemeInspection(
            diagnostics: lost.compactMap { origin, names in subject.token(origin).map { .lostColors(names, by: $0) } })
    }
}

extension TokenValueCheck {
    fileprivate static func isNoColor(_ name: String, as values: ThemeValues) -> Bool {
        guard ThemeTokenName.named(name)?.kind == .color, !clearable.contains(name) else { return false }
        return (try? values.resolved(name)?.components.map(\.keyword)) == ["none"]
    }
}

extension ThemeUnderCheck {
    /// The token set nearest along `var(--tv-…)`, the first of equally near ones.
    func origin(of name: String, in values: ThemeValues) -> String {
        let met = (try? values.resolved(name)?.met) ?? [name]
        return met.min { rank(of: $0) < rank(of: $1) } ?? name
    }
}

extension Diagnostic {
    fileprivate static func lostColors(_ names: [String], by origin: ThemeToken) -> Diagnostic {
        guard !names.contains(origin.name) else {
            return Diagnostic(
                .themeTokenValue, "`\(origin.name)` becomes `none`, and must be a colour", path: origin.path, at: origin.range,
                help: "write a colour in place of the reference")
        }
        let quoted = names.map { "`\($0)`" }
        let list = quoted.dropLast().joined(separator: ", ") + (quoted.count > 1 ? " and " : "") + (quoted.last ?? "")
        let isOne = names.count == 1
        return Diagnostic(
            .themeTokenValue,
            "`\(origin.name)` is `none`, and so \(isOne ? "is" : "are") \(list), which must be \(isOne ? "a colour" : "colours")",
            path: origin.path, at: origin.range,
            help: "set \(list) to \(isOne ? "a colour" : "colours"), or `\(origin.name)` to one")
    }
}
