import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Markdown in elements of HTML.
@Suite struct ContainerScanElementsTests {
    @Test(arguments: [
        ("<div markdown=\"1\">\n*a*\n</div>", "<div>⏎*a* ¶ </div>"),
        ("<div markdown>*a*</div>", "<div>⏎*a* ¶ </div>"),
        ("<div class=\"x\" markdown=\"block\">\n- a\n- b\n</div>\nc", nil),
        (
            "<figure markdown=\"span\">\n  ![A](a.png)\n  <figcaption>B</figcaption>\n</figure>",
            "<figure>⏎badges ![A](a.png) ¶ <figcaption>⏎B</figcaption>⏎</figure>"
        ),
        ("<div>\n    <div markdown=\"1\">\n    *a*\n    </div>\n</div>", "<div>⏎<div>⏎*a* ¶ </div>⏎</div>"),
        ("<div markdown=\"1\">\n    *a*\n    b\n</div>", "<div>⏎*a* b ¶ </div>"),
        ("> <div markdown=\"1\">\n> *a*\n> </div>", "<<div>⏎*a* ¶ </div>>"),
        ("<div markdown=\"0\">\n*a*\n</div>", "<div>⏎*a*⏎</div>"),
        ("<div>\n*a*\n</div>", "<div>⏎*a*⏎</div>"),
        ("    a\n    <div markdown=\"1\">\n    b\n    </div>", nil),
        ("<div markdown=\"1\">\n```\n</div>\n```\n</div>", "<div>⏎``` </div>⏎```</div>"),
        ("<div markdown=\"1\">\n`</div>` a\n</div>", "<div>⏎`</div>` a ¶ </div>"),
    ])
    func readsMarkdown(markdown: String, expected: String?) {
        let sketch = flow(markdown).replacing("\n", with: "⏎").replacing("⏎⏎", with: "⏎")
        if let expected { #expect(sketch.split(separator: "⏎").joined() == expected.split(separator: "⏎").joined(), "\(sketch)") }
        #expect(!sketch.contains("markdown") || sketch.hasPrefix("```"))
    }

    @Test func keepsListsAndHeadingsInThem() {
        let page = page("<div class=\"grid\" markdown=\"1\">\n- a\n- b\n</div>\nc\n")
        #expect(page.rows.map { page.plainText($0.title) } == ["a", "b"])
        let sections = self.page("<section markdown=\"1\">\n## A\ntext\n## B\n</section>").sections
        #expect(sections.compactMap { $0.heading?.level } == [2, 2])
    }

    private func page(_ markdown: String) -> Page { TableMarkdownTests.page("# T\n\n" + markdown).value }

    @Test(arguments: [
        "<details open markdown=\"block\">\n  <summary>\n    Contents\n  </summary>\n  {: .text-delta }\n1. TOC\n{:toc}\n</details>\n",
        "<details markdown>\n<summary>Contents</summary>\n* TOC\n{:toc}\n</details>\n",
        "<details markdown=\"1\"><summary>Contents</summary>\n\n- TOC\n{:toc}\n</details>\n",
    ])
    func makesContentsInFoldedElements(markdown: String) {
        let page = page("\(markdown)\n## A\n\n## B\n")
        #expect(page.rows.map { page.plainText($0.title) } == ["A", "B"])
        #expect(page.sections.contains { $0.isCollapsed != nil })
        #expect(!page.sketch.contains("{:"), "\(page.sketch)")
    }

    @Test func placesWhatStandsInThem() {
        let found = TableMarkdownTests.page(
            """
            # T

            <div markdown="1">
            *a* [b](c.md)
            </div>

            <div>
              <div markdown="1">[d](e.md) `x`</div>
            </div>

            > <div markdown="1">
            >   [f](g.md)
            > </div>
            """)
        #expect(found.value.linkPlaces.map { "\($0.location.line):\($0.location.column)" } == ["4:9", "8:25", "12:9"])
    }

    @Test func isHTMLInStrictReading() {
        #expect(flow("<div markdown=\"1\">\n*a*\n</div>", options: .strict).contains("*a*\n"))
    }

    @Test func takesTimeThatGrowsWithTheText() {
        for piece in [
            "<div markdown=\"1\">\n", "<div markdown=\"1\">", "<div markdown><p>", "<div markdown=1>a</div>", "</div>", "<div ",
            "<p ` `` ",
            "<div markdown>\n<p>\n", "<ul markdown><li markdown>- a\n",
        ] {
            _ = page("<div markdown=\"1\">\n" + String(repeating: piece, count: 30_000 / piece.utf8.count) + "\n</div>\n")
        }
    }
}
