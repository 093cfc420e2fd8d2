import SiteModel
import TableBasics
import TableModel

extension SiteOutput {
    /// `feed.xml`: the dated pages of the site; `ar/feed.xml` for a folder in a language of its own.
    static let pageFeed = SiteOutput(
        name: "feed.xml", isWritten: { site in site.datedPages.contains { !$0.isEmpty } },
        files: .ofSite { site in
            guard let base = site.base else { return [] }
            return site.site.trees.indices.filter { !site.datedPages[$0].isEmpty }.map { tree in
                SiteFile(.pageFeed(of: site.site.trees[tree]), feed(ofTree: tree, in: site, at: base).bytes)
            }
        })
}

private func feed(ofTree tree: Int, in site: ResolvedSite, at base: BaseURL) -> AtomFeed {
    let language = site.site.trees[tree]
    let entries = site.datedPages[tree].prefix(AtomFeed.longest).compactMap { number in
        let page = site.site.pages[number]
        return page.settings.date.flatMap(Timestamp.init).map { time in
            AtomFeed.Entry(
                title: page.title, language: page.language.isIn(language.language.tag) ? nil : page.language.tag,
                address: base.address(of: page.output), updated: time, summary: page.settings.description)
        }
    }
    // The description of the settings is in the language of the root.
    let home = language.home.map { site.site.pages[$0] }
    return AtomFeed(
        title: site.name(inTree: tree), subtitle: tree == 0 ? site.settings.description : home?.settings.description,
        language: language.language.tag, author: site.name, address: base.address(of: .pageFeed(of: language)),
        page: base.address(of: OutputPath(SourcePath.join(language.folder, "index.html"))), entries: entries)
}
