package import SiteModel
import TableHTML
import TableModel

/// Makes a file beside a page, or nil for none. Called on several threads.
package typealias PageFile = @Sendable (_ site: ResolvedSite, _ number: PageNumber, _ page: ResolvedPage) -> SiteFile?

/// A file that a build made.
package struct SiteFile: Sendable {
    let path: OutputPath
    let bytes: [UInt8]

    init(_ path: OutputPath, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    init(_ path: OutputPath, _ text: String) { self.init(path, Array(text.utf8)) }
}

/// Resolves, renders and writes the pages of a site, each with the files beside it.
///
/// A page is whole only here, from its links to its bytes, and only as many at a time as there are workers: before and after, of
/// each page is kept what other pages and the site as a whole want of it.
package struct PageRendering: Sendable {
    let site: ResolvedSite
    let sheets: [String: SiteStylesheet]
    let imageSizes: ImageSizes
    /// What stands beside each page.
    let files: [PageFile]
    let prefix: String
    let options: BuildOptions
    let cache: RenderCache
    let sink: OutputSink
    private let icons: [SiteIcon]
    private let editAddress: EditAddress?
    private let siteFrame: SiteFrame

    package init(
        _ site: ResolvedSite, sheets: [String: SiteStylesheet], imageSizes: ImageSizes, files: [PageFile], prefix: String,
        options: BuildOptions, cache: RenderCache, repositoryFolder: String = "", siteFrame: SiteFrame, to sink: OutputSink
    ) {
        self.siteFrame = siteFrame
        self.site = site
        self.sheets = sheets
        self.imageSizes = imageSizes
        self.files = files
        self.prefix = prefix
        self.options = options
        self.cache = cache
        self.sink = sink
        icons = SiteIcon.all(in: site.site.assets)
        editAddress = EditAddress(site.settings, folder: repositoryFolder)
    }

    /// What one worker writes into again and again.
    private struct Scratch {
        var page = ResolvedPage()
        var bytes: [UInt8] = []
    }

    private struct Work: Sendable {
        let number: PageNumber
        var rendered: RenderedPage?
        var input: RenderInput?
    }

    /// Writes all pages; returns what became of each, and what the next build can use again.
    package func writePages(progress: @escaping BuildProgress.Observer) async throws -> (pages: [RenderedPage], cache: RenderCache)
    {
        let pages = site.site.pages
        var work = pages.pageNumbers.map { Work(number: $0) }
        try await updateInParallel(&work, workers: options.workers, scratch: Scratch.init) { work, scratch in
            progress(BuildProgress(step: .writing, total: pages.count))
            guard let sheet = sheet(of: pages[work.number]) else { return }
            var frame = frame(of: work.number, sheet)
            let chapters = site.site.chapters[work.number].map { self.chapters($0, of: work.number, frame) }
            if let chapters { frame.chapters = chapters.bytes }
            var files = siteFrame.isEmpty ? [] : siteFrame.write(to: &frame, of: work.number, in: site, imageSizes)
            if let chapters { files.formUnion(chapters.files) }
            // What is in a page for paper may change with any page.
            let input =
                options.remembers && chapters == nil ? RenderInput(pages[work.number], frame: frame, sheet: sheet, site: site) : nil
            work.input = input
            if let keep = sink.keep, let same = cache.output(for: pages[work.number].output.string, input: input),
                same.answers.areSame(in: site.map, imageSizes)
            {
                for path in same.paths { try keep(path) }
                work.rendered = same
                return
            }
            scratch.page.resolve(work.number, of: site.site, in: site.map, imageSizes, prefix: prefix)
            scratch.page.answers.files.formUnion(files)
            if site.hasFeeds { scratch.page.resolveChangelog(of: work.number, of: site.site, in: site.map, imageSizes) }
            site.addChangelogFeed(to: &frame.metadata, of: work.number, scratch.page)
            work.rendered = try write(work.number, frame, sheet, &scratch)
        }
        var next = RenderCache()
        for done in work {
            if let rendered = done.rendered { next.set(rendered, for: pages[done.number].output.string, input: done.input) }
        }
        return (work.compactMap(\.rendered), next)
    }

    /// Pages whose theme does not exist have that of the site.
    private func sheet(of page: SitePage) -> SiteStylesheet? { sheets[page.settings.theme ?? ""] ?? sheets[""] }

    /// What surrounds a page.
    private func frame(of number: PageNumber, _ sheet: SiteStylesheet) -> PageFrame {
        let page = site.site.pages[number]
        var frame = PageFrame(of: page, number, in: site, sheet: sheet)
        if !page.isGenerated { frame.editURL = editAddress?.address(of: page.placed.parsed.editedPath) }
        frame.icons = icons.map { $0.link(from: page.output) }
        return frame
    }

    /// What a page for paper holds, and the files that are copied because of it. What is wrong with it is said of the pages themselves.
    private func chapters(
        _ numbers: [PageNumber], of print: PageNumber, _ frame: PageFrame
    ) -> (bytes: [UInt8], files: Set<OutputPath>) {
        let printed = PrintedChapters(numbers, in: site.site.pages[print].output)
        var (bytes, files): ([UInt8], Set<OutputPath>) = ([], [])
        var page = ResolvedPage()
        for (index, number) in numbers.enumerated() {
            page.resolve(number, of: site.site, in: site.map, imageSizes, printed: printed)
            files.formUnion(page.answers.files)
            let id = Page.idOfChapter(index)
            page.content.becomeChapter(id)
            let language = site.site.pages[number].language
            var ownFrame = frame
            if let tag = language.tag {
                (ownFrame.language, ownFrame.direction) = (tag, language.direction)
                ownFrame.words = LocalizedStrings.words(in: tag)
            }
            renderChapter(page.content, id: id, in: ownFrame, of: (frame.language, frame.direction), to: &bytes)
        }
        return (bytes, files)
    }

    private func write(
        _ number: PageNumber, _ frame: PageFrame, _ sheet: SiteStylesheet, _ scratch: inout Scratch
    ) throws -> RenderedPage {
        let page = site.site.pages[number]
        scratch.bytes.removeAll(keepingCapacity: true)
        renderPage(scratch.page.content, in: frame, to: &scratch.bytes)
        try sink.write(page.output, scratch.bytes)
        var paths = [page.output]
        for make in files where frame.chapters.isEmpty {
            guard let file = make(site, number, scratch.page), site.isFree(file.path) else { continue }
            try sink.write(file.path, file.bytes)
            paths.append(file.path)
        }
        var parts = page.parts(scratch.page.content)
        if !frame.siteHeader.isEmpty { parts.insert(.siteHeader) } else if frame.search != .none { parts.insert(.searchAlone) }
        if !frame.siteFooter.isEmpty { parts.insert(.siteFooter) }
        if frame.hasRepositoryLink { parts.insert(.repositoryLink) }
        if !frame.chapters.isEmpty { parts.insert(.printPage) }
        let cells = CellCheck(page, scratch.page.content, sheet: sheet, sheets: sheets, prefix: prefix)
        let icons = parts.contains(.icons) ? checkIcons(page, scratch.page.content, sheet.theme, prefix: prefix) : []
        var diagnostics: [PlacedDiagnostic] = []
        swap(&diagnostics, &scratch.page.diagnostics)
        diagnostics += (cells.diagnostics + icons).lazy.map { PlacedDiagnostic($0) }
        return RenderedPage(
            paths: paths, cells: cells.used, parts: parts,
            diagnostics: diagnostics,
            externalLinks: options.collectsExternalLinks && !page.isGenerated ? scratch.page.content.externalDestinations : [],
            shownTitles: scratch.page.shownTitles, answers: scratch.page.answers)
    }
}
