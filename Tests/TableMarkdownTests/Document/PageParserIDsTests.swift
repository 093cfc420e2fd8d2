import TableModel
import Testing
@testable import TableMarkdown

/// Who has an id when several parts of a page could be called so: headings, what authors say, rows, and contents rows last.
@Suite struct PageParserIDsTests {
    private func ids(_ markdown: String) -> (headings: [String], rows: [String]) {
        let page = page(markdown).value
        return (
            page.sections.compactMap(\.heading).map { page.string($0.id) }.filter { !$0.isEmpty },
            page.rows.map { page.string($0.id) }
        )
    }

    @Test func headingsGoBeforeTheIDsOfRows() {
        let before = ids("- a {#audio}\n- b\n\n## Audio\n\n- c\n")
        #expect(before.headings == ["audio"] && before.rows == ["a", "b", "c"])
        #expect(
            problems("- a {#audio}\n- b\n\n## Audio\n\n- c\n") == ["1:6+6 warning[id-taken] id `audio` is used twice in this page"])
        let nested = ids("- a\n  - b {#x}\n- ## X\n  - c\n")
        #expect(nested.headings == ["x"] && nested.rows == ["a", "b", "c"])
        let behind = ids("## Audio\n\n- a {#sound}\n- Sound\n\n## Video\n")
        #expect(behind.headings == ["audio", "video"] && behind.rows == ["sound", "sound-1"])
    }

    @Test func rowsGoBeforeContentsRows() {
        #expect(
            ids("- [Audio](#audio)\n- [Video](#video)\n\n## S\n\n- Audio\n- Video\n").rows == [
                "audio-1", "video-1", "audio", "video",
            ])
        #expect(
            ids("- [Audio](#audio)\n- [Sub](#s)\n\n## Audio\n\n- Audio\n- Audio 1\n\n## S\n\n- Sub\n- Sub\n").rows
                == ["audio-2", "sub-1", "audio-3", "audio-1", "sub", "sub-2"])
        #expect(
            ids("## Index\n\n- [One](#a)\n- [Two](#b)\n\n## A\n\n- One\n\n## B\n\n- Two\n").rows == [
                "one-1", "two-1", "one", "two",
            ])
        #expect(ids("- [ ] [Audio](#audio)\n- Audio\n").rows == ["audio-1", "audio"])
    }

    @Test func contentsRowsKeepTheirIDsWhereNobodyWantsThem() {
        #expect(ids("- [Audio](#audio)\n- [Video](#video)\n\n## Sounds\n\n- x\n").rows == ["audio", "video", "x"])
        #expect(ids("- [One](#one)\n- [Two](#two)\n\n## One\n\n- x\n\n## Two\n\n- y\n").rows == ["one-1", "two-1", "x", "y"])
        #expect(ids("- [One](#one)\n\nText\n\n- [One](#one)\n").rows == ["one", "one-1"])
    }

    @Test func knowsTheRowsThatAreNoPlace() {
        func pointers(_ markdown: String) -> [String] {
            let page = page(markdown).value
            return page.pointerIDs.map(page.string)
        }
        #expect(pointers("- [Audio](#audio)\n- [Video](#video)\n\n## Video\n\n- x\n") == ["audio"])
        #expect(pointers("- [API](#api) - text\n- b\n") == [])
        #expect(pointers("- [Audio](#sound)\n- [a](b.md#a)\n- x\n") == [])
    }

    /// As those of Markdown have them, and on GitHub.
    @Test(arguments: [
        ("<div><h3>In a <b>div</b> &amp; on</h3></div>", ["in-a-div--on"]),
        ("<div><h3>One<br>two</h3><h4 id=own>Three</h4></div>", ["one-two", "own"]),
        ("<div>\n\n<h3>A</h3>\n\n*x*\n\n<h3>A</h3></div>", ["a", "a-1"]),
        ("<div><h3>Own</h3><h3 id=own>Two</h3></div>", ["own-1", "own"]),
        ("<table><tr><td><h3>Cell</h3></td></tr></table>", ["cell"]),
        ("- row\n\n  <h4>Row</h4> `x`\n", ["row"]),
        ("<div><h3><img src=\"a.png\" alt=\"b\"></h3></div>", ["section"]),
        ("<div><h3>😀</h3></div>", ["section"]),
        ("<div><h3> <img src=\"a.png\" alt=\"\"></h3><h3></h3></div>", []),
        ("<a href=\"b\"><h3>Link</h3></a>", []),
        ("<div><h3>Open", ["open"]),
    ])
    func headingsOfHTMLHaveIDsAndLinks(markdown: String, expected: [String]) {
        let page = page("# T\n\nText.\n\n" + markdown).value
        let links = page.events.compactMap { event in
            if case .permalink(let id) = event, !id.isEmpty { page.string(id) } else { nil }
        }
        let ids = page.events.compactMap { event in
            if case .identifier(let id) = event, !id.isEmpty { page.string(id) } else { nil }
        }
        #expect(links == expected && ids == expected)
        #expect(expected.allSatisfy(page.ids.map(page.string).contains))
    }

    /// It has the id of the page's title, which the renderer writes.
    @Test func titlesInHTMLHaveOneLink() {
        let page = page("<div><h1>Name</h1><h2>Sub</h2></div>\n\nText.\n\n- a\n").value
        let links = page.events.compactMap { event in if case .permalink(let id) = event { page.string(id) } else { nil } }
        #expect(page.string(page.titleID) == "name" && links == ["name", "sub"])
    }
}
