import TableBasics

/// Which bytes each place must replace, and which of them an attribute value must have quotes for.
struct Escapes {
    /// 256 entries, one a byte; made once and kept for good, so that a byte is looked up without any check.
    let table: UnsafePointer<UInt8>

    /// The bits that say how a byte is replaced: 0 stays, 1 becomes a character reference, 2 is percent-encoded, 3 is shown
    /// by its picture.
    static let replaced: UInt8 = 3
    static let percent: UInt8 = 2
    static let picture: UInt8 = 3
    /// The bit of a byte that may not stand in an attribute value without quotes.
    static let quoted: UInt8 = 4

    /// Control characters but white space may not stand in HTML, not even as references (HTML Living Standard §13.2.3.5). Unicode has
    /// pictures of them, so that what a terminal wrote is there whole.
    static let text = Escapes { byte in
        if byte < 0x20, !byte.isHTMLSpace { return picture }
        return "<>&\"".utf8.contains(byte) ? 1 : byte == 0x7F ? picture : 0
    }
    static let attribute = text
    /// As libcmark: what RFC 3986 reserves stays, and `%`, since the author may have encoded already.
    static let address = Escapes { byte in
        if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "'") { return 1 }
        let isKept =
            byte.isASCIILetter || byte.isASCIIDigit
            || "-_.+!*(),%#@?=;:/$~".utf8.contains(byte)
        return isKept ? 0 : percent
    }

    /// Letters of all scripts stay as they are (URL Standard, URL code points), `%` means itself.
    static let fragment = Escapes { byte in
        byte >= 0x80
            ? 0 : byte == UInt8(ascii: "%") || byte == UInt8(ascii: "#") ? percent : address.table[Int(byte)] & replaced
    }

    /// Whether an attribute value may have a byte without quotes.
    private static func isUnquoted(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte.isASCIILetter || byte.isASCIIDigit
            || "-_.:#/?&;,%+~!*()@$|[]{}^\\".utf8.contains(byte)
    }

    init(_ kind: (UInt8) -> UInt8) {
        let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        for byte in UInt8.min...UInt8.max {
            let kind = kind(byte)
            // What is percent-encoded needs no quotes any more.
            let quoted = Self.isUnquoted(byte) || kind == Self.percent ? 0 : Self.quoted
            table[Int(byte)] = kind | quoted
        }
        self.table = UnsafePointer(table)
    }

    /// The flags of all the bytes together.
    func flags(of bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
        var flags: UInt8 = 0
        for byte in bytes { flags |= table[Int(byte)] }
        return flags
    }
}

// The tables do not change once they are made.
extension Escapes: @unchecked Sendable {}
