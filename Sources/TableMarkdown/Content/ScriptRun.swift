import TableBasics
import TableModel

/// Subscript or superscript behind a word: `H~2~O`, `2^10^`, as in Pandoc, markdown-it and PyMdown.
///
/// Letters, digits and signs of ASCII alone: one tilde at the start of a word is strike-through on GitHub, and ranges of other
/// writing have tildes between words without spaces.
struct ScriptRun {
    let element: ContentElement
    /// What stands between the marks.
    let words: Range<Int>

    /// The run whose first mark, a tilde or a caret, is at `start`; nil for none.
    init?(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        let mark = bytes[start]
        guard mark == UInt8(ascii: "~") || mark == UInt8(ascii: "^"), start > 0, Self.mayPrecede(bytes[start - 1]) else {
            return nil
        }
        var end = start + 1
        while end < bytes.count, end - start <= Self.longest, Self.isPart(bytes[end]) { end += 1 }
        guard end > start + 1, end < bytes.count, bytes[end] == mark, end + 1 == bytes.count || bytes[end + 1] != mark
        else { return nil }
        element = mark == UInt8(ascii: "~") ? .subscript : .superscript
        words = (start + 1)..<end
    }

    private static let longest = 40

    private static func mayPrecede(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte >= 0x80 || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "(")
            || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
    }
}
