/// Tells files of one index from those of another: FNV-1a over eight bytes at a time.
enum Checksum {
    static let start: UInt64 = 0xCBF2_9CE4_8422_2325

    static func of(_ bytes: [UInt8], after last: UInt64 = start) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var sum = last
            var offset = 0
            while offset + 8 <= bytes.count {
                sum = mix(sum, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
                offset += 8
            }
            for byte in bytes[offset...] { sum = mix(sum, UInt64(byte)) }
            return sum
        }
    }

    static func mix(_ sum: UInt64, _ value: UInt64) -> UInt64 {
        let product = (sum ^ value) &* 0x100_0000_01B3
        return product ^ product >> 32
    }
}
