import TableModel

/// The pages of a site in one language: those of the root, or those of a folder whose index says another language.
package struct LanguageTree: Sendable {
    /// In the site; empty for the root.
    package let folder: String
    package let language: PageLanguage
    /// What the language is called in its own words.
    package let name: String
    /// What the site is called in this language; empty for nothing.
    package var title = ""
    /// The place of the page that everything of the tree is below of; nil when a file has its name.
    package var home: Int?
    package var navigation = SiteNavigation([], pages: [], home: nil, isWritten: false)
    package var pageCount = 0

    /// Whether there is something to navigate.
    var hasSeveralPages: Bool { pageCount > 1 }
}
