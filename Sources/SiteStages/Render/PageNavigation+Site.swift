import SiteModel
import TableHTML
import TableModel

extension PageNavigation {
    /// What a page shows of the navigation, but for ``below``: all of a small one, a few dozen entries of a large one, found in time
    /// that grows with the depth of the tree and not with its size.
    init(of page: PageNumber, in site: Site, settings: SiteSettings) {
        self.init()
        let tree = site.tree(ofPage: page)
        guard tree.hasSeveralPages else { return }
        let builder = PageNavigationBuilder(current: page, site: site)
        if settings.hasSideList, site.pages[page].settings.hasSideList { side = builder.side() }
        path = builder.path()
        previous = tree.navigation.page(before: page).map { builder.link(to: $0) }
        // A page that is made of the rows of others has the next one as its first row.
        if !site.pages[page].isGenerated { next = tree.navigation.page(after: page).map { builder.link(to: $0) } }
    }

    /// The pages below a page that does not lead to them itself: the next ones, and below the home page as many levels as a reader
    /// can look over.
    static func below(_ page: PageNumber, in site: Site) -> [Group] {
        PageNavigationBuilder(current: page, site: site).below()
    }

    /// The pages at the top of the navigation, for a page that knows nothing better; of many the first ones.
    static func top(for page: PageNumber, in site: Site) -> [Group] {
        guard site.tree(ofPage: page).hasSeveralPages else { return [] }
        return PageNavigationBuilder(current: page, site: site).top()
    }
}

/// Picks the entries that one page shows.
private struct PageNavigationBuilder {
    let current: PageNumber
    let site: Site

    /// Kept, since a copy is felt where it is made for each entry.
    private let navigation: SiteNavigation
    private let home: PageNumber?
    /// Every page shows everything.
    private let isWhole: Bool
    private let isAllOpen: Bool

    /// A navigation of this many entries is whole on every page; what pages of a larger one show does not grow with it.
    private static let wholeCount = 120
    /// So many entries are looked over without folding them.
    private static let openCount = 30

    init(current: PageNumber, site: Site) {
        self.current = current
        self.site = site
        let tree = site.tree(ofPage: current)
        navigation = tree.navigation
        home = tree.home
        isWhole = navigation.entries.count <= Self.wholeCount
        isAllOpen = navigation.entries.count <= Self.openCount
    }

    func link(to page: PageNumber) -> PageNavigation.Entry {
        let entry = navigation.entry(ofPage: page).map { navigation.entries[$0].title }
        return PageNavigation.Entry(entry ?? site.pages[page].title, url: url(of: page))
    }

    private func url(of page: PageNumber) -> String { site.pages[page].output.url(from: site.pages[current].output) }

    private func url(of entry: SiteNavigation.Entry) -> String? { entry.page.map { url(of: $0) } ?? entry.address }

    /// The pages above, for a page that is two or more steps away from the root.
    func path() -> [PageNavigation.Entry] {
        var above: [PageNumber] = []
        var page = current
        while let parent = site.pages[page].parent {
            above.append(parent)
            page = parent
        }
        return above.count < 2 ? [] : above.reversed().map { link(to: $0) }
    }

    /// The top, and what is open: the way down to the page, the pages beside it and those below it. Of a small navigation all.
    func side() -> [PageNavigation.Group] {
        // A page outside of the navigation is shown where its parent is.
        var shown: PageNumber? = current
        while let page = shown, navigation.entry(ofPage: page) == nil { shown = site.pages[page].parent }
        let way = shown.flatMap(navigation.entry(ofPage:)).map(navigation.path(to:)) ?? []

        let position = way.first.map { navigation.entries[$0].position }
        let window = SiblingWindow(of: navigation.top.count, around: position, isWhole: isWhole)
        return navigation.groups.compactMap { group in
            guard let first = group.entries.first, let last = group.entries.last else { return nil }
            let whole = navigation.entries[first].position..<navigation.entries[last].position + 1
            let range = whole.clamped(to: window.shown)
            var entries: [PageNavigation.Entry] = []
            if range.lowerBound == window.shown.lowerBound, !range.isEmpty {
                entries += cut(.earlier, in: home, isCut: window.isCutBefore)
            }
            for position in range { entries.append(entry(navigation.top[position], along: way[...])) }
            if range.upperBound == window.shown.upperBound, !range.isEmpty {
                entries += cut(.more, in: home, isCut: window.isCutBehind)
            }
            guard !entries.isEmpty else { return nil }
            let isOpen = navigation.top.count <= Self.openCount || position.map(whole.contains) ?? false
            return PageNavigation.Group(title: group.title, entries: entries, isOpen: isOpen)
        }
    }

    /// An entry with what is shown below it; it is open if it is the first of `way`.
    private func entry(_ index: Int, along way: ArraySlice<Int>) -> PageNavigation.Entry {
        let entry = navigation.entries[index]
        let isOnWay = way.first == index
        var result = PageNavigation.Entry(
            entry.title, url: url(of: entry), isCurrent: entry.page == current, isOpen: isOnWay || isAllOpen)
        guard isOnWay || isWhole else { return result }
        let rest = isOnWay ? way.dropFirst() : []
        // The entries on the way down stand for their siblings, but for the last one.
        if !isWhole, rest.count > 1 {
            result.children = [self.entry(rest[rest.startIndex], along: rest)]
            return result
        }
        let around = rest.first.map { navigation.entries[$0].position }
        let window = SiblingWindow(of: entry.children.count, around: around, isWhole: isWhole)
        let parent =
            entry.page ?? entry.children.first.flatMap { navigation.entries[$0].page }.flatMap { site.pages[$0].parent }
        result.children =
            cut(.earlier, in: parent, isCut: window.isCutBefore)
            + window.shown.map { self.entry(entry.children[$0], along: rest) }
            + cut(.more, in: parent, isCut: window.isCutBehind)
        return result
    }

    /// The row that stands for what is left out, and leads to the page that has it.
    private func cut(_ kind: PageNavigation.Kind, in page: PageNumber?, isCut: Bool) -> [PageNavigation.Entry] {
        guard isCut, let page else { return [] }
        return [PageNavigation.Entry(site.pages[page].title, url: url(of: page), kind: kind)]
    }

    func below() -> [PageNavigation.Group] {
        guard current == home else {
            let entries = navigation.entry(ofPage: current).map { navigation.entries[$0].children } ?? []
            return entries.isEmpty ? [] : [PageNavigation.Group(entries: entries.map { row($0, levels: 0) })]
        }
        let levels = shownLevels
        return navigation.groups.compactMap { group in
            let entries = group.entries.filter { navigation.entries[$0].page != current }
            return entries.isEmpty
                ? nil : PageNavigation.Group(title: group.title, entries: entries.map { row($0, levels: levels) })
        }
    }

    func top() -> [PageNavigation.Group] {
        var left = SiblingWindow.longest
        return navigation.groups.compactMap { group in
            let entries = group.entries.filter { navigation.entries[$0].page != home }.prefix(left)
            left -= entries.count
            return entries.isEmpty
                ? nil : PageNavigation.Group(title: group.title, entries: entries.map { row($0, levels: 0) })
        }
    }

    /// How many levels below the top can be shown together.
    private var shownLevels: Int {
        var counts: [Int] = []
        for entry in navigation.entries {
            while counts.count <= entry.level { counts.append(0) }
            counts[entry.level] += 1
        }
        var shown = 0
        let levels = counts.prefix { count in
            shown += count
            return shown <= Self.wholeCount
        }
        return max(0, levels.count - 1)
    }

    private func row(_ index: Int, levels: Int) -> PageNavigation.Entry {
        let entry = navigation.entries[index]
        var row = PageNavigation.Entry(entry.title, url: url(of: entry))
        row.detail = entry.page.flatMap { site.pages[$0].settings.description } ?? ""
        if levels > 0 { row.children = entry.children.map { self.row($0, levels: levels - 1) } }
        return row
    }
}

/// Which of many siblings a page shows.
struct SiblingWindow: Equatable {
    let shown: Range<Int>
    private let count: Int

    var isCutBefore: Bool { shown.lowerBound > 0 }
    var isCutBehind: Bool { shown.upperBound < count }

    /// - Parameters:
    ///   - around: the one in the middle; the first for nil.
    ///   - isWhole: it shows all, however many.
    init(of count: Int, around: Int?, isWhole: Bool = false) {
        self.count = count
        guard count > Self.longest, !isWhole else {
            shown = 0..<count
            return
        }
        let start = min(max(0, (around ?? 0) - Self.part / 2), count - Self.part)
        shown = start..<start + Self.part
    }

    /// A list of this many entries is whole.
    static let longest = 30
    /// How many entries of a longer one are shown.
    static let part = 20
}
