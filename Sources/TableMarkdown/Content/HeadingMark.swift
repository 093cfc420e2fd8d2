import TableBasics

/// What Docsify, Fumadocs and Nextra write at the end of a heading: an id, `:id=name` and `[#name]`, or what only their own tables of
/// contents follow, `{docsify-ignore}`, `[!toc]` and `[toc]`.
struct HeadingMark {
    /// Where the marks begin, with the white space before them.
    let start: Int
    /// Where the id stands, in bytes from the start of the text; nil for none.
    private(set) var id: Range<Int>?

    /// nil for a text that ends in none, or is nothing else.
    init?(atEndOf text: UnsafeBufferPointer<UInt8>) {
        var end = text[...].trimmed.endIndex
        let whole = end
        while let (start, id) = Self.mark(endingAt: end, of: text) {
            self.id = self.id ?? id
            end = text[..<start].trimmed.endIndex
        }
        guard end < whole, end > 0 else { return nil }
        start = end
    }

    private static func mark(endingAt end: Int, of text: UnsafeBufferPointer<UInt8>) -> (start: Int, id: Range<Int>?)? {
        let word = text[..<end].lastIndex(where: \.isASCIISpace).map { $0 + 1 } ?? 0
        let mark = text[word..<end]
        if leftOut.contains(where: { mark.elementsEqual($0.bytes) }) { return (word, nil) }
        let isBracketed = mark.hasPrefix("[#") && mark.last == UInt8(ascii: "]")
        guard isBracketed || mark.hasPrefix(":id=") else { return nil }
        let id = isBracketed ? (word + 2)..<(end - 1) : (word + 4)..<end
        // The number of an issue is no id.
        guard let first = text[id].first, isBracketed ? first.isASCIILowercase : true,
            text[id].allSatisfy({ $0.isASCIIWord || $0 == UInt8(ascii: "-") || $0 >= 0x80 })
        else { return nil }
        return (word, id)
    }

    private static let leftOut: [StaticString] = ["{docsify-ignore}", "{docsify-ignore-all}", "[!toc]", "[toc]"]
}
