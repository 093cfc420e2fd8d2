import TableModel

/// Lengths and percentages (CSS Values 4 §5 and §6).
package enum CSSLength {
    /// CSS Values 4 §6, and CSS Conditional 5 for those of containers.
    private static let units: [String] = {
        let windows = ["", "s", "l", "d"].flatMap { size in ["vw", "vh", "vi", "vb", "vmin", "vmax"].map { size + $0 } }
        return [
            "px", "em", "rem", "ch", "rch", "ex", "rex", "cap", "rcap", "ic", "ric", "lh", "rlh", "cm", "mm", "q", "in", "pc", "pt",
        ]
            + windows + ["cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax"]
    }()

    /// In small letters.
    static func isUnit(_ name: String) -> Bool { units.contains(name) }

    /// Units that are shares of the font of the element they stand on (CSS Values 4 §6.1.1), with what they are of the font's size in
    /// most fonts.
    private static let fontUnits = ["em": 1, "ic": 1, "ch": 0.5, "ex": 0.5, "cap": 0.7, "lh": 1.3]

    /// The length of ``fontUnits`` that stands in a value, and about the same in `rem`, which is one for all elements: `1em`, `1rem`.
    /// nil for values without one.
    package static func relativeToFont(in components: [CSSComponent]) -> (written: String, fixed: String)? {
        let all = components + CSSComponent.functions(in: components).flatMap(\.arguments)
        for case .number(let value, let unit) in all {
            guard let share = fontUnits[unit] else { continue }
            let hundredths = (value * share * 100).rounded()
            guard abs(hundredths) < 1e9 else { return (unit, "rem") }
            return ("\(digits(value))\(unit)", "\(digits(hundredths / 100))rem")
        }
        return nil
    }

    /// Without `.0` where nothing is behind the point.
    static func digits(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }

    /// Whether a component is a length or a percentage; throws for numbers whose unit is missing or unknown.
    package static func isLength(_ component: CSSComponent) throws(CSSProblem) -> Bool {
        switch component {
        case .number(let value, let unit):
            if unit == "%" || units.contains(unit) || unit.isEmpty && value == 0 { return true }
            if unit.isEmpty {
                throw .wrong("has no unit", help: "write `\(digits(value))px`")
            }
            throw .unknownName(unit, in: units, what: "unit of length")
        case .function(let name, _):
            if CSSFunction.math.contains(name) { return true }
            if CSSFunction.colors.contains(name) || name.hasPrefix("-") { return false }
            let known = CSSFunction.math.union(CSSFunction.substitutions).sorted()
            if let nearest = nearestName(to: name, in: known) {
                throw .wrong("uses `\(name)()`, which is no function of CSS", help: "did you mean `\(nearest)()`?")
            }
            throw .unknown("`\(name)()`")
        default: return false
        }
    }
}
