/// Numbers and words in the bytes of a file; what lies outside of them is nil.
struct ImageBytes {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    func byte(_ offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

    /// An unsigned number of up to seven bytes, the most significant first.
    func bigEndian(_ offset: Int, bytes length: Int) -> Int? {
        guard let range = range(offset, length) else { return nil }
        return bytes[range].reduce(0) { $0 << 8 | Int($1) }
    }

    /// An unsigned number of up to seven bytes, the most significant last.
    func littleEndian(_ offset: Int, bytes length: Int) -> Int? {
        guard let range = range(offset, length) else { return nil }
        return bytes[range].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func number(_ offset: Int, bytes length: Int, isLittleEndian: Bool) -> Int? {
        isLittleEndian ? littleEndian(offset, bytes: length) : bigEndian(offset, bytes: length)
    }

    /// Whether the bytes at an offset are those of an ASCII word.
    func has(_ word: StaticString, at offset: Int) -> Bool {
        guard let range = range(offset, word.utf8CodeUnitCount) else { return false }
        return word.withUTF8Buffer { bytes[range].elementsEqual($0) }
    }

    private func range(_ offset: Int, _ length: Int) -> Range<Int>? {
        guard offset >= 0, offset <= bytes.count, length <= bytes.count - offset else { return nil }
        return offset..<offset + length
    }
}
