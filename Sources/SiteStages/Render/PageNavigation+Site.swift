import SiteModel
import TableHTML
import TableModel

extension PageNavigation {
    /// What a page shows of the navigation: a few dozen entries however many pages there are, found in time that
    /// grows with the depth of the tree and not with its size.
    init(of page: PageNumber, in site: Site, settings: SiteSettings) {
        self.init()
        let tree = site.tree(ofPage: page)
        guard tree.hasSeveralPages else { return }
        let builder = PageNavigationBuilder(current: page, site: site)
        if settings.hasSideList, site.pages[page].settings.hasSideList { side = builder.side() }
        path = builder.path()
        previous = tree.navigation.page(before: page).map { builder.link(to: $0) }
        next = tree.navigation.page(after: page).map { builder.link(to: $0) }
    }
}

/// Picks the entries that one page shows.
private struct PageNavigationBuilder {
    let current: PageNumber
    let site: Site

    /// Kept, since a copy is felt where it is made for each entry.
    private let navigation: SiteNavigation
    private let home: PageNumber?

    init(current: PageNumber, site: Site) {
        self.current = current
        self.site = site
        let tree = site.tree(ofPage: current)
        navigation = tree.navigation
        home = tree.home
    }

    func link(to page: PageNumber) -> PageNavigation.Entry {
        let entry = navigation.entry(ofPage: page).map { navigation.entries[$0].title }
        return PageNavigation.Entry(entry ?? site.pages[page].title, url: url(of: page))
    }

    private func url(of page: PageNumber) -> String { site.pages[page].output.url(from: site.pages[current].output) }

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

    /// The top, and what is open: the way down to the page, the pages beside it and those below it.
    func side() -> [PageNavigation.Group] {
        // A page outside of the navigation is shown where its parent is.
        var shown: PageNumber? = current
        while let page = shown, navigation.entry(ofPage: page) == nil { shown = site.pages[page].parent }
        let way = shown.flatMap(navigation.entry(ofPage:)).map(navigation.path(to:)) ?? []

        let window = SiblingWindow(of: navigation.top.count, around: way.first.map { navigation.entries[$0].position })
        return navigation.groups.compactMap { group in
            guard let first = group.entries.first, let last = group.entries.last else { return nil }
            let range = (navigation.entries[first].position..<navigation.entries[last].position + 1).clamped(to: window.shown)
            var entries: [PageNavigation.Entry] = []
            if range.lowerBound == window.shown.lowerBound, !range.isEmpty {
                entries += cut(.earlier, in: home, level: 0, isCut: window.isCutBefore)
            }
            for position in range { append(navigation.top[position], along: way[...], to: &entries) }
            if range.upperBound == window.shown.upperBound, !range.isEmpty {
                entries += cut(.more, in: home, level: 0, isCut: window.isCutBehind)
            }
            return entries.isEmpty ? nil : PageNavigation.Group(title: group.title, entries: entries)
        }
    }

    /// An entry, and what is open below it if it is the first of `way`.
    private func append(_ index: Int, along way: ArraySlice<Int>, to entries: inout [PageNavigation.Entry]) {
        let entry = navigation.entries[index]
        entries.append(
            PageNavigation.Entry(
                entry.title, url: entry.page.map { url(of: $0) } ?? entry.address, level: entry.level,
                isCurrent: entry.page == current))
        guard way.first == index else { return }
        let rest = way.dropFirst()
        switch rest.count {
        // The entries on the way down stand for their siblings, but for the last one.
        case 2...: append(rest[rest.startIndex], along: rest, to: &entries)
        default:
            let around = rest.first.map { navigation.entries[$0].position }
            let window = SiblingWindow(of: entry.children.count, around: around)
            let parent =
                entry.page ?? entry.children.first.flatMap { navigation.entries[$0].page }.flatMap { site.pages[$0].parent }
            entries += cut(.earlier, in: parent, level: entry.level + 1, isCut: window.isCutBefore)
            for position in window.shown { append(entry.children[position], along: rest, to: &entries) }
            entries += cut(.more, in: parent, level: entry.level + 1, isCut: window.isCutBehind)
        }
    }

    /// The row that stands for what is left out, and leads to the page that has it.
    private func cut(_ kind: PageNavigation.Kind, in page: PageNumber?, level: Int, isCut: Bool) -> [PageNavigation.Entry] {
        guard isCut, let page else { return [] }
        return [PageNavigation.Entry(site.pages[page].title, url: url(of: page), level: level, kind: kind)]
    }
}

/// Which of many siblings a page shows.
struct SiblingWindow: Equatable {
    let shown: Range<Int>
    private let count: Int

    var isCutBefore: Bool { shown.lowerBound > 0 }
    var isCutBehind: Bool { shown.upperBound < count }

    /// - Parameter around: the one in the middle; the first for nil.
    init(of count: Int, around: Int?) {
        self.count = count
        guard count > Self.longest else {
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
