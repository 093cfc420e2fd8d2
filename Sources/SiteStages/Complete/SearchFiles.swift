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
    /// What pages show in the place of words, by the paths of the pages.
    private let titles: [OutputPath: [Int: String]]

    /// nil for a site without search.
    package init?(of resolved: ResolvedSite, _ pages: [RenderedPage]) {
        site = resolved.site
        let showing = pages.filter { !$0.shownTitles.isEmpty }
        titles = Dictionary(showing.map { ($0.paths[0], $0.shownTitles) }) { first, _ in first }
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

    /// - Returns: what the next build can use again.
    package func write(_ options: BuildOptions, cache: SearchCache, to sink: OutputSink) async throws -> SearchCache {
        var work = segments.enumerated().map { SearchWork(number: $0, pages: $1.map { SearchedPage($0, in: site, titles) }) }
        try await updateInParallel(&work, workers: options.workers, scratch: { Page(path: "") }) { work, page in
            if let keep = sink.keep, let same = cache.segments.output(for: "\(work.number)", input: work.pages) {
                for path in same.files { try keep(path) }
                work.output = same
            } else {
                work.output = try write(work.number, &page, to: sink)
            }
        }
        let input = IndexInput(
            segments: work.map(\.pages), resultsPage: site.searchPage.map { URLPath.encodedPath(site.pages[$0].output.string) })
        let files = try write(input, work, cache, to: sink)
        var next = SearchCache()
        guard options.remembers else { return next }
        for done in work { if let output = done.output { next.segments.set(output, for: "\(done.number)", input: done.pages) } }
        next.index.set(files, for: "", input: input)
        return next
    }

    /// Writes the texts of a segment.
    private func write(_ number: Int, _ page: inout Page, to sink: OutputSink) throws -> SegmentOutput {
        var files: [OutputPath] = []
        var builder = SearchSegmentBuilder(number: number) { file, bytes in
            files.append(Self.path(of: "r\(number)-\(file)"))
            try sink.write(files[files.count - 1], bytes)
        }
        for number in segments[number] {
            let place = site.pages[number]
            place.unpack(into: &page)
            for (index, title) in titles[place.output] ?? [:] { page.show(title, at: index) }
            try builder.add(
                page, url: URLPath.encodedPath(place.output.string), below: site.titlesOfDocument(abovePart: number),
                language: place.language.tag)
        }
        let segment = try builder.finish()
        return SegmentOutput(segment: segment, files: files)
    }

    /// Writes what all segments have in common, or keeps it; returns its files.
    private func write(_ input: IndexInput, _ work: [SearchWork], _ cache: SearchCache, to sink: OutputSink) throws -> [OutputPath]
    {
        if let keep = sink.keep, let same = cache.index.output(for: "", input: input) {
            for path in same { try keep(path) }
            return same
        }
        var files: [OutputPath] = []
        try SearchIndex.write(work.compactMap(\.output?.segment), resultsPage: input.resultsPage) { name, bytes in
            files.append(Self.path(of: name))
            try sink.write(files[files.count - 1], bytes)
        }
        return files
    }

    private static func path(of name: String) -> OutputPath { OutputPath("\(OutputPath.searchIndex)/\(name).js") }
}

/// What the index keeps for the next one: its segments, and the names of the files that are written for all of them.
package struct SearchCache: Sendable {
    fileprivate var segments = StageCache<[SearchedPage], SegmentOutput>()
    fileprivate var index = StageCache<IndexInput, [OutputPath]>()

    package init() {}
}

/// What the index takes from a page.
private struct SearchedPage: Sendable, Equatable {
    private let parsed: ParsedPage
    private let title: String
    /// Of the pages of its document above it.
    private let above: [String]
    private let output: OutputPath
    private let language: String?
    private let shown: [Int: String]

    init(_ number: PageNumber, in site: Site, _ titles: [OutputPath: [Int: String]]) {
        let page = site.pages[number]
        shown = titles[page.output] ?? [:]
        (parsed, title, above) = (page.parsed, page.title, site.titlesOfDocument(abovePart: number))
        (output, language) = (page.output, page.language.tag)
    }

    /// A page that did not change is the same object.
    static func == (left: SearchedPage, right: SearchedPage) -> Bool {
        left.parsed === right.parsed && left.title == right.title && left.above == right.above && left.output == right.output
            && left.language == right.language && left.shown == right.shown
    }
}

extension Site {
    /// The titles of the pages of a document that is split which one of them stands below, the outermost first; none for other pages.
    fileprivate func titlesOfDocument(abovePart number: PageNumber) -> [String] {
        guard pages[number].parsed.part != nil else { return [] }
        var titles: [String] = []
        var page = number
        while let parent = pages[page].parent, pages[parent].path == pages[number].path, !pages[parent].isGenerated {
            titles.append(pages[parent].title)
            page = parent
        }
        return titles.reversed()
    }
}

private struct SegmentOutput: Sendable {
    let segment: SearchSegment
    let files: [OutputPath]
}

private struct IndexInput: Sendable, Equatable {
    let segments: [[SearchedPage]]
    let resultsPage: String?
}

private struct SearchWork: Sendable {
    let number: Int
    let pages: [SearchedPage]
    var output: SegmentOutput?
}
