import SiteModel
import TableModel

/// A kind of file that a site has beside its pages.
///
/// Files of the author's own come first: where one has the path, or where a folder or page has it, nothing is written.
struct SiteOutput: Sendable {
    /// As in the guide.
    let name: String
    let isWritten: @Sendable (FinishedSite) -> Bool
    let files: Files

    enum Files: Sendable {
        /// Files of the site as a whole.
        case ofSite(@Sendable (FinishedSite) -> [SiteFile])
        /// A file beside the page at a place, or nil for none. Called on several threads.
        case ofPage(@Sendable (FinishedSite, Int) -> SiteFile?)
    }

    static let all: [SiteOutput] = [
        .sitemap, .robots, .pageFeed, .changelogFeeds, .redirects, .rows, .languageModels, .markdown,
    ]
}

/// A file that a build made.
struct SiteFile: Sendable {
    let path: OutputPath
    let bytes: [UInt8]

    init(_ path: OutputPath, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    init(_ path: OutputPath, _ text: String) { self.init(path, Array(text.utf8)) }
}

extension SiteOutput {
    /// Writes the files of the site as a whole.
    static func writeSiteFiles(of site: FinishedSite, to sink: OutputSink) throws {
        for output in all where output.isWritten(site) {
            guard case .ofSite(let files) = output.files else { continue }
            for file in files(site) where site.isFree(file.path) { try sink.write(file.path, file.bytes) }
        }
        // Their paths are their own already.
        for redirect in site.redirects {
            let file = page(for: redirect, of: site)
            try sink.write(file.path, file.bytes)
        }
    }

    /// What makes the files beside each page, of those that the site has.
    static func pageFiles(for site: FinishedSite) -> [@Sendable (FinishedSite, Int) -> SiteFile?] {
        all.filter { $0.isWritten(site) }.compactMap { output in
            guard case .ofPage(let file) = output.files else { return nil }
            return file
        }
    }
}
