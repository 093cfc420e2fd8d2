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
        "[a](b.md){: .c target=\"d\" } text", "![a](b.png){ width=\"3\" }", "`a`{:.b}", "**a**{.b} c", "text\n{: .lead }",
        "{: .lead }\ntext", "text\n{.note}",
    ])
    func reportsWhatHasNoEffect(markdown: String) {
        #expect(page(markdown).diagnostics.map(\.code) == [.foreignSyntax])
        #expect(sketch(markdown).contains("{") && sketch(markdown).contains("}"))
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
