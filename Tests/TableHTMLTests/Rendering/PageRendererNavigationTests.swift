import TableHTML
import TableModel
import Testing

@Suite struct PageRendererNavigationTests {
    private func html(_ navigation: PageNavigation, markdown: String = "# T\n\nText.\n") -> String {
        var frame = PageFrame()
        frame.navigation = navigation
        frame.style = .inset
        return TableHTMLTests.html(markdown, in: frame)
    }

    @Test func writesTheMenuBeforeMain() {
        var navigation = PageNavigation()
        navigation.side = [
            PageNavigation.Group(entries: [
                PageNavigation.Entry(
                    "<Home>", url: "../index.html",
                    children: [
                        PageNavigation.Entry("P", url: "p/index.html", kind: .earlier),
                        PageNavigation.Entry("Here", url: "here.html", isCurrent: true),
                        PageNavigation.Entry("P", url: "p/index.html", kind: .more),
                    ])
            ]),
            PageNavigation.Group(
                title: "Part \"two\"",
                entries: [
                    PageNavigation.Entry("Later", url: nil, children: [PageNavigation.Entry("One", url: "1.html")], isOpen: false)
                ],
                isOpen: false),
        ]
        #expect(
            html(navigation).contains(
                """
                <a class=tv-skip href="#:content">Skip to content</a>
                <header class=tv-bar><b aria-hidden=true dir=auto>T</b><div><button popovertarget=":pages" aria-label=Pages></button></div></header>
                <nav class="tv-menu tv-side" id=":pages" popover aria-label=Pages>
                <ul>
                <li><a href=../index.html>&lt;Home&gt;</a><details open><summary aria-label="More in &lt;Home&gt;"></summary>
                <ul>
                <li><a href=p/index.html>Earlier in P</a></li>
                <li><a href=here.html aria-current=page>Here</a></li>
                <li><a href=p/index.html>More in P</a></li>
                </ul>
                </details></li>
                </ul>
                <details><summary>Part &quot;two&quot;</summary>
                <ul>
                <li><details><summary>Later</summary>
                <ul>
                <li><a href=1.html>One</a></li>
                </ul>
                </details></li>
                </ul>
                </details>
                </nav>
                <main id=":content" class="tv inset">
                """))
    }

    @Test func writesThePagesBelowBehindItsOwnSections() {
        var navigation = PageNavigation()
        var page = PageNavigation.Entry("A & B", url: "a/", children: [PageNavigation.Entry("C", url: "a/c.html")])
        page.detail = "Both"
        navigation.below = [PageNavigation.Group(entries: [page, PageNavigation.Entry("Later", url: nil)])]
        let text = "## Own\n\n- Row\n"
        #expect(
            html(navigation, markdown: text).contains(
                """
                </section>
                <section data-generated=pages>
                <h2 id=:list>\(link(":list"))Pages</h2>
                <ul role=list aria-label=Pages>
                <li id=":/a/" class=disc><a href="a/"><b>A &amp; B</b> <small>Both</small></a></li>
                <li id=:/a/c class=disc aria-level=2><a href=a/c.html><b>C</b></a></li>
                <li class=tv-draft><div><b>Later</b></div></li>
                </ul>
                </section>
                </main>
                """))
        navigation.below = [
            PageNavigation.Group(entries: [PageNavigation.Entry("C", url: "c.html")]),
            PageNavigation.Group(title: "Part", entries: [PageNavigation.Entry("D", url: "d.html")]),
        ]
        let parts = html(navigation, markdown: text)
        #expect(parts.contains("<section data-generated=pages>\n<ul role=list aria-label=Pages>"))
        #expect(
            parts.contains(
                "<section data-generated=pages>\n<h2 id=:list-1>\(link(":list-1"))Part</h2>\n<ul role=list aria-label=Part>"))
    }

    @Test func writesThePathAboveTheTitle() {
        var navigation = PageNavigation()
        navigation.path = [PageNavigation.Entry("Home", url: "../"), PageNavigation.Entry("A & B", url: nil)]
        #expect(
            html(navigation).contains(
                """
                <header class=tv-header>
                <nav class=tv-path aria-label=Path>
                <ol>
                <li><a href="../">Home</a></li>
                <li>A &amp; B</li>
                </ol>
                </nav>
                <h1 id=t><a class=tv-link href=#t tabindex=-1 aria-hidden=true></a>T</h1>
                """))
    }

    @Test func writesThePagesBeforeAndBehindAtTheEndOfMain() {
        var navigation = PageNavigation()
        navigation.previous = PageNavigation.Entry("One", url: "1.html")
        navigation.next = PageNavigation.Entry("Two", url: "2.html")
        #expect(
            html(navigation).contains(
                """
                <nav class=tv-turn aria-label="Previous and next page">
                <ul role=list>
                <li><a rel=prev href=1.html><b class=tv-back>One</b> <small>Previous</small></a></li>
                <li class=disc><a rel=next href=2.html><b>Two</b> <small>Next</small></a></li>
                </ul>
                </nav>
                </main>
                """))
    }

    @Test func writesLettersBetweenHeadingAndRowsOfALongSection() {
        let words = ["ant", "bee", "cat", "dog"] + (0..<20).map { "eel \($0)" }
        let page = html(PageNavigation(), markdown: "# T\n## Words {index=true}\n" + words.map { "- \($0)\n" }.joined())
        #expect(
            page.contains(
                """
                <h2 id=words><a class=tv-link href=#words tabindex=-1 aria-hidden=true></a>Words</h2>
                <nav class=tv-index aria-label="Letters of Words">
                <ol>
                <li><a href=#ant>A</a></li>
                <li><a href=#bee>B</a></li>
                <li><a href=#cat>C</a></li>
                <li><a href=#dog>D</a></li>
                <li><a href=#eel-0>E</a></li>
                </ol>
                </nav>
                <ul role=list aria-labelledby=words>
                """))
    }

    /// A full stop or a bracket at the end of one stays there. What somebody says of the language decides as it does for rows.
    @Test(
        arguments: [
            ("أدوات (v1.2)!", nil, "en", "<bdi>أدوات (v1.2)!</bdi>"),
            ("Java أدوات كثيرة", nil, "en", "Java أدوات كثيرة"),
            ("أدوات (v1.2)!", "en", "en", "<bdi dir=rtl>أدوات (v1.2)!</bdi>"),
            ("أد Tools", "en", "en", "أد Tools"),
            ("Café (v1.2)!", "ar", "ar", "<bdi dir=ltr>Café (v1.2)!</bdi>"),
            ("أدوات — 2", "ar", "ar", "أدوات — 2"),
            ("Näytä <b>", "en", "en", "Näytä &lt;b&gt;"),
        ] as [(String, String?, String, String)])
    func setsTitlesOfTheOtherDirectionApart(title: String, said: String?, language: String, written: String) {
        var frame = PageFrame()
        frame.style = .inset
        frame.language = language
        frame.direction = language == "ar" ? .rtl : nil
        frame.isDirectionGuessed = said == nil
        frame.parent = PageLink(url: "up.html", title: title)
        let entry = PageNavigation.Entry(title, url: "x.html")
        var row = entry
        row.detail = title
        frame.navigation.side = [PageNavigation.Group(title: title, entries: [entry])]
        frame.navigation.below = [PageNavigation.Group(title: title, entries: [row])]
        frame.navigation.path = [entry]
        (frame.navigation.previous, frame.navigation.next) = (entry, entry)
        let html = TableHTMLTests.html("# T\n\n## \(title)\n\nText.\n\n## B\n\nText.\n\n## C\n\nText.\n", in: frame)
        #expect(html.contains("<a class=tv-back href=up.html>\(written)</a>"))
        #expect(html.contains("<details open><summary>\(written)</summary>\n<ul>\n<li><a href=x.html>\(written)</a></li>"))
        #expect(html.contains(">\(written)</h2>\n<ul role=list"))
        #expect(html.contains("<b>\(written)</b> <small>\(written)</small></a></li>"))
        #expect(html.contains("<ol>\n<li><a href=x.html>\(written)</a></li>"))
        #expect(html.contains("<a rel=prev href=x.html><b class=tv-back>\(written)</b>"))
        #expect(html.contains("<a rel=next href=x.html><b>\(written)</b>"))
    }

    @Test func writesNothingWithoutNavigation() {
        #expect(!html(PageNavigation()).contains("<nav"))
    }
}
