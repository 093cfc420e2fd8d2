import TableBasics

/// Which terms mistyped words are compared with.
enum WordList {
    /// Words of four letters and more; numbers are not mistyped but others.
    static func isWorthwhile(_ term: UnsafeBufferPointer<UInt8>) -> Bool {
        var letters = 0
        for byte in term {
            if byte.isASCIIDigit { return false }
            if byte & 0xC0 != 0x80 { letters += 1 }
        }
        return letters >= 4
    }

    /// One more for twice as many, so that the commoner word is proposed.
    static func commonness(ofCount count: Int) -> Int { min(DigitWriter.base - 1, Int.bitWidth - count.leadingZeroBitCount) }
}
