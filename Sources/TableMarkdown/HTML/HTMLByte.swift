/// The classes of ASCII bytes that the HTML Living Standard's tokenizer tells apart.
enum HTMLByte {
    static let lessThan = UInt8(ascii: "<")
    static let greaterThan = UInt8(ascii: ">")
    static let ampersand = UInt8(ascii: "&")
    static let slash = UInt8(ascii: "/")
    static let dash = UInt8(ascii: "-")
    static let quote = UInt8(ascii: "\"")
    static let apostrophe = UInt8(ascii: "'")
    static let equals = UInt8(ascii: "=")
    static let semicolon = UInt8(ascii: ";")

    /// Tab, line feed, form feed, carriage return, space.
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C }

    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

    /// A control character that no HTML document may hold.
    static func isForbidden(_ byte: UInt8) -> Bool { (byte < 0x20 && !isSpace(byte)) || byte == 0x7F }

    static func lowercase(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

    /// 0...15, or nil.
    static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
        if isDigit(byte) { return UInt32(byte) - 0x30 }
        let letter = byte | 0x20
        return letter >= 0x61 && letter <= 0x66 ? UInt32(letter) - 0x57 : nil
    }

    /// The bytes as text, ASCII letters in lower case.
    static func lowercasedText(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.lazy.map(lowercase), as: UTF8.self)
    }

    /// Without white space and control characters at both ends.
    static func trim(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return bytes
    }
}
