import Testing

/// Which elements find their own direction.
@Suite struct PageDirectionTests {
    @Test(arguments: [
        ("- Plain words", "<p>Plain words</p>"),
        ("- مرحبا بالعالم", " dir=rtl><div><p>مرحبا بالعالم</p>"),
        ("- 12 - (שלום)", " dir=rtl><div><p>12 - (שלום)</p>"),
        ("- 1 + 1 = 2", "<p>1 + 1 = 2</p>"),
        ("- 日本語", "<p>日本語</p>"),
        ("- [Name](u) - שלום", "<b>Name</b> <small><bdi>שלום</bdi></small>"),
        ("- [שלום](u) - a name", " dir=rtl><a href=u><b>שלום</b> <small><bdi>a name</bdi></small>"),
    ])
    func turnsRowsOfALeftToRightPage(markdown: String, expected: String) {
        #expect(html("# T\n\n" + markdown).contains(expected))
    }

    @Test func turnsHeadingsAndParagraphs() {
        let page = html("# T\n\nWords\n\n<p></p>\n\nשלום\n\n## שלום\n\n- a\n")
        #expect(page.contains("<p>Words</p>"))
        #expect(page.contains("<p dir=auto>שלום</p>"))
        #expect(page.contains("<h2 id=שלום dir=rtl><a class=tv-link href=#שלום tabindex=-1 aria-hidden=true></a>שלום</h2>"))
    }

    @Test func turnsTheTitleAndTables() {
        let page = html("# שלום\n\n| | א | B |\n|--|--|--|\n| 1 | ג | `c` |\n\n| A | ב | C |\n|--|--|--|\n| 1 | 2 | 3 |\n")
        #expect(page.contains("<h1 id=שלום dir=rtl>שלום</h1>"))
        #expect(page.contains(" dir=rtl>\n<thead><tr><td></td><th>א</th><th><bdi>B</bdi></th></tr>"))
        #expect(page.contains("<code dir=ltr>c</code>"))
        #expect(page.contains("<table aria-labelledby=שלום>\n<thead><tr><th>A</th><th>ב</th>"))
    }

    @Test func givesAValueInATurnedRowItsDirection() {
        #expect(html("# T\n\n- שלום {value=\"12 cm\"}\n").contains("<span class=tv-value dir=auto>12 cm</span>"))
        #expect(html("# T\n\n- Words {value=\"12 cm\"}\n").contains("<span class=tv-value>12 cm</span>"))
    }

    @Test func turnsLatinTextOfARightToLeftPage() {
        let page = html("<div dir=\"rtl\">\n\n# כותרת\n\n- Latin\n- עברית\n\n</div>\n")
        #expect(page.contains("<p><bdi>Latin</bdi></p>"))
        #expect(page.contains("<p>עברית</p>"))
    }
}
