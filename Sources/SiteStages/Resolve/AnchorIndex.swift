import Synchronization
import TableBasics
import TableModel

/// The ids of a page that a link can lead to, found by fragment without regard to case.
///
/// Few pages are led into: the index is made when it is asked for the first time.
final class AnchorIndex: Sendable {
    private struct Entry {
        let hash: UInt64
        /// The position among the ids of the page.
        let position: Int
    }

    private struct SortedIDs {
        let ids: [String]
        /// Sorted by hash, then by position.
        let entries: [Entry]
    }

    /// What links that name a heading ask for.
    private struct Names {
        /// The words of headings, by each of their ids.
        var titles: [String: String] = [:]
        /// The ids of rows.
        let rows: Set<String>

        init(_ page: Page) {
            rows = Set(page.rows.map { page.string($0.id) })
            for id in [page.titleID] + page.titleAliases { titles[page.string(id)] = page.titleText }
            for section in page.sections {
                guard let heading = section.heading, heading.level > 0 else { continue }
                let inside = page.events[heading.title.range].compactMap {
                    if case .identifier(let label) = $0 { label } else { nil }
                }
                let words = page.plainText(heading.title)
                for id in [heading.id] + (section.attributes?.aliases ?? []) + inside where titles[page.string(id)] == nil {
                    titles[page.string(id)] = words
                }
            }
        }
    }

    private let page: ParsedPage
    private let table = Mutex<SortedIDs?>(nil)
    /// Ids of headings by what other tools call them.
    private let foreign = Mutex<[String: String]?>(nil)
    private let names = Mutex<Names?>(nil)

    init(_ page: ParsedPage) { self.page = page }

    /// Whether the same fragments mean the same ids.
    func hasSameIDs(as other: AnchorIndex) -> Bool {
        if self === other || page === other.page { return true }
        let wasAsked = other.foreign.withLock { $0 != nil }
        return ids == other.ids && (!wasAsked || madeForeign == other.madeForeign)
    }

    /// In the order of ``Page/ids``.
    var ids: [String] { made.ids }

    /// The id that a decoded fragment means: the same, or else the first that differs only in case.
    func id(matching fragment: String) -> String? {
        let table = made
        let hash = Self.hash(fragment)
        let same = table.entries[table.entries.partitioningIndex { $0.hash >= hash }...].lazy.prefix { $0.hash == hash }.map {
            table.ids[$0.position]
        }
        return same.first { $0 == fragment } ?? same.first
    }

    /// The id of the only heading that another tool calls so, for links that were written for it; nil for none or several.
    ///
    /// The page is unpacked for it once.
    func id(ofForeign fragment: String) -> String? { madeForeign[fragment.lowercased()].flatMap { $0.isEmpty ? nil : $0 } }

    /// The words of the heading of an id; nil for another place. The page is unpacked for it once.
    func title(of id: String) -> String? { madeNames.titles[id] }

    /// Whether an id is that of a row. The page is unpacked for it once.
    func hasRow(_ id: String) -> Bool { madeNames.rows.contains(id) }

    private var madeNames: Names {
        names.withLock { names in
            if let names { return names }
            let made = Names(page.page)
            names = made
            return made
        }
    }

    private var madeForeign: [String: String] {
        foreign.withLock { foreign in
            if let foreign { return foreign }
            let page = page.page
            var made: [String: String] = [:]
            var slugs = Slug.Generators()
            let sections = page.sections.lazy.compactMap(\.heading).filter { !$0.id.isEmpty }.map {
                ($0.id, page.plainText($0.title))
            }
            let title = page.titleID.isEmpty ? [] : [(page.titleID, page.titleText)]
            for (span, words) in title + Array(sections) {
                let id = page.string(span)
                // Empty for what two headings are called.
                let github = words.contains(":") ? [String(decoding: Slug.heading(Array(words.utf8)), as: UTF8.self)] : []
                for name in Set(slugs.next(words) + github) { made[name] = made[name, default: id] == id ? id : "" }
            }
            foreign = made
            return made
        }
    }

    private var made: SortedIDs {
        table.withLock { table in
            if let table { return table }
            let ids = page.pointerIDs.isEmpty ? page.ids : page.ids.filter { !page.pointerIDs.contains($0) }
            let entries = ids.enumerated().map { Entry(hash: Self.hash($1), position: $0) }
                .sorted { ($0.hash, $0.position) < ($1.hash, $1.position) }
            let made = SortedIDs(ids: ids, entries: entries)
            table = made
            return made
        }
    }

    /// Of the word in lower case. Words of the same hash mean the same id.
    static func hash(_ word: String) -> UInt64 {
        let (hash, isASCII) = fnv1a(word)
        return isASCII ? hash : fnv1a(word.lowercased()).hash
    }

    /// FNV-1a over the bytes, those of ASCII in lower case.
    private static func fnv1a(_ word: String) -> (hash: UInt64, isASCII: Bool) {
        var word = word
        return word.withUTF8 { bytes in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            var union: UInt8 = 0
            for byte in bytes {
                union |= byte
                hash = (hash ^ UInt64(byte.asciiLowercased)) &* 0x100_0000_01b3
            }
            return (hash, union < 0x80)
        }
    }
}
