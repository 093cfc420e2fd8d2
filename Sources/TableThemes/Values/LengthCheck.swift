import TableModel

/// CSS Values 4 §6, and CSS Conditional 5 for those of containers.
private let units: [String] = {
    let windows = ["", "s", "l", "d"].flatMap { size in ["vw", "vh", "vi", "vb", "vmin", "vmax"].map { size + $0 } }
    return [
        "px", "em", "rem", "ch", "rch", "ex", "rex", "cap", "rcap", "ic", "ric", "lh", "rlh", "cm", "mm", "q", "in", "pc", "pt",
    ]
        + windows + ["cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax"]
}()

/// Lengths that the style sheet adds to others, where CSS takes no 0 without a unit.
private let addends: Set<String> = ["separator-inset", "margin", "image-size", "indentation-width", "column-width"]

/// A single length, as every token of that kind is.
func checkLength(_ components: [CSSComponent], of name: String) throws(CSSProblem) {
    guard components.count == 1 else { throw .wrong("is not one length") }
    if name == "row-height", let keyword = components[0].keyword,
        ["auto", "min-content", "max-content", "fit-content"].contains(keyword)
    {
        return
    }
    guard try isLength(components[0]) else { throw .wrong("is no length", help: "write a number with a unit: `12px`, `1.5rem`") }
    if case .number(let value, _) = components[0], value < 0, name != "separator-inset" { throw .wrong("is less than nothing") }
    if case .number(0, unit: "") = components[0], addends.contains(name) {
        throw .wrong("has no unit, and is added to other lengths", help: "write `0px`")
    }
}

/// Whether a component is a length or a percentage; throws for numbers whose unit is missing or unknown.
func isLength(_ component: CSSComponent) throws(CSSProblem) -> Bool {
    switch component {
    case .number(let value, let unit):
        if unit == "%" || units.contains(unit) || unit.isEmpty && value == 0 { return true }
        if unit.isEmpty {
            let number = value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
            throw .wrong("has no unit", help: "write `\(number)px`")
        }
        throw .unknownName(unit, in: units, what: "unit of length")
    case .function(let name, _):
        if CSSKeyword.mathFunctions.contains(name) { return true }
        if ColorParser.functions.contains(name) || name.hasPrefix("-") { return false }
        let known = CSSKeyword.mathFunctions.union(ColorParser.substitutions).sorted()
        if let nearest = nearestName(to: name, in: known) {
            throw .wrong("uses `\(name)()`, which is no function of CSS", help: "did you mean `\(nearest)()`?")
        }
        throw .unknown("`\(name)()`")
    default: return false
    }
}
