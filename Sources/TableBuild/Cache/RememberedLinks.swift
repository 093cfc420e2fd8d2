import SiteModel
import TableModel

/// The links of the last build: what they could lead to, and the pages with their links resolved.
struct RememberedLinks: Sendable {
    private let map: LinkMap
    /// By source path, before their images were measured.
    private let pages: [String: (page: SitePage, place: Int)]

    /// - Parameter map: the one that the links of `pages` were resolved with.
    init(_ pages: [SitePage], map: LinkMap) {
        self.map = map
        self.pages = Dictionary(
            uniqueKeysWithValues: pages.enumerated().lazy.filter { !$0.element.isGenerated }
                .map { ($0.element.page.path, ($0.element, $0.offset)) })
    }

    func output(ofDocument path: String) -> OutputPath? { pages[path]?.page.output }

    /// The ids of a page whose document did not change.
    func anchors(of page: SitePage) -> AnchorIndex? {
        guard page.isUnchanged else { return nil }
        return pages[page.page.path].map { map.anchors[$0.place] }
    }

    /// Gives the pages that would come out as before what they had; the others are marked as changed.
    func resolveUnchanged(_ pages: inout [SitePage], map: LinkMap) {
        let isSame = self.map.leadsToTheSame(as: map)
        let changed = isSame ? Set(pages.indices.filter { !self.map.anchors[$0].hasSameIDs(as: map.anchors[$0]) }) : []
        for place in pages.indices where pages[place].isUnchanged {
            guard isSame, let known = self.pages[pages[place].page.path]?.page,
                known.nameInNavigation == pages[place].nameInNavigation, known.pagesAsked.isDisjoint(with: changed) else {
                pages[place].isUnchanged = false
                continue
            }
            pages[place].takeLinks(of: known)
        }
    }
}

extension SitePage {
    /// Takes over what resolving links gives.
    fileprivate mutating func takeLinks(of known: SitePage) {
        // The site decides these, and it may have decided otherwise this time.
        let (settings, direction) = (page.settings, page.direction)
        page = known.page
        (page.settings, page.direction) = (settings, direction)
        diagnostics = known.diagnostics
        rowLeading = known.rowLeading
        images = known.images
        pagesAsked = known.pagesAsked
    }
}
