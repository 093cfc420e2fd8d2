import TableHTML
import TableModel
import Testing

@Suite struct PageOutlineTests {
    /// The outline of a document, its entries indented; nil for none.
    private func outline(_ markdown: String) -> [String]? {
        let lines = html(markdown, in: PageFrame()).split(separator: "\n")
        guard let start = lines.firstIndex(where: { $0.hasPrefix("<nav class=\"tv-menu tv-outline\"") }) else { return nil }
        var level = -1
        return lines[start...].prefix { $0 != "</nav>" }.compactMap { line in
            if line == "<ul>" { level += 1 }
            if line == "</ul>" { level -= 1 }
            guard line.hasPrefix("<li><a href=") else { return nil }
            let link = line.dropFirst("<li><a href=".count).split(separator: ">", maxSplits: 1)
            return String(repeating: "  ", count: level) + link[0] + " " + link[1].prefix { $0 != "<" }
        }
    }

    @Test func listsTheHeadingsOfTheUpperLevels() {
        #expect(
            outline("# T\n## A\n### `b` & *c*\n## D\n#### E\n## F\n##### G\n") == [
                "#a A", "  #b--c b &amp; c", "#d D", "  #e E", "#f F",
            ])
        #expect(outline("# T\n## A\n## B\n") == nil)
    }

    @Test func leavesOutLevelsThatWouldBeTooMany() {
        let parts = (1...5).map { part in "## P\(part)\n" + (1...10).map { "### S\(part)-\($0)\n" }.joined() }.joined()
        #expect(outline("# T\n" + parts) == (1...5).map { "#p\($0) P\($0)" })
        // Two are no outline: then the next level is needed.
        #expect(outline("# T\n## A\n" + (1...60).map { "### B\($0)\n" }.joined())?.count == 61)
    }

    @Test func isTheContentsListOfTheAuthor() {
        let list = "- [First](#a)\n  - [Inner](#b)\n- [Second](#c)\n"
        let markdown = "# T\n\n## Contents\n\n\(list)\n## A\n\nText.\n\n### B\n\n## C\n\n## D\n"
        #expect(outline(markdown) == ["#a First", "  #b Inner", "#c Second"])
        let page = html(markdown, in: PageFrame())
        #expect(page.contains("<nav aria-labelledby=contents class=tv-contents>\n<h2"))
        #expect(!page.contains("<details"))
    }

    @Test func isTheListThatAToolHasWritten() {
        let markdown =
            "# T\n\n## Contents\n\n<!-- START -->\n\n- [First](#a)\n- [Second](#b)\n- [Third](#c)\n\n<!-- END -->\n\n## A\n\n## B\n\n## C\n"
        #expect(outline(markdown) == ["#a First", "#b Second", "#c Third"])
    }

    /// Its heading would be gone where the list is the outline, and what it leads to with it.
    @Test func isNoListWhoseHeadingIsALink() {
        let markdown = "# T\n\n## [Contents](b.md)\n\n- [First](#a)\n- [Second](#b)\n- [Third](#c)\n\n## A\n\n## B\n\n## C\n"
        #expect(outline(markdown) == ["#contents Contents", "#a A", "#b B", "#c C"])
        #expect(!html(markdown, in: PageFrame()).contains("class=tv-contents"))
    }

    @Test func foldsALongContentsList() {
        let names = (1...12).map { "part-\($0)" }
        let markdown = "# T\n\n\(names.map { "- [\($0)](#\($0))\n" }.joined())\n\(names.map { "## \($0)\n\nText.\n\n" }.joined())"
        let page = html(markdown, in: PageFrame())
        #expect(
            page.contains(
                "<nav aria-labelledby=t class=tv-contents>\n<details><summary><span class=tv-title>On this page</span></summary>\n<ul"
            ))
        #expect(outline(markdown)?.count == 12)
    }

    @Test func leavesAContentsListThatSaysMore() {
        let markdown = "# T\n\n## Contents\n\n- [A](#a) - What it is\n- [B](#b)\n- [C](#c)\n\n## A\n\n## B\n\n## C\n"
        #expect(outline(markdown) == ["#contents Contents", "#a A", "#b B", "#c C"])
        #expect(!html(markdown, in: PageFrame()).contains("tv-contents"))
    }

    @Test func opensFromTheBar() {
        #expect(
            html("# T\n## A\n## B\n## C\n", in: PageFrame()).contains(
                """
                <header class=tv-bar><b aria-hidden=true dir=auto>T</b><div><button popovertarget=":outline" aria-label="On this page"></button></div></header>
                <nav class="tv-menu tv-outline" id=":outline" popover aria-label="On this page">
                <p aria-hidden=true>On this page</p>
                <ul>
                <li><a href=#a>A</a></li>
                """))
    }
}
