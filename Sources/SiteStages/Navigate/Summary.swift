import SiteModel
import TableBasics
import TableModel

/// A `SUMMARY.md` in the source folder, or in that of a language: a document whose links are the navigation, as mdBook has it; or a
/// `_sidebar.md`, as Docsify and wikis have it.
///
/// Lists nest as the pages do; headings below the first are the titles of parts; a rule separates; links outside of lists stand at
/// the top; a link without a target is a chapter that is not written yet.
struct Summary {
    static let name = "SUMMARY.md"

    let path: String

    /// A link of the summary.
    struct Line {
        let level: Int
        let title: String
        /// The path that the link leads to, from the source folder; nil for none in the site.
        let target: String?
        /// What it leads to and is called where that is nothing: `[[the words|Page]]` of wikis names the page behind the bar.
        var other: (target: String, title: String)?
        /// Of another site.
        let address: String?
        /// What stands behind the path that the link leads to.
        let suffix: String
        let group: NavigationItem.Group?
        let location: SourceLocation
    }

    let lines: [Line]

    init(of page: Page) {
        path = page.path
        let folder = SourcePath.folder(of: path)
        var lines: [Line] = []
        for section in page.sections {
            var group: NavigationItem.Group? = NavigationItem.Group(
                title: section.heading.map { page.plainText($0.title) } ?? "")
            for row in page.rows[section.rows] where !row.isContinuation && !row.title.isEmpty {
                lines.append(
                    Line(
                        level: row.level, title: Self.title(of: row, in: page),
                        target: Self.target(of: row, in: page, from: folder),
                        other: Self.other(of: row, in: page, from: folder), address: Self.address(of: row, in: page),
                        suffix: Self.suffix(of: row, in: page), group: group, location: row.location))
                group = nil
            }
        }
        self.lines = lines
    }

    /// Empty for a link without words.
    private static func title(of row: Row, in page: Page) -> String {
        if case .link(let destination) = row.destination, page.events[row.title.range].contains(.text(destination)) { return "" }
        return page.plainText(row.title)
    }

    private static func target(of row: Row, in page: Page, from folder: String) -> String? {
        guard case .link(let span) = row.destination else { return nil }
        if let name = wikiName(in: page, span) { return SourcePath.resolve(String(name.prefix { $0 != "#" }), from: folder) }
        guard LinkReference.isLocal(page.text[span.range]) else { return nil }
        return SourcePath.resolve(PercentEncoding.decoded(LinkReference(page.string(span)).path), from: folder)
    }

    /// A query and a fragment.
    private static func suffix(of row: Row, in page: Page) -> String {
        guard case .link(let span) = row.destination else { return "" }
        return String(page.string(span).drop { $0 != "?" && $0 != "#" })
    }

    private static func wikiName(in page: Page, _ span: Span) -> Substring? {
        guard case .page? = WikiReference(page.text[span.range]) else { return nil }
        return page.string(span).dropFirst(WikiReference.page.scheme.utf8CodeUnitCount)
    }

    private static func other(of row: Row, in page: Page, from folder: String) -> (target: String, title: String)? {
        guard case .link(let span) = row.destination, let name = wikiName(in: page, span) else { return nil }
        let words = page.plainText(row.title)
        guard words != name else { return nil }
        return SourcePath.resolve(String(words.prefix { $0 != "#" }), from: folder).map { ($0, String(name)) }
    }

    private static func address(of row: Row, in page: Page) -> String? {
        guard case .link(let span) = row.destination, !span.isEmpty, !LinkReference.isLocal(page.text[span.range]),
            WikiReference(page.text[span.range]) == nil
        else { return nil }
        return page.string(span)
    }

    /// Whether the document leads to any of these: another one of that name is an ordinary page.
    func leads(toAnyOf paths: Set<String>) -> Bool {
        lines.contains { line in
            [line.target, line.other?.target].lazy.compactMap { $0 }.flatMap(Self.documents).contains {
                $0 != path && paths.contains($0)
            }
        }
    }

    /// The documents that a target may be: with its ending or without, and with hyphens for the spaces in names of pages of wikis.
    static func documents(of target: String) -> [String] {
        let names = target.contains(" ") ? [target, String(target.map { $0 == " " ? "-" : $0 })] : [target]
        return names.flatMap { [$0, $0 + ".md", $0 + ".markdown"] }
    }
}

extension SiteNavigation {
    /// The navigation that a summary says. Links that lead nowhere are titles alone, and reported with all other links.
    ///
    /// - Parameters:
    ///   - page: the page at a source path.
    ///   - files: those of the site, by source path.
    /// - Returns: with `navigation-repeated`.
    static func read(
        _ summary: Summary, pages: [PlacedPage], files: [String: SiteAsset], home: PageNumber?, prefix: String,
        page: (String) -> PageNumber?
    ) -> Checked<SiteNavigation> {
        var diagnostics: [Diagnostic] = []
        var named: Set<PageNumber> = []
        let items = summary.lines.map { line in
            var (number, name) = (line.target.flatMap(page), line.title)
            if number == nil, let other = line.other, let found = page(other.target) { (number, name) = (found, other.title) }
            let page = number
            if let page, let target = line.target, !named.insert(page).inserted {
                diagnostics.append(
                    .navigationRepeated(target, path: prefix + summary.path, at: SourceRange(start: line.location)))
            }
            // A link without words has those of its document.
            let hasWords = name.contains { !$0.isWhitespace }
            let title = hasWords ? name : page.map { pages[$0].navigationTitle } ?? line.target ?? line.address ?? name
            let file = page == nil ? line.target.flatMap { files[$0] } : nil
            return NavigationItem(
                title, page: page, file: file, address: file == nil ? line.address : line.suffix, level: line.level,
                group: line.group)
        }
        return Checked(SiteNavigation(items, pages: pages, home: home, isWritten: true), diagnostics)
    }
}
