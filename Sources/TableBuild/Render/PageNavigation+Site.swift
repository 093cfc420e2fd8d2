import SiteModel
import TableHTML
import TableModel

extension PageNavigation {
    /// What the page at `place` shows of the navigation: a few dozen entries however many pages there are, found in time that
    /// grows with the depth of the tree and not with its size.
    init(ofPageAt place: Int, in site: Site, settings: SiteSettings) {
        self.init()
        let tree = site.tree(ofPage: place)
        guard tree.hasSeveralPages else { return }
        let builder = PageNavigationBuilder(place: place, site: site)
        if settings.hasSideList { side = builder.side() }
        path = builder.path()
        previous = tree.navigation.page(before: place).map(builder.link)
        next = tree.navigation.page(after: place).map(builder.link)
    }
}

extension Site {
    /// The parts that some pages of the site have.
    func parts(settings: SiteSettings) -> Set<PagePart> {
        var parts: Set<PagePart> = []
        if pages.contains(where: \.page.hasLetterIndex) { parts.insert(.letterIndex) }
        if pages.contains(where: \.page.hasDiff) { parts.insert(.diff) }
        if settings.editURL != nil { parts.insert(.editLink) }
        if settings.externalLinks != .sameTab { parts.insert(.externalLinks) }
        if pages.contains(where: \.page.hasRowAliases) { parts.insert(.rowAlias) }
        if !translations.isEmpty { parts.insert(.languages) }
        if pages.contains(where: { ($0.page.direction ?? $0.language.direction ?? .ltr) != .ltr }) { parts.insert(.rightToLeft) }
        guard trees.contains(where: \.hasSeveralPages) else { return parts }
        if settings.hasSideList { parts.insert(.sideList) }
        if pages.contains(where: { $0.parent.flatMap { pages[$0].parent } != nil }) { parts.insert(.path) }
        if trees.contains(where: \.navigation.hasTurns) { parts.insert(.pagination) }
        return parts
    }
}

/// Picks the entries that one page shows.
private struct PageNavigationBuilder {
    let place: Int
    let site: Site

    /// Kept, since a copy is felt where it is made for each entry.
    private let navigation: SiteNavigation
    private let home: Int?

    init(place: Int, site: Site) {
        self.place = place
        self.site = site
        let tree = site.tree(ofPage: place)
        navigation = tree.navigation
        home = tree.home
    }

    func link(to page: Int) -> PageNavigation.Entry {
        let entry = navigation.entry(ofPage: page).map { navigation.entries[$0].title }
        return PageNavigation.Entry(entry ?? site.pages[page].page.titleText, url: url(of: page))
    }

    private func url(of page: Int) -> String { site.pages[page].output.url(from: site.pages[place].output) }

    /// The pages above, for a page that is two or more steps away from the root.
    func path() -> [PageNavigation.Entry] {
        var above: [Int] = []
        var page = place
        while let parent = site.pages[page].parent {
            above.append(parent)
            page = parent
        }
        return above.count < 2 ? [] : above.reversed().map(link)
    }

    /// The top, and what is open: the way down to the page, the pages beside it and those below it.
    func side() -> [PageNavigation.Group] {
        // A page outside of the navigation is shown where its parent is.
        var shown: Int? = place
        while let page = shown, navigation.entry(ofPage: page) == nil { shown = site.pages[page].parent }
        let way = shown.flatMap(navigation.entry(ofPage:)).map(navigation.path(to:)) ?? []

        let window = SiblingWindow(of: navigation.top.count, around: way.first.map { navigation.entries[$0].place })
        return navigation.groups.compactMap { group in
            guard let first = group.entries.first, let last = group.entries.last else { return nil }
            let range = (navigation.entries[first].place..<navigation.entries[last].place + 1).clamped(to: window.shown)
            var entries: [PageNavigation.Entry] = []
            if range.lowerBound == window.shown.lowerBound, !range.isEmpty {
                entries += cut(.earlier, in: home, level: 0, isCut: window.isCutBefore)
            }
            for place in range { append(navigation.top[place], along: way[...], to: &entries) }
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
                entry.title, url: entry.page.map(url) ?? entry.address, level: entry.level, isCurrent: entry.page == place))
        guard way.first == index else { return }
        let rest = way.dropFirst()
        switch rest.count {
        // The entries on the way down stand for their siblings, but for the last one.
        case 2...: append(rest[rest.startIndex], along: rest, to: &entries)
        default:
            let around = rest.first.map { navigation.entries[$0].place }
            let window = SiblingWindow(of: entry.children.count, around: around)
            let parent = entry.page ?? entry.children.first.flatMap { navigation.entries[$0].page }.flatMap { site.pages[$0].parent }
            entries += cut(.earlier, in: parent, level: entry.level + 1, isCut: window.isCutBefore)
            for place in window.shown { append(entry.children[place], along: rest, to: &entries) }
            entries += cut(.more, in: parent, level: entry.level + 1, isCut: window.isCutBehind)
        }
    }

    /// The row that stands for what is left out, and leads to the page that has it.
    private func cut(_ kind: PageNavigation.Kind, in page: Int?, level: Int, isCut: Bool) -> [PageNavigation.Entry] {
        guard isCut, let page else { return [] }
        return [PageNavigation.Entry(site.pages[page].page.titleText, url: url(of: page), level: level, kind: kind)]
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
