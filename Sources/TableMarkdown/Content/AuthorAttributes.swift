import TableBasics
import TableModel

/// What an author says of an item or a heading in braces at its end: `{.class #id key=value key="two words"}`.
///
/// Every part is a class, an id or a key with a value; a bare word or a comma makes the braces text (`{name}`, `{a, b}`).
struct AuthorAttributes: Equatable {
    var classes: [String] = []
    var id: String?
    var values: [NamedValue] = []
    /// Where each of the values stands with its key, in bytes from the opening brace.
    private var offsets: [Range<Int>] = []
    /// Where the braces stand; nil in an HTML comment.
    var place: SourceRange?

    /// Where one of the values stands with its key; nil in an HTML comment.
    func place(ofValue index: Int) -> SourceRange? {
        place.map {
            SourceRange(line: $0.start.line, column: $0.start.column + offsets[index].lowerBound, length: offsets[index].count)
        }
    }

    /// The offset at which attributes and the white space before them begin, when `text` ends in some.
    static func tail(of text: some RandomAccessCollection<UInt8>) -> Int? {
        // Most texts end in a word or a full stop: nothing of them is copied.
        guard text.last(where: { !$0.isASCIISpace }) == UInt8(ascii: "}") else { return nil }
        let bytes = Array(text)
        let end = bytes.trimmed.endIndex
        guard let open = bytes.lastIndex(of: UInt8(ascii: "{")) else { return nil }
        guard open == 0 || bytes[open - 1].isASCIISpace, AuthorAttributes(bytes[open..<end]) != nil else { return nil }
        var start = open
        while start > 0, bytes[start - 1].isASCIISpace { start -= 1 }
        return start
    }

    /// Reads a run with its braces; nil when it is not attributes from end to end.
    init?(_ run: some RandomAccessCollection<UInt8>) {
        let bytes = Array(run.trimmed)
        guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
        var index = 1
        let end = bytes.count - 1
        while true {
            while index < end, bytes[index].isASCIISpace { index += 1 }
            guard index < end else { break }
            let mark = bytes[index]
            if mark == UInt8(ascii: ".") || mark == UInt8(ascii: "#") {
                let start = index + 1
                index = start
                while index < end, Self.isNamePart(bytes[index]) { index += 1 }
                guard index > start, index == end || bytes[index].isASCIISpace else { return nil }
                let name = String(decoding: bytes[start..<index], as: UTF8.self)
                if mark == UInt8(ascii: ".") { classes.append(name) } else { id = name }
            } else {
                let start = index
                while index < end, bytes[index].isASCIIWord || bytes[index] == UInt8(ascii: "-") { index += 1 }
                guard index > start, index + 1 < end, bytes[index] == UInt8(ascii: "=") else { return nil }
                let key = String(decoding: bytes[start..<index], as: UTF8.self)
                index += 1
                let value: Range<Int>
                if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
                    guard let close = bytes[(index + 1)..<end].firstIndex(of: bytes[index]),
                        close + 1 == end || bytes[close + 1].isASCIISpace
                    else { return nil }
                    value = (index + 1)..<close
                    index = close + 1
                } else {
                    let first = index
                    while index < end, !bytes[index].isASCIISpace {
                        switch bytes[index] {
                        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: ","): return nil
                        default: index += 1
                        }
                    }
                    guard index > first else { return nil }
                    value = first..<index
                }
                values.append(NamedValue(key, String(decoding: bytes[value], as: UTF8.self)))
                offsets.append(start..<index)
            }
        }
        guard !classes.isEmpty || id != nil || !values.isEmpty else { return nil }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isASCIIWord || byte == 0x2D || byte == 0x3A || byte == 0x2E || byte >= 0x80
    }
}

extension ContentReader {
    /// The attributes at the end of a paragraph or heading, in its last text or in an HTML comment there.
    ///
    /// Call it before reading the inlines: it marks the text to leave out.
    mutating func takeAttributes(of block: MarkdownNode) -> AuthorAttributes? {
        guard options.hasAdditions, var last = block.lastChild else { return nil }
        if last.kind == .text, last.literal.allSatisfy(\.isASCIISpace), let before = last.previous { last = before }
        switch last.kind {
        case .text:
            guard let start = AuthorAttributes.tail(of: last.literal),
                start > 0 || last.literal.first.map(\.isASCIISpace) == true || last.previous?.kind == .softBreak,
                var attributes = AuthorAttributes(last.literal[start...])
            else { return nil }
            attributeTail = (last, start)
            let run = last.literal[start...].trimmed
            attributes.place = SourceRange(
                line: last.line + bodyLine, column: max(1, last.column) + run.startIndex, length: run.count)
            return attributes
        case .htmlInline where last.literal.hasPrefix("<!--"):
            return AuthorAttributes(last.literal.dropFirst(4).dropLast(3))
        default: return nil
        }
    }
}
