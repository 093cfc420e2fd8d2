import SiteStages
package import SiteModel

/// What a build keeps for the next one of the same project, which then works on what changed alone.
///
/// A build with a cache makes the same site as one without, unless it is to keep good pages: see the rule of ``StageCache``. A value,
/// so that an abandoned build leaves the cache before it as it was.
package struct BuildCache: Sendable {
    var documents = ParsingCache()
    var goodDocuments = GoodDocuments()
    var images = ImageCache()
    var pages = RenderCache()
    var references = ReferenceCache()
    var search = SearchCache()
    /// Where links led to.
    var links: LinkMap?

    package init() {}

    /// The page that a document became; nil for one that was not built.
    package func output(ofDocument path: String) -> OutputPath? { links?.output(ofDocument: path) }
}
