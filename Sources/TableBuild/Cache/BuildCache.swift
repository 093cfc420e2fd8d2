package import SiteModel
import TableModel

/// What a build remembers, so that the next one of the same project works on what changed alone.
///
/// A build with a memory makes the same site as one without: whatever an output depends on is compared before the output is used
/// again. A value, so that an abandoned build leaves the memory before it as it was.
package struct BuildMemory: Sendable {
    var documents = RememberedDocuments()
    var links: RememberedLinks?
    var images = RememberedImages()
    /// By the path of the page.
    var renders: [OutputPath: RememberedRender] = [:]

    package init() {}

    /// The page that a document became; nil for one that was not built.
    package func output(ofDocument path: String) -> OutputPath? { links?.output(ofDocument: path) }
}
