package import SiteModel
import TableBasics
import TableModel
import TableSearch

/// The index of a site's search: pages, headings and rows that readers can find, in the order of reading.
///
/// Pages that are hidden, made by the program, or not to be searched are in no file of it.
package struct SearchFiles {
    /// Relative to the root of the site.
    static let folder = "search-index"
    /// A segment ends with the page that has the last of so many rows. One worker makes it alone, and files do not cross its
    /// borders, so that the files are the same for any number of workers.
    private static let rowsPerSegment = 4096

    private let site: ResolvedSite
    private let segments: [[PageNumber]]

    /// nil for a site without search.
    package init?(of site: ResolvedSite) {
        guard site.settings.isSearched, site.isFree(Self.path(of: "index")) else { return nil }
        self.site = site
        let pages = Self.pagesInOrder(of: site.site).filter { number in
            let page = site.site.pages[number]
            return page.isListed && !page.isGenerated && page.settings.isSearched
        }
        guard pages.count > 1 else { return nil }
        segments = Self.segments(of: pages, in: site)
    }

    /// As the navigation has them, since what it shows first is found first; then those that it does not lead to.
    private static func pagesInOrder(of site: Site) -> [PageNumber] {
        var pages = site.trees.flatMap(\.navigation.order)
        let found = Set(pages)
        for (number, _) in site.pages.numbered where !found.contains(number) { pages.append(number) }
        return pages
    }

    private static func segments(of pages: [PageNumber], in site: ResolvedSite) -> [[PageNumber]] {
        var segments: [[PageNumber]] = [[]]
        var rows = 0
        for page in pages {
            if rows >= rowsPerSegment {
                segments.append([])
                rows = 0
            }
            segments[segments.count - 1].append(page)
            rows += site.site.pages[page].parsed.rowCount + 1
        }
        return segments
    }

    package func write(workers: Int, to sink: OutputSink) async throws {
        var work = segments.enumerated().map { (number: $0.offset, pages: $0.element, segment: SearchSegment?.none) }
        try await updateInParallel(&work, workers: workers, scratch: { Page(path: "") }) { work, page in
            let number = work.number
            var builder = SearchSegmentBuilder(number: number) { file, bytes in
                try sink.write(Self.path(of: "r\(number)-\(file)"), bytes)
            }
            for number in work.pages {
                let place = site.site.pages[number]
                place.unpack(into: &page)
                try builder.add(page, url: URLPath.encodedPath(place.output.string), language: place.language.tag)
            }
            work.segment = try builder.finish()
        }
        try SearchIndex.write(work.compactMap(\.segment)) { name, bytes in try sink.write(Self.path(of: name), bytes) }
    }

    private static func path(of name: String) -> OutputPath { OutputPath("\(folder)/\(name).js") }
}
