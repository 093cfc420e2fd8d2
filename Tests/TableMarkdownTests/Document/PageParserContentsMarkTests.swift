import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Tables of contents that a document asks for.
@Suite struct PageParserContentsMarkTests {
    private static let headings = "\n\n## One `a` {#first}\n\n#### Deep\n\n## Two ![x](y.png)\n\n- Two\n"

    @Test(arguments: ["[TOC]", "[[toc]]", "[[_TOC_]]", "@[toc]", "* TOC\n{:toc}", "1. TOC\n{: toc .x}", "{:toc}", "{{TOC}}"])
    func makesRows(mark: String) {
        let page = page("# Title\n\n" + mark + Self.headings).value
        #expect(page.sections.first?.isContents == true)
        let rows = page.rows.prefix(3)
        #expect(rows.map { page.plainText($0.title) } == ["One a", "Deep", "Two"])
        #expect(rows.map(\.level) == [0, 1, 0])
        #expect(
            rows.map { row in
                guard case .link(let span) = row.destination else { return "" }
                return page.string(span)
            } == ["#first", "#deep", "#two-"])
        #expect(page.rows.count == 4 && page.string(page.rows[3].id) == "two")
    }

    @Test(arguments: ["`[TOC]`", "See [TOC]", "[TOC](a.md)", "* TOC\n* b", "> [TOC]", "- a\n\n  [TOC]", "[TOC] {:toc}"])
    func leavesOtherText(mark: String) {
        let page = page("# Title\n\n" + mark + Self.headings).value
        #expect(page.sections.allSatisfy { !$0.isContents })
    }

    @Test func needsHeadings() { #expect(page("# Title\n\n[TOC]\n").value.rows.isEmpty) }

    @Test func isTextInStrictReading() { #expect(page("[TOC]\n\n## A\n", options: .strict).value.rows.isEmpty) }

    /// A document may ask twice.
    @Test func makesItAgain() { #expect(page("[TOC]\n\n## A\n\n[TOC]\n\n## B\n").value.rows.count == 4) }

    /// Each has all headings: the page of many marks would be the square of its document.
    @Test func hasAnEnd() {
        let markdown = String(repeating: "[TOC]\n\n", count: 200) + String(repeating: "## A\n\n", count: 200)
        #expect(page(markdown).value.rows.count < 6_000)
    }
}
