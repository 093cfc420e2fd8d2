import SiteModel
import TableBasics
import TableHTML
import TableModel

extension PageNavigation {
    /// What a page shows of the navigation, but for ``below``: all of a small one, a few dozen entries of a large one, found in time
    /// that grows with the depth of the tree and not with its size.
    init(of page: PageNumber, in site: Site, settings: SiteSettings) {
        self.init()
        let tree = site.around(page)
        guard tree.hasSeveralPages else { return }
        let builder = PageNavigationBuilder(current: page, site: site)
        if settings.hasSideList, site.pages[page].settings.hasSideList { side = builder.side() }
        guard site.tree(ofPage: page).hasSeveralPages else {
            sideLanguage = side.isEmpty ? nil : tree.language.tag
            return
        }
        path = builder.path()
        previous = tree.navigation.page(before: page).map { builder.link(to: $0) }
        // A page that is made of the rows of others has the next one as its first row.
        if !site.pages[page].isGenerated { next = tree.navigation.page(after: page).map { builder.link(to: $0) } }
    }

    /// The pages below a page that does not lead to them itself: the next ones, and below the home page as many levels as a reader
    /// can look over.
    ///
    /// - Parameter led: those that the page leads to itself.
    static func below(_ page: PageNumber, in site: Site, except led: Set<PageNumber> = []) -> [Group] {
        PageNavigationBuilder(current: page, site: site).below(except: led)
    }

    /// The pages at the top of the navigation, for a page that knows nothing better; of many the first ones.
    static func top(for page: PageNumber, in site: Site) -> [Group] {
        guard site.tree(ofPage: page).hasSeveralPages else { return [] }
        return PageNavigationBuilder(current: page, site: site).top()
    }
}

extension Site {
    /// The tree whose pages stand around a page: that of its language, but for the only page in one that of the root.
    func around(_ page: PageNumber) -> LanguageTree {
        let own = tree(ofPage: page)
        return own.hasSeveralPages ? own : trees[0]
    }

    /// What the navigation around a page calls another one, or else what that calls itself.
    func name(of page: PageNumber, around current: PageNumber) -> String {
        let navigation = around(current).navigation
        return navigation.entry(ofPage: page).map { navigation.entries[$0].title } ?? pages[page].title
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

    /// So many rows of the home page are looked over.
    private static let rowCount = 120
    /// So many they may be where titles alone are shown with what stands below them.
    private static let rowCountBelowTitles = 400
    /// So many entries of the top a page shows whole.
    private static let topCount = 60
    /// So many entries are looked over without folding them.
    private static let openCount = 30

    init(current: PageNumber, site: Site) {
        self.current = current
        self.site = site
        let tree = site.around(current)
        navigation = tree.navigation
        home = tree.home
        isWhole = navigation.isSmall
        isAllOpen = navigation.entries.count <= Self.openCount
    }

    func link(to page: PageNumber) -> PageNavigation.Entry {
        let entry = navigation.entry(ofPage: page).map { navigation.entries[$0].title }
        return PageNavigation.Entry(entry ?? site.pages[page].title, url: url(of: page))
    }

    private func url(of page: PageNumber) -> String { site.pages[page].output.url(from: site.pages[current].output) }

    private func url(of entry: SiteNavigation.Entry) -> String? {
        let file = entry.file.map { $0.output.url(from: site.pages[current].output) + (entry.address ?? "") }
        return entry.page.map { url(of: $0) } ?? file ?? entry.address
    }

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

        let isTopWhole = isWhole || navigation.top.count <= Self.topCount
        let position = way.first.map { navigation.entries[$0].position } ?? 0
        let groupOnWay = navigation.groups.partitioningIndex { group in
            group.entries.last.map { navigation.entries[$0].position >= position } ?? false
        }
        let window = SiblingWindow(of: navigation.groups.count, around: groupOnWay, isWhole: isTopWhole)
        var groups: [PageNavigation.Group] = []
        var isLastShort = false
        for index in window.shown {
            let group = navigation.groups[index]
            let isShort = !isTopWhole && index != groupOnWay
            if isShort, isLastShort {
                groups[groups.count - 1].entries += short(group)
            } else if isShort {
                groups.append(PageNavigation.Group(entries: short(group)))
            } else {
                let isOpen = index == groupOnWay || navigation.top.count <= Self.openCount
                groups.append(self.group(group, along: way, isWhole: isTopWhole, isOpen: isOpen))
            }
            isLastShort = isShort
        }
        return groups
    }

    private func group(_ group: SiteNavigation.Group, along way: [Int], isWhole: Bool, isOpen: Bool) -> PageNavigation.Group {
        let around = way.first.flatMap { first in
            group.entries.first.map { navigation.entries[first].position - navigation.entries[$0].position }
        }
        let window = SiblingWindow(of: group.entries.count, around: around, isWhole: isWhole)
        return PageNavigation.Group(
            title: group.title,
            entries: cut(.earlier, in: home, isCut: window.isCutBefore)
                + window.shown.map { entry(group.entries[$0], along: way[...]) }
                + cut(.more, in: home, isCut: window.isCutBehind),
            isOpen: isOpen)
    }

    /// What stands for a group of a large top that the page is not in: its title, which leads to its first page. One without a title
    /// has a few of its entries, such as a preface; an entry alone stands for itself.
    private func short(_ group: SiteNavigation.Group) -> [PageNavigation.Entry] {
        guard !group.title.isEmpty, group.entries.count > 1 else { return group.entries.prefix(3).map { entry($0, along: []) } }
        return [
            PageNavigation.Entry(group.title, url: group.entries.lazy.compactMap(navigation.firstPage).first.map { url(of: $0) })
        ]
    }

    /// An entry with what is shown below it; it is open if it is the first of `way`.
    private func entry(_ index: Int, along way: ArraySlice<Int>) -> PageNavigation.Entry {
        let entry = navigation.entries[index]
        let isOnWay = way.first == index
        var result = PageNavigation.Entry(
            entry.title, url: url(of: entry), isCurrent: entry.page == current, isOpen: isOnWay || isAllOpen)
        guard isOnWay || isWhole else {
            result.url = result.url ?? navigation.firstPage(of: index).map { url(of: $0) }
            return result
        }
        let rest = isOnWay ? way.dropFirst() : []
        // The entries on the way down stand for their siblings, but for the last one, and where no page has them all.
        if !isWhole, rest.count > 1, entry.page != nil {
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
        guard isCut, let page, page != current else { return [] }
        return [PageNavigation.Entry(link(to: page).title, url: url(of: page), kind: kind)]
    }

    func below(except led: Set<PageNumber>) -> [PageNavigation.Group] {
        let isHome = current == home
        let groups =
            isHome
            ? navigation.groups
            : [
                SiteNavigation.Group(
                    title: "", entries: navigation.entry(ofPage: current).map { navigation.entries[$0].children } ?? [])
            ]
        let shown = groups.map { group in
            group.entries.filter { entry in
                navigation.entries[entry].page != current
                    && (led.isEmpty || navigation.nearestPages(of: entry).contains { !led.contains($0) })
            }
        }
        let levels = isHome ? shownLevels : 0
        let areTitlesOpen = rowCount(of: Array(shown.joined()), levels) <= Self.rowCountBelowTitles
        return zip(groups, shown).compactMap { group, entries in
            entries.isEmpty
                ? nil : PageNavigation.Group(title: group.title, entries: entries.map { row($0, levels, areTitlesOpen) })
        }
    }

    func top() -> [PageNavigation.Group] {
        var left = SiblingWindow.longest
        return navigation.groups.compactMap { group in
            let entries = group.entries.filter { navigation.entries[$0].page != home }.prefix(left)
            left -= entries.count
            return entries.isEmpty
                ? nil : PageNavigation.Group(title: group.title, entries: entries.map { row($0, 0, false) })
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
            return shown <= Self.rowCount
        }
        return max(0, levels.count - 1)
    }

    /// How many rows stand for entries with those below them for so many levels, and below all titles alone.
    private func rowCount(of entries: [Int], _ levels: Int) -> Int {
        entries.reduce(entries.count) { count, index in
            let entry = navigation.entries[index]
            return levels > 0 || entry.page == nil ? count + rowCount(of: entry.children, max(0, levels - 1)) : count
        }
    }

    /// A title alone without those below it leads to the first of them.
    private func row(_ index: Int, _ levels: Int, _ areTitlesOpen: Bool) -> PageNavigation.Entry {
        let entry = navigation.entries[index]
        var row = PageNavigation.Entry(entry.title, url: url(of: entry))
        row.isElsewhere = entry.page == nil && entry.file == nil && entry.address != nil
        row.detail = entry.page.flatMap { site.pages[$0].settings.description } ?? ""
        if levels > 0 || (entry.page == nil && areTitlesOpen) {
            row.children = entry.children.map { self.row($0, max(0, levels - 1), areTitlesOpen) }
        } else if row.url == nil {
            row.url = navigation.firstPage(of: index).map { url(of: $0) }
        }
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
