import TableBasics

/// Words in brackets with attributes directly behind them, `[words]{#id .class}`, as Pandoc and Quarto have them.
///
/// They are read under the conditions of ``InlineAttributes``. Other brackets before the end are those of another span, or of none.
struct AttributedSpan {
    /// Where the words stand.
    let words: Range<Int>
    let attributes: InlineAttributes

    /// Where it ends.
    var end: Int { words.upperBound + 1 + attributes.length }

    /// - Parameter start: of the bracket.
    init?(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        // An index or the argument of a macro.
        guard start == 0 || !bytes[start - 1].isASCIIAlphanumeric else { return nil }
        let words = bytes[(start + 1)...].prefix(Self.longest).prefix { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") }
        // A footnote, or what Pandoc cites.
        guard words.first != UInt8(ascii: "^"), words.first != UInt8(ascii: "@") else { return nil }
        guard words.endIndex < bytes.count, bytes[words.endIndex] == UInt8(ascii: "]"),
            let attributes = InlineAttributes(at: UnsafeBufferPointer(rebasing: bytes[(words.endIndex + 1)...]), keys: [])
        else { return nil }
        self.words = words.startIndex..<words.endIndex
        self.attributes = attributes
    }

    private static let longest = 400
}

extension ContentReader {
    /// The attributes of a line that is nothing but such words: those of its row or heading.
    mutating func takeAttributes(ofSpan text: MarkdownNode) -> AuthorAttributes? {
        let literal = text.literal
        guard literal.first == UInt8(ascii: "["), text.previous == nil, let span = AttributedSpan(in: literal, at: 0),
            literal[span.end...].allSatisfy(\.isASCIISpace), span.attributes.attributes.values.isEmpty,
            !isEscaped(span, literal, text)
        else { return nil }
        attributeTail = (text, span.words.upperBound)
        var attributes = span.attributes.attributes
        attributes.origin = (text, span.words.upperBound + 1)
        return attributes
    }

    /// Reads such words, with the text before them from `start` on; nil for other brackets. Returns where they end.
    mutating func readSpan(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, from start: Int, _ node: MarkdownNode, container: Int
    ) -> Int? {
        guard let span = AttributedSpan(in: bytes, at: index), !isEscaped(span, bytes, node) else { return nil }
        appendText(bytes[start..<index])
        if let id = span.attributes.attributes.id { readAnchor(id) }
        readAdditions(UnsafeBufferPointer(rebasing: bytes[span.words]), node, isInLink: false, container: container)
        return span.end
    }

    private mutating func isEscaped(_ span: AttributedSpan, _ bytes: UnsafeBufferPointer<UInt8>, _ node: MarkdownNode) -> Bool {
        let close = span.words.upperBound
        return isEscaped(bytes, at: span.words.lowerBound - 1, close, close + 1, span.end - 1, of: node)
    }
}
