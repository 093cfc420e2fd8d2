import SiteModel
import TableBasics
import TableModel

/// For the pages that have others below them, the rows that lead there: where a reader comes back to.
struct RowLinks: Sendable {
    /// By page and target, the id of the first row.
    private var rows: [PageNumber: [PageNumber: String]] = [:]

    /// - Parameter map: where the links of the site lead.
    init(of site: Site, in map: LinkMap) {
        var page = Page(path: "")
        for parent in Set(site.pages.compactMap(\.parent)) {
            site.pages[parent].unpack(into: &page)
            rows[parent] = Self.rows(of: page, in: map)
        }
    }

    /// The id of the first row of a page that leads to another one, or nil.
    func row(of page: PageNumber, leadingTo target: PageNumber) -> String? { rows[page]?[target] }

    private static func rows(of page: Page, in map: LinkMap) -> [PageNumber: String] {
        var rows: [PageNumber: String] = [:]
        for row in page.rows where !row.id.isEmpty {
            guard let span = page.onlyDestination(of: row), LinkReference.isLocal(page.text[span.range]) else { continue }
            let reference = LinkReference(page.string(span))
            let written = PercentEncoding.decoded(reference.path)
            let folder = written.hasPrefix("/") ? "" : SourcePath.folder(of: page.path)
            guard !written.isEmpty, let path = SourcePath.resolve(written, from: folder),
                case .page(let target) = map.target(at: path, isFolder: written.hasSuffix("/")), rows[target] == nil
            else { continue }
            rows[target] = page.string(row.id)
        }
        return rows
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
