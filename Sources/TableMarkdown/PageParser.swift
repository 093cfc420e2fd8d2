package import TableModel

/// Reads one list document into a page.
///
/// - Parameters:
///   - source: the whole file, front matter included; need not be valid UTF-8.
///   - path: of the file, relative to the source folder, with `/`.
///   - split: where the Markdown begins, see ``splitFrontMatter(_:)``.
///   - settings: what the front matter says.
package func parsePage(
    _ source: [UInt8], path: String, split: FrontMatterSplit, settings: PageSettings, options: ParseOptions
) -> Checked<Page> {
    Checked(Page(path: path))
}
