import SiteModel
import TableBasics
import TableModel

/// For the pages that have others below them, the rows that lead there: where a reader comes back to.
struct RowLinks: Sendable {
    /// By page and target, the id of the first row.
    private var rows: [PageNumber: [PageNumber: String]] = [:]
    /// The pages that list those below them, but for these, to which they lead themselves.
    private var listing: [PageNumber: Set<PageNumber>] = [:]

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
            let targets = Self.targets(of: page, parent, in: map)
            let led = below.filter { Self.leads(targets, to: $0, tree.navigation) }
            if led.count * 2 <= below.count {
                listing[parent] = []
            } else if led.count < below.count, !tree.navigation.isSmall {
                listing[parent] = Set(led)
            }
        }
    }

    /// Whether a page that links to some others leads to this one: to the page itself, or to half of those below it.
    private static func leads(_ targets: Set<PageNumber>, to page: PageNumber, _ navigation: SiteNavigation) -> Bool {
        if targets.contains(page) { return true }
        let below = navigation.pages(below: page, home: nil)
        return !below.isEmpty && below.count { leads(targets, to: $0, navigation) } * 2 >= below.count
    }

    /// The pages that a page leads to itself, where it has the others below it as rows below its own text; nil for a page that has
    /// none there.
    ///
    /// A page that leads to no more than half has all of them. Where no menu shows the whole navigation, none may be missing.
    func pagesLeftOut(ofListOf page: PageNumber) -> Set<PageNumber>? { listing[page] }

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
