import TableBasics
import TableModel

/// Divides a template into text and tags. Takes time in proportion to its length.
///
/// Tags that stand alone on their lines take the lines away. Gives `cell-tag` for tags that do not end and for those of
/// Mustache's that a cell has no use for; they are left out.
struct CellScanner {
    private let source: CellSource
    private let bytes: [UInt8]
    private var tokens: [CellToken] = []
    private var diagnostics: [Diagnostic] = []
    /// The end of the last tag, or of its line.
    private var textStart = 0

    static func scan(_ source: CellSource) -> Checked<[CellToken]> {
        var scanner = CellScanner(source)
        scanner.scan()
        return Checked(scanner.tokens, scanner.diagnostics)
    }

    private init(_ source: CellSource) {
        self.source = source
        self.bytes = source.bytes
    }

    private mutating func scan() {
        var index = 0
        while let open = pair(UInt8(ascii: "{"), from: index) {
            let tag = readTag(at: open)
            index = tag.end
            guard let tag = tag.tag else {
                // The author's text ends before it all the same.
                addText(upTo: open)
                textStart = index
                continue
            }
            let line = tag.canStandAlone ? line(around: tag.range) : nil
            addText(upTo: max(textStart, tag.keepsIndentation ? open : line?.lowerBound ?? open))
            textStart = line?.upperBound ?? tag.range.upperBound
            guard tag.kind != .comment else { continue }
            tokens.append(.tag(tag))
        }
        addText(upTo: bytes.count)
    }

    private mutating func addText(upTo end: Int) {
        if textStart < end { tokens.append(.text(textStart..<end)) }
    }

    /// Where a byte stands twice in a row.
    private func pair(_ byte: UInt8, from start: Int) -> Int? {
        var index = start
        while index + 1 < bytes.count {
            if bytes[index] == byte, bytes[index + 1] == byte { return index }
            index += 1
        }
        return nil
    }

    /// The tag that begins at `open`, and where to go on; no tag when it cannot be read.
    private mutating func readTag(at open: Int) -> (tag: CellTag?, end: Int) {
        var start = open + 2
        while start < bytes.count, bytes[start].isHTMLSpace { start += 1 }
        let sign = start < bytes.count ? bytes[start] : 0
        if sign == UInt8(ascii: "!") {
            guard let end = pair(UInt8(ascii: "}"), from: start) else {
                return unclosed(open..<bytes.count, isComment: true)
            }
            return (CellTag(kind: .comment, name: "", range: open..<end + 2), end + 2)
        }
        var end = start + (sign == UInt8(ascii: "{") ? 1 : 0)
        while end + 1 < bytes.count, bytes[end] != bytes[end + 1] || (bytes[end] != 0x7B && bytes[end] != 0x7D) { end += 1 }
        guard end + 1 < bytes.count else { return unclosed(open..<bytes.count) }
        guard bytes[end] == UInt8(ascii: "}") else { return unclosed(open..<end) }
        let kind = Self.kinds[sign]
        let name = trimmed((kind == nil ? start : start + 1)..<end)
        let range = open..<end + 2
        if kind == nil, "{&=%*".utf8.contains(sign) {
            let isTriple = sign == UInt8(ascii: "{") && end + 2 < bytes.count && bytes[end + 2] == UInt8(ascii: "}")
            let whole = open..<range.upperBound + (isTriple ? 1 : 0)
            let inner = trimmed(start + 1..<end)
            diagnostics.append(.unsupportedTag(sign: sign, name: inner, in: source, at: whole))
            return (nil, whole.upperBound)
        }
        guard !name.isEmpty, name.utf8.allSatisfy(Self.isNamePart) else {
            diagnostics.append(.tagName(name, in: source, at: range))
            return (nil, range.upperBound)
        }
        return (CellTag(kind: kind ?? .slot, name: name, range: range), range.upperBound)
    }

    /// What follows the name is text again, so that an element that ends there is not missed as well.
    private mutating func unclosed(_ range: Range<Int>, isComment: Bool = false) -> (tag: CellTag?, end: Int) {
        // What is underlined ends before white space, as its author meant the tag to.
        var end = range.lowerBound + 2
        while end < range.upperBound, !bytes[end].isHTMLSpace, bytes[end] != UInt8(ascii: "<") { end += 1 }
        diagnostics.append(.unclosedTag(in: source, at: range.lowerBound..<end))
        return (nil, isComment ? range.upperBound : end)
    }

    private static let kinds: [UInt8: CellTag.Kind] = [
        UInt8(ascii: "#"): .section, UInt8(ascii: "^"): .inverted, UInt8(ascii: "/"): .end, UInt8(ascii: ">"): .partial,
        UInt8(ascii: "<"): .parent, UInt8(ascii: "$"): .block,
    ]

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_")
    }

    private func trimmed(_ range: Range<Int>) -> String {
        var (start, end) = (range.lowerBound, max(range.lowerBound, range.upperBound))
        while start < end, bytes[start].isHTMLSpace { start += 1 }
        while end > start, bytes[end - 1].isHTMLSpace { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The line of a tag that stands alone on it, with its end; nil when it does not.
    private func line(around tag: Range<Int>) -> Range<Int>? {
        var start = tag.lowerBound
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        guard start == 0 || bytes[start - 1] == 0x0A else { return nil }
        var end = tag.upperBound
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        if end == bytes.count { return start..<end }
        if bytes[end] == 0x0D, end + 1 < bytes.count { end += 1 }
        return bytes[end] == 0x0A ? start..<end + 1 : nil
    }
}
