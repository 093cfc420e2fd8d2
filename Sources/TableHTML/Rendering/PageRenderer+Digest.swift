package import TableModel

/// Appends the content of some sections as plain HTML, for readers that have none of our styles: feeds.
///
/// The heading of the first section is left out, since whoever shows the digest has it as a title. Rows become list items. Nothing
/// has an id, but what the author's own HTML gives one.
package func renderDigest(of sections: Range<Int>, of page: Page, to output: inout [UInt8]) {
    PageRenderer.render(page, in: PageFrame(), to: &output) { renderer in
        for index in sections.clamped(to: page.sections.indices) {
            renderer.digest(of: page.sections[index], hasHeading: index != sections.lowerBound)
        }
    }
}

extension PageRenderer {
    fileprivate mutating func digest(of section: Section, hasHeading: Bool) {
        if hasHeading, let heading = section.heading {
            html.markup("<h3>")
            flow(heading.title)
            html.markup("</h3>\n")
        }
        flow(section.header)
        for line in [[section.subtitle], section.columnHeads] where !line.allSatisfy(\.isEmpty) {
            html.markup("<p>")
            for (index, eventRange) in line.enumerated() {
                if index > 0 { html.markup(" ") }
                flow(eventRange)
            }
            html.markup("</p>\n")
        }
        digest(of: page.rows[section.rows])
        flow(section.footer)
    }

    /// Nested rows become nested lists.
    private mutating func digest(of rows: ArraySlice<Row>) {
        guard !rows.isEmpty else { return }
        var depth = -1
        for row in rows {
            // Never more than one step deeper, and readers of feeds need no more than a few.
            let level = min(row.level, depth + 1, 8)
            if level > depth {
                html.markup("\n<ul>\n")
            } else {
                html.markup("</li>\n")
                for _ in level..<depth { html.markup("</ul>\n</li>\n") }
            }
            depth = level
            html.markup("<li>")
            digest(of: row)
        }
        for _ in 0...depth { html.markup("</li>\n</ul>\n") }
    }

    private mutating func digest(of row: Row) {
        if !row.label.isEmpty {
            flow(row.label)
            html.markup(": ")
        }
        if case .link(let destination) = row.destination {
            html.markup("<a")
            html.address("href", destination)
            html.markup(">")
            flow(row.title)
            html.markup("</a>")
        } else {
            flow(row.title)
        }
        for eventRange in [row.meta, row.tags] where !eventRange.isEmpty {
            html.markup(" ")
            flow(eventRange)
        }
        if !row.detail.isEmpty {
            html.markup(row.title.isEmpty ? "" : " – ")
            flow(row.detail)
        }
        if let value = row.value {
            html.markup(" ")
            html.text(value)
        }
        if !row.body.isEmpty {
            html.markup("\n")
            flow(row.body)
        }
    }
}
