import SiteModel
import TableBasics
import TableHTML
import TableModel

extension SiteOutput {
    /// Beside each changelog with dates, its releases: `changelog.xml` beside `changelog.html`.
    static let changelogFeeds = SiteOutput(
        name: "changelog.xml", isWritten: \.hasFeeds,
        files: .ofPage { site, number, content in
            let page = site.site.pages[number]
            let releases = Release.all(on: page, content)
            guard let base = site.base, !releases.isEmpty else { return nil }
            return SiteFile(page.output.changelogFeed, feed(of: releases, on: page, content, of: site, at: base).bytes)
        })
}

private func feed(of releases: [Release], on page: SitePage, _ content: Page, of site: ResolvedSite, at base: BaseURL) -> AtomFeed {
    let address = base.address(of: page.output)
    let entries = releases.prefix(AtomFeed.longest).map { release in
        var digest: [UInt8] = []
        renderDigest(of: release.sections, of: content, to: &digest)
        return AtomFeed.Entry(
            title: release.title, address: address + "#" + URLPath.encodedFragment(release.id), updated: release.date,
            content: digest)
    }
    let pageTitle = page.title
    let title = site.site.trees[page.tree].title
    return AtomFeed(
        title: title.isEmpty || title == pageTitle ? pageTitle : "\(title) – \(pageTitle)",
        subtitle: page.settings.description, language: page.language.tag, author: site.name,
        address: base.address(of: page.output.changelogFeed), page: address, entries: entries)
}
