import SiteModel
import TableBasics
import TableHTML
import TableModel

extension SiteOutput {
    /// Beside each changelog with dates, its releases: `changelog.xml` beside `changelog.html`.
    static let changelogFeeds = SiteOutput(
        name: "changelog.xml", isWritten: \.hasFeeds,
        files: .ofPage { site, number, resolved in
            let page = site.site.pages[number]
            let content = resolved.changelog ?? resolved.content
            let releases = Release.all(on: page, content)
            guard let base = site.base, !releases.isEmpty else { return nil }
            return SiteFile(page.changelogFeed, feed(of: releases, on: number, content, of: site, at: base).bytes)
        })
}

private func feed(
    of releases: [Release], on number: PageNumber, _ content: Page, of site: ResolvedSite, at base: BaseURL
) -> AtomFeed {
    let page = site.site.pages[number]
    let entries = releases.prefix(AtomFeed.longest).map { release in
        var digest: [UInt8] = []
        renderDigest(of: release.sections, of: content, to: &digest)
        return AtomFeed.Entry(
            title: release.title, address: site.address(of: release, on: number, at: base), updated: release.date, content: digest)
    }
    let pageTitle = page.title
    let title = site.site.trees[page.tree].title
    return AtomFeed(
        title: title.isEmpty || title == pageTitle ? pageTitle : "\(title) – \(pageTitle)",
        subtitle: page.settings.description, language: page.language.tag, author: site.name,
        address: base.address(of: page.changelogFeed), page: base.address(of: page.output), entries: entries)
}

extension ResolvedSite {
    /// Of the heading of a release, which may have become the title of a page of its own.
    fileprivate func address(of release: Release, on changelog: PageNumber, at base: BaseURL) -> String {
        let page = site.pages[map.part(having: release.id, near: changelog)]
        let address = base.address(of: page.output)
        return page.parsed.part?.id == release.id ? address : address + "#" + URLPath.encodedFragment(release.id)
    }
}
