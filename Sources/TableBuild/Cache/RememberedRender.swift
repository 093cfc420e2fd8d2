import SiteModel
import TableHTML
import TableModel

/// What a page of the last build was rendered from, but for its words, and the files it became.
///
/// A class, so that the place for one costs a build nothing that remembers none.
final class RememberedRender: Sendable {
    private let frame: PageFrame
    private let settings: PageSettings
    private let direction: TextDirection?
    private let images: [ImageHints]
    /// The page and what stands beside it.
    let paths: [OutputPath]

    init(_ page: SitePage, frame: PageFrame, paths: [OutputPath]) {
        self.frame = frame
        settings = page.page.settings
        direction = page.page.direction
        images = page.page.imageHints
        self.paths = paths
    }

    /// Whether a page would be rendered as before.
    func isSame(for page: SitePage, frame: PageFrame) -> Bool {
        page.isUnchanged && images == page.page.imageHints && settings == page.page.settings
            && direction == page.page.direction && frame == self.frame
    }
}
