/// What a document's front matter may say.
@usableFromInline package struct PageSettings: Sendable, Equatable {
    package var title: String?
    /// What the navigation of the folders calls the page; nil for its title.
    package var navigationTitle: String?
    package var description: String?
    package var language: String?
    /// Where the language stands.
    package var languageRange: SourceRange?
    package var direction: TextDirection?
    package var theme: String?
    /// Where the theme stands.
    package var themeRange: SourceRange?
    package var style: TableStyle?
    package var tokens: [ThemeToken] = []
    /// As written: `2026-11-21`, with an optional time.
    package var date: String?
    package var dateRange: SourceRange?
    /// The moments from which and until which the page is published; nil for ever.
    package var publishDate: PlacedText?
    package var expiryDate: PlacedText?
    package var isDraft = false
    package var order: Int?
    /// The same, as other generators have it.
    package var weight: Double?
    /// The titles of the page that this one stands below in the navigation, and of the one above that.
    package var parent: PlacedText?
    package var grandParent: String?
    /// The path in the site that the page asks for; nil for that of its document.
    package var address: String?
    package var isHidden = false
    /// Former addresses of the page.
    package var aliases: [PlacedText] = []
    package var cell: CellChoice?
    package var isSearched = true
    /// true: there is a page of this one and all below it, for paper; false: the page is in none; nil: it is in those of others.
    package var isPrinted: Bool?
    /// Headings of this level, and those above, begin pages of their own; nil for a document that is one page.
    package var splitLevel: Int?
    /// Where that stands.
    package var splitRange: SourceRange?
    package var isInSitemap = true
    /// The navigation stands beside the page, where pages have it.
    package var hasSideList = true
    /// The pages below it stand below its text, unless that leads to them.
    package var hasPageList = true
    /// The front matter is TOML.
    package var isTOML = false

    package init() {}

    /// The place among the pages of a folder; smaller ones come first, and last those that say none.
    package var position: Double { order.map(Double.init) ?? weight ?? .infinity }
}

/// The base direction of text, the values of HTML's `dir`.
package enum TextDirection: String, Sendable, CaseIterable { case ltr, rtl, auto }
