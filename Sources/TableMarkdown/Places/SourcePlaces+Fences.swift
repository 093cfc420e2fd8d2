import TableBasics
import TableModel

extension SourcePlaces {
    /// The fence that a block of code begins with, where none ends it (CommonMark 0.30 §4.5): it goes on to the end of the document,
    /// or of the quote or the item that it stands in. nil for all other code.
    ///
    /// Where libcmark ends fenced code is the line of its last fence, or the first line behind what is around it. For most code the
    /// block that follows tells which, or the last line of the text, and the lines need not be found.
    mutating func fenceWithoutEnd(of code: MarkdownNode) -> SourceRange? {
        let end = code.endLine
        let (next, isInQuote) = code.surroundings
        guard end >= code.line else { return nil }
        if !isInQuote, !source.isRewritten, next.map({ $0.line > end }) ?? !isEndOfText(code) { return nil }
        source.readLines()
        let opening = source.bytes[source.line(code.line)].dropFirst(max(0, code.column - 1))
        guard let mark = opening.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        let length = opening.prefix { $0 == mark }.count
        guard length >= 3, !isIndented(code, beginningWith: opening) else { return nil }
        let last = source.line(end)
        if end > code.line, Self.isFence(source.bytes[last], of: mark, length: length), !isAdded(line: end),
            next.map({ $0.kind != .codeBlock || $0.line != end }) ?? true, !isLiteral(line: end, of: code, mark, length)
        {
            return nil
        }
        return SourceRange(start: location(ofBlock: code), length: length)
    }

    /// Whether the text may end with a line of the code, and no fence behind it.
    private func isEndOfText(_ code: MarkdownNode) -> Bool {
        let isEnd: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
        let (text, literal) = (source.bytes[...].trimmed, code.literal[...].trimmed)
        let line = literal[(literal.lastIndex(where: isEnd).map { $0 + 1 } ?? literal.startIndex)...].trimmed
        return text.suffix(line.count).elementsEqual(line)
    }

    /// Whether code has no fence and begins with what looks like one.
    private func isIndented(_ code: MarkdownNode, beginningWith line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard code.literal.starts(with: line), code.endLine > code.line else { return false }
        return !source.bytes[source.line(code.line + 1)].trimmed.starts(with: line)
    }

    /// Whether a line stands behind the marks of quotes as a last fence does.
    private static func isFence(_ line: some Sequence<UInt8>, of mark: UInt8, length: Int) -> Bool {
        var count = 0
        var isBehind = false
        for byte in line {
            if byte == mark, !isBehind {
                count += 1
            } else if byte.isASCIISpace || byte == UInt8(ascii: ">") && count == 0 {
                isBehind = count > 0
            } else {
                return false
            }
        }
        return count >= length
    }

    /// Whether we have added a line to end code that nothing else ends.
    private func isAdded(line: Int) -> Bool {
        source.isRewritten && location(line: line).line == location(line: line - 1).line
    }

    /// Whether a line that looks like a last fence is code: it is indented too far.
    private func isLiteral(line: Int, of code: MarkdownNode, _ mark: UInt8, _ length: Int) -> Bool {
        let literal = code.literal
        let last = literal.dropLast()
        let start = last.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        guard Self.isFence(last[start...], of: mark, length: length) else { return false }
        return literal.count(of: 0x0A) == line - code.line
    }
}

extension MarkdownNode {
    /// The block that follows, wherever it stands, and whether a quote is around this one.
    fileprivate var surroundings: (next: MarkdownNode?, isInQuote: Bool) {
        var next = next
        var isInQuote = false
        var ancestor = parent
        while let node = ancestor {
            if node.kind == .blockQuote { isInQuote = true }
            next = next ?? node.next
            ancestor = node.parent
        }
        return (next, isInQuote)
    }
}
