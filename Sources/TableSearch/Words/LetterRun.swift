/// The letters and digits of ASCII that eight bytes begin with, all looked at together: most words end within them.
struct LetterRun {
    static let length = 8
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x80 * ones

    /// How many there are.
    let count: Int
    /// The bytes, the first lowest, capitals as small letters; those behind the run mean nothing.
    let folded: UInt64
    /// The top bits of those that are capitals.
    let capitals: UInt64

    /// - Parameter bytes: the first lowest.
    @inline(__always)
    init(_ bytes: UInt64) {
        // Sums of seven bits each, so that none runs into the next byte: the top bit says that a byte is not below a bound.
        let low = bytes & ~Self.tops
        let small = low | Self.ones &* 0x20
        let letters = (small &+ Self.ones &* (0x80 - 0x61)) & ~(small &+ Self.ones &* (0x80 - 0x7B))
        let digits = (low &+ Self.ones &* (0x80 - 0x30)) & ~(low &+ Self.ones &* (0x80 - 0x3A))
        let others = (~(letters | digits) | bytes) & Self.tops
        let end = others.trailingZeroBitCount
        count = end >> 3
        let run: UInt64 = others == 0 ? ~0 : ((1 as UInt64) << UInt64(end & 63)) &- 1
        capitals = letters & ~(bytes << 2) & Self.tops & run
        folded = bytes | capitals >> 2
    }

    /// The run that begins at an offset of a text.
    @inline(__always)
    init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
        let bytes = UnsafeRawBufferPointer(text)
        if offset &+ Self.length <= bytes.count {
            self.init(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        } else if bytes.count >= Self.length {
            // The last bytes of the text, without those before the offset.
            let last = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: bytes.count - Self.length, as: UInt64.self))
            self.init(last >> UInt64(truncatingIfNeeded: (offset &+ Self.length &- bytes.count) * 8))
        } else {
            var rest: UInt64 = 0
            for byte in text[offset...].reversed() { rest = rest << 8 | UInt64(byte) }
            self.init(rest)
        }
    }
}
