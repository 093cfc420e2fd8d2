/// Eight bytes, looked at together.
///
/// The high bit of a byte of a sum says whether the byte reached 128; sums of bytes below 128 never carry into the next byte.
struct ByteWord {
    private let bytes: UInt64

    init(_ bytes: UInt64) { self.bytes = bytes }

    /// One byte in all eight places.
    @inline(__always)
    private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// Not zero when any byte of `bytes` is zero; only then.
    @inline(__always)
    private static func zeros(_ bytes: UInt64) -> UInt64 { (bytes &- all(1)) & ~bytes & all(0x80) }

    /// Whether text can have all the bytes as they are: no `<>&"`, no control characters. Line breaks and tabs are said to be
    /// none either; whoever looks closer finds them harmless.
    @inline(__always)
    var isText: Bool {
        // `<` and `>` are the only two that differ in just this bit, and so are `"` and `&`.
        let angles = Self.zeros((bytes | Self.all(0x02)) ^ Self.all(UInt8(ascii: ">")))
        let others = Self.zeros((bytes | Self.all(0x04)) ^ Self.all(UInt8(ascii: "&")))
        let controls = ((bytes &- Self.all(0x20)) & ~bytes & Self.all(0x80)) | Self.zeros(bytes ^ Self.all(0x7F))
        return angles | others | controls == 0
    }

    /// Whether all the bytes are letters of a to z, digits or `-./:_`.
    @inline(__always)
    var isPlain: Bool {
        // Where a byte has the high bit its own and the next sums may be wrong; the word is refused for that bit anyway.
        let small = bytes | Self.all(0x20)
        let letters = (small &+ Self.all(0x80 - 0x61)) & ~(small &+ Self.all(0x7F - 0x7A))
        // `-./0123456789:` stand side by side.
        let digits = (bytes &+ Self.all(0x80 - 0x2D)) & ~(bytes &+ Self.all(0x7F - 0x3A))
        let underscores = ~((bytes ^ Self.all(0x5F)) &+ Self.all(0x7F))
        return (letters | digits | underscores) & ~bytes & Self.all(0x80) == Self.all(0x80)
    }
}
