import SiteModel
import TableBasics
import TableHTML
import TableModel

extension ResolvedSite {
    /// What the head of a page says of its place and its feeds.
    func metadata(ofPage number: PageNumber) -> PageMetadata {
        var metadata = PageMetadata()
        let page = site.pages[number]
        guard let base, page.output != .notFound, !page.isResultsPage, site.chapters[number] == nil else { return metadata }
        metadata.address = base.address(of: page.output)
        metadata.isRoot = page.isIndex && page.depth == 0
        metadata.alternates = site.alternates(ofPage: number, at: base)
        let feed = OutputPath.pageFeed(of: site.trees[page.tree])
        if datedPages.indices.contains(page.tree), !datedPages[page.tree].isEmpty, isFree(feed) {
            metadata.feeds.append(.init(url: feed.url(from: page.output), title: name(inTree: page.tree)))
        }
        return metadata
    }

    /// Adds the feed of a changelog, before those of the site.
    func addChangelogFeed(to metadata: inout PageMetadata, of number: PageNumber, _ resolved: ResolvedPage) {
        let page = site.pages[number]
        guard hasFeeds, page.output != .notFound, isFree(page.changelogFeed),
            !Release.all(on: page, resolved.changelog ?? resolved.content).isEmpty
        else { return }
        metadata.feeds.insert(.init(url: page.changelogFeed.url(from: page.output), title: page.title), at: 0)
    }
}

extension SitePage {
    /// Where its feed is if it is a changelog. One that is split has it where it had it as one page: beside the folder of its pages.
    var changelogFeed: OutputPath {
        let isMoved = parsed.isSplit && isIndex && settings.address == nil && !DocumentName.isIndex(path)
        return isMoved ? OutputPath(SourcePath.folder(of: output.string) + ".xml") : output.beside(".xml")
    }
}

extension OutputPath {
    /// The same path with another extension.
    func beside(_ suffix: String) -> OutputPath {
        OutputPath(SourcePath.join(SourcePath.folder(of: string), SourcePath.stem(of: string) + suffix))
    }

    /// The feed of the pages in one language.
    static func pageFeed(of tree: LanguageTree) -> OutputPath { OutputPath(SourcePath.join(tree.folder, "feed.xml")) }
}
