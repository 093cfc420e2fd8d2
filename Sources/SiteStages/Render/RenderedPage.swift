package import SiteModel
import TableHTML
import TableModel
import TableThemes

/// What became of a page, but for its bytes, which are written already.
package struct RenderedPage: Sendable {
    /// The page and what stands beside it.
    let paths: [OutputPath]
    /// The cells that its rows are made from.
    let cells: Set<String>
    /// The parts that need rules of their own in the style sheet.
    let parts: Set<PagePart>
    package let diagnostics: [PlacedDiagnostic]
    /// In the order of the text; empty unless the options ask for them.
    package let externalLinks: [ExternalDestination]
    /// See ``ResolvedPage``.
    let shownTitles: [Int: String]
    /// What the site answered when the page was resolved.
    let answers: LinkAnswers
}

/// Rendered pages by their output paths.
package typealias RenderCache = StageCache<RenderInput, RenderedPage>

/// What decides how a page is rendered, but for the ``LinkAnswers`` that are found out on the way.
package struct RenderInput: Sendable, Equatable {
    private let page: SitePage
    private let frame: PageFrame
    private let theme: OutputPath
    /// Also of those that are no templates, which messages do not miss.
    private let cellNames: Set<String>
    private let settings: SiteSettings
    private let linkRevision: Int

    init(_ page: SitePage, frame: PageFrame, sheet: SiteStylesheet, site: ResolvedSite) {
        self.page = page
        self.frame = frame
        theme = sheet.output
        cellNames = sheet.theme.cellNames
        settings = site.settings
        linkRevision = site.map.revision
    }

    package static func == (left: RenderInput, right: RenderInput) -> Bool {
        left.page.parsed === right.page.parsed && left.page.isHidden == right.page.isHidden
            && left.page.nameInNavigation == right.page.nameInNavigation && left.theme == right.theme
            && left.cellNames == right.cellNames
            && left.linkRevision == right.linkRevision && left.settings == right.settings && left.frame == right.frame
    }
}
