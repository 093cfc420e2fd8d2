import TableModel

/// Words that CSS understands in every value.
enum CSSKeyword {
    /// CSS Cascade 5 §7.3.
    static let wide: Set<String> = ["inherit", "initial", "unset", "revert", "revert-layer", "revert-rule"]
    /// CSS Values 4 §10.
    static let mathFunctions: Set<String> = [
        "calc", "min", "max", "clamp", "round", "mod", "rem", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "pow", "sqrt",
        "hypot", "log", "exp", "abs", "sign", "progress", "sibling-index", "sibling-count", "random", "calc-size", "anchor",
        "anchor-size",
    ]
}

extension CSSProblem {
    static func unknownName(_ name: String, in known: [String], what: String) -> CSSProblem {
        .wrong(
            "names `\(name)`, which is no \(what)", help: nearestName(to: name, in: known).map { "did you mean `\($0)`?" } ?? "")
    }

    /// A function that is not known is wrong only when it is nearly one that is: CSS goes on.
    static func unknownFunction(_ name: String, in known: [String], what: String) -> CSSProblem {
        if known.contains(name) { return .wrong("uses `\(name)()`, which is no \(what)") }
        guard let nearest = nearestName(to: name, in: known) else { return .unknown("`\(name)()`") }
        return .wrong("uses `\(name)()`, which is no \(what)", help: "did you mean `\(nearest)()`?")
    }
}
