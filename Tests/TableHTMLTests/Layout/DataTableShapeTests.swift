import TableModel
import Testing

/// How much room a table is thought to take.
@Suite struct DataTableShapeTests {
    private func written(_ rows: [[String]]) -> String {
        let lines = [rows[0], Array(repeating: "--", count: rows[0].count)] + rows.dropFirst()
        return sections("# T\n## S\n" + lines.map { "|" + $0.joined(separator: "|") + "|\n" }.joined())
    }

    @Test(arguments: [
        // Room enough.
        (["A", "B", "C"], ["one", "two", "three"], "tv-scroll"),
        (["A", "B", "C"], ["some more words", "some more words", "some more words"], "tv-scroll tv-stack"),
        // Marks are compared from row to row, whatever their number.
        (["A", "B", "C", "D", "E", "F", "G", "H"], ["name", "yes", "yes", "yes", "yes", "yes", "yes", "yes"], "tv-scroll"),
        // Next to a long name there is no room for them.
        (["A", "B", "C", "D"], ["the name of something long", "yes", "maybe", "never"], "tv-scroll tv-stack"),
        // Long lines go on below.
        (["A", "B", "C"], ["name", "type", String(repeating: "many words ", count: 40)], "tv-scroll"),
        (
            ["A", "B", "C", "D"],
            [
                "name", "a line of some words that is long", "a line of some words that is long",
                "a line of some words that is long",
            ],
            "tv-scroll tv-wide tv-stack"
        ),
        // No space, but twice as wide, and lines may end anywhere.
        (["A", "B", "C"], ["名前", "説明", "値"], "tv-scroll"),
        (["A", "B", "C"], ["名前の長いもの", "説明の長いもの", "値の長いもの"], "tv-scroll tv-stack"),
    ])
    func guessesTheRoomOfATable(heads: [String], row: [String], expected: String) {
        let classes = expected.contains(" ") ? "\"\(expected)\"" : expected
        #expect(written([heads, row]).contains("<div class=\(classes)><table"))
    }

    /// On a phone the first cell is a title: "yes" and "34,217" are none without the name of their column.
    @Test(arguments: [
        (["yes"], true), (["34,217", "1.2k", "7"], true), (["1", "2", "3"], false), (["yes", "no", "no"], false),
        (["2019 a", "2020"], false),
    ])
    func namesFirstCellsThatNameNothing(cells: [String], isNamed: Bool) {
        let words = "some more words than that"
        let html = written([["First", "B", "C", "D"]] + cells.map { [$0, words, words, words] })
        #expect(html.contains("tv-stack") && html.contains("data-head=\"B \""))
        #expect(html.contains("<td data-head=\"First \">\(cells[0])<") == isNamed, "\(html)")
    }

    /// Nor are texts that are about as long as those beside them.
    @Test(arguments: [
        (
            ["English", "German", "French"],
            ["Where is the station, please?", "Wo ist bitte der Bahnhof?", "Où est la gare, s'il vous plaît ?"], true
        ),
        (
            ["Old API", "New API", "Note"],
            ["`list.reload(rows, animated)`", "`list.update(rows, by: .fade)`", "The rows move now, and fade."], true
        ),
        (
            ["Monday", "Tuesday", "Wednesday", "Thursday"],
            ["Introduction to the course", "Lists and tables", "Reading: chapter one of the book", "-"], true
        ),
        (["Title", "Authors", "Year"], ["The paper that everyone cites", "Somebody", "2017"], false),
        (
            ["Course", "Duration", "Effort", "Needs"],
            ["Systematic Program Design", "13 weeks", "some 8-10 hours/week", "Class-based Program Design"], false
        ),
        (["Name", "What it is", "Where it is"], ["tablesite", "a program of some words", "in a folder of the home"], false),
        (
            ["Command", "Meaning", "Since"], ["theme check --all", "looks at the contrasts of all themes that there are", "0.1"],
            false
        ),
    ])
    func namesFirstCellsThatArePeers(heads: [String], row: [String], isNamed: Bool) {
        let html = written([heads, row, row])
        #expect(html.contains("tv-stack") && html.contains("data-head=\"\(heads[1]) \""))
        #expect(html.contains("<td data-head=\"\(heads[0]) \">") == isNamed, "\(html)")
    }

    /// Numbers of rows stand before the names, by which a table is read: one with them is as one without.
    @Test(arguments: [
        (["#", "1", "2", "3"], false), (["No.", "4", "7", "12"], false), (["", "1", "2", "2"], false),
        (["Rank", "1.", "=2", ""], false),
        // Years, and numbers that say something of a row.
        (["Year", "2024", "2025", "2026"], true), (["Age", "1", "7", "12"], true), (["#", "1", "2", "3b"], true),
        (["", "", "", "1"], true),
    ])
    func passesOverNumbersOfRows(numbers: [String], isStacked: Bool) {
        let rows = [
            ["Team", "P", "W", "D", "L", "Pts"], ["Kendal Town", "12", "9", "2", "1", "29"],
            ["Windermere SC", "12", "8", "2", "2", "26"], ["Penrith AFC", "12", "7", "1", "4", "22"],
        ]
        let numbered = zip(numbers, rows).map { [$0] + $1 }
        #expect(written(numbered).contains("tv-stack") == isStacked)
        #expect(!written(rows).contains("tv-stack"))
    }

    /// Where there is less room than a wide table asks for, they are as wide as two or three words.
    @Test func marksTheColumnsOfTexts() {
        let line = "a line of some words that is long"
        let wide = written([["A", "B", "C", "D"], ["name", line, line, line]])
        #expect(wide.contains("<th>A</th><th class=long>B</th><th class=long>C</th><th class=long>D</th>"))
        #expect(!wide.contains("<td class"))
        // A word has its room in any case, and a table that is not wide all of it.
        let word = String(repeating: "x", count: 40)
        #expect(written([["A", "B", "C"], [word, word, line]]).contains("<th>A</th><th>B</th><th class=long>C</th>"))
        #expect(!written([["A", "B", "C"], ["name", "value", line]]).contains("long>"))
    }

    /// Long words of a text do not break; long names in code do, where their parts end.
    @Test func takesTheFocusWhereLinesCannotEnd() {
        let name = "someVeryLongNameOfAFunction_thatHasParts::andMore"
        #expect(!written([["A", "B", "C"], ["1", "`\(name)`", "`\(name)`"]]).contains("tabindex=0"))
        #expect(written([["A", "B", "C"], ["1", name, name]]).contains("tabindex=0"))
        let whole = String(repeating: "x", count: 49)
        #expect(written([["A", "B", "C"], ["1", "`\(whole)`", "`\(whole)`"]]).contains("tabindex=0"))
    }

    @Test func keepsTheAlignmentOfAColumnOfTexts() {
        let line = "a line of some words that is long"
        let table = "| A | B | C | D |\n|:--|--:|:-:|--|\n| name | \(line) | \(line) | \(line) |\n"
        #expect(
            sections("# T\n## S\n\(table)").contains(
                #"<th class=tv-left>A</th><th class="tv-right long">B</th><th class="tv-center long">C</th><th class=long>D</th>"#))
    }

    /// "10 m" is a number, and so is the head of such; a sentence is none, nor is a head that is longer than what stands below it.
    @Test(arguments: [
        ("10 m", "5 km", ["tv-number", "tv-number"]), ("How far it is seen", "5 km", ["tv-right", "tv-number"]),
        ("Cost", "12 for the timber of the roof", ["tv-right", "tv-right"]),
    ])
    func numbersDoNotBreak(head: String, cell: String, classes: [String]) {
        let page = sections("# T\n## S\n| a | \(head) | c |\n|---|--:|---|\n| 1 | \(cell) | 3 |\n")
        #expect(page.contains("<th class=\(classes[0])>\(head)</th>") && page.contains("<td class=\(classes[1])"), "\(page)")
    }
}
