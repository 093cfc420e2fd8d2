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
        let around = sections.flatMap { [$0.heading?.title ?? .empty, $0.subtitle, $0.header, $0.footer] }
        let besides = ([title, preface, header, footer] + around).reduce(0) { $0 + lengthOfWords(in: $1.range) }
        let all = lengthOfWords(in: events.indices)
        return (all - besides) * 4 < all
    }

    private func lengthOfWords(in range: Range<Int>) -> Int {
        events[range].reduce(0) { length, event in
            switch event {
            case .text(let span), .code(let span), .codeBlock(_, let span), .markup(let span): length + Int(span.end - span.start)
            default: length
            }
        }
    }

    /// Fewer rows are in sight at once, on a phone as well: there is nothing to look for.
    private static var rowsToFilter: Int { 12 }
}
