import TableBasics

func isCSSLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x0C }

/// Whether an identifier can begin with a byte; NUL stands for the character that replaces it.
func isCSSNameStart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: "_") || byte >= 0x80 || byte == 0
}

package func isCSSNameByte(_ byte: UInt8) -> Bool { isCSSNameStart(byte) || byte.isASCIIDigit || byte == UInt8(ascii: "-") }

/// A name, string or address without its escapes (CSS Syntax Level 3 §4.3.7); what surrounds it must be off already.
func cssName(_ slice: ArraySlice<UInt8>) -> String {
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
        if isCSSLineEnd(slice[index]) {
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
