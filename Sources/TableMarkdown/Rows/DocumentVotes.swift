import TableBasics

/// How the first words of an item are read when a separator follows them.
enum LeadReading: UInt8 {
    /// As the beginning of a sentence.
    case text
    /// As the row's title.
    case title
    /// As the row's label: they repeat.
    case label
}

/// What the other items of its document tell of one item.
struct ItemProfile {
    var lead = LeadReading.text
    /// Code runs at its end are tags.
    var hasTags = false
    /// Code at its start is a title, although no separator follows.
    var hasEntries = false
}

/// What the items of a document have in common, which decides how their weaker signs are read.
///
/// "Term: definition" is a title with a detail in a glossary, a label with a text in a change log, and a sentence elsewhere; one
/// item cannot tell. Each list votes, and so that the same words look the same in all of them, the document does. Strong signs (a
/// link, bold text or code before a separator) need a vote only to be labels: they are when they repeat.
struct DocumentVotes {
    private var lists: [MarkdownNode: List] = [:]
    private var readings: [LeadReading] = []

    private struct List {
        /// Its first item in ``readings``.
        var first: Int
        var hasTags: Bool
        var hasEntries: Bool
    }

    init() {}

    /// Counts the lists among some blocks, and those in their items.
    init(of blocks: [MarkdownNode]) {
        var count = LeadCount()
        for block in blocks where block.kind == .list { count.add(block, depth: 0) }
        guard !count.lists.isEmpty else { return }
        readings = count.readings()
        let areTagsUsual = count.tagged * 10 >= count.items * 6
        let areEntriesUsual = count.lists.contains { $0.isOfEntries && $0.entries >= 3 }
        lists.reserveCapacity(count.lists.count)
        for list in count.lists {
            let hasTags = list.tagged > 0 && (areTagsUsual || (list.items.count > 1 && list.tagged * 10 >= list.items.count * 6))
            let hasEntries = list.isOfEntries && (areEntriesUsual || list.entries >= 3)
            lists[list.node] = List(first: list.items.lowerBound, hasTags: hasTags, hasEntries: hasEntries)
        }
    }

    /// What they tell of the item at an index of a list.
    func profile(of list: MarkdownNode, item index: Int) -> ItemProfile {
        guard let list = lists[list], list.first + index < readings.count else { return ItemProfile() }
        return ItemProfile(lead: readings[list.first + index], hasTags: list.hasTags, hasEntries: list.hasEntries)
    }
}
