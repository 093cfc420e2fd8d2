import SiteModel
import TableHTML
import TableModel

extension Site {
    /// The links of a page to itself in other languages. The table of a site that is nothing but its languages has them as rows.
    func translations(ofPage page: PageNumber) -> [PageTranslation] {
        guard !(pages[page].isGenerated && page == home && !trees[0].hasSeveralPages) else { return [] }
        return translations.others(ofPage: page).map { other in
            let tree = tree(ofPage: other)
            return PageTranslation(
                language: tree.language.tag, direction: tree.language.direction ?? .ltr, name: tree.name,
                url: pages[other].output.url(from: pages[page].output))
        }
    }

    /// The addresses of a page in all its languages, itself among them, with the one for readers of no other.
    func alternates(ofPage page: PageNumber, at base: BaseURL) -> [PageMetadata.Alternate] {
        let others = translations.others(ofPage: page)
        guard !others.isEmpty else { return [] }
        var versions = others + [page]
        // The root that only shows the way is no page of a language.
        if let fallback = translations.fallback(ofPage: page), fallback == page,
            !translations.others(ofPage: others[0]).contains(page)
        {
            versions = others
        }
        versions.sort { (pages[$0].tree, $0) < (pages[$1].tree, $1) }
        var alternates = versions.compactMap { page in
            tree(ofPage: page).language.tag.map {
                PageMetadata.Alternate(language: $0, address: base.address(of: pages[page].output))
            }
        }
        if let fallback = translations.fallback(ofPage: page) {
            alternates.append(PageMetadata.Alternate(language: "x-default", address: base.address(of: pages[fallback].output)))
        }
        return alternates
    }
}
