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

    @Test func writesTheListBesideThePageBeforeMain() {
        var navigation = PageNavigation()
        navigation.side = [
            PageNavigation.Group(entries: [
                PageNavigation.Entry("<Home>", url: "../index.html"),
                PageNavigation.Entry("P", url: "p/index.html", level: 1, kind: .earlier),
                PageNavigation.Entry("Here", url: "here.html", level: 1, isCurrent: true),
                PageNavigation.Entry("P", url: "p/index.html", level: 1, kind: .more),
            ]),
            PageNavigation.Group(title: "Part \"two\"", entries: [PageNavigation.Entry("Later", url: nil)]),
        ]
        #expect(
            html(navigation).contains(
                """
                <a class=tv-skip href="#:content">Skip to content</a>
                <nav class="tv tv-side inset" aria-label=Pages>
                <ul role=list>
                <li><a href=../index.html><b>&lt;Home&gt;</b></a></li>
                <li aria-level=2><a href=p/index.html><b>Earlier in P</b></a></li>
                <li aria-level=2><a href=here.html aria-current=page><b>Here</b></a></li>
                <li aria-level=2><a href=p/index.html><b>More in P</b></a></li>
                </ul>
                <p class=tv-title>Part &quot;two&quot;</p>
                <ul role=list aria-label="Part &quot;two&quot;">
                <li class=tv-draft><div><b>Later</b></div></li>
                </ul>
                </nav>
                <main id=":content" class="tv inset">
                """))
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
                <h1 id=t>T</h1>
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
                <li><a rel=prev href=1.html><b>One</b> <small>Previous</small></a></li>
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

    @Test func writesNothingWithoutNavigation() {
        #expect(!html(PageNavigation()).contains("<nav"))
    }
}
