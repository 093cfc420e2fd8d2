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
        if releases[place] != nil, isFree(page.output.changelogFeed) {
            metadata.feeds.append(.init(url: page.output.changelogFeed.url(from: page.output), title: page.page.titleText))
        }
        if !datedPages.isEmpty, isFree(SiteOutput.pageFeedPath) {
            metadata.feeds.append(.init(url: SiteOutput.pageFeedPath.url(from: page.output), title: name))
        }
        return metadata
    }
}
