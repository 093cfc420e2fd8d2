/// The pages of a site in one language, with their navigation.
package struct LanguageTree: Sendable {
    private let root: LanguageRoot
    /// The page that everything of the tree is below of; nil when a file has its name.
    package let home: PageNumber?
    package let navigation: SiteNavigation
    private let pageCount: Int

    init(root: LanguageRoot, home: PageNumber?, navigation: SiteNavigation, pageCount: Int) {
        self.root = root
        self.home = home
        self.navigation = navigation
        self.pageCount = pageCount
    }

    /// In the site; empty for the root.
    package var folder: String { root.folder }
    package var language: PageLanguage { root.language }
    /// What the language is called in its own words.
    package var name: String { root.name }
    /// What the site is called in this language; empty for nothing.
    package var title: String { root.title }

    /// Whether there is something to navigate.
    var hasSeveralPages: Bool { pageCount > 1 }
}
