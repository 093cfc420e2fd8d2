import SiteModel
import TableBasics
import TableModel

/// What the files beside the pages are made from: a site whose links are resolved.
struct FinishedSite: Sendable {
    let site: Site
    let settings: SiteSettings
    /// All documents of a folder, not a single one or a gallery.
    let isWhole: Bool
    let base: BaseURL?
    let redirects: [Redirect]
    /// Of the pages that old addresses lead to.
    let languages: [OutputPath: String]
    /// The sections of each changelog that are releases with a date, by the place of the page; none without feeds.
    let releases: [Int: [Release]]
    /// The places of the pages in the feed of each tree of a language, newest first; none without feeds.
    let datedPages: [[Int]]
    /// The bytes of a document, or nil when it cannot be read any more.
    let source: @Sendable (String) -> [UInt8]?

    init(
        _ site: Site, settings: SiteSettings, isWhole: Bool = true, redirects: [Redirect] = [],
        source: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
    ) {
        self.site = site
        self.settings = settings
        self.isWhole = isWhole
        self.redirects = redirects
        self.source = source
        base = BaseURL(settings)
        languages = redirects.isEmpty
            ? [:] : Dictionary(site.pages.map { ($0.output, $0.language.tag) }, uniquingKeysWith: { first, _ in first })
        let hasFeeds = settings.hasFeeds && base != nil
        releases = hasFeeds ? Release.all(in: site.pages) : [:]
        datedPages = hasFeeds ? site.trees.indices.map(site.pages.placesByDate) : []
    }

    /// What the site calls itself: its title, or else the host it stands at.
    var name: String { name(inTree: 0) }

    /// What the site calls itself in a language.
    func name(inTree tree: Int) -> String { site.trees[tree].title.isEmpty ? base?.host ?? "" : site.trees[tree].title }

    /// Whether nothing of the author's, and no page, has a path.
    func isFree(_ path: OutputPath) -> Bool { site.claims.isFree(path.string) }

    /// The places of all pages that readers can find: in the order of a reader who goes through folder by folder, each
    /// beginning with its index, sorted by `order` and title as in the tables of folders.
    func placesInOrder() -> [Int] {
        let pages = site.pages
        var children: [Int: [Int]] = [:]
        var roots: [Int] = []
        for (place, page) in pages.enumerated() {
            if let parent = page.parent, parent != place { children[parent, default: []].append(place) } else { roots.append(place) }
        }
        func sorted(_ places: [Int]) -> [Int] {
            places.map { (key: pages[$0].sortKey, place: $0) }.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.place)
        }
        return DepthFirst(sorted(roots)) { sorted(children[$0] ?? []) }.map(\.node).filter { pages[$0].isListed }
    }

    /// The places of the same pages in the order of the navigation; behind them those that it leaves out.
    func placesAsRead() -> [Int] {
        let order = site.navigation.order.filter { site.pages[$0].isListed }
        let read = Set(order)
        return order + placesInOrder().filter { !read.contains($0) }
    }
}

extension SitePage {
    /// Whether search engines, feeds and lists may lead to the page.
    var isListed: Bool { !page.settings.isHidden && output != .notFound }

    fileprivate var sortKey: SortKey {
        SortKey(tree: tree, order: page.settings.order ?? Int.max, title: page.titleText.lowercased(), path: output.string)
    }
}

private struct SortKey: Comparable {
    let tree: Int
    let order: Int
    let title: String
    let path: String

    static func < (left: SortKey, right: SortKey) -> Bool {
        (left.tree, left.order, left.title, left.path) < (right.tree, right.order, right.title, right.path)
    }
}

extension [SitePage] {
    /// The places of the dated pages of a tree, newest first; pages of one time by their path.
    fileprivate func placesByDate(inTree tree: Int) -> [Int] {
        var dated: [(time: Timestamp, place: Int)] = []
        for (place, page) in enumerated() where page.isListed && page.tree == tree {
            if let time = page.page.settings.date.flatMap(Timestamp.init) { dated.append((time, place)) }
        }
        dated.sort { ($1.time, self[$0.place].output) < ($0.time, self[$1.place].output) }
        return dated.map(\.place)
    }
}
