import TableBuild

/// A site that was built, in memory.
public struct BuiltSite: Sendable {
    /// The bytes of every file, by its path in the site: `index.html`, `tablesite.css`.
    public let files: [String: [UInt8]]
    /// What is wrong with the sources, by file and place.
    public let diagnostics: [Diagnostic]
    /// Without the pages that stand for missing ones and for results of a search.
    public let pageCount: Int
    public let rowCount: Int

    init(_ result: BuildResult, files: [String: [UInt8]]) {
        self.files = files
        diagnostics = result.diagnostics.map(Diagnostic.init)
        pageCount = result.pageCount
        rowCount = result.rowCount
    }

    /// A page as one file that needs no other: its sheet, its script and its images stand in it, under a policy of hashes.
    ///
    /// - Parameter path: of the page in ``files``.
    /// - Returns: nil where the site has no such file.
    public func standalonePage(at path: String) -> [UInt8]? {
        files[path].map { StandalonePage(files: files).bytes(of: $0) }
    }
}

/// Renders one document as a page alone: one file of HTML that needs no other, without navigation around it.
///
/// Links to other files stay as they are written.
///
/// - Parameters:
///   - markdown: a list document, with its front matter.
///   - settings: what a file `tablesite.yml` would hold; empty for none.
/// - Throws: `CancellationError` when the task is cancelled; nothing else.
public func renderPage(
    _ markdown: String, settings: String = "", options: SiteSources.Options = .init()
) async throws -> (html: [UInt8], diagnostics: [Diagnostic]) {
    let site = try await SiteSources(["index.md": markdown], settings: settings).build(options, isWhole: false)
    return (site.standalonePage(at: "index.html") ?? [], site.diagnostics)
}
