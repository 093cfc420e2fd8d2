import TableCSS
import TableModel

/// All places of a scheme that one token spoils.
struct ContrastFinding {
    let name: String
    let failing: [MeasuredPlace]
    let scheme: SchemeContrast
    /// All that the theme is made for.
    let schemes: [SchemeContrast]

    init(of name: String, failing: [MeasuredPlace], in scheme: SchemeContrast, _ schemes: [SchemeContrast]) {
        self.name = name
        self.failing = failing
        self.scheme = scheme
        self.schemes = schemes
    }

    /// One for each finding; where the light and the dark say the same of the same value, one for both.
    static func diagnostics(of findings: [ContrastFinding]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let everywhere = findings.map(\.diagnostic)
        for (index, finding) in findings.enumerated() where !everywhere[..<index].contains(everywhere[index]) {
            var diagnostic = everywhere[index]
            if !everywhere[(index + 1)...].contains(diagnostic) { diagnostic.message = finding.message(finding.surroundings) }
            diagnostics.append(diagnostic)
        }
        return diagnostics
    }

    private var surroundings: String {
        scheme.subject.theme.colorScheme == .both ? (scheme.scheme == .dark ? " in the dark" : " in the light") : ""
    }

    /// Without a word on its scheme.
    private var diagnostic: Diagnostic {
        let token = scheme.subject.token(name)
        let range = scheme.scheme == .dark ? token?.darkRange ?? token?.range : token?.range
        return Diagnostic(.themeContrast, message(""), path: token?.path ?? scheme.subject.path, at: range, help: help)
    }

    private func message(_ surroundings: String) -> String {
        let weight = { (place: MeasuredPlace) in place.ratio / place.place.required }
        // Links beside rows have the colour of those in rows as long as nobody asks for another: these tell an author more.
        let inRows = failing.filter { $0.place.name == name || $0.place.name != "section-tint" }
        guard let worst = (inRows.isEmpty ? failing : inRows).min(by: { weight($0) < weight($1) }) else { return "" }
        let others = failing.count - 1
        let fact =
            "a contrast of \(Self.twoDigits(worst.ratio)):1 on \(worst.words)\(surroundings), not \(Self.short(worst.place.required)):1"
        let rest = others == 0 ? "" : others == 1 ? "; 1 more place fails" : "; \(others) more places fail"
        let color = worst.place.name
        guard isColor(of: worst) else { return "\(quoted(name)) gives \(quoted(color)) \(fact)\(rest)" }
        return color == name ? "\(quoted(name)) has \(fact)\(rest)" : "\(quoted(name)) has, as `\(color)`, \(fact)\(rest)"
    }

    /// Whether the token is what stands there, not what it stands on.
    func isColor(of place: MeasuredPlace) -> Bool { scheme.origin(of: place.place.token) == name }

    private func quoted(_ name: String) -> String {
        guard let token = scheme.subject.token(name) else { return "`\(name)`" }
        let value = scheme.scheme == .dark ? token.dark ?? token.light : token.light
        return value.count > 40 ? "`\(name)`" : "`\(name)` (`\(value)`)"
    }

    /// Two digits behind the point, rounded down: 4.499 is not yet 4.5.
    static func twoDigits(_ ratio: Double) -> String {
        let hundredths = Int(ratio * 100 + 1e-6)
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }

    static func short(_ ratio: Double) -> String { ratio == ratio.rounded() ? "\(Int(ratio))" : "\(ratio)" }
}
