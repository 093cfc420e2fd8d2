import TableBasics

/// Texts in quotes.
extension TOMLReader {
    /// In one line: `"…"` with escapes, `'…'` without.
    mutating func quotedText() throws(TOMLFailure) -> String {
        let start = offset
        let quote = byte
        advance()
        var text: [UInt8] = []
        while let byte, byte != 0x0A {
            if byte == quote {
                advance()
                return String(decoding: text, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                try appendEscape(to: &text)
            } else {
                text.append(byte)
                advance()
            }
        }
        throw TOMLFailure("the quote that begins here is not closed", at: start, help: "end the text with the same quote")
    }

    /// Over several lines: three quotes of either kind.
    mutating func longText() throws(TOMLFailure) -> String {
        let start = offset
        guard let quote = byte else { return "" }
        advance(3)
        if byte == 0x0D { advance() }
        if byte == 0x0A { advance() }
        var text: [UInt8] = []
        while let byte {
            if byte == quote, self.byte(ahead: 1) == quote, self.byte(ahead: 2) == quote {
                // Up to two of them may belong to the text.
                while self.byte(ahead: 3) == quote {
                    text.append(quote)
                    advance()
                }
                advance(3)
                return String(decoding: text, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                try appendEscape(to: &text)
            } else {
                if byte != 0x0D { text.append(byte) }
                advance()
            }
        }
        throw TOMLFailure("the quotes that begin here are not closed", at: start, help: "end the text with the same three quotes")
    }

    private mutating func appendEscape(to text: inout [UInt8]) throws(TOMLFailure) {
        let start = offset
        advance()
        let byte = self.byte ?? 0
        advance()
        switch byte {
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "e"): text.append(0x1B)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(byte)
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            let digits = bytes[offset...].prefix(byte == UInt8(ascii: "u") ? 4 : 8)
            guard digits.count == (byte == UInt8(ascii: "u") ? 4 : 8), digits.allSatisfy(\.isHexadecimalDigit),
                let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value)
            else { throw TOMLFailure("no character has this number", at: start, help: "write `\\u00E9`") }
            text += Array(String(Character(scalar)).utf8)
            advance(digits.count)
        case 0x0A, 0x0D, 0x20, 0x09:
            // The end of the line and what follows is no text.
            while let byte = self.byte, byte.isASCIISpace { advance() }
        default:
            throw TOMLFailure(
                "no such escape in a quoted text", at: start, help: "write `\\\\` for a back-slash, or use single quotes")
        }
    }
}
