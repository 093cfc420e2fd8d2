package import TableModel
package import TableThemes

/// What a page needs from the site around it.
package struct PageFrame: Sendable {
    /// The title of the site; empty for none.
    package var siteTitle = ""
    /// BCP 47.
    package var language = "en"
    /// The direction of pages that say none themselves; nil for left to right.
    package var direction: TextDirection?
    /// The table style of pages that choose none; nil for that of the theme, which is in its sheet.
    package var style: TableStyle?
    /// The relative URL of the style sheet, as seen from the page.
    package var stylesheet = "tablesite.css"
    /// How many steps the page is away from the root page; decides the direction of push and pop.
    package var depth = 0
    /// The page that the back link leads to: its URL with the fragment of the row that leads here, and its title.
    package var parent: (url: String, title: String)?
    package var navigation = PageNavigation()
    /// The same page in other languages.
    package var translations: [PageTranslation] = []

    /// The colour of the browser's own bars, or nil to leave it to the browser.
    package var themeColor: String?
    package var metadata = PageMetadata()
    package var words = PageWords.english
    /// A class of the `html` element: the tokens of the page itself.
    package var rootClass: String?
    /// The cell templates of the theme, by identifier.
    package var cells: [String: CellTemplate] = [:]
    /// The cell of rows that nobody chose one for; nil for the built-in one.
    package var cell: String?

    package init() {}
}
