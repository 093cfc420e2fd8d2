import TableModel

/// The ids of one page, each given once.
///
/// Every row has an id, so this is a hash table over one buffer rather than a set of arrays: an id costs no allocation. The
/// hash is Swift's own, seeded for each run, so that no document can be made of ids that collide.
struct IDRegistry {
    fileprivate struct Entry {
        let hash: Int
        let range: Range<Int32>
        /// How often the id was asked for in vain, so that the next number is found at once.
        var clashes: Int32 = 0
    }

    /// All ids, one after the other.
    private var bytes: [UInt8] = []
    private var entries: [Entry] = []
    /// Open addressing: the number of an entry, from 1, or 0. A power of two, at most half full.
    private var slots: [Int32] = []

    /// Whether an id is of those that pages have of their own, all of which begin with `:`.
    static func isReserved(_ id: some Collection<UInt8>) -> Bool { id.first == UInt8(ascii: ":") }

    /// `base` if it is free, else `base-1`, `base-2` … as on GitHub; without the `:` that it begins with.
    mutating func unique(_ base: [UInt8]) -> [UInt8] {
        if Self.isReserved(base) { return unique(Array(base.drop { $0 == UInt8(ascii: ":") })) }
        guard let existing = insert(base) else { return base }
        while true {
            entries[existing].clashes += 1
            let candidate = base + [UInt8(ascii: "-")] + Array(String(entries[existing].clashes).utf8)
            if insert(candidate) == nil { return candidate }
        }
    }

    /// Takes an id as it is; false when it was taken before or is reserved.
    mutating func take(_ id: [UInt8]) -> Bool { !Self.isReserved(id) && insert(id) == nil }

    /// Adds an id; the index of its entry when it was there before.
    private mutating func insert(_ id: [UInt8]) -> Int? {
        if (entries.count + 1) * 2 > slots.count { grow() }
        var hasher = Hasher()
        id.withUnsafeBytes { hasher.combine(bytes: $0) }
        let hash = hasher.finalize()
        let mask = slots.count - 1
        var slot = hash & mask
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if entries[index].hash == hash, bytes[entries[index].indices].elementsEqual(id) { return index }
            slot = (slot + 1) & mask
        }
        let start = Int32(truncatingIfNeeded: bytes.count)
        bytes.append(contentsOf: id)
        entries.append(Entry(hash: hash, range: start..<Int32(truncatingIfNeeded: bytes.count)))
        slots[slot] = Int32(truncatingIfNeeded: entries.count)
        return nil
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: max(64, slots.count * 2))
        let mask = slots.count - 1
        for (index, entry) in entries.enumerated() {
            var slot = entry.hash & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(truncatingIfNeeded: index + 1)
        }
    }
}

extension IDRegistry.Entry {
    fileprivate var indices: Range<Int> { Int(range.lowerBound)..<Int(range.upperBound) }
}

/// A former id that an author gave to a row or heading.
struct WrittenAlias {
    let name: Span
    /// Of the attribute.
    let place: SourceRange
}
