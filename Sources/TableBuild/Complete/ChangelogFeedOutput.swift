import SiteModel
import TableBasics
import TableHTML
import TableModel

extension SiteOutput {
    /// Beside each changelog with dates, its releases: `changelog.xml` beside `changelog.html`.
    static let changelogFeeds = SiteOutput(
        name: "changelog.xml", isWritten: { !$0.releases.isEmpty },
        files: .ofSite { site in
            guard let base = site.base else { return [] }
            return site.releases.sorted { $0.key < $1.key }.map { place, releases in
                let page = site.site.pages[place]
                return SiteFile(page.output.changelogFeed, feed(of: releases, on: page, of: site, at: base).bytes)
            }
        })
}

extension OutputPath {
    /// The feed of a changelog at this path.
    var changelogFeed: OutputPath { beside(".xml") }

    /// The same path with another extension.
    func beside(_ suffix: String) -> OutputPath {
        OutputPath(SourcePath.join(SourcePath.folder(of: string), SourcePath.stem(of: string) + suffix))
    }
}

private func feed(of releases: [Release], on page: SitePage, of site: FinishedSite, at base: BaseURL) -> AtomFeed {
    let address = base.address(of: page.output)
    let entries = releases.prefix(AtomFeed.longest).map { release in
        var content: [UInt8] = []
        renderDigest(of: release.sections, of: page.page, to: &content)
        return AtomFeed.Entry(
            title: release.title, address: address + "#" + URLPath.encodedFragment(release.id), updated: release.date,
            content: content)
    }
    let pageTitle = page.page.titleText
    let title = site.site.trees[page.tree].title
    return AtomFeed(
        title: title.isEmpty || title == pageTitle ? pageTitle : "\(title) – \(pageTitle)",
        subtitle: page.page.settings.description, language: page.language.tag, author: site.name, address: base.address(of: page.output.changelogFeed), page: address, entries: entries)
}
