import TableBasics
package import TableModel

extension Page {
    /// What the site's script does on the page.
    package var scriptParts: Set<PagePart> {
        var parts: Set<PagePart> = []
        // A list of contents leads to what is looked for.
        let contents = sections.reduce(0) { $0 + ($1.isContents ? $1.rows.count : 0) }
        if rows.count - contents >= Self.rowsToFilter, !isMostlyText { parts.insert(.filter) }
        if rows.contains(where: { $0.task != nil }) { parts.insert(.ticks) }
        return parts
    }

    /// Less than a quarter of its words stands in rows: who looks for some would not find most of the page in them.
    private var isMostlyText: Bool {
        var inRows = 0
        var besides = [preface, header, footer].reduce(0) { $0 + lengthOfWords(in: $1) }
        for section in sections where !section.isContents {
            let around = [section.heading?.title ?? .empty, section.subtitle, section.header, section.footer]
            besides += around.reduce(0) { $0 + lengthOfWords(in: $1) }
            for row in rows[section.rows.clamped(to: rows.indices)] {
                inRows += [row.label, row.title, row.meta, row.detail, row.body].reduce(0) { $0 + lengthOfWords(in: $1) }
            }
        }
        return inRows * 3 < besides
    }

    /// Code in blocks, and the tags of the author's HTML, are no words.
    private func lengthOfWords(in eventRange: EventRange) -> Int {
        var scan = MarkupScan()
        var length = 0
        for event in events[eventRange.range] {
            switch event {
            case .text(let span), .code(let span): length += span.range.count
            case .markup(let span):
                scan.scan(text[span.range]) { if case .text(let words) = $0 { length += words.count } }
            default: break
            }
        }
        return length
    }

    /// Fewer rows are in sight at once, on a phone as well: there is nothing to look for.
    private static var rowsToFilter: Int { 12 }
}
