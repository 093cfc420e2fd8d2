package import SiteModel
package import TableModel

/// All pages and files of a site, each with its place, before its links are resolved.
package struct Site: Sendable {
    /// Those made from documents in the order of their sources, then the generated ones.
    package var pages: [SitePage]
    package let assets: [SiteAsset]
    /// Paths are relative to the project.
    package let diagnostics: [Diagnostic]
    /// That of the root, then those of folders in other languages, sorted by path.
    package let trees: [LanguageTree]
    package let translations: Translations
    /// Who has which path.
    var claims = OutputClaims()

    package var title: String { trees[0].title }
    /// That of the root's language.
    package var navigation: SiteNavigation { trees[0].navigation }
    /// The place of the page at the root; nil when a file has its name.
    package var home: Int? { trees[0].home }

    /// The pages in the language of a page.
    package func tree(ofPage page: Int) -> LanguageTree { trees[pages[page].tree] }
}

/// A file that is copied.
package struct SiteAsset: Sendable {
    package let file: SourceFile
    package let output: OutputPath
}
