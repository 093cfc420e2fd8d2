import TableBasics
import TableModel

/// Turns libyaml's marks, which count characters, into lines and columns, which count UTF-8 bytes.
///
/// Lines end with LF, CRLF or CR as in CommonMark; libyaml's own line numbers also count U+0085, U+2028 and U+2029.
struct YAMLPlaces {
    /// Without a byte order mark.
    let text: ArraySlice<UInt8>
    private let firstLine: Int
    /// Offsets into `text`.
    private let lineStarts: [Int]
    /// The offset of every 64th character; empty when characters are bytes.
    private let checkpoints: [Int]

    private static let stride = 64

    init(_ text: ArraySlice<UInt8>, firstLine: Int) {
        self.text = text
        self.firstLine = firstLine
        var lineStarts = [0]
        var checkpoints: [Int] = []
        var characters = 0
        var before: UInt8 = 0
        for (offset, byte) in text.enumerated() {
            if before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r") && byte != UInt8(ascii: "\n") {
                lineStarts.append(offset)
            }
            before = byte
            guard byte & 0xC0 != 0x80 else { continue }
            if characters % Self.stride == 0 { checkpoints.append(offset) }
            characters += 1
        }
        if before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r") { lineStarts.append(text.count) }
        self.lineStarts = lineStarts
        self.checkpoints = characters == text.count ? [] : checkpoints
    }

    /// The byte offset of a character, at most the length of the text.
    func offset(ofCharacter index: Int) -> Int {
        guard !checkpoints.isEmpty else { return min(index, text.count) }
        guard index / Self.stride < checkpoints.count else { return text.count }
        var offset = checkpoints[index / Self.stride]
        var remaining = index % Self.stride
        while offset < text.count, remaining > 0 {
            offset += 1
            while offset < text.count, self[offset] & 0xC0 == 0x80 { offset += 1 }
            remaining -= 1
        }
        return offset
    }

    /// The byte at an offset before the end.
    subscript(offset: Int) -> UInt8 { text[text.startIndex + offset] }

    /// The bytes of the line that an offset is on, without its end.
    func line(at offset: Int) -> ArraySlice<UInt8> {
        let line = lineStarts.line(of: offset)
        let start = text.startIndex + lineStarts[line]
        var end = line + 1 < lineStarts.count ? text.startIndex + lineStarts[line + 1] : text.endIndex
        while end > start, text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return text[start..<end]
    }

    /// The `#` of a comment directly behind a place of a line, an index of ``text``.
    func comment(behind offset: Int) -> Int? {
        var start = text.startIndex + offset
        while start < text.endIndex, text[start] == UInt8(ascii: " ") || text[start] == UInt8(ascii: "\t") { start += 1 }
        return start > text.startIndex + offset && start < text.endIndex && text[start] == UInt8(ascii: "#") ? start : nil
    }

    /// A comment directly behind a place of a line that begins like a colour: `#`, three, four, six or eight hexadecimal digits, and
    /// nothing that a word would go on with.
    func colorComment(behind offset: Int) -> String? {
        guard let start = comment(behind: offset) else { return nil }
        let digits = text[(start + 1)...].prefix { $0.isASCIIDigit || (0x61...0x66).contains($0 | 0x20) }
        guard [3, 4, 6, 8].contains(digits.count) else { return nil }
        if digits.endIndex < text.endIndex, text[digits.endIndex].isASCIIAlphanumeric || text[digits.endIndex] == UInt8(ascii: "-")
        {
            return nil
        }
        return "#" + String(decoding: digits, as: UTF8.self)
    }

    /// From one offset to another, cut off at the end of the first line.
    func range(from start: Int, to end: Int) -> SourceRange {
        let line = lineStarts.line(of: start)
        let column = start - lineStarts[line]
        let lineLength = self.line(at: start).count
        return SourceRange(
            line: firstLine + line, column: column + 1, length: min(end - start, lineLength - column))
    }
}
