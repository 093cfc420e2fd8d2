import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Attributes as kramdown, Python-Markdown and MDX write them.
@Suite struct ForeignAttributesTests {
    @Test(arguments: [
        "## A {: #b }", "## A {:#b}", "## A {: #b .c }", "## A {#b}", "## A {/* #b */}", "## A <!-- {#b} -->", "## A\n{: #b }",
        "A\n---\n{: #b }", "A\n=====\n{: #b }\nwords",

    ])
    func namesHeadings(markdown: String) {
        let page = page("# T\n\n" + markdown + "\n\ntext\n").value
        #expect(page.sections.first?.heading.map { page.string($0.id) } == "b")
        #expect(page.sections.first?.heading.map { page.plainText($0.title) } == "A")
    }

    @Test(arguments: [
        "[a](b.md){accessory=check} text", "![a](b.png){ selected=true }", "`a`{:.b}", "**a**{.b} c", "text\n{: .lead }",
        "{: .lead }\ntext", "text\n{.note}",
    ])
    func reportsWhatHasNoEffect(markdown: String) {
        #expect(page(markdown).diagnostics.map(\.code) == [.foreignSyntax])
        #expect(sketch(markdown).contains("{") && sketch(markdown).contains("}"))
    }

    @Test(arguments: [
        ("[a](b.md){: .c target=\"d\" } text", "[(b.md)a] text"), ("[a](b.md){ .c }", "[(b.md)a]"),
        ("[a](b.md){title=\"Go on\"}.", "[(b.md \"Go on\")a]."), ("[a](b.md){#c} d", "<a id=c></a>[(b.md)a] d"),
        ("[*a*][c]{ .d } e\n\n[c]: b.md", "[(b.md)*a*] e"), ("![a](b.png){ .c } d", "![a](b.png) d"),
        ("![a](b.png){ width=\"300\" height=2px .c } d", "<img src=\"b.png\" alt=\"a\" width=\"300\" height=\"2\"> d"),
        (
            "![](b.png){ alt='\"a\" & b' loading=lazy align=right }",
            "<img src=\"b.png\" alt=\"&quot;a&quot; &amp; b\" loading=\"lazy\" class=\"tv-right\">"
        ),
        ("![a](b.png \"T\"){: #c width=50% }", "<img id=c src=\"b.png\" alt=\"a\" title=\"T\" class=\"sdl7bdyw\">"),
        ("[![a](b.png){ width=3 }](c.md){ .d } e", "[(c.md)<img src=\"b.png\" alt=\"a\" width=\"3\">] e"),
    ])
    func readsThoseBehindLinksAndImages(markdown: String, content: String) {
        let page = page("# T\n\nx " + markdown)
        #expect(page.value.notation(page.value.header) == "x " + content)
        #expect(page.diagnostics.isEmpty)
        #expect(flow("x " + markdown, options: .strict).contains("{"))
    }

    /// The first are the link's, the last those of the row.
    @Test func leavesRowsTheirOwn() {
        let page = page("# T\n\n- [A](b.md){ .c } - detail {accessory=check .d}\n- [B](b.md) {.e}\n").value
        #expect(page.rows.map { page.plainText($0.title) } == ["A", "B"])
        #expect(page.rows.map { page.plainText($0.detail) } == ["detail", ""])
        #expect(page.rows.map { $0.attributes?.classes ?? [] } == [["d"], ["e"]])
        #expect(page.rows.map(\.accessory) == [.check, .disclosure])
    }

    @Test(arguments: ["`a`{b}", "[a](b.md){c, d}", "text {: b }", "a{: .b }", "{: b }", "{:toc", "a\n{: .b } c"])
    func leavesText(markdown: String) {
        #expect(page(markdown).diagnostics.isEmpty)
        #expect(page(markdown).value.sketch.contains("{"))
    }

    /// A line below a heading is the heading's only when nothing is between them.
    @Test func readsOnlyTheLineBelowAHeading() {
        let page = page("# T\n\n## A\n\n{: #b }\n\ntext\n")
        #expect(page.value.sections.first?.heading.map { page.value.string($0.id) } == "a")
        #expect(page.diagnostics.map(\.code) == [.foreignSyntax])
    }
}
