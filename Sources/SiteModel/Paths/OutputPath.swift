import TableBasics

/// The path of a file of the site, relative to the output folder, with `/`.
package struct OutputPath: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let string: String
    /// For a page that is served at any address: what the addresses of the site's files begin with on their host, `/docs/`. On all
    /// other pages addresses are relative.
    package let root: String?

    package init(_ string: String, root: String? = nil) {
        self.string = string
        self.root = root
    }

    package var description: String { string }

    /// How a page at `page` refers to this file: relative, so that the site works below any address.
    package func url(from page: OutputPath) -> String {
        if let root = page.root { return root + URLPath.encodedPath(string) }
        return URLPath.encoded(SourcePath.relative(string, from: SourcePath.folder(of: page.string)))
    }

    package static func == (left: OutputPath, right: OutputPath) -> Bool { left.string == right.string }

    package func hash(into hasher: inout Hasher) { hasher.combine(string) }

    package static func < (left: OutputPath, right: OutputPath) -> Bool { left.string < right.string }

    /// The page that servers show in place of one that does not exist.
    package static let notFound = OutputPath("404.html")
    /// The page that shows all results of a search: the first of these that no author has.
    package static let resultsPages = [OutputPath("search.html"), OutputPath("search-results.html")]
    /// The folder of the search index.
    package static let searchIndex = "search-index"
    package var isSearchIndex: Bool { string.hasPrefix(Self.searchIndex + "/") }

    /// The site's style sheet.
    package static let stylesheet = OutputPath("tablesite.css")

    /// The site's script.
    package static let script = OutputPath("tablesite.js")

    /// The style sheet of a theme that only some pages have.
    package static func stylesheet(ofTheme name: String) -> OutputPath { OutputPath("tablesite-\(name).css") }
}
