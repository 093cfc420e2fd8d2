/// The classes of ASCII bytes. No byte of a character outside of ASCII belongs to any of them.
extension UInt8 {
    @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    @inlinable package var isASCIIUppercase: Bool { self &- 0x41 < 26 }

    @inlinable package var isASCIILowercase: Bool { self &- 0x61 < 26 }

    @inlinable package var isASCIIDigit: Bool { self &- 0x30 < 10 }

    @inlinable package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

    /// A letter, a digit or `_`.
    @inlinable package var isASCIIWord: Bool { isASCIIAlphanumeric || self == 0x5F }

    @inlinable package var isHexadecimalDigit: Bool { isASCIIDigit || (self | 0x20) &- 0x61 < 6 }

    /// Space, tab, line feed, line tabulation, form feed, carriage return: C's `isspace`.
    @inlinable package var isASCIISpace: Bool { self == 0x20 || self &- 0x09 < 5 }

    /// ASCII whitespace of the Infra Standard, which HTML and CSS mean: without the line tabulation.
    @inlinable package var isHTMLSpace: Bool { isASCIISpace && self != 0x0B }

    /// ASCII punctuation (CommonMark 0.30 §2.1).
    @inlinable package var isASCIIPunctuation: Bool { self &- 0x21 < 94 && !isASCIIAlphanumeric }

    /// The lower-case form of a letter; any other byte as it is.
    @inlinable package var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }

    /// What a hexadecimal digit of either case stands for, 0...15.
    @inlinable package var hexadecimalValue: UInt8? {
        isASCIIDigit ? self & 0xF : isHexadecimalDigit ? (self & 0xF) + 9 : nil
    }
}
