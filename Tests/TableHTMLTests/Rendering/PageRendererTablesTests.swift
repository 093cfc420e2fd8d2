import TableMarkdown
import TableModel
import Testing
@testable import TableHTML

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
                "<tr><td>A title of its own</td><td data-head=\"Kind &amp; more \">descriptions</td><td data-head=\"C \">extraordinary</td></tr>"
            ))
        #expect(html.contains("<tr><td>B</td><td data-head=\"Kind &amp; more \"></td><td data-head=\"C \">x</td></tr>"))
    }

    @Test func namesATableByTheHeadingAboveIt() {
        let table = "\n\n| A | B | C |\n|--|--|--|\n| 1 | 2 | 3 |\n\n"
        #expect(sections("# T\n## S\n> #### In a quote" + table).contains("<table aria-labelledby=in-a-quote>"))
        #expect(
            sections("# T\n## S\n- Row\n\n  | A | B | C |\n  |--|--|--|\n  | 1 | 2 | 3 |").contains("<table aria-labelledby=s>"))
    }

    @Test func namesATableInHTMLAsThatInMarkdown() {
        let rows = "\n<tr><th>A</th><th>B</th></tr>\n<tr><td>1</td><td>2</td></tr>\n</table>\n\n"
        #expect(sections("# T\n## S\n<table>" + rows).contains("<table aria-labelledby=s>\n<tr>"))
        #expect(sections("# T\n## S\n> #### In a quote\n\n<table>" + rows).contains("<table aria-labelledby=in-a-quote>"))
        #expect(sections("# T\n## S\n<table dir=rtl id=mine>" + rows).contains("<table aria-labelledby=s dir=\"rtl\" id=mine>"))
        // Its columns have names on a phone.
        let cells = String(repeating: "<td>\(Self.long)</td>", count: 3)
        let long = "<table>\n<tr><th>A</th><th>B</th><th>C</th></tr>\n<tr>\(cells)</tr>\n</table>\n\n"
        let stacked = sections("# T\n## S\n" + long + long)
        #expect(stacked.split(separator: "tv-stack").count == 3)
        #expect(stacked.split(separator: "<table aria-labelledby=s>").count == 3)
        // Text of the other direction makes the page read the author's tags.
        #expect(sections("# T\n## S\nשלום עולם\n\n<table>" + rows).contains("<table aria-labelledby=s>"))
    }

    @Test func namesATableByAHeadingInHTML() {
        let rows = "\n<tr><th>A</th><th>B</th></tr>\n<tr><td>1</td><td>2</td></tr>\n</table>\n\n"
        let table = "\n\n| A | B | C |\n|--|--|--|\n| 1 | 2 | 3 |\n\n"
        #expect(sections("# T\n## S\n<h3>Sizes</h3>\n<table>" + rows).contains("<table aria-labelledby=sizes>"))
        #expect(
            sections("# T\n## S\n<h3 class=x id=\"mine\" title='>'>Sizes</h3>\nText" + table).contains(
                "<table aria-labelledby=mine>"))
        #expect(
            sections("# T\n## S\n<div align=center><h3>A &amp; <b>b</b></h3></div>" + table).contains(
                "<table aria-labelledby=a--b>"))
        #expect(
            sections("# T\n## S\n<div><h3 id=x><img src=a.png alt=Logo></h3></div>" + table).contains("<table aria-labelledby=x>"))
        // A picture without words is no name.
        #expect(sections("# T\n## S\n<div><h3><img src=a.png></h3></div>" + table).contains("<table aria-labelledby=s>"))
        #expect(sections("# T\n## S\n<div><h3> </h3></div>" + table).contains("<table aria-labelledby=s>"))
    }

    @Test func leavesNamesThatAuthorsGaveToTables() {
        let rows = "\n<tr><th>A</th><th>B</th></tr>\n<tr><td>1</td><td>2</td></tr>\n</table>\n\n"
        let captioned = sections("# T\n## S\n<table><caption>Prices</caption>" + rows + "<table>" + rows)
        #expect(captioned.contains("<table><caption>Prices"))
        #expect(captioned.contains("<table aria-labelledby=s>"))
        #expect(
            sections("# T\n## S\n<table aria-label='My \"prices\"'>" + rows).contains(
                "<table aria-label=\"My &quot;prices&quot;\">"))
        #expect(
            html("# T\n## S\n<table data-role=x>" + rows, options: ParseOptions(html: .trusted)).contains(
                "<table aria-labelledby=s data-role"))
        // Words of another attribute are no name.
        #expect(sections("# T\n## S\n<table title='its role here'>" + rows).contains("<table aria-labelledby=s title="))
        for name in ["aria-label=Mine", "ARIA-LabelledBy=mine", "\nRole=presentation"] {
            let html = html("# T\n## S\n<table \(name)>" + rows, options: ParseOptions(html: .trusted))
            #expect(html.contains("<table") && !html.contains("aria-labelledby=s"), "\(name)")
        }
    }

    /// In a line, in another table, cut by an empty line, in a page of both directions: a table with heads is one of data.
    @Test(arguments: [
        ("<table>\n<tr><th>A</th></tr>\n\n<tr><td>1</td></tr>\n</table>\n", 1),
        ("<table>\n\n<tr>\n<th>\n\n**A**\n\n</th>\n</tr>\n</table>\n", 1),
        ("Words <table><tr><th>A</th></tr></table> and <table><thead><tr><th>A</th></tr></thead></table>\n", 2),
        ("<table><tr><td>A <table><tr><th>B</th></tr></table></td></tr></table>\n", 1),
        ("שלום\n\n<table>\n<tr><th>A</th></tr>\n\n<tr><td>1</td></tr>\n</table>\n", 1),
        ("<table id=x>\n<tr><th>A</th></tr>\n\n<tr><td>1</td></tr>\n</table>\n", 1),
        ("<table id=x aria-label=Mine>\n<tr><th>A</th></tr>\n\n<tr><td>1</td></tr>\n</table>\n", 0),
        ("Words <table><caption>Mine</caption><tr><th>A</th></tr></table>\n", 0),
        ("<table>\n<tr><td><img src=a.png></td></tr>\n\n<tr><td>1</td></tr>\n</table>\n", 0),
    ])
    func namesTablesWithHeadsWhereverTheyStand(table: String, names: Int) {
        let html = sections("# T\n## S\n" + table)
        #expect(html.split(separator: "<table aria-labelledby=s").count == names + 1 && html.contains("<table"))
    }

    @Test func leavesTablesThatAreWordsOfAScript() {
        let names = ["script", "style", "textarea", "SCRIPT"]
        for name in names {
            let table = "<\(name)>\n\"<table><tr><th>A</th></tr></table>\"\n</\(name)>\n"
            for words in ["", "שלום\n\n"] {
                let html = html("# T\n## S\n\(words)<div>\(table)</div>\n", options: ParseOptions(html: .trusted))
                #expect(html.contains("\"<table><tr><th>A</th>"), "\(name) \(words)")
            }
        }
        let empty = html("# T\n## S\n<table role><tr><th>A</th></tr></table>\n", options: ParseOptions(html: .trusted))
        #expect(empty.contains("<table role>"))
    }

    @Test func givesTheFocusOnlyToATableThatScrolls() {
        let word = String(repeating: "w", count: 100)
        let html = sections("# T\n## S\n| A | B | C |\n|--|--|--|\n| \(word) | 2 | 3 |")
        #expect(html.contains(#"<div class="tv-scroll tv-wide tv-stack" tabindex=0 role=group aria-labelledby=s><table"#))
        #expect(!sections("# T\n## S\n| A | B | C |\n|--|--|--|\n| 1 | 2 | 3 |").contains("tabindex=0"))
    }

    @Test func givesATableInHTMLTheFrameOfOthers() {
        let rows = "\n<tr><th>A</th><th>B</th></tr>\n<tr><td>1</td><td>2</td></tr>\n</table>"
        let (table, named) = ("<table>" + rows, "<table aria-labelledby=s>" + rows)
        #expect(
            sections("# T\n## S\nBefore.\n\n\(table)\n\nAfter.\n").contains(
                """
                <div class=tv-prose>
                <p>Before.</p>
                </div>
                <div class=tv-scroll>\(named)</div>
                <div class=tv-prose>
                <p>After.</p>
                </div>

                """))
        // In an element of the author's it has no card.
        let html = sections("# T\n## S\n<div align=center>\n\(table)\n</div>\n\nAfter.\n")
        #expect(html.contains("<div class=\"tv-center\">\n<div class=tv-scroll>\(named)</div>\n</div>"))
        #expect(html.split(separator: "<div class=tv-prose>").count == 2)
    }

    @Test func leavesALayoutInHTMLAsItIs() {
        let table = "<table>\n<tr><td>1</td><td>2</td></tr>\n</table>"
        let html = sections("# T\n## S\n\(table)\n")
        #expect(html.contains(table) && !html.contains("tv-scroll"))
    }

    @Test func givesTheFocusToATableInHTMLThatScrolls() {
        let word = String(repeating: "w", count: 100)
        func table(_ cell: String) -> String { "<table><tr><th>A</th><th>B</th></tr><tr><td>\(cell)</td><td>2</td></tr></table>" }
        let html = sections("# T\n## S\n" + table(word))
        #expect(
            html.contains(
                #"<div class="tv-scroll tv-wide tv-stack" tabindex=0 role=group aria-labelledby=s><table aria-labelledby=s>"#))
        let short = ["one two<br>three", "<a href=\"https://a.b/\(word)\">1</a>", String(repeating: "&amp; ", count: 15)]
        for cell in short {
            #expect(sections("# T\n## S\n" + table(cell)).contains("<div class=tv-scroll><table aria-labelledby=s>"))
        }
    }

    private static let long = "several words that take the room of more than one line"

    @Test func namesTheCellsOfATableInHTMLThatBecomesRows() {
        let rows = [
            "<tr><th>Name</th><th> <b>A</b> &amp; \"B\"\n</th><th></th></tr>",
            "<tr><td>\(Self.long)</td><td class=\"tv-right\">\(Self.long)</td><td><a href=\"x.html\" title=\"a&gt;&lt;td&gt;\">\(Self.long)</a></td></tr>",
        ]
        let html = sections(
            "# T\n## S\n<table>\n\(rows[0])\n\(rows[1].replacing("x.html", with: "x.md").replacing("class=\"tv-right\"", with: "align=right"))\n</table>\n"
        )
        #expect(html.contains("<div class=\"tv-scroll tv-wide tv-stack\"><table aria-labelledby=s>\n"))
        // Its first column is as long as the others.
        let named = rows[1].replacing("<tr><td>", with: "<tr><td data-head=\"Name \">").replacing(
            "<td class", with: "<td data-head=\"A &amp; &quot;B&quot; \" class")
        #expect(html.replacing("x.md", with: "x.html").contains(named), "\(html)")
        #expect(html.split(separator: "data-head", omittingEmptySubsequences: false).count == 3)
        // Its columns have texts.
        let heads = rows[0].replacing("<th>", with: "<th class=long>")
        #expect(html.contains(heads))
        let short = "<tr><td>1</td><td>2</td><td>3</td></tr></table>"
        #expect(sections("# T\n## S\n<table>\(rows[0])\(short)").contains("<table aria-labelledby=s>\(rows[0])"))
    }

    /// Where it does, other cells would stand in its place, or it would lie over them.
    @Test(arguments: [
        ("<tr><th rowspan=2>A</th><th>B</th></tr><tr><th>C</th></tr>", true),
        ("<tr><th>A</th><th>B</th></tr><tr><td rowspan=\"3\">C</td><td>D</td></tr><tr><td>E</td></tr>", true),
        ("<tr><th colspan=6>A</th><th>B</th></tr>", true),
        ("<tr><th>A</th><th rowspan=2 colspan=2>B</th></tr>", false),
        ("<tr><th rowspan=1>A</th><th>B</th></tr>", false),
        ("<tr><th>A</th><th>B</th></tr><tr><td id=x rowspan=2>C</td><td>D</td></tr><tr><td>E</td></tr>", true),
        ("<tr><th>A</th><th>B</th></tr><tr><td colspan=2>C</td></tr>", false),
    ])
    func knowsWhetherTheFirstColumnSpansOthers(rows: String, spans: Bool) {
        let html = sections("# T\n## S\n<table>\(rows)</table>\n")
        #expect(
            html.contains(
                spans
                    ? "<div class=\"tv-scroll tv-spans\"><table aria-labelledby=s>"
                    : "<div class=tv-scroll><table aria-labelledby=s>"))
    }

    /// What has no name for each cell stays a table.
    @Test(arguments: [
        "<tr><th>A</th><td>\(long)</td></tr><tr><th>B</th><td>\(long)</td></tr>",
        "<tr><th>A</th><th>B</th></tr><tr><th>\(long)</th><td>\(long)</td></tr>",
        "<tr><th>A</th><th>B</th></tr><tr><td colspan=2>\(long)</td></tr><tr><td>\(long)</td><td>\(long)</td></tr>",
        "<tr><th>A</th><th>B</th></tr><tr><td>\(long)</td><td>\(long)</td><td>\(long)</td></tr>",
        "<tr><th>\(long)</th><th>\(long)</th></tr>",
    ])
    func namesNoCellsWithoutARowOfHeads(rows: String) {
        let html = sections("# T\n## S\n<table>\(rows)</table>\n\n| A | B | C |\n|--|--|--|\n| \(Self.long) | 1 | \(Self.long) |\n")
        #expect(
            html.split(separator: "tv-stack", omittingEmptySubsequences: false).count == 2
                && html.contains("<td data-head=\"B \">1</td>"))
        #expect(html.split(separator: "data-head", omittingEmptySubsequences: false).count == 4)
    }

    /// Time and depth grow with their number alone.
    @Test func writesThousandsOfTables() {
        for table in ["<table><tr><th>a</th></tr></table>\n\n", "| a | b | c |\n|--|--|--|\n| 1 | 2 | 3 |\n\n"] {
            let html = sections("# T\n## S\n" + String(repeating: table, count: 5000))
            #expect(html.split(separator: "<div class=tv-scroll>", omittingEmptySubsequences: false).count == 5001)
        }
    }

    @Test func givesTheFocusToATableWhoseTextsKeepTheirWidth() {
        let cells = String(repeating: "| \(Self.long) ", count: 8)
        let html = sections(
            "# T\n## S\n| Key " + String(repeating: "| Text ", count: 8) + "|\n" + String(repeating: "|--", count: 9)
                + "|\n| a \(cells)|\n")
        #expect(html.contains("tv-stack\" tabindex=0 role=group"))
    }

    @Test func asksForTheRulesOfATableInHTML() {
        func page(_ cell: String, _ head: String = "th") -> Page {
            let source = Array("<table><tr><\(head)>A</\(head)></tr><tr><td>\(cell)</td></tr></table>\n".utf8)
            return parsePage(
                source, path: "page.md", split: splitFrontMatter(source), settings: PageSettings(), options: ParseOptions()
            ).value
        }
        func parts(_ cell: String) -> Set<PagePart> { page(cell).tableParts }
        #expect(parts("1") == [.tables])
        #expect(parts(String(repeating: "w", count: 100)) == [.tables, .wideTables])
        for (page, hasTables, hasLayouts) in [
            (page("1"), true, false), (page("1", "td"), false, true),
            (page("1</td></tr></table><div><table><tr><td>2"), true, true),
            (page("<table><tr><td>in another</td></tr></table>"), false, true),
        ] {
            #expect(page.hasTables == hasTables && page.hasLayoutTables == hasLayouts)
        }
        let wide = String(repeating: "w", count: 100)
        #expect(parts("\(wide)</td></tr></table><table><tr><th rowspan=2>A</th><td>") == [.tables, .wideTables, .spanningCells])
    }
}
