import TableModel

/// The tree of a site's pages, by which readers go from one to the next.
///
/// It comes from the first of these that there is: `navigation:` of the settings, a `SUMMARY.md`, the folders. A page stands in
/// it at most once; pages that are `hidden` do not.
package struct SiteNavigation: Sendable {
    /// All entries, depth first.
    package private(set) var entries: [Entry] = []
    /// The entries of the top, in the groups that parts and separators make of them.
    package private(set) var groups: [Group] = []
    /// The author wrote the order down; otherwise it is that of the folders.
    package let isWritten: Bool
    /// The entries of the top of all groups.
    private(set) var top: [Int] = []
    /// The entry of each page.
    private var entryOfPage: [PageNumber: Int] = [:]
    /// The pages in the order of reading, and the position of each page in it.
    private(set) var order: [PageNumber] = []
    private var positionInOrder: [PageNumber: Int] = [:]

    package struct Entry: Sendable {
        package let title: String
        /// nil for a title alone, and for an entry that leads to a file or to another site.
        package let page: PageNumber?
        package let file: SiteAsset?
        /// Of another site; what stands behind the path of the file.
        package let address: String?
        package let parent: Int?
        /// 0 for the top.
        package let level: Int
        /// Its position among the entries of the same parent.
        package let position: Int
        package fileprivate(set) var children: [Int] = []
    }

    package struct Group: Sendable {
        /// Empty for none.
        package let title: String
        package fileprivate(set) var entries: [Int] = []
    }

    /// - Parameter home: the page at the root. It comes first when `items` do not name it.
    init(_ items: [NavigationItem], pages: [PlacedPage], home: PageNumber?, isWritten: Bool) {
        self.isWritten = isWritten
        if let home, !items.contains(where: { $0.page == home }) {
            append([NavigationItem(pages[home].navigationTitle, page: home)], pages)
        }
        append(isWritten ? items.withParts(among: pages) : items, pages)
        groups.removeAll { $0.entries.isEmpty }
        for case let page? in entries.lazy.map(\.page) {
            positionInOrder[page] = order.count
            order.append(page)
        }
    }

    private mutating func append(_ items: [NavigationItem], _ pages: [PlacedPage]) {
        // The items around the next one, with the entries that have their place: those left out lend their parent's.
        var around: [(level: Int, entry: Int?)] = []
        for item in items {
            if let group = item.group { groups.append(Group(title: group.title)) }
            let level = min(item.level, Self.deepest)
            while let last = around.last, last.level >= level { around.removeLast() }
            let parent = around.last?.entry
            if let page = item.page, pages[page].isHidden || entryOfPage[page] != nil {
                around.append((level, parent))
                continue
            }
            around.append((level, entries.count))
            append(item, to: parent)
        }
    }

    /// The level that everything deeper is put on: each page shows the way down to it.
    private static let deepest = 9

    private mutating func append(_ item: NavigationItem, to parent: Int?) {
        let index = entries.count
        let siblings = parent.map { entries[$0].children.count } ?? top.count
        let level = parent.map { entries[$0].level + 1 } ?? 0
        entries.append(
            Entry(
                title: item.title, page: item.page, file: item.page == nil ? item.file : nil,
                address: item.page == nil ? item.address : nil, parent: parent, level: level, position: siblings))
        if let page = item.page { entryOfPage[page] = index }
        if let parent {
            entries[parent].children.append(index)
        } else {
            top.append(index)
            if groups.isEmpty { groups.append(Group(title: "")) }
            groups[groups.count - 1].entries.append(index)
        }
    }

    /// The entry of a page, or nil for one that the navigation leaves out.
    package func entry(ofPage page: PageNumber) -> Int? { entryOfPage[page] }

    /// Whether some page has one behind it.
    var hasPagination: Bool { order.count > 1 }

    /// The page before this one, depth first.
    package func page(before page: PageNumber) -> PageNumber? {
        guard let position = positionInOrder[page], position > 0 else { return nil }
        return order[position - 1]
    }

    /// The page behind this one, depth first.
    package func page(after page: PageNumber) -> PageNumber? {
        guard let position = positionInOrder[page], position + 1 < order.count else { return nil }
        return order[position + 1]
    }

    /// The nearest page above a page, or nil at the top.
    package func parent(ofPage page: PageNumber) -> PageNumber? {
        var entry = entryOfPage[page].flatMap { entries[$0].parent }
        while let above = entry {
            if let page = entries[above].page { return page }
            entry = entries[above].parent
        }
        return nil
    }

    /// Whether there are so few entries that every page shows all of them.
    package var isSmall: Bool { entries.count <= Self.smallCount }

    private static let smallCount = 120

    /// The pages directly below a page; below that at the root all of the top. What stands below a title alone counts as the title.
    func pages(below page: PageNumber, home: PageNumber?) -> [PageNumber] {
        let below = page == home ? top : entryOfPage[page].map { entries[$0].children } ?? []
        return below.flatMap(nearestPages).filter { $0 != page }
    }

    /// The page of an entry; of a title alone those below it.
    package func nearestPages(of entry: Int) -> [PageNumber] {
        entries[entry].page.map { [$0] } ?? entries[entry].children.flatMap(nearestPages)
    }

    /// The page of an entry; of a title alone the first one below it, depth first.
    package func firstPage(of entry: Int) -> PageNumber? {
        entries[entry].page ?? entries[entry].children.lazy.compactMap(firstPage).first
    }

    /// The entries from the top down to this one.
    func path(to entry: Int) -> [Int] {
        var path = [entry]
        while let parent = entries[path[path.count - 1]].parent { path.append(parent) }
        return path.reversed()
    }

    /// The entries beside this one, itself among them.
    func siblings(of entry: Int) -> [Int] { entries[entry].parent.map { entries[$0].children } ?? top }
}

extension [NavigationItem] {
    /// With the other pages of documents that are split, below the first one, as their headings stand below each other.
    fileprivate func withParts(among pages: [PlacedPage]) -> [NavigationItem] {
        var parts: [String: [PageNumber]] = [:]
        for (number, page) in pages.numbered where page.parsed.part != nil { parts[page.path, default: []].append(number) }
        guard !parts.isEmpty else { return self }
        return flatMap { item in
            let below = item.page.flatMap { pages[$0].isGenerated ? nil : parts[pages[$0].path] } ?? []
            return [item]
                + below.map { number in
                    let page = pages[number].parsed
                    return NavigationItem(page.title, page: number, level: item.level + 1 + (page.part?.depth ?? 0))
                }
        }
    }
}
