import TableBasics

/// What names of CSS are made of (CSS Syntax Level 3 §4.2); NUL stands for the character that replaces it.
package enum CSSName {
    /// Whether an identifier can begin with a byte.
    static func isStart(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte == UInt8(ascii: "_") || byte >= 0x80 || byte == 0 }

    package static func isPart(_ byte: UInt8) -> Bool { isStart(byte) || byte.isASCIIDigit || byte == UInt8(ascii: "-") }

    /// A name, string or address without its escapes (CSS Syntax Level 3 §4.3.7); what surrounds it must be off already.
    package static func unescaped(_ slice: ArraySlice<UInt8>) -> String {
        guard slice.contains(UInt8(ascii: "\\")) else { return String(decoding: slice, as: UTF8.self) }
        var text: [UInt8] = []
        var index = slice.startIndex
        while index < slice.endIndex {
            guard slice[index] == UInt8(ascii: "\\") else {
                text.append(slice[index])
                index += 1
                continue
            }
            index += 1
            guard index < slice.endIndex else { break }
            if slice[index].isCSSLineEnd {
                // An escaped line end in a string is nothing.
                index += slice[index...].starts(with: [0x0D, 0x0A]) ? 2 : 1
                continue
            }
            var value: UInt32 = 0
            var digits = 0
            while digits < 6, index < slice.endIndex, let digit = slice[index].hexadecimalValue {
                value = value << 4 | UInt32(digit)
                digits += 1
                index += 1
            }
            if digits == 0 {
                text.append(slice[index])
                index += 1
            } else {
                if index < slice.endIndex, slice[index].isHTMLSpace { index += slice[index...].starts(with: [0x0D, 0x0A]) ? 2 : 1 }
                let scalar = value == 0 ? nil : Unicode.Scalar(value)
                text += Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension UInt8 {
    /// CR and FF end a line as well, since line ends are not replaced first (CSS Syntax Level 3 §3.3).
    var isCSSLineEnd: Bool { self == 0x0A || self == 0x0D || self == 0x0C }
}
