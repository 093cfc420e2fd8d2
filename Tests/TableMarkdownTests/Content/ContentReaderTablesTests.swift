import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// What stands in and below tables beside their rows.
@Suite struct ContentReaderTablesTests {
    private let head = "| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n"

    @Test func endsAboveLinesForOtherTools() {
        let table = "table head {a}{b}{c} body {1}{2}{3}"
        #expect(flow(head + "{: .wide }") == "<div.wide \(table)  >")
        #expect(flow(head + "|===|===|===|") == table)
        #expect(flow(head + "{% endfor %}") == table + "  {% endfor %}")
        #expect(flow(head + "|===\n| 4 | 5 | 6 |\n{:.x .y}") == "<div.x.y table head {a}{b}{c} body {1}{2}{3} {4}{5}{6}  >")
        #expect(flow(head + "{: .wide }\n\nd").hasSuffix(">d"))
    }

    /// They are no text, also where a table makes a text of its own of their line.
    @Test(arguments: ["> [!NOTE]\n> ", "> [!NOTE] Mind\n> "])
    func marksAboveATableAreRead(mark: String) throws {
        let indent = try #require(mark.split(separator: "\n").last)
        let text = flow(mark + head.split(separator: "\n").joined(separator: "\n\(indent)"))
        #expect(text.contains("table head {a}{b}{c} body {1}{2}{3}"), "\(text)")
        #expect(!text.contains("!NOTE"), "\(text)")
        #expect(text.contains("Mind") == mark.contains("Mind"))
    }

    /// As kramdown has them above and below, Hugo and Wiki.js below.
    @Test(arguments: [
        "{: .wide #tbl}\n| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |", "| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n{.wide #tbl}",
        "| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n{: .wide #tbl}",
        "| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n{class=\"wide\" id=tbl}",
    ])
    func readsAttributesBesideATable(markdown: String) {
        let page = page("# T\n\n" + markdown)
        let text = flow(markdown)
        #expect(text.contains("wide") && text.contains("body {1}{2}{3}") && !text.contains("{:") && !text.contains("{."), "\(text)")
        #expect(page.value.ids.contains { page.value.string($0) == "tbl" })
        #expect(page.diagnostics.isEmpty)
    }

    @Test func givesTheIDOfATableToItsRows() {
        let page = page("# T\n\nWords.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n{: #tbl}\n\n[c](#tbl)").value
        #expect(page.ids.contains { page.string($0) == "tbl" } && page.rows.count == 1)
    }

    @Test(arguments: ["{a}", "{ \"a\": 1 }", "{a=b}"])
    func takesOtherBracesBelowATableForARow(row: String) {
        #expect(page("# T\n\n| a | b |\n|---|---|\n| 1 | 2 |\n" + row).value.rows.count == 2)
    }

    @Test func givesAttributesToTheSectionOfRows() {
        let page = page("# T\n\n| a | b |\n|---|---|\n| 1 | 2 |\n{: .wide }\n").value
        #expect(page.rows.count == 1)
        #expect(page.sections.map { $0.attributes?.classes ?? [] } == [["wide"]])
    }

    @Test(arguments: [
        ("| `x|y` | z | w |", "6:15"), ("| 4 | 5 | 6 | 7 |", "6:15"), ("| 4 | 5 | 6 | 7 | 8 |", "6:15"), ("4 | 5 | 6 | 7", "6:13"),
    ])
    func reportsRowsWithMoreCells(row: String, place: String) {
        let count = row.split(separator: "|").filter { $0 != " " }.count
        #expect(
            problems("# T\n\n" + head + row) == [
                "\(place)+1 warning[table-cells] a row of \(count) cells in a table of 3 columns"
                    + " = write `\\|` for a bar that is text, also in code"
            ])
        #expect(row.filter(\.isNumber).allSatisfy(flow(head + row).contains))
    }

    @Test(arguments: ["| 4 | 5 | 6 |", "| 4 | 5 |", "| `x\\|y` | 5 | 6 |", "| 4 | 5 | 6 | |"])
    func saysNothingOfOthers(row: String) { #expect(problems("# T\n\n" + head + row).isEmpty) }

    @Test func reportsRowsOfTwoColumnsToo() {
        #expect(problems("# T\n\n| a | b |\n|---|---|\n| `1|2` | 3 |\n").count == 1)
        let many = String(repeating: "| 1 | 2 | 3 |\n", count: 300)
        #expect(problems("# T\n\n| a | b |\n|---|---|\n" + many).count == 100)
    }

    /// Of what is compared, each stands below its head.
    @Test(arguments: [
        ("| ![a](a.png) | ![b](b.png) |", false), ("| [![a](a.png)](c) | <img src=b.png> |", false), ("| A | ![b](b.png) |", true),
        ("| ![a](a.png) B | ![b](b.png) |", true), ("| ![a](a.png) | B |", true),
    ])
    func staysATableWhereItComparesPictures(line: String, isRows: Bool) {
        #expect(page("# T\n\n| Light | Dark |\n|---|---|\n\(line)\n").value.rows.isEmpty != isRows)
    }
}
