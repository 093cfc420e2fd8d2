import TableBasics
import TableModel

/// Headings in text, Markdown's and those of the author's HTML, which begin no section and may name what is below them.
extension PageRenderer {
    /// Writes the level of a heading of the author's HTML behind the start of its tag, which may be the title of the page.
    mutating func openMarkupHeading(_ level: Int, before rest: EventRange) {
        if let id = idOfMarkupHeading(rest) { lastHeading = id }
        let isTitle = awaitsTitle && level == 1
        innerLevel = isTitle ? openLevels.count + 1 : elementLevel(ofInner: level)
        html.number(innerLevel)
        guard isTitle else { return }
        awaitsTitle = false
        if !page.titleID.isEmpty { html.attribute("id", page.titleID) }
    }

    /// That of a heading of the author's HTML which can name what is below it, and ends in the event range.
    private func idOfMarkupHeading(_ rest: EventRange) -> Span? {
        var (id, scan, hasWords) = (Span?.none, MarkupScan(isInTag: true), false)
        for event in events(of: rest) {
            switch event {
            case .identifier(let span): if id == nil { id = span }
            case .headingLevel(_, isEnd: true): return hasWords && id?.isEmpty == false ? id : nil
            case .markup(let span):
                scan.scan(page.text[span.range]) { part in
                    switch part {
                    case .text(let range): if page.text[range].contains(where: { !$0.isASCIISpace }) { hasWords = true }
                    case .reference: hasWords = true
                    case .tag: break
                    }
                }
            case .text, .code: hasWords = true
            default: break
            }
        }
        return nil
    }

    mutating func openHeading(_ event: ContentEvent, _ level: Int, _ id: Span, _ rest: EventRange) {
        innerLevel = isDocument ? elementLevel(ofInner: level) : level
        if isDocument { isInOppositeDirection = hasOppositeDirection(rest) }
        write(event)
        guard !id.isEmpty, hasWordsInHeading(rest) else { return }
        lastHeading = id
        if isDocument { permalink(to: id) }
    }

    /// Whether a heading, which ends in the event range, can name what is below it.
    private func hasWordsInHeading(_ rest: EventRange) -> Bool {
        let end = events(of: rest).firstIndex { if case .close(.heading) = $0 { true } else { false } }
        return page.hasWords(EventRange(Int(rest.start), end.map { Int(rest.start) + $0 } ?? Int(rest.end)))
    }
}
