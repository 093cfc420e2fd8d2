/// Writes numbers as text that needs no escapes in a string of JavaScript and that few bytes suffice for.
///
/// Digits are of base 46, the lowest first, in the 92 printing characters of ASCII other than `"` and `\`: the first 46 end a
/// number, the others say that more follows.
enum DigitWriter {
    static let base = 46

    @inline(__always)
    static func append(_ number: Int, to bytes: inout GrowingMemory<UInt8>) {
        var rest = number
        while rest >= base {
            bytes.append(character(base + rest % base))
            rest /= base
        }
        bytes.append(character(rest))
    }

    @inline(__always)
    static func character(_ digit: Int) -> UInt8 {
        let code = UInt8(truncatingIfNeeded: digit &+ 33)
        return code &+ (code >= 34 ? 1 : 0) &+ (code >= 91 ? 1 : 0)
    }
}
