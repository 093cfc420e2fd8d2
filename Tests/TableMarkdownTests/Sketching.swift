import TableMarkdown
import TableModel
import TableTestSupport

/// Reads a document, front matter set aside, as a build does.
func page(_ markdown: String, path: String = "page.md", options: ParseOptions = ParseOptions()) -> Checked<Page> {
    page(Array(markdown.utf8), path: path, options: options)
}

func page(_ source: [UInt8], path: String = "page.md", options: ParseOptions = ParseOptions()) -> Checked<Page> {
    parsePage(source, path: path, split: splitFrontMatter(source), settings: PageSettings(), options: options)
}

/// The table of a document in readable lines, see ``Page/sketch``.
func sketch(_ markdown: String, path: String = "page.md") -> String { page(markdown, path: path).value.sketch }

/// What a document with a title holds, as its header.
func flow(_ markdown: String, options: ParseOptions = ParseOptions()) -> String {
    let lines = page("# T\n\n" + markdown, options: options).value.sketch.split(separator: "\n").dropFirst()
    return lines.map { $0.hasPrefix("  < ") ? String($0.dropFirst(4)) : String($0) }.joined(separator: "\n")
}

/// The problems of a document, one a line.
func problems(_ markdown: String) -> [String] { page(markdown).diagnostics.map(\.line) }

extension ParseOptions {
    /// CommonMark alone.
    static let strict = ParseOptions(hasAdditions: false)
}
