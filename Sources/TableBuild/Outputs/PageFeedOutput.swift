import TableModel

extension SiteOutput {
    /// `feed.xml`: the dated pages of the site.
    static let pageFeed = SiteOutput(
        name: "feed.xml", isWritten: { !$0.datedPages.isEmpty },
        files: .ofSite { site in site.base.map { [SiteFile(pageFeedPath, feedOfPages(in: site, at: $0).bytes)] } ?? [] })

    static let pageFeedPath = OutputPath("feed.xml")
}

private func feedOfPages(in site: FinishedSite, at base: BaseURL) -> AtomFeed {
    let entries = site.datedPages.prefix(AtomFeed.longest).compactMap { place in
        let page = site.site.pages[place]
        return page.page.settings.date.flatMap(Timestamp.init).map { time in
            AtomFeed.Entry(
                title: page.page.titleText, address: base.address(of: page.output), updated: time,
                summary: page.page.settings.description)
        }
    }
    return AtomFeed(
        title: site.name, subtitle: site.settings.description, language: site.settings.language ?? "en", author: site.name,
        address: base.address(of: SiteOutput.pageFeedPath), page: base.address(of: OutputPath("index.html")), entries: entries)
}
