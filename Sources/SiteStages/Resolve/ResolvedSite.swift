import TableBasics
package import SiteModel
package import TableModel

/// A site that knows where all its links lead: what its pages and the files beside them are made from.
package struct ResolvedSite: Sendable {
    package let site: Site
    let settings: SiteSettings
    /// All documents of a folder, not a single one or a gallery.
    let isWhole: Bool
    let base: BaseURL?
    let map: LinkMap
    let rowLinks: RowLinks
    let redirects: [Redirect]
    /// Who has which path, redirects among them.
    private let paths: OutputPathAllocator
    /// Of the pages that old addresses lead to.
    let languages: [OutputPath: String]
    /// The pages in the feed of each tree of a language, newest first; none without feeds.
    let datedPages: [[PageNumber]]
    /// The bytes of a document, or nil when it cannot be read any more.
    let source: @Sendable (String) -> [UInt8]?

    package init(
        _ site: Site, settings: SiteSettings, isWhole: Bool = true, map: LinkMap, redirects: SiteRedirects,
        source: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
    ) {
        self.site = site
        self.settings = settings
        self.isWhole = isWhole
        self.map = map
        self.redirects = redirects.all
        self.source = source
        paths = redirects.paths
        base = BaseURL(settings)
        rowLinks = RowLinks(of: site, in: map, settings: settings)
        languages =
            redirects.all.isEmpty
            ? [:]
            : Dictionary(
                site.pages.compactMap { page in page.language.tag.map { (page.output, $0) } },
                uniquingKeysWith: { first, _ in first })
        datedPages = settings.hasFeeds && base != nil ? site.trees.indices.map(site.pages.numbersByDate) : []
    }

    /// Pages with dates and changelogs have feeds.
    var hasFeeds: Bool { settings.hasFeeds && base != nil }

    /// What the site calls itself: its title, or else the host it stands at.
    var name: String { name(inTree: 0) }

    /// What the site calls itself in a language.
    func name(inTree tree: Int) -> String { site.trees[tree].title.isEmpty ? base?.host ?? "" : site.trees[tree].title }

    /// Whether nothing of the author's, and no page, has a path.
    package func isFree(_ path: OutputPath) -> Bool { paths.isFree(path.string) }

    /// Where a folder of the sources is in the site.
    func place(ofFolder folder: String) -> String { paths.place(ofFolder: folder) }

    /// All pages that readers can find: in the order of a reader who goes through folder by folder, each
    /// beginning with its index, sorted by `order` and title as in the tables of folders.
    func pagesInOrder() -> [PageNumber] {
        let pages = site.pages
        var children: [PageNumber: [PageNumber]] = [:]
        var roots: [PageNumber] = []
        for (number, page) in pages.numbered {
            if let parent = page.parent, parent != number {
                children[parent, default: []].append(number)
            } else {
                roots.append(number)
            }
        }
        func sorted(_ numbers: [PageNumber]) -> [PageNumber] {
            numbers.map { (key: pages[$0].sortKey, number: $0) }.sorted { ($0.key, $0.number) < ($1.key, $1.number) }.map(\.number)
        }
        return DepthFirst(sorted(roots)) { sorted(children[$0] ?? []) }.map(\.node).filter { pages[$0].isListed }
    }

    /// The same pages in the order of the navigation; behind them those that it leaves out.
    func pagesAsRead() -> [PageNumber] {
        let order = site.navigation.order.filter { site.pages[$0].isListed }
        let read = Set(order)
        return order + pagesInOrder().filter { !read.contains($0) }
    }
}

extension SitePage {
    fileprivate var sortKey: SortKey {
        SortKey(tree: tree, order: settings.position, title: title.lowercased(), path: output.string)
    }
}

private struct SortKey: Comparable {
    let tree: Int
    let order: Double
    let title: String
    let path: String

    static func < (left: SortKey, right: SortKey) -> Bool {
        (left.tree, left.order, left.title, left.path) < (right.tree, right.order, right.title, right.path)
    }
}

extension [SitePage] {
    /// The dated pages of a tree, newest first; pages of one time by their path.
    fileprivate func numbersByDate(inTree tree: Int) -> [PageNumber] {
        var dated: [(time: Timestamp, number: PageNumber)] = []
        for (number, page) in numbered where page.isListed && page.tree == tree {
            if let time = page.settings.date.flatMap(Timestamp.init) { dated.append((time, number)) }
        }
        dated.sort { ($1.time, self[$0.number].output) < ($0.time, self[$1.number].output) }
        return dated.map(\.number)
    }
}
