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
            let twin = everywhere[(index + 1)...].firstIndex(of: diagnostic)
            if twin == nil { diagnostic.message = finding.message(finding.surroundings) }
            diagnostic.details = finding.details
            if let twin { diagnostic.details += findings[twin].details.filter { !finding.details.contains($0) } }
            diagnostics.append(diagnostic)
        }
        return diagnostics
    }

    /// All places but the worst, which the message has.
    private var details: [String] {
        var places = failing.sorted { $0.ratio / $0.place.required < $1.ratio / $1.place.required }
        if let worst, let index = places.firstIndex(where: { $0.place.name == worst.place.name && $0.words == worst.words }) {
            places.remove(at: index)
        }
        return places.map { place in
            "`\(place.place.name)` on \(place.words): \(Self.twoDigits(place.ratio)):1, not \(Self.short(place.place.required)):1"
        }
    }

    /// Links beside rows have the colour of those in rows as long as nobody asks for another: these tell an author more.
    private var worst: MeasuredPlace? {
        let inRows = failing.filter { $0.place.name == name || $0.place.name != "section-tint" }
        return (inRows.isEmpty ? failing : inRows).min { $0.ratio / $0.place.required < $1.ratio / $1.place.required }
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
        guard let worst else { return "" }
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
