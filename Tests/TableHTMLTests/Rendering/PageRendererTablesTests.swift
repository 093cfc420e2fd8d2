import Testing

/// Tables of data: their cards, their names, and what their cells repeat.
@Suite struct PageRendererTablesTests {
    /// An element that the author opened around a table is closed behind it.
    @Test(arguments: ["details", "div align=center"])
    func leavesATableInTheAuthorsElement(tag: String) {
        let table = "| A | B | C |\n|--|--|--|\n| 1 | 2 | 3 |\n"
        let element = tag.prefix { $0 != " " }
        let html = sections("# T\n## S\n<p>First<br></p>\n\n<\(tag)>\n\n\(table)\n</\(element)>\n\n\(table)\nLast.\n")
        let parts = html.split(separator: "<div class=tv-prose>\n")
        // The text with the element, the table on its own, the text behind it.
        #expect(parts.count == 3)
        #expect(parts[1].contains("<\(element)") && parts[1].contains("</\(element)>\n"))
        #expect(parts[1].split(separator: "</\(element)>\n")[0].contains("<table"))
        #expect(parts[1].contains("</div>\n<div class=tv-scroll>"))
    }

    @Test func givesATableACardBetweenTheTexts() {
        #expect(
            sections(
                """
                # T
                ## S
                Before.

                | A | B | C |
                |--|--|--|
                | 1 | 2 | 3 |

                After.
                """)
                    == """
                    <section>
                    <h2 id=s><a class=tv-link href=#s tabindex=-1 aria-hidden=true></a>S</h2>
                    <div class=tv-prose>
                    <p>Before.</p>
                    </div>
                    <div class=tv-scroll><table aria-labelledby=s>
                    <thead><tr><th>A</th><th>B</th><th>C</th></tr>
                    </thead>
                    <tbody><tr><td>1</td><td>2</td><td>3</td></tr>
                    </tbody>
                    </table></div>
                    <div class=tv-prose>
                    <p>After.</p>
                    </div>
                    </section>

                    """)
    }

    @Test func namesTheCellsOfATableThatBecomesRows() {
        let html = sections(
            """
            # T
            ## S
            | | `Kind` & more | C |
            |--|--|--|
            | A title of its own | descriptions | extraordinary |
            | B | | x |
            """)
        #expect(html.contains("<div class=\"tv-scroll tv-stack\"><table aria-labelledby=s>"))
        #expect(html.contains("<thead><tr><td></td><th><code>Kind</code> &amp; more</th><th>C</th></tr>"))
        #expect(
            html.contains(
                "<tr><td>A title of its own</td><td data-head=\"Kind &amp; more\">descriptions</td><td data-head=C>extraordinary</td></tr>"
            ))
        #expect(html.contains("<tr><td>B</td><td data-head=\"Kind &amp; more\"></td><td data-head=C>x</td></tr>"))
    }

    @Test func namesATableByTheHeadingAboveIt() {
        let table = "\n\n| A | B | C |\n|--|--|--|\n| 1 | 2 | 3 |\n\n"
        #expect(sections("# T\n## S\n> #### In a quote" + table).contains("<table aria-labelledby=in-a-quote>"))
        #expect(
            sections("# T\n## S\n- Row\n\n  | A | B | C |\n  |--|--|--|\n  | 1 | 2 | 3 |").contains("<table aria-labelledby=s>"))
    }

    @Test func givesTheFocusOnlyToATableThatScrolls() {
        let word = String(repeating: "w", count: 100)
        let html = sections("# T\n## S\n| A | B | C |\n|--|--|--|\n| \(word) | 2 | 3 |")
        #expect(html.contains(#"<div class="tv-scroll tv-wide tv-stack" tabindex=0 role=region aria-labelledby=s><table"#))
        #expect(!sections("# T\n## S\n| A | B | C |\n|--|--|--|\n| 1 | 2 | 3 |").contains("tabindex=0"))
    }
}
