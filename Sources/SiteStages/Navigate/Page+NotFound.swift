import TableBasics
import SiteModel
import TableHTML
import TableModel

/// The page that servers show in place of one that does not exist; nil when the author made one. Takes its path.
///
/// It is hidden: nothing leads to it.
func notFoundPage(in tree: LanguageTree, _ paths: inout OutputPathAllocator, _ settings: SiteSettings) -> SitePage? {
    guard paths.isFree(OutputPath.notFound.string) else { return nil }
    paths.reserve(OutputPath.notFound.string, for: "the page for addresses that do not exist")
    let words = LocalizedStrings.words(in: tree.language.tag)
    let page = Page(notFound: words, linkingTo: tree.title.isEmpty ? words.contents : tree.title)
    let placed = PlacedPage(
        ParsedPage(page), output: .notFound(settings), isGenerated: true, isIndex: false, isHidden: true,
        // Its words are all ours.
        language: tree.language.tag == nil ? PageLanguage(words.language) : tree.language)
    return SitePage(placed, depth: SourcePath.folders(of: placed.output.string).count, parent: tree.home)
}

extension OutputPath {
    /// ``notFound`` as a site with some settings has it.
    static func notFound(_ settings: SiteSettings) -> OutputPath {
        OutputPath(notFound.string, root: settings.rootPath ?? BaseURL(settings).map { $0.path + "/" })
    }
}

extension Page {
    /// A sentence, and a table of one row that leads to the root.
    fileprivate init(notFound words: LocalizedStrings, linkingTo name: String) {
        self.init(path: "404.md")
        titleText = words.notFound
        titleOrigin = .source
        let sentence = append(words.notFoundText)
        events = [.open(.paragraph), .text(sentence), .close(.paragraph), .text(append(name))]
        header = EventRange(0, 3)
        var row = Row()
        row.id = append("root")
        ids = [row.id]
        row.style = .default
        row.title = EventRange(3, 4)
        row.destination = .link(append("/"))
        row.accessory = .disclosure
        rows = [row]
        var section = Section()
        section.rows = rows.indices
        sections = [section]
    }
}
