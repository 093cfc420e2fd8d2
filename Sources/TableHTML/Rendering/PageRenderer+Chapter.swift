package import TableModel

/// Appends a page as a part of one for paper: its header, its sections and its closing text.
///
/// - Parameters:
///   - page: with ids that begin with that of the chapter.
///   - id: the place of the chapter.
///   - frame: that of the page for paper.
package func renderChapter(_ page: Page, id: String, in frame: PageFrame, to output: inout [UInt8]) {
    PageRenderer.render(page, in: frame, to: &output) { $0.chapter(id) }
}

extension PageRenderer {
    fileprivate mutating func chapter(_ id: String) {
        isDocument = true
        chapter = id + ":"
        // Lists are whole on paper.
        isBig = false
        // Headings are one level deeper than in a page by itself.
        openLevels = [0]
        html.markup(
            page.hasCenteredHeader ? "<header class=\"tv-header tv-chapter tv-center\"" : "<header class=\"tv-header tv-chapter\"")
        html.attribute("id", id)
        html.markup(">\n")
        flow(page.preface)
        if !page.hasTitleInHeader { chapterTitle() }
        flow(page.header)
        html.markup("</header>\n")
        for part in page.sections { section(part) }
        footer()
    }

    private mutating func chapterTitle() {
        html.markup("<h2")
        if !page.titleID.isEmpty { html.attribute("id", page.titleID) }
        let isTurned = findDirection(of: page.title)
        html.markup(">")
        aliases(page.titleAliases)
        if page.title.isEmpty { html.text(page.titleText) } else { line(page.title) }
        html.markup("</h2>\n")
        if isTurned { isRightToLeft = false }
    }
}
