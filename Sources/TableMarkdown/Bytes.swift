/// White space inside a line, and the carriage return before its end.
func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

/// An ASCII letter.
func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

/// An ASCII digit.
func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

/// An ASCII letter, a digit or `_`.
func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == 0x5F }

/// ASCII punctuation (CommonMark 0.30 §2.1).
func isPunctuation(_ byte: UInt8) -> Bool {
    (byte >= 0x21 && byte <= 0x2F) || (byte >= 0x3A && byte <= 0x40) || (byte >= 0x5B && byte <= 0x60)
        || (byte >= 0x7B && byte <= 0x7E)
}

/// The lower-case form of an ASCII letter; any other byte as it is.
func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

extension StaticString {
    /// The UTF-8 bytes.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}

extension RandomAccessCollection where Element == UInt8 {
    /// Without white space at both ends.
    var trimmed: SubSequence {
        var low = startIndex
        var high = endIndex
        while low < high, isSpace(self[low]) { formIndex(after: &low) }
        while low < high, isSpace(self[index(before: high)]) { formIndex(before: &high) }
        return self[low..<high]
    }

    /// Whether the bytes start with ASCII `prefix`.
    func hasPrefix(_ prefix: StaticString) -> Bool {
        count >= prefix.utf8CodeUnitCount && starts(with: prefix.bytes)
    }

    /// Whether the bytes start with `prefix`, letter case of ASCII aside. `prefix` is in lower case.
    func hasPrefixIgnoringCase(_ prefix: StaticString) -> Bool {
        count >= prefix.utf8CodeUnitCount && zip(self, prefix.bytes).allSatisfy { lowercased($0) == $1 }
    }
}

/// Walks the lines of a text; LF, CRLF and CR end a line.
struct LineScanner {
    private let bytes: [UInt8]
    /// The offset of the line that comes next.
    private(set) var offset: Int

    init(_ bytes: [UInt8], from offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    /// The byte range of the next line, without its end.
    mutating func next() -> Range<Int>? {
        guard offset < bytes.count else { return nil }
        let start = offset
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        offset = end
        if offset < bytes.count {
            offset += bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
        }
        return start..<end
    }
}
