import TableBasics

/// Character references: `&amp;`, `&#39;`, `&#x27;`.
///
/// Named references are known as far as they are common or can hide a URL's scheme. Others stay as they are: a browser reads
/// them where they are written out again, and an address that still holds one has its `&` escaped.
enum HTMLCharacterReference {
    /// A reference that was read at the start of some bytes.
    struct Reading {
        /// In UTF-8.
        var character: [UInt8]
        /// Bytes of the reference, `&` and any `;` included.
        var length: Int
        /// The reference is fit to stand in a document as it is.
        var isValid: Bool
    }

    /// An attribute's value as the author means it.
    static func decode(_ raw: ArraySlice<UInt8>) -> [UInt8] {
        guard raw.contains(HTMLByte.ampersand) else { return Array(raw) }
        var value: [UInt8] = []
        value.reserveCapacity(raw.count)
        var index = raw.startIndex
        while index < raw.endIndex {
            if raw[index] == HTMLByte.ampersand, let reading = read(raw[index...], isInAttribute: true) {
                value += reading.character
                index += reading.length
            } else {
                value.append(raw[index])
                index += 1
            }
        }
        return value
    }

    /// The reference that the bytes, which begin with `&`, start with; nil for none or for a name that is not known.
    static func read(_ bytes: ArraySlice<UInt8>, isInAttribute: Bool) -> Reading? {
        let start = bytes.startIndex + 1
        guard start < bytes.endIndex else { return nil }
        if bytes[start] == UInt8(ascii: "#") { return readNumber(bytes) }
        let name = bytes[start...].prefix(longestName).prefix(while: \.isASCIIAlphanumeric)
        guard !name.isEmpty else { return nil }
        let text = String(decoding: name, as: UTF8.self)
        let next = name.endIndex < bytes.endIndex ? bytes[name.endIndex] : 0
        if next == HTMLByte.semicolon {
            guard let character = named[text] else { return nil }
            return Reading(character: Array(character.utf8), length: name.count + 2, isValid: true)
        }
        // HTML Living Standard §13.2.5.73: old names may go without the semicolon, but not before `=` in an attribute.
        guard !(isInAttribute && next == HTMLByte.equals), unterminated.contains(text), let character = named[text] else {
            return nil
        }
        return Reading(character: Array(character.utf8), length: name.count + 1, isValid: false)
    }

    /// Whether the bytes, which begin with `&`, look like a named reference; its length, or nil.
    static func nameLength(_ bytes: ArraySlice<UInt8>) -> Int? {
        let name = bytes.dropFirst().prefix(longestName).prefix(while: \.isASCIIAlphanumeric)
        guard let first = name.first, first.isASCIILetter, name.endIndex < bytes.endIndex,
            bytes[name.endIndex] == HTMLByte.semicolon
        else { return nil }
        return name.count + 2
    }

    /// The longest name of the standard is `CounterClockwiseContourIntegral`.
    private static let longestName = 32

    private static func readNumber(_ bytes: ArraySlice<UInt8>) -> Reading? {
        var index = bytes.startIndex + 2
        guard index < bytes.endIndex else { return nil }
        let isHexadecimal = bytes[index] | 0x20 == UInt8(ascii: "x")
        if isHexadecimal { index += 1 }
        let digits = index
        var number: UInt32 = 0
        while index < bytes.endIndex, let digit = bytes[index].hexadecimalValue, isHexadecimal || digit < 10 {
            number = min(number * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
            index += 1
        }
        guard index > digits else { return nil }
        let isTerminated = index < bytes.endIndex && bytes[index] == HTMLByte.semicolon
        if isTerminated { index += 1 }
        let scalar = self.scalar(number)
        return Reading(
            character: Array(String(Character(scalar)).utf8), length: index - bytes.startIndex,
            isValid: isTerminated && scalar.value == number && !isForbidden(number))
    }

    /// HTML Living Standard §13.2.5.80: what is no character is U+FFFD, and 128-159 are those of Windows-1252.
    private static func scalar(_ number: UInt32) -> Unicode.Scalar {
        if number >= 0x80, number < 0xA0 { return windows1252[Int(number) - 0x80] }
        guard number != 0, let scalar = Unicode.Scalar(number) else { return "\u{FFFD}" }
        return scalar
    }

    private static func isForbidden(_ number: UInt32) -> Bool {
        number < 0x80 ? HTMLByte.isForbidden(UInt8(number)) || number == 0x0D : number & 0xFFFE == 0xFFFE
    }

    private static let windows1252 = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

    /// Names that may stand without a semicolon, of those in ``named``.
    private static let unterminated: Set<String> = [
        "amp", "lt", "gt", "quot", "AMP", "LT", "GT", "QUOT", "nbsp", "copy", "reg", "laquo", "raquo", "middot", "times",
        "deg", "plusmn", "para", "sect", "pound", "yen", "cent", "auml", "ouml", "uuml", "Auml", "Ouml", "Uuml", "szlig",
        "eacute", "egrave", "agrave", "ccedil", "ntilde", "shy", "divide", "iexcl", "iquest",
    ]

    private static let named: [String: String] = [
        "amp": "&", "AMP": "&", "lt": "<", "LT": "<", "gt": ">", "GT": ">", "quot": "\"", "QUOT": "\"", "apos": "'",
        "nbsp": "\u{A0}", "NonBreakingSpace": "\u{A0}", "Tab": "\t", "NewLine": "\n", "colon": ":", "sol": "/", "bsol": "\\",
        "lpar": "(", "rpar": ")", "lsqb": "[", "rsqb": "]", "lbrack": "[", "rbrack": "]", "lcub": "{", "rcub": "}",
        "lbrace": "{", "rbrace": "}", "period": ".", "comma": ",", "semi": ";", "num": "#", "quest": "?", "equals": "=",
        "excl": "!", "percnt": "%", "dollar": "$", "plus": "+", "ast": "*", "midast": "*", "commat": "@", "lowbar": "_",
        "UnderBar": "_", "Hat": "^", "grave": "`", "DiacriticalGrave": "`", "vert": "|", "verbar": "|", "VerticalLine": "|",
        "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’",
        "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "times": "×", "divide": "÷",
        "deg": "°", "plusmn": "±", "para": "¶", "sect": "§", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "shy": "\u{AD}",
        "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "harr": "↔", "rArr": "⇒", "check": "✓", "cross": "✗",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
        "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "iexcl": "¡", "iquest": "¿", "ensp": "\u{2002}",
        "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
        "ZeroWidthSpace": "\u{200B}", "hyphen": "‐", "dash": "‐", "le": "≤", "ge": "≥", "ne": "≠", "infin": "∞", "star": "☆",
        "starf": "★", "hearts": "♥",
    ]
}
