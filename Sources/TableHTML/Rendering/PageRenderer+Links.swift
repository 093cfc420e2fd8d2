import TableModel

/// Links out of the site, and places that links lead to.
extension PageRenderer {
    /// Writes the attributes of a link that leads out of the site and opens in a tab of its own.
    ///
    /// `noopener` is what browsers do by themselves today (HTML Living Standard, link types); older ones do not.
    @inline(__always)
    mutating func newTab(for destination: Span) {
        if marksExternalLinks, isExternal(page.string(destination)) { html.markup(" target=_blank rel=noopener") }
    }

    mutating func newTab(for destination: String) {
        if marksExternalLinks, isExternal(destination) { html.markup(" target=_blank rel=noopener") }
    }

    @inline(never)
    private func isExternal(_ address: String) -> Bool {
        let start = address.prefix(8).lowercased()
        guard start.hasPrefix("https://") || start.hasPrefix("http://") || start.hasPrefix("//") else { return false }
        guard let site = frame.siteURL else { return true }
        return address != site && !["/", "?", "#"].contains { address.hasPrefix(site + $0) }
    }

    /// Whether a link says nothing but where it leads, in a site that says that of other links behind their words, on paper.
    func isBare(_ destination: Span, _ words: EventRange) -> Bool {
        guard !chapter.isEmpty || frame.marksBareLinks else { return false }
        for event in events(of: words) {
            switch event {
            case .open(let element) where !element.isBlock: continue
            case .text(let span), .code(let span): return page.text[span.range].elementsEqual(page.text[destination.range])
            default: return false
            }
        }
        return false
    }

    /// Writes a text. One that begins with an address, as links do that nobody gave other words, breaks where the parts of that end.
    mutating func text(_ span: Span) {
        guard isDocument, span.range.count > CodeWords.longestWord, CodeWords.isAddress(page.text[span.range]) else {
            return html.text(span)
        }
        var words = CodeWords(page.text[span.range])
        while let part = words.next() {
            html.text(Span(part.range.lowerBound, part.range.upperBound))
            if case .piece = part { html.markup("<wbr>") }
        }
    }

    /// The link by which a reader becomes an author of the page.
    mutating func editLink() {
        guard let url = frame.editURL else { return }
        html.markup("<p class=\"tv-footer tv-edit\"><a")
        html.address("href", url)
        newTab(for: url)
        languageOfWords()
        html.markup(">")
        html.text(frame.words.edit)
        html.markup("</a></p>\n")
    }

    /// Writes an empty place for each former id of a row or heading, inside of it.
    mutating func aliases(_ ids: [Span]) {
        for id in ids {
            html.markup("<a")
            html.attribute("id", id)
            html.markup(" class=tv-alias></a>")
        }
    }
}
