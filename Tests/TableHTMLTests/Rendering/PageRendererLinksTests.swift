import TableHTML
import TableModel
import Testing

@Suite struct PageRendererLinksTests {
    private func frame(_ links: ExternalLinks = .newTab, siteURL: String? = "https://example.org/docs") -> PageFrame {
        var frame = PageFrame()
        frame.externalLinks = links
        frame.siteURL = siteURL
        return frame
    }

    @Test(arguments: [
        ("https://swift.org", true), ("HTTP://swift.org", true), ("//swift.org/a", true), ("https://example.org", true),
        ("https://example.org/docs-old", true), ("https://example.org/docs", false), ("https://example.org/docs/a.html", false),
        ("https://example.org/docs#a", false), ("a.html", false), ("/a", false), ("#a", false), ("mailto:a@example.org", false),
        ("httpsomething.html", false),
    ])
    func opensWhatIsOutsideTheSiteInATabOfItsOwn(address: String, isExternal: Bool) {
        let page = html("# T\n\nSee [it](\(address)).\n", in: frame())
        #expect(page.contains("target=_blank rel=noopener>it</a>") == isExternal)
        #expect(page.contains("target=") == isExternal)
    }

    @Test func doesSoWhereverALinkCanStand() {
        let markdown = """
            # T
            - [Row](https://a.example)
            - Inner [link](https://b.example) of a row
            - Detail {detail=https://c.example}
            - [ ] Task with a [link](https://d.example)
            - [Inside](e.md)
            """
        var frame = frame()
        frame.editURL = "https://f.example"
        frame.navigation.side = [.init(entries: [.init("Site", url: "https://g.example"), .init("Page", url: "page.html")])]
        let page = html(markdown, in: frame)
        for site in ["a", "b", "c", "d", "f", "g"] {
            #expect(
                page.contains("<a href=https://\(site).example target=_blank rel=noopener")
                    || page.contains("<a class=info href=https://\(site).example target=_blank rel=noopener"), "\(site)")
        }
        #expect(page.split(separator: "target=_blank").count == 7)
    }

    @Test func changesNothingUnlessAskedTo() {
        let markdown = "- [Row](https://a.example)\n- Inner [link](https://b.example)\n"
        #expect(!html(markdown, in: frame(.sameTab)).contains("target="))
        #expect(html(markdown, in: frame(siteURL: nil)).contains("<a href=https://a.example target=_blank rel=noopener>"))
    }

    @Test func writesTheLinkToTheDocumentBehindTheClosingText() {
        var frame = PageFrame()
        frame.editURL = "https://example.org/edit?file=a&b"
        frame.words.edit = "Improve <this>"
        frame.navigation.next = .init("Next", url: "b.html")
        #expect(
            html("# T\n\nText.\n", in: frame).contains(
                """
                <p class="tv-footer tv-edit"><a href="https://example.org/edit?file=a&amp;b">Improve &lt;this&gt;</a></p>
                <nav class=tv-turn
                """))
        #expect(!html("# T\n").contains("tv-edit"))
    }
}
