import Testing

/// How long tables are cut.
@Suite struct BigTableTests {
    private func lists(_ count: Int, _ mark: String = "-") -> [Substring] {
        sections("# T\n## S\n" + (1...count).map { "\(mark) r\($0)\n" }.joined())
            .split(separator: "\n").filter { $0.hasPrefix("<ul") || $0.hasPrefix("<ol") }
    }

    @Test func keepsAListOf500Whole() {
        #expect(lists(500) == ["<ul role=list aria-labelledby=s>"])
    }

    @Test func cutsALongerListEvery100Rows() {
        let part: Substring = "<ul role=list class=\"j1 a2 b1\" aria-labelledby=s>"
        #expect(lists(501) == [part, part, part, part, part, "<ul role=list class=c1 aria-labelledby=s>"])
        #expect(lists(633).last == "<ul role=list class=\"a2 c1\" aria-labelledby=s>")
    }

    @Test func keepsWhatBelongsToARowInItsList() {
        let rows = (1...400).map { "- r\($0)\n\n  - n\($0)\n\n  after\n\n" }.joined()
        let lists = sections("# T\n## S\n" + rows).split(separator: "<ul role=list").dropFirst()
        #expect(lists.count == 8)
        for list in lists {
            #expect(list.split(separator: "<li").count { $0.hasPrefix(" id=") } == 100)
            #expect(!list.contains("aria-labelledby=s>\n<li class=more>"))
        }
    }

    @Test func keepsTheNumbersOfCutLists() {
        let page = sections((1...600).map { "\($0). r\($0)\n" }.joined())
        #expect(page.contains("</ol>\n<ol role=list class=\"j1 a2 b1\" aria-label=Page>\n<li id=r101 value=101>"))
    }

    @Test func sizesShortListsOfLongPages() {
        let source = "# T\n" + (1...300).map { "## S\($0)\n- a\n- b\n- c\n" }.joined()
        #expect(html(source).contains("<main id=\":content\" class=\"tv tv-big\">"))
        #expect(sections(source).contains("<ul role=list class=c3 aria-labelledby=s1>"))
    }

    /// Rows of 60 letters have two lines on a phone, one in a column of text, and are not higher than a tall row anywhere.
    @Test func saysHowMuchTextHasMoreThanOneLine() {
        let text = String(repeating: "a", count: 60)
        let source = "# T\n## S\n" + (1...600).map { _ in "- \(text)\n" }.joined()
        #expect(html(source).contains("class=\"tv tv-big\""))
        #expect(sections(source).contains("<ul role=list class=\"j1 a2 b1 e2 f3\" "))
        #expect(html(source.replacing(text, with: text + text)).contains("class=\"tv tv-big a1 b1 c2 e3 f2\""))
    }

    @Test func countsChineseTwice() {
        let rows = { (text: String) in "# T\n## S\n" + (1...501).map { _ in "- \(text)\n" }.joined() }
        let chinese = sections(rows(String(repeating: "\u{6c34}", count: 20)))
        let latin = sections(rows(String(repeating: "a", count: 37)))
        #expect(chinese.contains("e2 f3"))
        #expect(latin.contains("e2 f3"))
    }
}
