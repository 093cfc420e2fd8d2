import TableModel

/// The ids of a page, found by fragment without regard to case.
struct AnchorIndex: Sendable {
    private struct Entry {
        let hash: UInt64
        let id: Range<Int32>
    }

    /// All ids, one after the other.
    private var bytes: [UInt8] = []
    /// Sorted by hash, then by place.
    private var entries: [Entry] = []

    init(_ page: Page) {
        entries.reserveCapacity(page.ids.count)
        for span in page.ids where !span.isEmpty && Int(span.end) <= page.text.count {
            let start = Int32(truncatingIfNeeded: bytes.count)
            bytes += page.text[span.range]
            entries.append(Entry(hash: Self.hash(page.text[span.range]), id: start..<Int32(truncatingIfNeeded: bytes.count)))
        }
        entries.sort { ($0.hash, $0.id.lowerBound) < ($1.hash, $1.id.lowerBound) }
    }

    var count: Int { entries.count }

    /// In no particular order.
    var ids: some Sequence<String> { entries.lazy.map { string($0) } }

    /// The id that a decoded fragment means: the same, or else the first that differs only in case.
    func id(matching fragment: String) -> String? {
        lookUp(fragment) ?? (fragment.utf8.allSatisfy { $0 < 0x80 } ? nil : lookUp(fragment.lowercased()))
    }

    private func lookUp(_ fragment: String) -> String? {
        let hash = Self.hash(fragment.utf8)
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
        }
        let same = entries[low...].prefix { $0.hash == hash }
        return (same.first { string($0) == fragment } ?? same.first).map(string)
    }

    private func string(_ entry: Entry) -> String {
        String(decoding: bytes[Int(entry.id.lowerBound)..<Int(entry.id.upperBound)], as: UTF8.self)
    }

    /// FNV-1a over the bytes with ASCII letters in lower case.
    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes {
            let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            hash = (hash ^ UInt64(isUpper ? byte | 0x20 : byte)) &* 0x100_0000_01b3
        }
        return hash
    }
}
