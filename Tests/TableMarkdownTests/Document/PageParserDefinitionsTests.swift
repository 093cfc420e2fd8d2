import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Definition lists.
@Suite struct PageParserDefinitionsTests {
    @Test(arguments: [
        ("Term\n: Definition\n", ["Term | Definition"]), ("Term\n\n:   Definition\n", ["Term | Definition"]),
        ("One\n: A\n\nTwo\n  : B\n", ["One | A", "Two | B"]), ("One\n: A\n  more\n: B\n", ["One | A more B"]),
        ("One\nOther\n: A\n", ["One Other | A"]), ("`a`\n:   Does *b*\n\n`c`\n\n:   Does d\n", ["a | Does b", "c | Does d"]),
        ("One\n\n:   A\n\n:   B\n\nTwo\n:   C\n", ["One | A B", "Two | C"]), ("术语\n: 定义\n", ["术语 | 定义"]),
        ("**One**\n: [A](b.md)\n", ["One | A"]),
    ])
    func makesRows(markdown: String, rows: [String]) {
        let page = page("# Title\n\nWords before.\n\n" + markdown + "\nWords behind.\n").value
        #expect(page.rows.map { page.plainText($0.title) + " | " + page.plainText($0.detail) } == rows)
        #expect(page.rows.allSatisfy { $0.style == .subtitle })
        #expect(page.plainText(page.header).hasPrefix("Words before."))
    }

    @Test(arguments: [
        ": alone", "Term\n:no space", "Term:\ntext", "a\nb\nc\nd\ne\n: f", "`a\n: b`", "- [ ]\n  : Definition",
        "> Term\n> : Definition",
        "Term\n\ntext\n\n- a", "Time 10\n:30", "Term\n\n\\: text",
    ])
    func leavesOtherText(markdown: String) {
        #expect(page("# Title\n\n" + markdown + "\n").value.rows.allSatisfy { $0.style != .subtitle })
    }

    @Test(arguments: [
        ("- Term\n  : Definition\n- b", ["Term | Definition | ", "b |  | "]),
        ("- One\n  : A\n\n  Two\n  : B\n\n  Text.\n  - c", ["One | A | Two B Text.", "c |  | "]),
        ("1. Term\n\n   :   A\n\n       B", ["Term | A | B"]),
        ("- [ ] Term\n  : Definition\n- [x] [Done](a.md)\n\n  : A", ["Term | Definition | ", "Done | A | "]),
    ])
    func titlesItems(markdown: String, rows: [String]) {
        let page = page("# Title\n\n" + markdown + "\n").value
        let found = page.rows.map { row in [row.title, row.detail, row.body].map(page.plainText).joined(separator: " | ") }
        #expect(
            found.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
                == rows.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") })
    }

    @Test func itemsStayTasks() {
        let rows = page("# Title\n\n- [ ] Term {#t}\n  : A\n- [x] *Done*\n  : [B](a.md)\n").value.rows
        #expect(rows.map(\.task) == [.open, .done] && rows.map(\.style) == [.subtitle, .subtitle])
        #expect(rows.map(\.destination) == [.none, .none])
    }

    @Test func isTextInStrictReading() { #expect(page("Term\n: Definition\n", options: .strict).value.rows.isEmpty) }

    @Test func namesRowsAndPlacesLinks() {
        let found = page("Term\n: See [a](b.md)\n")
        #expect(found.value.rows.map { found.value.string($0.id) } == ["term"])
        #expect(found.value.linkPlaces.map { "\($0.location.line):\($0.location.column)" } == ["2:11"])
    }

    @Test func takesTimeThatGrowsWithTheText() {
        for piece in ["a\n: b\n\n", "a\n\n: b\n\n", ": b\n\n", "a\n", "a\n: b\n", "a\n\n"] {
            _ = page(String(repeating: piece, count: 50_000 / piece.utf8.count))
        }
    }
}
