import TableBasics

/// Splits HTML into tokens that cover every byte of the input, after the HTML Living Standard §13.2.5.
///
/// It differs where text would be lost: a `<` whose tag never ends is text, not a tag that swallows the rest. The time is
/// linear in the input, whatever it holds: an unfinished tag is read anew from its next byte only ``maximumUnfinishedTags``
/// times, after which the rest of the input is text.
struct HTMLTokenizer: Sequence, IteratorProtocol {
    /// How many unfinished tags are forgiven.
    static let maximumUnfinishedTags = 8

    let bytes: ArraySlice<UInt8>
    var position: Int
    /// How many bytes were looked at, to show in tests that the time is linear.
    private(set) var steps = 0
    /// The element whose raw text comes next.
    private var rawElement: String?
    private var unfinishedTags = 0
    /// Ends that were looked for and do not occur in the rest of the input.
    private var missingEnds: Set<[UInt8]> = []

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        self.position = bytes.startIndex
    }

    mutating func next() -> HTMLToken? {
        if let element = rawElement {
            rawElement = nil
            if let token = readRawText(of: element) { return token }
        }
        guard position < bytes.endIndex else { return nil }
        if let token = readMarkup(at: position) {
            position = token.range.upperBound
            return token
        }
        return readText()
    }

    /// Text up to the next markup; the byte at ``position`` is text already.
    private mutating func readText() -> HTMLToken {
        let start = position
        var index = start + 1
        while index < bytes.endIndex {
            steps += 1
            if bytes[index] == HTMLByte.lessThan, canStartMarkup(at: index) { break }
            index += 1
        }
        position = index
        return HTMLToken(kind: .text, range: start..<index)
    }

    private func canStartMarkup(at index: Int) -> Bool {
        guard unfinishedTags < Self.maximumUnfinishedTags, index + 1 < bytes.endIndex else { return false }
        let next = bytes[index + 1]
        return next.isASCIILetter || next == HTMLByte.slash || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
    }

    /// The markup at an index, or nil when it is text.
    private mutating func readMarkup(at start: Int) -> HTMLToken? {
        guard bytes[start] == HTMLByte.lessThan, canStartMarkup(at: start) else { return nil }
        switch bytes[start + 1] {
        case HTMLByte.slash: return readEndTag(at: start)
        case UInt8(ascii: "!"): return readDeclaration(at: start)
        case UInt8(ascii: "?"): return readOther(at: start, endings: ["?>", ">"])
        default: return readStartTag(at: start)
        }
    }

    private mutating func readEndTag(at start: Int) -> HTMLToken? {
        guard start + 2 < bytes.endIndex else { return nil }
        guard bytes[start + 2].isASCIILetter else { return readOther(at: start, endings: [">"]) }
        guard let tag = readTag(at: start + 2) else { return nil }
        return HTMLToken(kind: .endTag(name: tag.value.name), range: start..<tag.end)
    }

    private mutating func readStartTag(at start: Int) -> HTMLToken? {
        guard let tag = readTag(at: start + 1) else { return nil }
        if HTMLElement.rawTextNames.contains(tag.value.name) { rawElement = tag.value.name }
        return HTMLToken(kind: .startTag(tag.value), range: start..<tag.end)
    }

    private mutating func readTag(at nameStart: Int) -> (value: HTMLStartTag, end: Int)? {
        var reader = HTMLTagReader(bytes: bytes, position: nameStart)
        let tag = reader.read()
        steps += reader.position - nameStart
        guard let tag else {
            unfinishedTags += 1
            return nil
        }
        return (tag, reader.position)
    }

    private mutating func readDeclaration(at start: Int) -> HTMLToken? {
        if bytes[start...].starts(with: "<!--".utf8) { return readComment(at: start) }
        if bytes[start...].starts(with: "<![CDATA[".utf8) { return readOther(at: start, endings: ["]]>", ">"]) }
        return readOther(at: start, endings: [">"])
    }

    /// HTML Living Standard §13.2.5.43: `<!-->` and `<!--->` are whole comments, `--!>` ends one too.
    private mutating func readComment(at start: Int) -> HTMLToken {
        let content = start + 4
        for abrupt in [">", "->"] where bytes[content...].starts(with: abrupt.utf8) {
            return HTMLToken(
                kind: .comment(content: content..<content, isClosed: true), range: start..<content + abrupt.utf8.count)
        }
        var index = content
        while index + 2 < bytes.endIndex {
            steps += 1
            if bytes[index] == HTMLByte.dash, bytes[index + 1] == HTMLByte.dash {
                for ending in ["-->", "--!>"] where bytes[index...].starts(with: ending.utf8) {
                    return HTMLToken(
                        kind: .comment(content: content..<index, isClosed: true), range: start..<index + ending.utf8.count)
                }
            }
            index += 1
        }
        return HTMLToken(
            kind: .comment(content: content..<bytes.endIndex, isClosed: false), range: start..<bytes.endIndex)
    }

    /// Everything up to the first of the endings that occurs, or nil when none does.
    private mutating func readOther(at start: Int, endings: [String]) -> HTMLToken? {
        for ending in endings {
            guard let end = find(Array(ending.utf8), from: start + 2) else { continue }
            return HTMLToken(kind: .other, range: start..<end)
        }
        return nil
    }

    /// The index after the next occurrence. What is not found once is never looked for again.
    private mutating func find(_ ending: [UInt8], from start: Int) -> Int? {
        guard !missingEnds.contains(ending) else { return nil }
        var index = start
        while index + ending.count <= bytes.endIndex {
            steps += 1
            if bytes[index] == ending[0], bytes[index...].starts(with: ending) { return index + ending.count }
            index += 1
        }
        missingEnds.insert(ending)
        return nil
    }

    /// Text up to the element's end tag or the end of the input; nil when there is none.
    private mutating func readRawText(of element: String) -> HTMLToken? {
        let start = position
        let name = Array(element.utf8)
        while position < bytes.endIndex {
            steps += 1
            if bytes[position] == HTMLByte.lessThan, isEndTag(of: name, at: position) { break }
            position += 1
        }
        guard position > start else { return nil }
        return HTMLToken(kind: .rawText(element: element), range: start..<position)
    }

    private func isEndTag(of name: [UInt8], at index: Int) -> Bool {
        let end = index + 2 + name.count
        guard end < bytes.endIndex, bytes[index + 1] == HTMLByte.slash else { return false }
        let last = bytes[end]
        return bytes[(index + 2)..<end].lazy.map(\.asciiLowercased).elementsEqual(name)
            && (last.isHTMLSpace || last == HTMLByte.slash || last == HTMLByte.greaterThan)
    }
}
