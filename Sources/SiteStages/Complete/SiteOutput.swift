package import SiteModel
import TableModel

/// A kind of file that a site has beside its pages.
///
/// Files of the author's own come first: where one has the path, or where a folder or page has it, nothing is written.
package struct SiteOutput: Sendable {
    /// As the table of `Site/publishing.md` has it.
    let name: String
    let isWritten: @Sendable (ResolvedSite) -> Bool
    let files: Files

    enum Files: Sendable {
        /// Files of the site as a whole.
        case ofSite(@Sendable (ResolvedSite) -> [SiteFile])
        /// A file beside each page.
        case ofPage(PageFile)
    }

    static let all: [SiteOutput] = [
        .sitemap, .robots, .pageFeed, .changelogFeeds, .redirects, .rows, .languageModels, .markdown,
    ]
}

extension SiteOutput {
    /// Writes the files of the site as a whole.
    package static func writeSiteFiles(of site: ResolvedSite, to sink: OutputSink) throws {
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
    package static func pageFiles(for site: ResolvedSite) -> [PageFile] {
        all.filter { $0.isWritten(site) }.compactMap { output in
            guard case .ofPage(let file) = output.files else { return nil }
            return file
        }
    }
}
