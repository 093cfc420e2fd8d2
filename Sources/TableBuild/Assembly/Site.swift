package import TableModel

/// All pages and files of a site, each with its place, before its links are resolved.
package struct Site: Sendable {
    /// Those made from documents in the order of their sources, then the generated ones.
    package var pages: [SitePage]
    package let assets: [SiteAsset]
    /// Paths are relative to the project.
    package let diagnostics: [Diagnostic]
    package let title: String
    package let navigation: SiteNavigation
    /// The place of the page at the root; nil when a file has its name.
    package let home: Int?
    /// Who has which path.
    var claims = OutputClaims()
}

/// A file that is copied.
package struct SiteAsset: Sendable {
    package let file: SourceFile
    package let output: OutputPath
}
