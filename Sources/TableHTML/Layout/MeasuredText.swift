import TableModel

/// A text as far as it says how many lines it has: the lengths of what does not break.
///
/// Lengths are hundredths of a Latin letter. Common fonts without serifs differ in how wide they are, hardly in how wide one letter is
/// beside another.
struct MeasuredText {
    /// What stands together, with the space before it; a line break has no length.
    private struct Piece {
        var length: Int32
        var space: Int32
        var isLineBreak: Bool { length < 0 }
        static let lineBreak = Piece(length: -1, space: 0)
    }

    private var pieces: [Piece] = []
    /// What all pieces have together.
    private var pieceLength = 0
    private var hasLineBreaks = false
    private var word = 0
    private var space = 0
    private var last: UInt8 = 0

    var isEmpty: Bool { pieces.isEmpty && word == 0 }

    mutating func append(_ text: ArraySlice<UInt8>) {
        for byte in text {
            defer { last = byte }
            switch byte {
            case UInt8(ascii: " "): appendSpace()
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
                if last == UInt8(ascii: "-") || last == UInt8(ascii: "/") { endWord() }
                word += Self.widths[Int(byte)]
            case ..<0x80: word += Self.widths[Int(byte)]
            case ..<0xC0: break
            // The first byte of a letter tells its script: those of Hebrew and Arabic are narrower; Chinese, Japanese and
            // Korean letters are as wide as the font is high, and lines break between them.
            case 0xE3...:
                endWord()
                word = 185
            case 0xD0..<0xD4: word += 118
            case 0xD4..<0xE0: word += 90
            default: word += 112
            }
        }
    }

    /// Code: letters of one width in a box.
    mutating func append(code: ArraySlice<UInt8>) {
        word += 59
        for byte in code where byte & 0xC0 != 0x80 {
            if byte == UInt8(ascii: " ") { appendSpace(100) } else { word += 100 }
        }
        word += 59
    }

    /// - Parameter length: that of a space in running text, if nothing else is said.
    mutating func appendSpace(_ length: Int = 59) {
        endWord()
        space = length
    }

    mutating func appendEmoji() { word += 230 }

    /// A text of its own behind a space.
    mutating func append(_ other: MeasuredText) {
        var other = other
        other.endWord()
        appendSpace()
        for (index, piece) in other.pieces.enumerated() {
            append(piece.isLineBreak || index > 0 ? piece : Piece(length: piece.length, space: max(piece.space, Int32(space))))
        }
        space = 0
    }

    mutating func breakLine() {
        endWord()
        append(.lineBreak)
        space = 0
    }

    private mutating func endWord() {
        guard word > 0 else { return }
        append(Piece(length: Int32(clamping: word), space: Int32(clamping: space)))
        word = 0
        space = 0
    }

    private mutating func append(_ piece: Piece) {
        pieces.append(piece)
        if piece.isLineBreak { hasLineBreaks = true } else { pieceLength += Int(piece.length) + Int(piece.space) }
    }

    /// On one line.
    var length: Int { pieceLength + (word > 0 ? space + word : 0) }

    /// The length of the longest of what does not break.
    var longest: Int { max(pieces.reduce(0) { max($0, Int($1.length)) }, word) }

    /// How many lines it has where so many hundredths of a letter have room; as if the last word had ended.
    func lines(in room: Int) -> Int {
        if !hasLineBreaks, length <= room { return 1 }
        var lines = 1
        var used = 0
        func add(_ length: Int, after space: Int) {
            if used > 0, used + space + length > room {
                lines += 1
                used = length
            } else {
                used += (used > 0 ? space : 0) + length
            }
            // A word longer than a line breaks somewhere.
            let more = max(0, used - 1) / room
            lines += more
            used -= more * room
        }
        for piece in pieces {
            if piece.isLineBreak {
                lines += 1
                used = 0
            } else {
                add(Int(piece.length), after: Int(piece.space))
            }
        }
        if word > 0 { add(word, after: space) }
        return lines
    }

    /// Of the letters of ASCII, from the metrics of two common fonts, where a digit has 118.
    private static let widths: [Int] =
        [Int](repeating: 0, count: 0x20) + [
            59, 67, 80, 137, 118, 182, 143, 46, 72, 72, 88, 140, 59, 69, 59, 61, 118, 118, 118, 118, 118, 118, 118, 118,
            118, 118, 61, 61, 140, 140, 140, 108, 200, 134, 134, 141, 148, 129, 118, 154, 146, 57, 80, 132, 111, 168, 146, 156,
            127, 156, 141, 130, 121, 144, 134, 192, 134, 127, 128, 66, 61, 66, 127, 105, 82, 116, 118, 104, 118, 116, 62, 118,
            118, 49, 49, 107, 49, 179, 118, 116, 118, 118, 73, 101, 66, 118, 108, 152, 108, 108, 102, 94, 59, 94, 140, 0,
        ]
}

extension Page {
    /// The text of an event range.
    func measured(_ eventRange: EventRange) -> MeasuredText {
        var measured = MeasuredText()
        for event in events[eventRange.range] {
            switch event {
            case .text(let span): measured.append(text[span.range])
            case .code(let span): measured.append(code: text[span.range])
            case .softBreak: measured.appendSpace()
            case .emoji: measured.appendEmoji()
            case .lineBreak: measured.breakLine()
            default: break
            }
        }
        return measured
    }
}
