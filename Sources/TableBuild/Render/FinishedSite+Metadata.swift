import SiteModel
import TableHTML
import TableModel

extension FinishedSite {
    /// What the head of a page says of its place and its feeds.
    func metadata(ofPageAt place: Int) -> PageMetadata {
        var metadata = PageMetadata()
        let page = site.pages[place]
        guard let base, page.output != .notFound else { return metadata }
        metadata.address = base.address(of: page.output)
        metadata.isRoot = page.isIndex && page.depth == 0
        metadata.alternates = site.alternates(ofPage: place, at: base)
        if releases[place] != nil, isFree(page.output.changelogFeed) {
            metadata.feeds.append(.init(url: page.output.changelogFeed.url(from: page.output), title: page.page.titleText))
        }
        let feed = OutputPath.pageFeed(of: site.trees[page.tree])
        if datedPages.indices.contains(page.tree), !datedPages[page.tree].isEmpty, isFree(feed) {
            metadata.feeds.append(.init(url: feed.url(from: page.output), title: name(inTree: page.tree)))
        }
        return metadata
    }
}
