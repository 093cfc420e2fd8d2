import TableModel
import TableTestSupport
import Testing

/// `[words]{#id .class}`.
@Suite struct AttributedSpanTests {
    private func rows(_ markdown: String) -> [String] {
        let page = page(markdown).value
        return page.rows.map { "\(page.string($0.id)) \(page.plainText($0.title))" }
    }

    @Test(arguments: [
        ("[path]{#path}\n:   Where a file is.\n\n[shell]{#sh .x}\n:   A program.", ["path path", "sh shell"]),
        ("- [One row]{#one}", ["one One row"]), ("- [Row]{.x}\n- Other", ["row Row", "other Other"]),
        ("- A [word]{#w} more", ["a-word-more A word more"]), ("- [ ] [Task]{#t}", ["task Task"]),
        ("- [A]{#a}: [B]{#b .x}", ["a-b A: B"]),
        // Text.
        ("- [a]{b}", ["ab [a]{b}"]), ("- [a] {#b}", ["b [a]"]), ("- \\[a]{#b}", ["ab [a]{#b}"]), ("- [a\\]{#b}", ["ab [a]{#b}"]),
        ("- arr[0]{#b}", ["arr0b arr[0]{#b}"]), ("- x\\w[x]{.y} z", ["xwxy-z x\\w[x]{.y} z"]),
        ("- [^1]{#b}", ["1b [^1]{#b}"]), ("- [@cite]{.c}", ["citec [@cite]{.c}"]),
        ("- [a]{value=2}", ["avalue2 [a]{value=2}"]), ("- `[a]{#b}`", ["ab [a]{#b}"]), ("- [[a]{#b}", ["a [a"]),
    ])
    func areTheirWords(markdown: String, rows: [String]) {
        #expect(self.rows(markdown) == rows)
    }

    @Test func leadToTheirPlaces() {
        let page = page("# T\n\n## [Part]{#p .x}\n\nA [word]{#w} and [*more*]{.x}.\n\n## The [other]{#o} part\n\n- a\n").value
        #expect(page.ids.map(page.string).filter { !$0.isEmpty }.sorted() == ["a", "o", "p", "t", "the-other-part", "w"])
        #expect(page.sections.first?.attributes?.classes == ["x"])
        #expect(page.plainText(page.sections[0].header).hasPrefix("A word and"))
    }
}
