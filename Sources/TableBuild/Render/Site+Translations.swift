import SiteModel
import TableHTML
import TableModel

extension Site {
    /// The links of a page to itself in other languages. The table of a site that is nothing but its languages has them as rows.
    func translations(ofPage place: Int) -> [PageTranslation] {
        guard !(pages[place].isGenerated && place == home && !trees[0].hasSeveralPages) else { return [] }
        return translations.others(ofPage: place).map { other in
            let tree = tree(ofPage: other)
            return PageTranslation(
                language: tree.language.tag, direction: tree.language.direction ?? .ltr, name: tree.name,
                url: pages[other].output.url(from: pages[place].output))
        }
    }

    /// The addresses of a page in all its languages, itself among them, with the one for readers of no other.
    func alternates(ofPage place: Int, at base: BaseURL) -> [PageMetadata.Alternate] {
        let others = translations.others(ofPage: place)
        guard !others.isEmpty else { return [] }
        var places = others + [place]
        // The root that only shows the way is no page of a language.
        if let fallback = translations.fallback(ofPage: place), fallback == place, !translations.others(ofPage: others[0]).contains(place) {
            places = others
        }
        places.sort { (pages[$0].tree, $0) < (pages[$1].tree, $1) }
        var alternates = places.map { PageMetadata.Alternate(language: pages[$0].language.tag, address: base.address(of: pages[$0].output)) }
        if let fallback = translations.fallback(ofPage: place) {
            alternates.append(PageMetadata.Alternate(language: "x-default", address: base.address(of: pages[fallback].output)))
        }
        return alternates
    }
}
