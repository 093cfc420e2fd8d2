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
                "#a A", "  #b--c b &amp; c", "#d D", "  #e E", "#f F", "  #g G",
            ])
        #expect(outline("# T\n## A\n## B\n") == nil)
    }

    /// Half a window of types and defaults for each would show a few of them.
    @Test func hasTheNamesOfLongCalls() {
        let long = "enqueue(name: str, *args: Any, timeout: float = 30) -> Result"
        let titles = [
            "`\(long)`", "`\(long)` waits", "`visible(from:height:)`", "See `\(long)`",
            "File(s) that the author has forgotten to put there",
        ]
        #expect(
            outline("# T\n" + titles.map { "## \($0)\n\nText.\n" }.joined())?.map { $0.split(separator: " ", maxSplits: 1)[1] } == [
                "enqueue(…) -&gt; Result", "enqueue(…) -&gt; Result waits", "visible(from:height:)",
                "See \(long)".replacing(">", with: "&gt;")[...], titles[4][...],
            ])
    }

    @Test func foldsALevelThatWouldBeTooMany() {
        let parts = (1...5).map { part in "## P\(part)\n" + (1...10).map { "### S\(part)-\($0)\n" }.joined() }.joined()
        let page = html("# T\n\(parts)## Q\n#### R\n", in: PageFrame())
        #expect(outline("# T\n" + parts)?.count == 55)
        #expect(
            page.contains(
                "<li><a href=#p2>P2</a><details><summary aria-label=\"More in P2\"></summary>\n<ul>\n<li><a href=#s2-1>S2-1</a></li>\n"
            ))
        #expect(
            page.contains("<li><a href=#s5-10>S5-10</a></li>\n</ul>\n</details></li>\n<li><a href=#q>Q</a><details>"))
        // Of two more levels the first folds; where even that is too much, there is none.
        #expect(outline("# T\n" + parts.replacing("-1\n", with: "-1\n#### U\n"))?.count == 55)
        let many = (1...5).map { part in "## P\(part)\n" + (1...100).map { "### S\(part)-\($0)\n" }.joined() }.joined()
        #expect(outline("# T\n" + many) == (1...5).map { "#p\($0) P\($0)" })
        // What stands before the first of the upper level has nothing to fold in.
        #expect(
            html("# T\n### First\n" + parts, in: PageFrame()).contains("<ul>\n<li><a href=#first>First</a></li>\n<li><a href=#p1>"))
        // Two are no outline: then the next level is needed.
        #expect(outline("# T\n## A\n" + (1...60).map { "### B\($0)\n" }.joined())?.count == 61)
    }

    /// Below each heading stand those of the next level that it has.
    @Test func hasTheHeadingsOfPartsThatSkipALevel() {
        let many = (1...45).map { "## S\($0)\n" }.joined()
        let skipping = "# M1\n\(many)# M2\n### A\n### B\n#### C\n# M3\n# M4\n"
        let page = outline(skipping)
        #expect(page?.count == 51)
        #expect(page?.suffix(5) == ["#m2 M2", "  #a A", "  #b B", "#m3 M3", "#m4 M4"])
        #expect(html(skipping, in: PageFrame()).contains("<li><a href=#m2>M2</a><details><summary"))
        // So it is where nothing folds.
        #expect(
            outline("# T\n## A\n### B\n#### C\n##### D\n## E\n##### F\n## G\n")
                == ["#a A", "  #b B", "    #c C", "#e E", "  #f F", "#g G"])
    }

    /// As real contents lists are: groups with titles, a link to another file, a few parts and lists before them.
    @Test func isAContentsListWithMoreThanLinks() {
        let parts = "## A\n\nText.\n\n## B\n\nText.\n\n## C\n\nText.\n"
        let groups = "# T\n\n- a\n- b\n\n## Contents\n\n* **One**\n  * [A](#a)\n  * [B](#b)\n* **Two**\n  * [C](#c)\n\n"
        #expect(outline(groups + parts) == ["  #a A", "  #b B", "  #c C"])
        let page = html(groups + parts, in: PageFrame())
        #expect(page.contains("<li><span>One</span>\n<ul>"))
        #expect(page.contains("<nav aria-labelledby=contents class=tv-contents>"))
        let other =
            "# T\n\n## Why\n\nText.\n\n## Contents\n\n" + "- [A](#a)\n- [B](#b)\n- [C](#c)\n- [A](#a)\n- [Licence](LICENSE)\n\n"
        #expect(outline(other + parts)?.last == "LICENSE Licence")
        let names =
            "# T\n\n## FAQ\n\n- [A?](#x)\n- [B?](#y)\n- [C?](#z)\n\n"
            + "<h3 name=x>A?</h3>\n\nText.\n\n<h3 name=y>B?</h3>\n\nText.\n\n<h3 name=z>C?</h3>\n\nText.\n"
        #expect(outline(names) == ["#x A?", "#y B?", "#z C?"])
        let lists =
            "# T\n\n**Read on**\n\n- [X](x.md)\n- [Y](y.md)\n\n**Contents**\n\n"
            + (1...12).map { "- [S\($0)](#s\($0))\n" }.joined() + "\n" + (1...12).map { "## S\($0)\n\nText.\n\n" }.joined()
        #expect(outline(lists)?.first == "#s1 S1")
    }

    @Test func foldsALongContentsListThatSaysMore() {
        let rows = (1...9).map { "- [S\($0)](#s\($0)) - detail\n" }.joined()
        let parts = (1...9).map { "## S\($0)\n\nText.\n\n" }.joined()
        let page = html("# T\n\n## Contents\n\n" + rows + "\n" + parts, in: PageFrame())
        #expect(
            page.contains(
                "<nav aria-labelledby=contents>\n<a class=tv-link href=#contents tabindex=-1 aria-hidden=true></a><details><summary><h2"
            ))
        let generated = html(
            "# T\n\n## Contents\n\n" + rows.replacing(" - detail", with: "") + "\nMade by a [tool](https://a.example).\n\n" + parts,
            in: PageFrame())
        #expect(generated.contains("<nav aria-labelledby=contents class=tv-contents>\n<a class=tv-link"))
        #expect(generated.contains("<details><summary><h2 id=contents>"))
        // What stands around the list stays in sight; behind it, it is no part of the list.
        #expect(
            generated.contains(
                "</ul>\n</details>\n</nav>\n<section>\n<div class=tv-prose>\n<p>Made by a <a href=https://a.example>tool</a>.</p>\n</div>\n</section>"
            ))
        let explained = html("# T\n\n## Contents\n\nRead these:\n\n" + rows + "\n" + parts, in: PageFrame())
        #expect(explained.contains("<nav aria-labelledby=contents>\n<h2"))
        #expect(
            explained.contains(
                "<p>Read these:</p>\n</div>\n<details><summary><span class=tv-title>On this page</span></summary>\n<ul role=list"))
        let titles = rows.replacing(" - detail", with: "")
        let subtitled = html("# T\n\n## Contents\n\n*Only these are done.*\n\n\(titles)\n\(parts)", in: PageFrame())
        #expect(subtitled.contains("<p class=tv-subtitle>Only these are done.</p>\n<details>"))
        #expect(!subtitled.contains("tv-contents"))
        let untitled = html("# T\n\n" + rows + "\nRead this first.\n\nAnd this.\n\n" + parts, in: PageFrame())
        #expect(untitled.contains("On this page</span></summary>\n<ul"))
        #expect(untitled.contains("</ul>\n</details>\n</nav>\n<section>\n<div class=tv-prose>\n<p>Read this first.</p>"))
        let folded = html("# T\n\n## Contents {collapsed=true}\n\n\(titles)\nRead this.\n\n\(parts)", in: PageFrame())
        #expect(folded.contains("<p>Read this.</p>\n</div>\n</details></nav>") && !folded.contains("tv-contents"))
    }

    @Test func isTheContentsListOfTheAuthor() {
        let list = "- [First](#a)\n  - [Inner](#b)\n- [Second](#c)\n"
        let markdown = "# T\n\n## Contents\n\n\(list)\n## A\n\nText.\n\n### B\n\n## C\n\n## D\n"
        #expect(outline(markdown) == ["#a First", "  #b Inner", "#c Second"])
        let page = html(markdown, in: PageFrame())
        #expect(page.contains("<nav aria-labelledby=contents class=tv-contents>\n<h2"))
        #expect(!page.contains("<details"))
    }

    /// Where nearly all headings of a level are listed the others have been forgotten, and are in the outline.
    @Test func hasWhatTheContentsListHasForgotten() {
        func page(_ listed: Int) -> String {
            let list = (1...listed).map { "  - [Q\($0)](#q\($0))\n" }.joined()
            return "# T\n\n- [A](#a)\n\(list)\n## A\n\n" + (1...5).map { "### Q\($0)\n\nText.\n\n" }.joined() + "## B\n\nText.\n"
        }
        #expect(outline(page(4)) == ["#a A"] + (1...5).map { "  #q\($0) Q\($0)" })
        #expect(outline(page(3)) == ["#a A"] + (1...3).map { "  #q\($0) Q\($0)" })
        let inside = page(5).replacing("  - [Q3](#q3)\n", with: "").replacing("- [A](#a)\n", with: "- [A](#a)\n- [B](#b)\n")
        #expect(outline(inside)?.count == 6)
    }

    /// An author lists the parts of an FAQ, not its questions.
    @Test func foldsWhatTheContentsListLeavesOut() {
        let list = "- [First](#a)\n- [Second](#c)\n- [Last](#e)\n"
        let rest = "## A\n\n### A1\n\n#### A2\n\n### A3\n\n## C\n\n## D\n\n### D1\n\n## E\n\n#### E1\n"
        let markdown = "# T\n\n## Contents\n\n\(list)\n\(rest)"
        #expect(outline(markdown) == ["#a First", "  #a1 A1", "  #a3 A3", "#c Second", "#e Last", "  #e1 E1"])
        #expect(html(markdown, in: PageFrame()).contains("<a href=#a>First</a><details><summary aria-label=\"More in First\">"))
        let inner = markdown.replacing("(#e)", with: "(#a3)")
        #expect(outline(inner) == ["#a First", "  #a1 A1", "#c Second", "#a3 Last"])
        let twice = "# T\n\n- [Ü](#%C3%BC)\n- [Again](#ü)\n- [Last](#c)\n\n## Ü\n\n### Ü1\n\n## C\n"
        #expect(outline(twice) == ["#%C3%BC Ü", "  #ü1 Ü1", "#%C3%BC Again", "#c Last"])
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
                "<nav aria-label=\"On this page\" class=tv-contents>\n<details><summary><span class=tv-title>On this page</span></summary>\n<ul"
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
