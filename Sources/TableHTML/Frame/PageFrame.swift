package import TableCells
package import TableModel
package import TableThemes

/// What a page needs from the site around it.
package struct PageFrame: Sendable, Equatable {
    /// The title of the site; empty for none.
    package var siteTitle = ""
    /// What the page says of itself where its author says nothing: for the root, the sentence on the site.
    package var description: String?
    /// BCP 47; nil for an unknown one.
    package var language: String? = "en"
    /// The direction of pages that say none themselves; nil for left to right.
    package var direction: TextDirection?
    /// Nobody said that direction, so that parts of the page find theirs.
    package var isDirectionGuessed = false
    /// The parts of the page that run the other way than the page do so as a whole, arrows and all. In a list of pages nobody wrote
    /// one title would turn its row round among the others.
    package var turnsParts = true
    /// The table style of pages that choose none; nil for that of the theme, which is in its sheet.
    package var style: TableStyle?
    /// The relative URL of the style sheet, as seen from the page.
    package var stylesheet = "tablesite.css"
    /// The relative URL of the site's script, as seen from the page; nil for a site without one.
    package var script: String?
    /// That of the words in the script; empty for an unknown one.
    package var scriptLanguage = "en"
    /// The page has a field for the whole site, or is the one that shows all results.
    package var search = Search.none

    package enum Search: Sendable, Equatable { case none, field, results }

    /// How many steps the page is away from the root page; decides the direction of push and pop.
    package var depth = 0
    /// The page that the back link leads to: its URL with the fragment of the row that leads here, and its title.
    package var parent: PageLink?
    /// That page is the first one, which the site's name above this page leads to as well.
    package var isParentHome = false
    package var navigation = PageNavigation()
    /// What stands above and below every page of the site, as ``renderSiteFrame(_:in:isFooter:address:repository:to:)`` writes it;
    /// empty for nothing.
    package var siteHeader: [UInt8] = []
    package var siteFooter: [UInt8] = []
    /// The pages that a page for paper holds, as ``renderChapter(_:id:in:to:)`` writes them; empty for any other page.
    package var chapters: [UInt8] = []
    /// There is a link to a repository in them.
    package var hasRepositoryLink = false
    /// Where the document of the page can be edited; nil for nowhere.
    package var editURL: String?
    package var externalLinks = ExternalLinks.sameTab
    /// Code is coloured by its language.
    package var hasCodeColors = true
    /// On paper links say where they lead, and those that say nothing else are told apart.
    package var marksBareLinks = false
    /// Links to what is below this absolute URL are no external ones.
    package var siteURL: String?
    /// The same page in other languages.
    package var translations: [PageTranslation] = []

    /// The colour of the browser's own bars in both schemes, or nil to leave it to the browser.
    package var themeColor: BarColor?
    package var metadata = PageMetadata()
    package var icons: [PageIcon] = []
    package var words = LocalizedStrings.english
    /// A class of the `html` element: the tokens of the page itself.
    package var rootClass: String?
    /// The cell templates of the theme, by identifier.
    package var cells: [String: CellTemplate] = [:]
    /// The drawings of the theme that rows can have.
    package var drawings: Set<String> = []
    /// The cell of rows that nobody chose one for; nil for the built-in one.
    package var cell: String?

    package init() {}
}

/// A link from one page to another.
package struct PageLink: Sendable, Equatable {
    /// Relative to the page it is on.
    package var url: String
    package var title: String

    package init(url: String, title: String) {
        self.url = url
        self.title = title
    }
}

/// A link to the same page in another language.
package struct PageTranslation: Sendable, Equatable {
    /// BCP 47; nil for an unknown one.
    package let language: String?
    package let direction: TextDirection
    /// The language in its own words: `Deutsch`.
    package let name: String
    /// Relative to the page.
    package let url: String

    package init(language: String?, direction: TextDirection, name: String, url: String) {
        self.language = language
        self.direction = direction
        self.name = name
        self.url = url
    }
}

/// A picture that stands for the site in tabs, bookmarks and home screens (HTML Living Standard, link type `icon`).
package struct PageIcon: Sendable, Equatable {
    package let kind: Kind
    /// Relative to the page.
    package let url: String

    package enum Kind: Sendable {
        /// For browsers that take nothing else; its size keeps the others from preferring it to a drawing.
        case bitmap
        case picture, drawing
        /// For home screens.
        case touch
    }

    package init(_ kind: Kind, url: String) {
        self.kind = kind
        self.url = url
    }
}
