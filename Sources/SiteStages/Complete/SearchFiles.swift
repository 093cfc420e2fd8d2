package import SiteModel
import TableBasics
import TableModel
import TableSearch

/// The index of a site's search: what its searched pages, their headings and rows say.
package struct SearchFiles {
    /// A segment ends with the page that has the last of so many rows. One worker makes it alone, and files do not cross its
    /// borders, so that the files are the same for any number of workers.
    private static let rowsPerSegment = 4096

    private let site: Site
    private let segments: [[PageNumber]]

    /// nil for a site without search.
    package init?(of resolved: ResolvedSite) {
        site = resolved.site
        guard !site.searchedPages.isEmpty else { return nil }
        var segments: [[PageNumber]] = [[]]
        var rows = 0
        for page in site.searchedPages {
            if rows >= Self.rowsPerSegment {
                segments.append([])
                rows = 0
            }
            segments[segments.count - 1].append(page)
            rows += site.pages[page].parsed.rowCount + 1
        }
        self.segments = segments
    }

    package func write(workers: Int, to sink: OutputSink) async throws {
        var work = segments.enumerated().map { (number: $0.offset, pages: $0.element, segment: SearchSegment?.none) }
        try await updateInParallel(&work, workers: workers, scratch: { Page(path: "") }) { work, page in
            let number = work.number
            var builder = SearchSegmentBuilder(number: number) { file, bytes in
                try sink.write(Self.path(of: "r\(number)-\(file)"), bytes)
            }
            for number in work.pages {
                let place = site.pages[number]
                place.unpack(into: &page)
                try builder.add(page, url: URLPath.encodedPath(place.output.string), language: place.language.tag)
            }
            work.segment = try builder.finish()
        }
        let page = site.searchPage.map { URLPath.encodedPath(site.pages[$0].output.string) }
        try SearchIndex.write(work.compactMap(\.segment), resultsPage: page) { name, bytes in
            try sink.write(Self.path(of: name), bytes)
        }
    }

    private static func path(of name: String) -> OutputPath { OutputPath("\(OutputPath.searchIndex)/\(name).js") }
}
