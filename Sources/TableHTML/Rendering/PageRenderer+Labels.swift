import TableModel

/// What parts of a page are called for those who do not see them.
///
/// No label is empty: WAI-ARIA 1.2, 6.6, passes over one that is, and readers hear a part without a name.
extension PageRenderer {
    /// What a list or a navigation is called: by its heading, else by the last heading before it, else by the page's title. A table of
    /// contents is none of the part before it.
    mutating func label(of section: Section) {
        if let heading = section.heading, heading.level == 0 {
            return label(page.plainText(heading.title), or: frame.words.details)
        }
        let heading = section.heading.flatMap { page.hasWords($0.title) ? $0.id : nil }
        if section.isContents, heading == nil { return html.attribute("aria-label", frame.words.outline) }
        label(by: heading ?? lastHeading)
    }

    /// What a list, a navigation or a table is called: by the heading it stands under, else by the page's title.
    mutating func label(by heading: Span?) {
        let hasTitle = !page.titleID.isEmpty && (page.title.isEmpty || page.hasWords(page.title))
        guard let id = heading ?? (hasTitle ? page.titleID : nil) else { return label(page.titleText, or: frame.words.table) }
        if id.count <= Self.longestLabel {
            html.attribute("aria-labelledby", id)
        } else {
            html.attribute("aria-label", frame.words.table)
        }
    }

    /// Writes a name, or `word` in place of one without words or a long one.
    mutating func label(_ name: String, or word: String) {
        html.attribute("aria-label", hasWords(name) && name.utf8.count <= Self.longestLabel ? name : word)
    }

    /// What a part of a row is called: by what the row says first, else by the page's title.
    func name(of row: borrowing Row) -> String {
        for eventRange in [row.title, row.detail, row.label] {
            let name = page.plainText(eventRange)
            if hasWords(name) { return name }
        }
        return page.titleText
    }

    func hasWords(_ text: String) -> Bool { text.contains { !$0.isWhitespace } }

    /// In bytes. A label is repeated at every list, and nobody listens to a longer one.
    static var longestLabel: Int { 250 }
}
