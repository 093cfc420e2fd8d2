import TableModel

/// Headings in text, Markdown's and those of the author's HTML, which begin no section and may name what is below them.
extension PageRenderer {
    /// Writes the level of a heading of the author's HTML behind the start of its tag, which may be the title of the page.
    mutating func openMarkupHeading(_ level: Int) {
        let isTitle = awaitsTitle && level == 1
        innerLevel = isTitle ? openLevels.count + 1 : elementLevel(ofInner: level)
        html.number(innerLevel)
        guard isTitle else { return }
        awaitsTitle = false
        if !page.titleID.isEmpty { html.attribute("id", page.titleID) }
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
