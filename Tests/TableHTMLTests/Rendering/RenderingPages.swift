import TableHTML
import TableMarkdown
import TableModel

/// The HTML of a document.
func html(
    _ markdown: String, in frame: PageFrame = PageFrame(), path: String = "page.md", settings: PageSettings = PageSettings(),
    options: ParseOptions = ParseOptions()
) -> String {
    let source = Array(markdown.utf8)
    let page = parsePage(source, path: path, split: splitFrontMatter(source), settings: settings, options: options).value
    var output: [UInt8] = []
    renderPage(page, in: frame, to: &output)
    return String(decoding: output, as: UTF8.self)
}

/// The lines of a document's `main`, between its header and its end.
func sections(_ markdown: String) -> String {
    let document = html(markdown)
    let page = String(document[(document.range(of: "<main")?.lowerBound ?? document.startIndex)...])
    let start = page.range(of: "</header>\n")?.upperBound ?? page.startIndex
    let end = page.range(of: "</main>")?.lowerBound ?? page.endIndex
    return String(page[start..<end])
}

/// The rows of a document of one list, without the list.
func rows(_ markdown: String) -> String {
    sections(markdown).split(separator: "\n").filter { $0.hasPrefix("<li") }.joined(separator: "\n")
}

/// The quiet link of a heading to itself.
func link(_ id: String) -> String { "<a class=tv-link href=#\(id) tabindex=-1 aria-hidden=true></a>" }

extension String {
    fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
