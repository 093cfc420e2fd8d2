/// The words of all modes, in one table of hashes for each.
struct WordTable: Sendable {
    struct Entry: Sendable {
        var hash: UInt32 = 0
        /// Of the bytes; no entry where the count is 0.
        var start: UInt32 = 0
        var count: UInt16 = 0
        var codeClass = CodeClass.plain
        var next = CodeClass.plain
    }

    /// A power of two of slots, beginning at `start`.
    struct Part: Sendable {
        var start: UInt32 = 0
        var mask: UInt32 = 0
    }

    private(set) var entries: [Entry] = []
    private(set) var bytes: [UInt8] = []

    /// FNV-1a.
    static let seed: UInt32 = 2_166_136_261

    @inline(__always)
    static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

    /// Of words that are given twice the first counts.
    mutating func add(_ words: [(word: [UInt8], codeClass: CodeClass, next: CodeClass)]) -> Part {
        var size = 4
        while size < words.count * 2 { size *= 2 }
        let part = Part(start: UInt32(entries.count), mask: UInt32(size - 1))
        entries += [Entry](repeating: Entry(), count: size)
        for word in words {
            let hash = word.word.reduce(Self.seed) { Self.hash($0, $1) }
            var slot = Int(hash & part.mask)
            while entries[Int(part.start) + slot].count > 0 { slot = (slot + 1) & Int(part.mask) }
            entries[Int(part.start) + slot] = Entry(
                hash: hash, start: UInt32(bytes.count), count: UInt16(word.word.count), codeClass: word.codeClass, next: word.next)
            bytes += word.word
        }
        return part
    }
}
