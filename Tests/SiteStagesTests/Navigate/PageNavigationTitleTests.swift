import TableModel
import TableTestSupport
import Testing

@testable import SiteStages

@Suite struct PageNavigationTitleTests {
    /// A site whose summary calls the document `Control Flow`.
    private func sketch(of document: String) async -> String {
        let site = await assembledSite([
            "SUMMARY.md": "# Summary\n\n- [Welcome](index.md)\n- [Control *Flow*](ch03-control-flow.md)\n", "index.md": "# Home\n",
            "ch03-control-flow.md": document,
        ])
        let page = site.pages[site.number("ch03-control-flow.html")].content
        return
            (["\(page.titleText): \(page.plainText(page.title))"]
            + page.sections.map { $0.heading.map { page.plainText($0.title) } ?? "-" }).joined(separator: ", ")
    }

    @Test(arguments: [
        // Its own words are better.
        ("# Loops\n\n## If\n", "Loops: Loops, If"),
        ("---\ntitle: Loops\n---\n## If\n\n## Else\n", "Loops: , If, Else"),
        // None: what the summary says.
        ("## If\n\nA.\n\n## Else\n\nB.\n", "Control Flow: , If, Else"),
        ("- a\n", "Control Flow: , -"),
        // Said by the first heading too: once is enough.
        ("## Control flow\n\nA.\n\n### If\n\nB.\n\n## Summary\n\nC.\n", "Control Flow: Control flow, If, Summary"),
        ("## Control Flow\n\n- a\n\n## Summary\n\nC.\n", "Control Flow: Control Flow, -, Summary"),
        // Not the first, or with a look of its own.
        ("## If\n\n## Control Flow\n", "Control Flow: , If, Control Flow"),
        ("## Control Flow {style=plain}\n\nA.\n\n## Summary\n", "Control Flow: , Control Flow, Summary"),
    ])
    func namesThePageAsTheSummaryDoes(document: String, expected: String) async {
        #expect(await sketch(of: document) == expected)
    }

    /// What the author says of the site is better than what a logo says of itself.
    @Test(arguments: [
        ("![Heron logo](a.svg)\n\n- a\n", "Birds", "Birds"), ("- a\n", "Birds", "Birds"),
        ("![Heron](a.svg)\n\n- a\n", nil, "Heron"), ("# Nests\n\n- a\n", "Birds", "Nests"),
        ("# ![Nests](a.svg)\n\n- a\n", "Birds", "Nests"), ("---\ntitle: Nests\n---\n- a\n", "Birds", "Nests"),
    ])
    func namesAHomeWithoutATitleAsTheSettingsDo(document: String, title: String?, expected: String) async {
        let site = await assembledSite(["index.md": document, "b.md": "- b\n"], title: title)
        #expect(site.pages[site.number("index.html")].content.titleText == expected)
        #expect(site.pages[site.number("index.html")].title == expected)
        #expect(site.title == title ?? expected)
        #expect(site.pages[site.number("b.html")].title == "B")
    }

    @Test func keepsTheAddressesAndTheBlocksOfTheHeading() {
        var page = Page(path: "a.md")
        page.text = Array("Flowflow".utf8)
        page.header = EventRange(0, 1)
        var section = Section()
        section.heading = SectionHeading(level: 2, id: Span(4, 8), title: EventRange(2, 3))
        page.events = [.text(Span(0, 4)), .text(Span(0, 4)), .text(Span(0, 4))]
        section.header = EventRange(1, 2)
        section.attributes = SectionAttributes()
        section.attributes?.aliases = [Span(0, 4)]
        page.sections = [section]
        page.takeTitle("flow")
        #expect(page.string(page.titleID) == "flow")
        #expect(page.titleAliases == [Span(0, 4)])
        #expect(page.preface == EventRange(0, 1))
        #expect(page.header == EventRange(1, 2))
        #expect(page.sections.isEmpty)
    }

    @Test func pagesOfAFolderKeepTheNamesOfTheirFiles() async {
        let site = await assembledSite(["index.md": "# Home\n", "a-b.md": "## If\n\n## Else\n"])
        #expect(site.pages[site.number("a-b.html")].title == "A b")
    }
}
