/// Why a CSS value has no value that can be computed here.
enum CSSProblem: Error, Sendable, Equatable {
    /// The value may well be right, but depends on what only a browser knows; the text completes "the check cannot follow …".
    case unknown(String)
    /// The value refers to itself; the names of the tokens along the circle, the first one again at the end.
    case loop([String])
    /// The value is wrong wherever it stands. The fault completes "a value of `tint` …"; the help may be empty.
    case wrong(String, help: String = "")
}
