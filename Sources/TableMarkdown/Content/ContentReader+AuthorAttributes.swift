import TableBasics
import TableModel

/// The attributes at the ends of blocks, and where they stand.
extension ContentReader {
    /// The attributes at the end of a paragraph or heading, in its last text or in an HTML comment there.
    ///
    /// Call it before reading the inlines: it marks the text to leave out.
    mutating func takeAttributes(of block: MarkdownNode) -> AuthorAttributes? {
        if let anchor = takeAnchor(atEndOfHeading: block) { return anchor }
        let attributes = takeAttributes(endingWith: block.lastChild)
        if attributes != nil, block.kind == .heading, block.line == block.endLine { takeClosingSequence() }
        return attributes
    }

    /// Leaves the number signs out that close an ATX heading before its attributes, `## Name ## {#id}`, as Python-Markdown does:
    /// libcmark takes them only from the end of the line (CommonMark 0.30 §4.2).
    private mutating func takeClosingSequence() {
        guard let (node, end) = attributeTail else { return }
        let literal = node.literal
        var start = end
        while start > 0, literal[start - 1] == UInt8(ascii: "#") { start -= 1 }
        guard start < end, start > 0, literal[start - 1].isASCIISpace, !isEscaped(literal, at: start, end - 1, of: node) else {
            return
        }
        while start > 0, literal[start - 1].isASCIISpace { start -= 1 }
        attributeTail = (node, start)
    }

    /// The attributes at the end of a line, whose last inline is given.
    mutating func takeAttributes(endingWith inline: MarkdownNode?) -> AuthorAttributes? {
        guard options.hasAdditions, var last = inline else { return nil }
        if last.kind == .text, last.literal.allSatisfy(\.isASCIISpace), let before = last.previous { last = before }
        switch last.kind {
        case .text:
            if let attributes = takeAttributes(ofSpan: last) { return attributes }
            let literal = last.literal
            guard let start = AuthorAttributes.tail(of: literal),
                start > 0 || literal.first.map(\.isASCIISpace) == true || last.previous?.kind == .softBreak,
                !isEscaped(literal, at: literal[start...].trimmed.startIndex, of: last),
                var attributes = AuthorAttributes(literal[start...])
            else {
                if let marks = takeMarks(atEndOfHeading: last) { return marks }
                reportAttributeSlip(literal, of: last)
                return nil
            }
            attributeTail = (last, start)
            attributes.origin = (last, literal[start...].trimmed.startIndex)
            return attributes
        case .htmlInline where last.literal.hasPrefix("<!--"):
            let content = last.literal.dropFirst(4).dropLast(3)
            var attributes = AuthorAttributes(content)
            attributes?.origin = (last, content.trimmed.startIndex)
            return attributes
        default: return nil
        }
    }

    /// The link of a heading to itself that has nothing in it, as GitBook writes it: `<a href="#use" id="use"></a>`. Its id is the heading's.
    private mutating func takeAnchor(atEndOfHeading heading: MarkdownNode) -> AuthorAttributes? {
        guard options.hasAdditions, options.html != .escaped, heading.kind == .heading, let end = heading.lastChild,
            end.kind == .htmlInline, end.literal.elementsEqual("</a>".utf8), let start = end.previous, start.kind == .htmlInline,
            start.literal.hasPrefix("<a "), let id = Self.value(of: " id=\"", in: start.literal), !id.isEmpty,
            let address = Self.value(of: " href=\"#", in: start.literal), start.literal[address].elementsEqual(start.literal[id])
        else { return nil }
        emptyAnchor = start
        if let text = start.previous, text.kind == .text { attributeTail = (text, text.literal[...].trimmed.endIndex) }
        var attributes = AuthorAttributes(id: String(decoding: start.literal[id], as: UTF8.self), at: id)
        attributes.origin = (start, 0)
        return attributes
    }

    /// What stands behind the start of an attribute, up to the next quote.
    private static func value(of start: StaticString, in tag: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard let place = tag.indices.first(where: { tag.contains(start.bytes, at: $0) }) else { return nil }
        let value = tag[(place + start.utf8CodeUnitCount)...].prefix { $0 != UInt8(ascii: "\"") }
        return value.startIndex..<value.endIndex
    }

    private mutating func takeMarks(atEndOfHeading text: MarkdownNode) -> AuthorAttributes? {
        guard text.parent?.kind == .heading, let mark = HeadingMark(atEndOf: text.literal),
            !isEscaped(text.literal, at: text.literal[mark.start...].trimmed.startIndex, of: text)
        else { return nil }
        attributeTail = (text, mark.start)
        let id = mark.id.map { String(decoding: text.literal[$0], as: UTF8.self) }
        var attributes = AuthorAttributes(id: id, at: mark.id ?? 0..<0)
        attributes.origin = (text, 0)
        return attributes
    }

    /// Where an attribute stands with its key.
    mutating func place(ofValue index: Int, in attributes: AuthorAttributes) -> SourceRange? {
        place(of: attributes.offsets[index].entry, in: attributes)
    }

    /// Where a class stands with its full stop.
    mutating func place(ofClass index: Int, in attributes: AuthorAttributes) -> SourceRange? {
        place(of: attributes.classOffsets[index], in: attributes)
    }

    /// Where a bare word stands.
    mutating func place(ofWord index: Int, in attributes: AuthorAttributes) -> SourceRange? {
        place(of: attributes.words[index].offsets, in: attributes)
    }

    /// Where the value of an attribute stands.
    mutating func location(ofValue index: Int, in attributes: AuthorAttributes) -> SourceLocation? {
        place(of: attributes.offsets[index].value..<attributes.offsets[index].entry.upperBound, in: attributes)?.start
    }

    /// Where the id stands with its `#`.
    mutating func place(ofIDIn attributes: AuthorAttributes) -> SourceRange? { place(of: attributes.idOffsets, in: attributes) }

    private mutating func place(of offsets: Range<Int>, in attributes: AuthorAttributes) -> SourceRange? {
        guard let (node, start) = attributes.origin else { return nil }
        return SourceRange(start: places.location(ofInline: node, byte: start + offsets.lowerBound), length: offsets.count)
    }
}
