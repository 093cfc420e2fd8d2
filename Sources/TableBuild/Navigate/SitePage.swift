package import SiteModel
import TableBasics
package import TableModel

/// A page in its place in the site.
package struct SitePage: Sendable {
    package var page: Page
    package let output: OutputPath
    /// Made by the build, not from a document.
    package let isGenerated: Bool
    /// It stands for its folder.
    package let isIndex: Bool
    /// Steps from the root page: 0 for the root's index, one more for each page on the way.
    package var depth: Int
    /// The place of the parent among the site's pages.
    package var parent: Int?
    package var language = PageLanguage("en")
    /// The tree of one language that the page belongs to, by its place among those of the site; 0 for the root's.
    package var tree = 0

    /// What the author's navigation calls a document without a title of its own.
    var nameInNavigation: String?

    /// As in an earlier build: at first its document, then its resolved links as well.
    var isUnchanged = false

    // Filled in while links are resolved.
    package var diagnostics: [PlacedDiagnostic] = []
    /// For a page with children: the id of the first row that leads to a page, by that page's place.
    package var rowLeading: [Int: String] = [:]
    /// The images of the page in its order.
    var images: [SiteImage] = []
    /// The places of other pages whose ids were asked for.
    var pagesAsked: Set<Int> = []

    init(_ page: Page, output: OutputPath, isGenerated: Bool = false, isIndex: Bool) {
        self.page = page
        self.output = output
        self.isGenerated = isGenerated
        self.isIndex = isIndex
        self.depth = SourcePath.folders(of: output.string).count - (isIndex ? 1 : 0)
    }

    /// The page of a document. One for addresses that do not exist is hidden, since nothing should lead to it.
    init(_ page: Page, output: OutputPath, isIndex: Bool, _ settings: SiteSettings) {
        self.init(page, output: output == .notFound ? .notFound(settings) : output, isIndex: isIndex)
        if output == .notFound { self.page.settings.isHidden = true }
    }
}
