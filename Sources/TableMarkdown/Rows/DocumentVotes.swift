import TableBasics

/// How the first words of an item are read when a separator follows them.
enum PrefixReading: UInt8 {
    /// As the beginning of a sentence.
    case text
    /// As the row's title.
    case title
    /// As the row's label: they repeat.
    case label
}

/// What the other items of its document tell of one item.
struct ItemProfile {
    var prefix = PrefixReading.text
    /// Code runs at its end are tags.
    var hasTags = false
    /// Code or bold text at its start is a title, although no separator follows.
    var hasEntries = false
    /// A plain term ends at this mark, if it has both.
    var mark: TermMark?
}

/// What the other items of its document tell of the items of one list.
struct ListProfile {
    fileprivate var readings: ArraySlice<PrefixReading> = []
    fileprivate var hasTags = false
    fileprivate var hasEntries = false
    fileprivate var mark: TermMark?

    /// What they tell of the item at an index.
    func item(_ index: Int) -> ItemProfile {
        guard index < readings.count else { return ItemProfile() }
        return ItemProfile(prefix: readings[readings.startIndex + index], hasTags: hasTags, hasEntries: hasEntries, mark: mark)
    }
}

/// What the items of a document have in common, which decides how their weaker signs are read.
///
/// "Term: definition" is a title with a detail in a glossary, a label with a text in a change log, and a sentence elsewhere; one
/// item cannot tell. Each list votes, and so that the same words look the same in all of them, the document does. Strong signs (a
/// link, bold text or code before a separator) need a vote only to be labels: they are when they repeat.
struct DocumentVotes {
    private var lists: [MarkdownNode: ListProfile] = [:]

    init() {}

    /// Counts the lists among some blocks, and those in their items.
    init(of blocks: [MarkdownNode]) {
        var count = PrefixCount()
        for block in blocks where block.kind == .list { count.add(block, depth: 0) }
        guard !count.lists.isEmpty else { return }
        let readings = count.readings()
        let areTagsUsual = count.tagged * 10 >= count.items * 6
        let areEntriesUsual = count.lists.contains { $0.isOfEntries && $0.entries >= 3 }
        lists.reserveCapacity(count.lists.count)
        for list in count.lists {
            lists[list.node] = ListProfile(
                readings: readings[list.items],
                hasTags: list.tagged > 0
                    && (areTagsUsual || (list.items.count > 1 && list.tagged * 10 >= list.items.count * 6)),
                hasEntries: list.isOfEntries && (areEntriesUsual || list.entries >= 3),
                mark: list.mark)
        }
    }

    /// What they tell of the items of a list.
    func profile(of list: MarkdownNode) -> ListProfile { lists[list] ?? ListProfile() }
}
