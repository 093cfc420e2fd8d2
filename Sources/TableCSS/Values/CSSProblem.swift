import TableModel

/// Why a CSS value has no value that can be computed here.
package enum CSSProblem: Error, Sendable, Equatable {
    /// The value may well be right, but depends on what only a browser knows; the text completes "the check cannot follow …".
    case unknown(String)
    /// The value refers to itself (CSS Custom Properties 2 §2.3, cycles); the names along the cycle, the first one again at the
    /// end.
    case cycle([String])
    /// The value is wrong wherever it stands. The fault completes "a value of `tint` …"; the help may be empty.
    case wrong(String, help: String = "")
}

extension CSSProblem {
    package static func unknownName(_ name: String, in known: [String], what: String) -> CSSProblem {
        .wrong(
            "names `\(name)`, which is no \(what)", help: nearestName(to: name, in: known).map { "did you mean `\($0)`?" } ?? "")
    }

    /// A function that is not known is wrong only when it is nearly one that is: CSS goes on.
    package static func unknownFunction(_ name: String, in known: [String], what: String) -> CSSProblem {
        if known.contains(name) { return .wrong("uses `\(name)()`, which is no \(what)") }
        guard let nearest = nearestName(to: name, in: known) else { return .unknown("`\(name)()`") }
        return .wrong("uses `\(name)()`, which is no \(what)", help: "did you mean `\(nearest)()`?")
    }
}
