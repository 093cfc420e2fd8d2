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

    /// Whether a component is a length or a percentage; throws for numbers whose unit is missing or unknown.
    package static func isLength(_ component: CSSComponent) throws(CSSProblem) -> Bool {
        switch component {
        case .number(let value, let unit):
            if unit == "%" || units.contains(unit) || unit.isEmpty && value == 0 { return true }
            if unit.isEmpty {
                let number = value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
                throw .wrong("has no unit", help: "write `\(number)px`")
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
