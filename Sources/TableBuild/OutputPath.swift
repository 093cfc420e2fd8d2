/// The path of a file of the site, relative to the output folder, with `/`.
package struct OutputPath: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let string: String

    package init(_ string: String) { self.string = string }

    package var description: String { string }

    /// How a page at `page` refers to this file: relative, so that the site works below any address.
    package func url(from page: OutputPath) -> String {
        URLPath.encoded(SourcePath.relative(string, from: SourcePath.folder(of: page.string)))
    }

    package static func < (left: OutputPath, right: OutputPath) -> Bool { left.string < right.string }

    /// The site's style sheet.
    package static let stylesheet = OutputPath("tablesite.css")

    /// The style sheet of a theme that only some pages have.
    package static func stylesheet(ofTheme name: String) -> OutputPath { OutputPath("tablesite-\(name).css") }
}
