import SiteModel
import TableBasics
import TableHTML
import TableModel

/// The pages that a search finds: those that readers can find otherwise too, in the order of the navigation, then those that it
/// does not lead to. None where there is nothing to search: for a single page, its filter is enough.
func searchedPages(
    of pages: [SitePage], _ trees: [LanguageTree], _ settings: SiteSettings
) -> [PageNumber] {
    guard settings.isSearched else { return [] }
    // A page may be in the navigation of another language as well.
    var found: Set<PageNumber> = []
    let order = (trees.flatMap(\.navigation.order) + pages.numbered.map(\.0)).filter { found.insert($0).inserted }
    let searched = order.filter { pages[$0].isListed && !pages[$0].isGenerated && pages[$0].settings.isSearched }
    return searched.count > 1 ? searched : []
}

/// The page that the site's script shows all results of a search on; nil when the author has all names for it. Takes its path.
///
/// It is hidden: only the search leads to it.
func resultsPage(in tree: LanguageTree, _ paths: inout OutputPathAllocator) -> SitePage? {
    guard let path = OutputPath.resultsPages.first(where: { paths.isFree($0.string) }) else { return nil }
    paths.reserve(path.string, for: "the page for the results of the search")
    let words = SearchStrings.words(in: tree.language.tag)
    let placed = PlacedPage(
        ParsedPage(Page(results: words)), output: path, isGenerated: true, isIndex: false, isHidden: true,
        language: tree.language.tag == nil ? PageLanguage(LocalizedStrings.words(in: tree.language.tag).language) : tree.language)
    return SitePage(placed, depth: 1, parent: tree.home)
}

extension SitePage {
    /// Whether it is the page of ``resultsPage(in:_:)``.
    package var isResultsPage: Bool { isGenerated && OutputPath.resultsPages.contains(output) }
}

extension Page {
    /// A title, and a sentence for browsers without script, in the place of the field.
    fileprivate init(results words: SearchStrings) {
        self.init(path: "search.md")
        titleText = words.search
        titleOrigin = .source
        events = [
            .markup(append("<noscript>")), .open(.paragraph), .text(append(words.needsScript)), .close(.paragraph),
            .markup(append("</noscript>")),
        ]
        header = EventRange(0, events.count)
    }
}
