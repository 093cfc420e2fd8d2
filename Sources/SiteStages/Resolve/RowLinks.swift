import SiteModel
import TableBasics
import TableModel

/// For the pages that have others below them, the rows that lead there: where a reader comes back to.
struct RowLinks: Sendable {
    /// By page and target, the id of the first row.
    private var rows: [PageNumber: [PageNumber: String]] = [:]
    /// The pages that lead to few of those below them.
    private var listing: Set<PageNumber> = []

    /// - Parameters:
    ///   - map: where the links of the site lead.
    ///   - settings: say whether pages list those below them.
    init(of site: Site, in map: LinkMap, settings: SiteSettings) {
        var page = Page(path: "")
        for parent in Set(site.pages.compactMap(\.parent)) {
            site.pages[parent].unpack(into: &page)
            rows[parent] = Self.rows(of: page, parent, in: map)
            guard settings.hasPageLists, !site.pages[parent].isGenerated, site.pages[parent].settings.hasPageList else { continue }
            let tree = site.tree(ofPage: parent)
            let below = tree.navigation.pages(below: parent, home: tree.home)
            guard !below.isEmpty else { continue }
            if !Self.leads(Self.targets(of: page, parent, in: map), to: below, tree.navigation) { listing.insert(parent) }
        }
    }

    /// Whether a page that links to some others leads to half of these: to the page itself, or to half of those below it.
    private static func leads(_ targets: Set<PageNumber>, to pages: [PageNumber], _ navigation: SiteNavigation) -> Bool {
        pages.count { page in
            if targets.contains(page) { return true }
            let below = navigation.pages(below: page, home: nil)
            return !below.isEmpty && leads(targets, to: below, navigation)
        } * 2 >= pages.count
    }

    /// Whether a page has those below it as rows below its own text: when it is no more than half a way to them itself.
    func listsPages(_ page: PageNumber) -> Bool { listing.contains(page) }

    /// The id of the first row of a page that leads to another one, or nil.
    func row(of page: PageNumber, leadingTo target: PageNumber) -> String? { rows[page]?[target] }

    private static func rows(of page: Page, _ number: PageNumber, in map: LinkMap) -> [PageNumber: String] {
        var rows: [PageNumber: String] = [:]
        for row in page.rows where !row.id.isEmpty {
            guard let span = page.onlyDestination(of: row), let target = target(of: span, in: page, number, map),
                rows[target] == nil
            else {
                continue
            }
            rows[target] = page.string(row.id)
        }
        return rows
    }

    /// All pages that a page links to.
    private static func targets(of page: Page, _ number: PageNumber, in map: LinkMap) -> Set<PageNumber> {
        var targets: Set<PageNumber> = []
        for case .openLink(let destination, _) in page.events {
            if let target = target(of: destination, in: page, number, map) { targets.insert(target) }
        }
        for row in page.rows {
            if case .link(let span) = row.destination, let target = target(of: span, in: page, number, map) {
                targets.insert(target)
            }
        }
        return targets
    }

    /// The page that a destination leads to.
    private static func target(of destination: Span, in page: Page, _ number: PageNumber, _ map: LinkMap) -> PageNumber? {
        guard LinkReference.isLocal(page.text[destination.range]) else { return nil }
        let reference = LinkReference(page.string(destination))
        let fragment = reference.fragment.map { PercentEncoding.decoded($0) }
        if reference.path.isEmpty, let fragment {
            let part = map.part(having: fragment, near: number)
            return part == number ? nil : part
        }
        let written = PercentEncoding.decoded(reference.path)
        let folder = written.hasPrefix("/") ? "" : SourcePath.folder(of: page.path)
        guard !written.isEmpty, let path = SourcePath.resolve(written, from: folder),
            case .page(let target) = map.target(at: path, isFolder: written.hasSuffix("/"))
        else { return nil }
        return fragment.map { map.part(having: $0, near: target) } ?? target
    }
}

extension Page {
    /// The destination of a row that leads to one place.
    fileprivate func onlyDestination(of row: Row) -> Span? {
        switch row.destination {
        case .link(let span): return span
        case .innerLink:
            for eventRange in [row.title, row.meta, row.detail, row.body] {
                for case .openLink(let destination, _) in events[eventRange.range] { return destination }
            }
            return nil
        case .none, .itself: return nil
        }
    }
}
