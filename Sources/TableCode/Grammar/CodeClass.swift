/// What a piece of code is to a reader: the sorts that have a colour of their own.
///
/// Highlighters of other projects know many more; a theme has one token for each of these, see ``styleClass``.
package enum CodeClass: UInt8, Sendable, CaseIterable {
    /// Names without more to them, signs, white space: no colour.
    case plain
    case comment, keyword, string
    /// What stands for something else in a string: `\n`, the signs around an interpolation.
    case escape
    /// Numbers, and words for values: `true`, `nil`.
    case number
    case type, function
    /// Annotations, directives of a preprocessor, attributes of elements, prompts.
    case attribute
    /// Variables where a language marks them, and keys of data.
    case variable

    /// By the name in definitions.
    static func named(_ name: some StringProtocol) -> CodeClass? { byName[String(name)] }

    private static let byName = Dictionary(allCases.map { ("\($0)", $0) }) { first, _ in first }

    /// The class of the element around such a piece; empty for what has none.
    package var styleClass: StaticString {
        switch self {
        case .plain: ""
        case .comment: "c"
        case .keyword: "k"
        case .string: "s"
        case .escape: "e"
        case .number: "n"
        case .type: "t"
        case .function: "f"
        case .attribute: "a"
        case .variable: "v"
        }
    }
}
