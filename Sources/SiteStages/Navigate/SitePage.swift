package import SiteModel
import TableBasics
package import TableModel

/// A page that has its place in the navigation of the site: what is above it, and what others call it.
package struct SitePage: Sendable {
    package let placed: PlacedPage
    /// As the document says it, or else as the author's navigation does.
    package let title: String
    /// Steps from the root page: 0 for the root's index, one more for each page on the way.
    package let depth: Int
    package let parent: PageNumber?
    /// What the author's navigation calls a document without a title of its own.
    let nameInNavigation: String?

    package var parsed: ParsedPage { placed.parsed }
    package var path: String { placed.path }
    package var settings: PageSettings { placed.settings }
    package var output: OutputPath { placed.output }
    package var isGenerated: Bool { placed.isGenerated }
    package var isIndex: Bool { placed.isIndex }
    package var isHidden: Bool { placed.isHidden }
    package var language: PageLanguage { placed.language }
    package var tree: Int { placed.tree }
    package var isListed: Bool { placed.isListed }

    init(_ placed: PlacedPage, depth: Int, parent: PageNumber?, nameInNavigation: String? = nil) {
        self.placed = placed
        self.depth = depth
        self.parent = parent
        self.nameInNavigation = nameInNavigation
        title = nameInNavigation ?? placed.parsed.title
    }

    /// The page with all its content; it is unpacked each time.
    package var content: Page {
        var page = Page(path: path)
        unpack(into: &page)
        return page
    }

    /// Makes `page` this one, with the title that it has in the site; links are still as the document has them.
    func unpack(into page: inout Page) {
        parsed.unpack(into: &page)
        page.settings.isHidden = isHidden
        if let nameInNavigation { page.takeTitle(nameInNavigation) }
    }
}
