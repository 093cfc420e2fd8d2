package import TableModel
import TableThemes

/// Appends the whole HTML of a page to `output`.
package func renderPage(_ page: Page, in frame: PageFrame, to output: inout [UInt8]) {
    page.text.withUnsafeBufferPointer { source in
        let expected = source.count * 2 + page.rows.count * 96 + 2048
        var renderer = PageRenderer(page: page, frame: frame, html: HTMLWriter(source: source, capacity: expected))
        renderer.document()
        output.append(contentsOf: renderer.html.bytes)
    }
}

/// Appends a passage of a page as flowing text, without anything around it.
package func renderFlow(_ passage: Passage, of page: Page, to output: inout [UInt8]) {
    page.text.withUnsafeBufferPointer { source in
        let html = HTMLWriter(source: source, capacity: source.count * 2)
        var renderer = PageRenderer(page: page, frame: PageFrame(), html: html)
        renderer.flow(passage)
        output.append(contentsOf: renderer.html.bytes)
    }
}

/// Writes one page. Its parts stand in extensions named for them.
struct PageRenderer: ~Copyable {
    let page: Page
    let frame: PageFrame
    var html: HTMLWriter
    /// The page's own text runs from right to left.
    let isRightToLeft: Bool
    /// A whole page is written, not a passage for someone else to set.
    private(set) var isDocument = false
    /// The page has so many rows that lists out of sight are not laid out.
    let isBig: Bool
    /// The template of rows whose section chooses none; nil for the built-in cell.
    let pageCell: CellTemplate?
    /// The template of the section's rows.
    var cell: CellTemplate?
    /// The id of the heading that was written last.
    var lastHeading: Span?
    /// The footnotes that have a mark in the text already: only the first one is led back to.
    var footnotesReferred: Set<String> = []
    /// The footnotes that have an id already.
    var footnotesDefined: Set<String> = []
    /// The footnotes that have a mark anywhere in the page.
    lazy var footnoteMarks = Set(
        page.events.compactMap { if case .footnoteReference(let label) = $0 { page.string(label) } else { nil } })

    init(page: Page, frame: PageFrame, html: consuming HTMLWriter) {
        self.page = page
        self.frame = frame
        self.html = html
        self.isRightToLeft = (page.settings.direction ?? page.direction) == .rtl
        self.pageCell = (page.settings.cell?.identifier ?? frame.cell).flatMap { frame.cells[$0] }
        self.isBig = page.rows.count > BigTable.longPage
    }

    mutating func document() {
        isDocument = true
        html.markup("<!doctype html>\n<html")
        html.attribute("lang", page.settings.language ?? frame.language)
        if let direction = page.settings.direction ?? page.direction { html.attribute("dir", direction.rawValue) }
        if let rootClass = frame.rootClass { html.attribute("class", rootClass) }
        html.attribute("data-depth", String(min(max(frame.depth, 0), 9)))
        html.markup(">\n<head>\n<meta charset=utf-8>\n<title>")
        html.text(page.titleText)
        if !frame.siteTitle.isEmpty, frame.siteTitle != page.titleText {
            html.markup(" – ")
            html.text(frame.siteTitle)
        }
        html.markup("</title>\n<meta name=viewport content=\"width=device-width,initial-scale=1,viewport-fit=cover\">\n")
        if let description = page.settings.description {
            html.markup("<meta name=description")
            html.attribute("content", description)
            html.markup(">\n")
        }
        if let color = frame.themeColor {
            html.markup("<meta name=theme-color")
            html.attribute("content", color)
            html.markup(">\n")
        }
        html.markup("<link rel=stylesheet")
        html.address("href", frame.stylesheet)
        html.markup(">\n</head>\n<body>\n<a class=tv-skip href=\"#:content\">")
        html.text(frame.words.skip)
        html.markup("</a>\n")
        bar()
        sideList()
        main()
        html.markup("</body>\n</html>\n")
    }

    private mutating func bar() {
        guard let parent = frame.parent else { return }
        html.markup("<header class=tv-bar><a")
        html.address("href", parent.url)
        html.markup(">")
        html.text(parent.title)
        html.markup("</a> <b aria-hidden=true dir=auto>")
        html.text(page.titleText)
        html.markup("</b></header>\n")
    }

    private mutating func main() {
        var names = ["tv"]
        if let style = page.settings.style ?? frame.style { names.append(style.rawValue) }
        if isBig { names.append("tv-big") }
        html.markup("<main id=\":content\"")
        html.attribute("class", names.joined(separator: " "))
        html.markup(">\n<a id=\":\" class=tv-deselect href=\"#:\" tabindex=-1 aria-hidden=true></a>\n")
        header()
        for part in page.sections { section(part) }
        if !page.footer.isEmpty {
            html.markup("<footer class=tv-footer>\n")
            flow(page.footer)
            html.markup("</footer>\n")
        }
        turns()
        html.markup("</main>\n")
    }

    private mutating func header() {
        html.markup(page.hasCenteredHeader ? "<header class=\"tv-header tv-center\">\n" : "<header class=tv-header>\n")
        path()
        flow(page.preface)
        html.markup("<h1")
        if !page.titleID.isEmpty { html.attribute("id", page.titleID) }
        html.markup(">")
        if page.title.isEmpty { html.text(page.titleText) } else { flow(page.title) }
        html.markup("</h1>\n")
        flow(page.header)
        html.markup("</header>\n")
    }
}
