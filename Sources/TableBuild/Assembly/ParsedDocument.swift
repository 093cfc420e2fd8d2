package import SiteModel
import TableBasics
import TableMarkdown
package import TableModel

/// A document on its way to a page.
package struct ParsedDocument: Sendable {
    package let file: SourceFile
    package var page: Page
    /// False for a document that could not be read or is a draft nobody asked for.
    package var isBuilt = false
    package var isDraft = false
    /// As an earlier build parsed it.
    var isRemembered = false
    /// Paths are relative to the project.
    package var diagnostics: [Diagnostic] = []

    init(_ file: SourceFile) {
        self.file = file
        self.page = Page(path: file.path)
    }

    /// Reads and parses the document. Gives `source-unreadable` and whatever front matter and Markdown give.
    mutating func parse(in sources: SourceTree, html: HTMLPolicy, includingDrafts: Bool) {
        let source: [UInt8]
        do {
            source = try sources.read(file.path)
        } catch {
            diagnostics = [.unreadable(sources.prefix + file.path, because: "\(error)")]
            return
        }
        let split = splitFrontMatter(source)
        var settings = Checked(PageSettings())
        if let yaml = split.yaml { settings = readPageSettings(source[yaml], path: file.path, firstLine: 2) }
        isDraft = settings.value.isDraft
        guard includingDrafts || !isDraft else { return }
        let parsed = parsePage(
            source, path: file.path, split: split, settings: settings.value, options: ParseOptions(html: html))
        page = parsed.value
        page.path = file.path
        page.settings = settings.value
        if page.titleText.isEmpty { page.titleText = DocumentName.title(ofDocument: file.path) }
        isBuilt = true
        diagnostics = (settings.diagnostics + parsed.diagnostics).map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.path = sources.prefix + diagnostic.path
            return diagnostic
        }
    }
}
