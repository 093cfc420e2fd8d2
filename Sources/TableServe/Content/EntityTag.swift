/// A hash of bytes that tells versions of a file apart, quickly. It is no defence against bytes made to collide.
///
/// Each word of eight bytes is multiplied into the hash, and the two halves of the product are laid over each other, so that every
/// bit of the word reaches all of the hash.
struct EntityTag: Equatable {
    private var hash: UInt64 = 0x243F_6A88_85A3_08D3

    init(of parts: [UInt8]...) {
        for part in parts { part.withUnsafeBytes { add($0) } }
    }

    /// Sixteen hexadecimal digits.
    var text: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        let words = bytes.count / 8
        for word in 0..<words {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
        }
        var rest: UInt64 = 0
        for byte in bytes[(words * 8)...] { rest = rest << 8 | UInt64(byte) }
        add(rest)
        add(UInt64(bytes.count))
    }

    private mutating func add(_ word: UInt64) {
        let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        hash = product.high ^ product.low
    }
}
