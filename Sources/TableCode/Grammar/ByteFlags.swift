import TableBasics

/// A set of bytes, as 256 bits.
struct ByteFlags: Hashable, Sendable {
    private var bits = SIMD4<UInt64>()

    init(_ contains: (UInt8) -> Bool = { _ in false }) {
        for byte in UInt8.min...UInt8.max where contains(byte) { insert(byte) }
    }

    init(_ bytes: some Sequence<UInt8>) { for byte in bytes { insert(byte) } }

    mutating func formUnion(_ other: ByteFlags) { bits |= other.bits }

    mutating func insert(_ byte: UInt8) { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

    func inverted() -> ByteFlags {
        var inverted = self
        inverted.bits = ~bits
        return inverted
    }

    func contains(_ byte: UInt8) -> Bool { bits[Int(byte >> 6)] & 1 << UInt64(byte & 63) != 0 }

    func ignoringCase() -> ByteFlags { ByteFlags { contains($0) || contains($0.otherCase) } }
}

extension UInt8 {
    /// The same letter in the other case; any other byte as it is.
    var otherCase: UInt8 { isASCIILetter ? self ^ 0x20 : self }
}
