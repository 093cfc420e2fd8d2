import SiteModel
import TableHTML
import TableModel

extension Site {
    /// Adds the page that servers show in place of one that does not exist, unless the author made one.
    ///
    /// It is hidden: nothing leads to it.
    mutating func addNotFoundPage(_ settings: SiteSettings) {
        let words = LocalizedStrings.words(in: LanguageTag(trees[0].language.tag))
        guard claims.isFree(OutputPath.notFound.string) else { return }
        claims.reserve(OutputPath.notFound.string, for: "the page for addresses that do not exist")
        let name = title.isEmpty ? words.contents : title
        let page = Page(notFound: words, linkingTo: name)
        var notFound = SitePage(page, output: .notFound(settings), isGenerated: true, isIndex: false)
        notFound.page.settings.isHidden = true
        notFound.parent = home
        notFound.language = trees[0].language
        pages.append(notFound)
    }
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
        hasOwnTitle = true
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
