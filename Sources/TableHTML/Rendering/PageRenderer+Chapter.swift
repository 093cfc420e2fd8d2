package import TableModel

/// Appends a page as a part of one for paper: its header, its sections and its closing text.
///
/// - Parameters:
///   - page: with ids that begin with that of the chapter.
///   - id: the place of the chapter.
///   - frame: that of the page for paper, with the language of the chapter.
///   - paper: the language of the page for paper, and its direction.
package func renderChapter(
    _ page: Page, id: String, in frame: PageFrame, of paper: (language: String?, direction: TextDirection?),
    to output: inout [UInt8]
) {
    PageRenderer.render(page, in: frame, to: &output) { renderer in
        if frame.language != paper.language { renderer.ownLanguage = frame.language }
        if frame.direction ?? .ltr != paper.direction ?? .ltr { renderer.ownDirection = frame.direction ?? .ltr }
        renderer.chapter(id)
    }
}

extension PageRenderer {
    fileprivate mutating func chapter(_ id: String) {
        isDocument = true
        chapter = id + ":"
        // Lists are whole on paper.
        isBig = false
        // Headings are one level deeper than in a page by itself.
        openLevels = [0]
        lastTitleAlone = nil
        lastIsFold = false
        html.markup(
            page.hasCenteredHeader ? "<header class=\"tv-header tv-chapter tv-center\"" : "<header class=\"tv-header tv-chapter\"")
        html.attribute("id", id)
        languageOfPart()
        html.markup(">\n")
        awaitsTitle = page.hasTitleInHeader
        flow(page.preface)
        if !page.hasTitleInHeader { chapterTitle() }
        flow(page.header)
        awaitsTitle = false
        html.markup("</header>\n")
        for part in page.sections { section(part) }
        footer()
    }

    /// Says what a part of a chapter is in, where that is not what the page around it is in.
    mutating func languageOfPart() {
        if let ownLanguage { html.attribute("lang", ownLanguage) }
        if let ownDirection { html.attribute("dir", ownDirection.rawValue) }
    }

    private mutating func chapterTitle() {
        html.markup("<h2")
        if !page.titleID.isEmpty { html.attribute("id", page.titleID) }
        let isTurned = findDirection(of: page.title)
        html.markup(">")
        aliases(page.titleAliases)
        permalink(to: page.titleID)
        if page.title.isEmpty { html.text(page.titleText) } else { line(page.title) }
        html.markup("</h2>\n")
        if isTurned { isRightToLeft = isPageRightToLeft }
    }
}
