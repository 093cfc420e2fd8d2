package import TableModel

/// The ways to the parts of a long page: its author's table of contents, or else its headings.
package struct PageOutline {
    let entries: [Entry]
    /// The sections that are the author's table of contents; none when the entries are the headings.
    let contents: Range<Int>

    struct Entry {
        /// 0 for the top; at most one more than that of the entry before.
        let level: Int
        let title: EventRange
        let target: Target
    }

    enum Target {
        case heading(Span)
        case address(Span)
    }

    /// nil for a page that is looked over without one.
    package init?(of page: Page) {
        if let contents = Self.contents(of: page) {
            let rows = contents.flatMap { page.rows[page.sections[$0].rows] }
            self.contents = contents
            entries = rows.compactMap { row in
                guard case .link(let destination) = row.destination else { return nil }
                return Entry(level: row.level, title: row.title, target: .address(destination))
            }
            return
        }
        guard let entries = Self.headings(of: page) else { return nil }
        self.entries = entries
        contents = 0..<0
    }

    /// The author's table of contents before everything else, if its rows are links and no more.
    private static func contents(of page: Page) -> Range<Int>? {
        guard let start = page.sections.firstIndex(where: \.isContents) else { return nil }
        let before = page.sections[..<start]
        guard before.count(where: { ($0.heading?.level ?? 0) > 0 }) <= 1, before.allSatisfy(\.isProse) else { return nil }
        let end = page.sections[start...].firstIndex { !$0.isContents } ?? page.sections.count
        let rows = page.sections[start..<end].flatMap { page.rows[$0.rows] }
        let isSimple = rows.allSatisfy { row in
            // What leads to other pages, as those of a document that is split, is no way through this one.
            guard case .link(let span) = row.destination, page.text[span.range].first == UInt8(ascii: "#") else { return false }
            return row.detail.isEmpty && row.meta.isEmpty && row.body.isEmpty && !row.isContinuation
        }
        // Tools that write such lists put comments around them.
        let hasTextAround = page.sections[start..<end].contains { section in
            [section.header, section.footer].contains { !$0.isEmpty && BlocksAppearance(of: $0, in: page) != .invisible }
        }
        // What a heading leads to is nowhere in the outline.
        let hasLinks = page.sections[start..<end].contains { section in
            section.heading.map { page.events[$0.title.range].contains { if case .openLink = $0 { true } else { false } } } ?? false
        }
        return isSimple && !hasTextAround && !hasLinks && rows.count >= fewest ? start..<end : nil
    }

    /// The headings of the upper levels: of as many as can be looked over together, and always those of the first.
    private static func headings(of page: Page) -> [Entry]? {
        var counts = Array(repeating: 0, count: 7)
        for section in page.sections {
            if let heading = section.heading, heading.level > 0, !heading.id.isEmpty { counts[min(heading.level, 6)] += 1 }
        }
        guard counts.reduce(0, +) >= fewest, let top = counts.firstIndex(where: { $0 > 0 }) else { return nil }
        var deepest = top
        var shown = counts[top]
        for level in (top + 1)..<7 where counts[level] > 0 && deepest - top < 2 {
            guard shown < fewest || shown + counts[level] <= most else { break }
            shown += counts[level]
            deepest = level
        }
        var entries: [Entry] = []
        // Levels that the page skips are none of the outline.
        var around: [Int] = []
        for section in page.sections {
            guard let heading = section.heading, heading.level > 0, heading.level <= deepest, !heading.id.isEmpty else { continue }
            while let last = around.last, last >= heading.level { around.removeLast() }
            entries.append(Entry(level: around.count, title: heading.title, target: .heading(heading.id)))
            around.append(heading.level)
        }
        return entries.count >= fewest ? entries : nil
    }

    private static let fewest = 3
    /// So many entries of more than one level are looked over together.
    private static let most = 40
}
