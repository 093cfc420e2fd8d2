import TableBasics

/// The parentheses, brackets and quotation marks that a text is in the middle of: what stands in them divides nothing.
///
/// It can go on through several texts, as in `("a" or`, code, `"b")`.
struct Enclosure {
    private var depth = 0
    /// A quotation mark waits for its end.
    private var isQuoted = false

    var isOpen: Bool { depth > 0 || isQuoted }

    /// Goes past the byte at `index`.
    mutating func pass<Bytes: RandomAccessCollection>(_ index: Int, of bytes: Bytes)
    where Bytes.Element == UInt8, Bytes.Index == Int {
        switch bytes[index] {
        case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): close()
        case UInt8(ascii: "\""): passQuote(behind: index == bytes.startIndex ? 0x20 : bytes[index - 1])
        // « and ».
        case 0xC2 where bytes[index...].starts(with: [0xC2, 0xAB]) || bytes[index...].starts(with: [0xC2, 0xBB]): isQuoted.toggle()
        case 0xE2, 0xE3, 0xEF: passWideMark(bytes[index...].prefix(3))
        default: break
        }
    }

    /// Whether all words stand in one pair of marks or in several.
    static func holds(_ words: ArraySlice<UInt8>) -> Bool {
        var enclosure = Enclosure()
        for index in words.indices {
            let wasOpen = enclosure.isOpen
            enclosure.pass(index, of: words)
            if !wasOpen, !enclosure.isOpen, !words[index].isASCIISpace, words[index] & 0xC0 != 0x80 { return false }
        }
        return !enclosure.isOpen
    }

    private mutating func close() { depth = max(0, depth - 1) }

    /// A straight mark opens before a word and closes behind one; behind a number it means inches.
    private mutating func passQuote(behind byte: UInt8) {
        if isQuoted {
            isQuoted = false
        } else if byte.isASCIISpace || byte == UInt8(ascii: "(") {
            isQuoted = true
        }
    }

    /// Marks of three bytes: “ ” „, the brackets from 〈 to 】, （ and ）.
    private mutating func passWideMark(_ mark: some Collection<UInt8>) {
        var value: UInt32 = 0
        for byte in mark { value = value << 8 | UInt32(byte) }
        switch value {
        // “ closes what „ opened.
        case 0xE2809C: isQuoted.toggle()
        case 0xE2809E: isQuoted = true
        case 0xE2809D: isQuoted = false
        case 0xE38088...0xE38091 where value & 1 == 0, 0xEFBC88: depth += 1
        case 0xE38088...0xE38091, 0xEFBC89: close()
        default: break
        }
    }
}
