import Synchronization
import TableBasics
import TableModel

/// The ids of a page, found by fragment without regard to case.
///
/// Few pages are led into: the index is made when it is asked for the first time.
final class AnchorIndex: Sendable {
    private struct Entry {
        let hash: UInt64
        let id: Span
    }

    private let text: [UInt8]
    private let spans: [Span]
    /// Sorted by hash, then by place.
    private let entries = Mutex<[Entry]?>(nil)

    init(_ page: Page) {
        text = page.text
        spans = page.ids
    }

    var count: Int { spans.count }

    /// Whether the same fragments mean the same ids.
    func hasSameIDs(as other: AnchorIndex) -> Bool {
        self === other
            || spans.count == other.spans.count
                && zip(spans, other.spans).allSatisfy { text[$0.range].elementsEqual(other.text[$1.range]) }
    }

    /// In no particular order.
    var ids: some Sequence<String> { sorted.lazy.map { self.string($0) } }

    /// The id that a decoded fragment means: the same, or else the first that differs only in case.
    func id(matching fragment: String) -> String? {
        let entries = sorted
        let hash = Self.hash(fragment.utf8)
        let same = entries[entries.partitioningIndex { $0.hash >= hash }...].prefix { $0.hash == hash }
        return (same.first { string($0) == fragment } ?? same.first).map(string)
    }

    private var sorted: [Entry] {
        entries.withLock { entries in
            if let entries { return entries }
            let made = makeEntries()
            entries = made
            return made
        }
    }

    private func makeEntries() -> [Entry] {
        spans.lazy.filter { !$0.isEmpty && Int($0.end) <= self.text.count }
            .map { Entry(hash: Self.hash(self.text[$0.range]), id: $0) }
            .enumerated().sorted { ($0.element.hash, $0.offset) < ($1.element.hash, $1.offset) }.map(\.element)
    }

    private func string(_ entry: Entry) -> String { String(decoding: text[entry.id.range], as: UTF8.self) }

    /// FNV-1a over the bytes of the word in lower case.
    private static func hash(_ bytes: some Collection<UInt8>) -> UInt64 {
        guard bytes.allSatisfy({ $0 < 0x80 }) else {
            return combine(String(decoding: bytes, as: UTF8.self).lowercased().utf8)
        }
        return combine(bytes)
    }

    private static func combine(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte.asciiLowercased)) &* 0x100_0000_01b3 }
        return hash
    }
}
