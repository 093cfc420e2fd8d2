import TableBasics

/// The bytes that the HTML Living Standard's tokenizer tells apart.
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

    /// A control character that no HTML document may hold.
    static func isForbidden(_ byte: UInt8) -> Bool { (byte < 0x20 && !byte.isHTMLSpace) || byte == 0x7F }

    /// The bytes as text, ASCII letters in lower case.
    static func lowercasedText(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.lazy.map(\.asciiLowercased), as: UTF8.self)
    }

    /// Without white space and control characters at both ends.
    static func trim(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        bytes.drop { $0 <= 0x20 }.withoutEnd { $0 <= 0x20 }
    }
}
