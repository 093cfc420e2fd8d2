import TableCells
package import TableModel
import TableThemes

/// Appends the whole HTML of a page to `output`.
package func renderPage(_ page: Page, in frame: PageFrame, to output: inout [UInt8]) {
    PageRenderer.render(page, in: frame, to: &output) { $0.document() }
}

/// Appends an event range of a page as flowing text, without anything around it.
package func renderFlow(_ eventRange: EventRange, of page: Page, to output: inout [UInt8]) {
    PageRenderer.render(page, in: PageFrame(), to: &output) { $0.flow(eventRange) }
}

/// Writes what stands in the elements of a page's rows, all of it some times over into the same memory, and calls `body` with the
/// bytes after each time. For measuring: a page is never written like this.
package func renderInsidesOfRows(
    of page: Page, in frame: PageFrame, times: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void
) {
    var output: [UInt8] = []
    PageRenderer.render(page, in: frame, to: &output) { renderer in
        renderer.cell = renderer.pageCell
        for _ in 0..<times {
            renderer.html.removeAll()
            for index in renderer.rows.indices { renderer.inside(of: renderer.rows[index]) }
            body(renderer.html.bytes)
        }
    }
}

/// Writes one page. Its parts stand in extensions named for them.
struct PageRenderer: ~Copyable {
    private let addressed = PassedByAddress()
    let page: Page
    let frame: PageFrame
    var html: HTMLWriter
    /// Those of the page, without the checks that an array makes at every access. Event ranges are checked as a whole, see
    /// ``events(of:)``; indices of rows are counted here.
    private let events: UnsafeBufferPointer<ContentEvent>
    let rows: UnsafeBufferPointer<Row>
    /// What is written runs from right to left: the page, or a row, heading or table that has found its own direction.
    var isRightToLeft: Bool
    /// The page runs from right to left, or the section of which its author says so.
    var isPageRightToLeft: Bool
    /// Nobody says the direction of the page, so that its parts find theirs.
    let findsDirections: Bool
    /// Somebody says the language or direction of what is written, so that only what has more letters of the other one runs against it.
    var countsLetters: Bool
    /// Something in the page may run against its direction.
    let mayHaveOppositeText: Bool
    /// The element that is opened next gets a direction, the other one.
    var takesDirection = false
    /// The page is in a language that we have no words in.
    let hasForeignWords: Bool
    /// A whole page is written, not an event range for someone else to set.
    var isDocument = false
    /// What is written runs against the direction of the page.
    var isInOppositeDirection = false
    /// What is written is a link in a text.
    var isInLink = false
    /// The words that are written are the name of a check box before them.
    var isInTaskLabel = false
    /// Stands before the ids that the renderer makes itself, where the page is a part of another one.
    var chapter = ""
    /// The page has so many rows that lists out of sight are not laid out.
    var isBig: Bool
    lazy var heights = BigTableHeights(of: page)
    /// The template of rows whose section chooses none; nil for the built-in cell. The frame keeps all templates alive.
    let pageCell: CellProgram?
    /// See ``Page/hasRunningText``.
    let hasRunningText: Bool
    /// Links to other sites are written in another way than those within the site.
    let marksExternalLinks: Bool
    /// The template of the section's rows.
    var cell: CellProgram?
    /// They are those of a table.
    var isInTable = false
    /// The text of the table cell that is being written runs the other way than the page.
    var isolatesCell = false
    /// The table that is being written has found its own direction.
    var isTableTurned = false
    /// The names of the columns of the table that is being written, where its cells repeat them.
    var columnNames: [EventRange] = []
    /// Cells of its head do not.
    var namesCells = false
    /// The first of them too.
    var namesFirstCell = false
    /// The same of a table in the author's HTML, and how far that is written.
    var htmlColumnNames: [[UInt8]] = []
    var htmlCells = HTMLTableCells()
    /// The next piece of the author's HTML begins with the tag of a table that nobody has named.
    var awaitsTableName = false
    /// Its columns that have texts, where it is wide.
    var longColumns: [Bool] = []
    /// Those whose words break on paper.
    var breakingColumns: [Bool] = []
    /// Those that have nothing but short texts.
    var shortColumns: [(body: Bool, head: Bool)] = []
    /// The column of the cell that was written last.
    var column = -1
    /// The id of the heading that was written last.
    var lastHeading: Span?
    /// That of the element of the heading within other blocks that is being written.
    var innerLevel = 1
    /// The title of the page is the next heading of level 1 in the author's HTML.
    var awaitsTitle = false
    /// The levels in the source of the headings before it in the section, the row or the quote that it may belong to, the outermost first.
    var innerLevels: [Int] = []
    /// The level of the last row that has a number, while rows below it are written.
    var numberedLevel: Int?
    /// The level in the source of the title that was written last, where nothing stands below it.
    var lastTitleAlone: Int?
    /// The section before it folds below words that are no heading.
    var lastIsFold = false
    /// The levels in the source of the headings that the next section may belong to, the outermost first.
    var openLevels: [Int] = []
    /// Of a chapter, where they are not those of the page around it.
    var ownLanguage: String?
    var ownDirection: TextDirection?
    /// The footnotes that have a mark in the text already: only the first one is led back to.
    var footnotesReferred: Set<String> = []
    /// The footnotes that have an id already.
    var footnotesDefined: Set<String> = []
    /// The footnotes of the page.
    lazy var footnoteNumbers = FootnoteNumbers(of: page)

    init(
        page: Page, frame: PageFrame, html: consuming HTMLWriter, events: UnsafeBufferPointer<ContentEvent>,
        rows: UnsafeBufferPointer<Row>, pageCell: CellProgram?
    ) {
        self.page = page
        self.frame = frame
        self.html = html
        self.events = events
        self.rows = rows
        let direction = page.settings.direction ?? page.direction ?? frame.direction
        self.isPageRightToLeft = direction == .rtl
        self.isRightToLeft = isPageRightToLeft
        let isSaid = page.settings.direction != nil || page.direction != nil
        self.findsDirections = frame.turnsParts && (direction == nil || (!isSaid && frame.isDirectionGuessed))
        let language = page.settings.language ?? frame.language
        self.countsLetters = isSaid || !frame.isDirectionGuessed && (language != nil || direction != nil)
        self.mayHaveOppositeText = isRightToLeft || page.mayHaveRightToLeftLetters
        self.hasForeignWords = language.map { !frame.words.isIn($0) } ?? true
        self.pageCell = pageCell
        self.marksExternalLinks = frame.externalLinks != .sameTab
        self.isBig = page.isBig
        self.hasRunningText = page.hasRunningText
    }

    /// The events of an event range. One that is not within the page's events is a mistake of the parser's and goes no further.
    @inline(__always)
    func events(of eventRange: EventRange) -> UnsafeBufferPointer<ContentEvent> {
        let range = eventRange.range
        precondition(range.lowerBound >= 0 && range.upperBound <= events.count)
        return UnsafeBufferPointer(start: events.baseAddress.map { $0 + range.lowerBound }, count: range.count)
    }

    mutating func document() {
        isDocument = true
        html.markup("<!doctype html>\n<html")
        html.attribute("lang", page.settings.language ?? frame.language ?? LanguageTag.undetermined)
        if let direction = page.settings.direction ?? page.direction ?? frame.direction {
            html.attribute("dir", direction.rawValue)
        }
        if let rootClass = frame.rootClass { html.attribute("class", rootClass) }
        html.attribute("data-depth", String(LayerNames.shown(frame.depth)))
        html.markup(">\n<head>\n<meta charset=utf-8>\n<title>")
        html.text(page.titleText)
        if !frame.siteTitle.isEmpty, frame.siteTitle != page.titleText {
            html.markup(" – ")
            html.text(frame.siteTitle)
        }
        html.markup("</title>\n<meta name=viewport content=\"width=device-width,initial-scale=1,viewport-fit=cover\">\n")
        metadata()
        themeColor()
        icons()
        html.markup("<link rel=stylesheet")
        html.address("href", frame.stylesheet)
        html.markup(">\n")
        script()
        html.markup("</head>\n<body>\n<a class=tv-skip href=\"#:content\"")
        languageOfWords()
        html.markup(">")
        html.text(frame.words.skip)
        html.markup("</a>\n")
        let outline = PageOutline(of: page)
        if !frame.siteHeader.isEmpty { html.rendered(frame.siteHeader) }
        bar(outline)
        sideList()
        outlineList(outline)
        main(outline)
        if !frame.siteFooter.isEmpty { html.rendered(frame.siteFooter) }
        html.markup("</body>\n</html>\n")
    }

    private mutating func main(_ outline: PageOutline?) {
        var names = ["tv"]
        if let style = page.settings.style ?? frame.style { names.append(style.rawValue) }
        if isBig { names += ["tv-big", heights.pageClasses].filter { !$0.isEmpty } }
        html.markup("<main id=\":content\"")
        html.attribute("class", names.joined(separator: " "))
        html.markup(">\n<a id=\":\" class=tv-deselect href=\"#:\" tabindex=-1 aria-hidden=true></a>\n")
        header()
        sections(outline)
        if !frame.chapters.isEmpty { html.rendered(frame.chapters) }
        footer()
        pagesBelow()
        editLink()
        pagination()
        html.markup("</main>\n")
    }

    private mutating func header() {
        html.markup(page.hasCenteredHeader ? "<header class=\"tv-header tv-center\">\n" : "<header class=tv-header>\n")
        translations()
        path()
        awaitsTitle = page.hasTitleInHeader
        flow(page.preface)
        if !page.hasTitleInHeader { title() }
        flow(page.header)
        awaitsTitle = false
        html.markup("</header>\n")
    }

    /// The closing text: in a page of text it is one more of its parts.
    mutating func footer() {
        guard !page.footer.isEmpty else { return }
        html.markup(hasRunningText ? "<footer class=\"tv-footer tv-prose\"" : "<footer class=tv-footer")
        languageOfPart()
        html.markup(">\n")
        flow(page.footer)
        html.markup("</footer>\n")
    }

    private mutating func title() {
        html.markup("<h1")
        if !page.titleID.isEmpty { html.attribute("id", page.titleID) }
        let isTurned = findDirection(of: page.title)
        html.markup(">")
        aliases(page.titleAliases)
        permalink(to: page.titleID)
        if page.title.isEmpty { html.text(page.titleText) } else { line(page.title) }
        html.markup("</h1>\n")
        if isTurned { isRightToLeft = isPageRightToLeft }
    }

    /// Says that a word of ours is not in the language of the page, which we do not know.
    mutating func languageOfWords() {
        if hasForeignWords { html.attribute("lang", frame.words.language) }
    }
}

extension PageRenderer {
    /// Calls `body` with a renderer, and appends what it writes to `output`.
    static func render(_ page: Page, in frame: PageFrame, to output: inout [UInt8], _ body: (inout PageRenderer) -> Void) {
        let cell = (page.settings.cell?.identifier ?? frame.cell).flatMap { frame.cells[$0] }
        let expected = page.text.count * 2 + page.rows.count * (160 + (cell?.program.literals.count ?? 0)) + 2048
        // Written in its place: a page is large, and copying it is felt. What is longer than expected is copied after all. Memory of
        // the last page is given back first, to be had again while it is warm.
        if output.isEmpty { output = [] }
        var overflow: [UInt8] = []
        let written = [UInt8](unsafeUninitializedCapacity: expected) { memory, count in
            withRenderer(of: page, in: frame, cell?.program, memory) { renderer in
                body(&renderer)
                if renderer.html.hasGrown { overflow = Array(renderer.html.bytes) } else { count = renderer.html.count }
            }
        }
        let result = overflow.isEmpty ? written : overflow
        if output.isEmpty { output = result } else { output += result }
    }

    /// Calls `body` with a renderer, which points into the page and the template and so must not be kept.
    private static func withRenderer(
        of page: Page, in frame: PageFrame, _ cell: CellProgram?, _ memory: UnsafeMutableBufferPointer<UInt8>,
        _ body: (inout PageRenderer) -> Void
    ) {
        page.text.withUnsafeBufferPointer { text in
            page.events.withUnsafeBufferPointer { events in
                page.rows.withUnsafeBufferPointer { rows in
                    guard let html = HTMLWriter(source: text, memory: memory) else { return }
                    var renderer = PageRenderer(page: page, frame: frame, html: html, events: events, rows: rows, pageCell: cell)
                    body(&renderer)
                }
            }
        }
    }
}
