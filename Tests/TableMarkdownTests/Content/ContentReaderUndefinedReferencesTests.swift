import TableMarkdown
import TableModel
import Testing

/// Links of CommonMark's full form whose label nobody defines.
@Suite struct ContentReaderUndefinedReferencesTests {
    @Test(arguments: [
        ("[x][undefined]", "1:5+9", "undefined", "write `[undefined]: address` in a line of its own"),
        ("- item [the guide][giude]\n\n[guide]: a.md", "1:20+5", "giude", "did you mean `guide`?"),
        ("- a\n  - > **b** [t][no]", "2:17+2", "no", "write `[no]: address` in a line of its own"),
        ("[**bold**][no]", "1:12+2", "no", "write `[no]: address` in a line of its own"),
        ("[`code`][a::b]", "1:10+4", "a::b", "write `[a::b]: address` in a line of its own"),
        ("See [the `x` file][no].", "1:20+2", "no", "write `[no]: address` in a line of its own"),
        ("1. See [a\n   b][no].", "2:7+2", "no", "write `[no]: address` in a line of its own"),
        ("> See [a *b*\n> c `d` e][no].", "2:12+2", "no", "write `[no]: address` in a line of its own"),
        ("See [external_data][].", "1:6+13", "external_data", "write `[external_data]: address` in a line of its own"),
        ("[`a.b`][], c", "1:2+5", "a.b", "write `[`a.b`]: address` in a line of its own"),
        ("[two\nlines][]", "1:2+3", "two lines", "write `[two lines]: address` in a line of its own"),
        ("![image][no]", "1:10+2", "no", "write `[no]: address` in a line of its own"),
        ("| a | b |\n|---|---|\n| c | [t][no] |", "3:11+2", "no", "write `[no]: address` in a line of its own"),
        (
            "words [t][no]\n[no]: a.md", "1:11+2", "no",
            "its definition stands in a paragraph or in code; put an empty line before it"
        ),
    ])
    func reportsALabelThatIsDefinedNowhere(markdown: String, place: String, label: String, help: String) {
        #expect(
            problems(markdown) == [
                "\(place) warning[link-reference] `\(label)` is defined nowhere in this document (no link) = \(help)"
            ])
    }

    @Test(arguments: [
        "[t][a]\n\n[a]: a.md", "[t][A  b]\n\n[a B]: a.md", "array[i][j]", "f(x)[i][j]", "a[b][c][d]", "`[t][no]`",
        "```\n[t][no]\n```", "    [t][no]", "- [ ][no]", "[^1][^2]", "[t][^2]", "\\[t][no]", "\\[t\\]\\[no\\]", "[t]\\[no]",
        "[1][2]",
        "[t][]", "[t][ ]", "[words][ ]", "a[words][]", "[words][]int", "[^note][]", "[@key][]", "- [x][]", "\\[words][]",
        "[words\\][]",
        "[words][]\n\n[Words]: a.md", "\\[a `b` c][no]", "[a `b` c\\][no]", "f[a\nb][no]", "a `b` c][no]", "[-a\nb][no]",
        "see [t][@key]", "usage: [-a][-b]", "[--all][file]", "[<a>][b|c]", "[t] [no]", "[[t][no]](a.md)",
        "[t][no](a.md)\n\n[no]: b.md", "][no]", "$a[i][j]$", "<!-- [t][no] -->", "{{ [t][no] }}{% raw %}[t][no]{% endraw %}",
    ])
    func leavesOtherBracketsAlone(markdown: String) {
        #expect(problems(markdown).filter { $0.contains("link-reference") } == [])
    }

    /// Pandoc takes the words of a heading for a label (implicit_header_references).
    @Test(arguments: [
        ("## Tables there", "write `[Tables here]: address` in a line of its own", "Tables here"),
        ("## Tables *here*", "link to the heading: `[text](#tables-here)`", "tables  here"),
        ("## Tables here {#t}", "link to the heading: `[text](#t)`", "Tables here"),
        ("## Tables here\n\n# Tables here", "write `[Tables here]: address` in a line of its own", "Tables here"),
    ])
    func proposesTheHeadingThatALabelSays(headings: String, help: String, label: String) {
        #expect(problems("[t][\(label)]\n\n\(headings)\n").map { $0.split(separator: " = ").last.map(String.init) } == [help])
    }

    @Test func tellsEachLabelOnce() {
        #expect(problems("[a][no] [b][no]\n\n[c][other]").count == 2)
    }

    @Test func looksAtSomeOfManyThousand() {
        let brackets = (0..<30_000).map { "[t][n\($0)]" }.joined()
        #expect(problems(brackets).count <= 100)
        #expect(problems(String(repeating: "]", count: 100_000) + String(repeating: "][n]", count: 20_000)).isEmpty)
    }

    /// Each of them would be compared with all.
    @Test func proposesNoneOfManyThousandLabels() {
        let definitions = (0..<20_000).map { "[label\($0)xy]: a\n" }.joined()
        let links = (0..<100).map { "[t][lable\($0)xy]\n" }.joined()
        let found = problems(links + "\n" + definitions)
        #expect(found.count == 100)
        #expect(found.allSatisfy { $0.contains("in a line of its own") })
    }
}
