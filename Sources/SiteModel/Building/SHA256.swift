/// What tells the contents of two files apart: the hash and the count of their bytes.
package struct ContentDigest: Sendable, Equatable {
    /// Of the hash, 32.
    package let bytes: [UInt8]
    /// In bytes.
    package let size: Int

    package init(of bytes: [UInt8]) {
        var hash = SHA256()
        bytes.withUnsafeBytes { hash.add($0) }
        self = hash.digest
    }

    fileprivate init(bytes: [UInt8], size: Int) {
        self.bytes = bytes
        self.size = size
    }

    /// The hash in lower-case hexadecimal digits.
    package var sha256: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

/// The SHA-256 hash of bytes that come in parts (FIPS 180-4 §6.2).
package struct SHA256: Sendable {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var size = 0
    /// The bytes behind the last whole block.
    private var rest: [UInt8] = []

    package init() {}

    /// Takes the next bytes.
    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        size += bytes.count
        var bytes = bytes
        if !rest.isEmpty {
            let missing = min(64 - rest.count, bytes.count)
            rest += bytes.prefix(missing)
            bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(missing))
            guard rest.count == 64 else { return }
            let whole = rest
            whole.withUnsafeBytes { addBlocks($0) }
            rest = []
        }
        let count = bytes.count / 64 * 64
        addBlocks(UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
        rest = Array(bytes.dropFirst(count))
    }

    /// That of all bytes so far.
    package var digest: ContentDigest {
        // The message ends in a one bit, zeros, and its length in bits (§5.1.1).
        var end = rest + [0x80]
        while end.count % 64 != 56 { end.append(0) }
        let bits = UInt64(size) * 8
        for shift in stride(from: 56, through: 0, by: -8) { end.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
        var last = self
        end.withUnsafeBytes { last.addBlocks($0) }
        return ContentDigest(
            bytes: last.state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }, size: size)
    }

    /// Takes whole blocks of 64 bytes.
    private mutating func addBlocks(_ bytes: UnsafeRawBufferPointer) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
            Self.constants.withUnsafeBufferPointer { constants in
                for start in stride(from: 0, to: bytes.count, by: 64) {
                    block(bytes, at: start, words, constants)
                }
            }
        }
    }

    private mutating func block(
        _ bytes: UnsafeRawBufferPointer, at start: Int, _ words: UnsafeMutableBufferPointer<UInt32>,
        _ constants: UnsafeBufferPointer<UInt32>
    ) {
        for index in 0..<16 {
            let place = start + index * 4
            let high = UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
            words[index] = high | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = Self.rotate(early, 7) ^ Self.rotate(early, 18) ^ early >> 3
            let second = Self.rotate(late, 17) ^ Self.rotate(late, 19) ^ late >> 10
            words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
        }
        var (a, b, c, d, e, f, g, h) = (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let mixedE = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
            let choice = (e & f) ^ (~e & g)
            let first = h &+ mixedE &+ choice &+ constants[index] &+ words[index]
            let mixedA = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ mixedA &+ majority)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }

    @inline(__always)
    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The first 32 bits of the fractions of the cube roots of the first 64 primes (§4.2.2).
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
