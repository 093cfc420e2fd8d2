import Testing

/// Which elements find their own direction.
@Suite struct PageDirectionTests {
    @Test(arguments: [
        ("- Plain words", "<p>Plain words</p>"),
        ("- مرحبا بالعالم", "<p><bdi>مرحبا بالعالم</bdi></p>"),
        ("- 12 - (שלום)", "<p><bdi>12 - (שלום)</bdi></p>"),
        ("- 1 + 1 = 2", "<p>1 + 1 = 2</p>"),
        ("- 日本語", "<p>日本語</p>"),
        ("- [Name](u) - שלום", "<b>Name</b> <small><bdi>שלום</bdi></small>"),
        ("- [שלום](u) - a name", "<b><bdi>שלום</bdi></b> <small>a name</small>"),
    ])
    func turnsRowsOfALeftToRightPage(markdown: String, expected: String) {
        #expect(html("# T\n\n" + markdown).contains(expected))
    }

    @Test func turnsHeadingsAndParagraphs() {
        let page = html("# T\n\nWords\n\n<p></p>\n\nשלום\n\n## שלום\n\n- a\n")
        #expect(page.contains("<p>Words</p>"))
        #expect(page.contains("<p dir=auto>שלום</p>"))
        #expect(page.contains("<h2 id=שלום><a class=tv-link href=#שלום tabindex=-1 aria-hidden=true></a><bdi>שלום</bdi></h2>"))
    }

    @Test func turnsLatinTextOfARightToLeftPage() {
        let page = html("<div dir=\"rtl\">\n\n# כותרת\n\n- Latin\n- עברית\n\n</div>\n")
        #expect(page.contains("<p><bdi>Latin</bdi></p>"))
        #expect(page.contains("<p>עברית</p>"))
    }
}
