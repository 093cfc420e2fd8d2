import TableHTML
import TableModel
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

    /// Where letters alone told that a page runs from right to left.
    @Test func turnsWhatHasNoLetterOfAGuessedDirection() {
        var frame = PageFrame()
        frame.direction = .rtl
        let markdown =
            "# Title\n\n- Latin\n- Latin - \u{5E2}\n- \u{5E2} x\n\n## Part\n\n> Quote\n\n| A | B | C |\n|--|--|--|\n| 1 | 2 | 3 |\n\n| A | \u{5E2} | C |\n|--|--|--|\n| 1 | 2 | 3 |\n"
        // The bar of a quote is where its text begins in any page.
        #expect(html(markdown, in: frame).replacing("<blockquote dir=ltr>", with: "").contains("dir=ltr") == false)
        frame.isDirectionGuessed = true
        let page = html(markdown, in: frame)
        #expect(page.contains("<h1 id=title dir=ltr>"))
        #expect(page.contains("<li id=latin dir=ltr><div><p>Latin</p></div>"))
        #expect(page.split(separator: "\n").count { $0.hasPrefix("<li id=") && $0.contains("dir=ltr>") } == 1)
        #expect(page.contains("<h2 id=part dir=ltr>"))
        #expect(page.contains("<blockquote dir=ltr>\n<p>Quote</p>"))
        #expect(page.split(separator: "\n").filter { $0.contains("<table") }.map { $0.contains("dir=ltr") } == [true, false])
        frame.isDirectionGuessed = false
        #expect(html("<div dir=rtl>\n\n# Title\n\n</div>\n", in: frame).contains("<h1 id=title>"))
    }

    /// What is in it has a direction of its own, which `dir=auto` would look past.
    @Test func turnsTheBarOfAQuote() {
        let mixed = html("# T\n\n> Words\n>\n> \u{5E2}\n\n> \u{5E2}\n>\n> Words\n\nText.\n")
        #expect(mixed.contains("<blockquote>\n<p>Words</p>\n<p dir=auto>\u{5E2}</p>\n</blockquote>"))
        #expect(mixed.contains("<blockquote dir=rtl>\n<p>\u{5E2}</p>\n<p dir=auto>Words</p>\n</blockquote>"))
        #expect(mixed.contains("<p>Text.</p>"))
        #expect(html("# T\n\n> \u{5E2}\n").contains("<blockquote dir=rtl>\n<p>"))
        #expect(html("# T\n\n> Words\n").contains("<blockquote>"))
    }

    /// All that stands in it runs against it where it ran against the page before.
    @Test func turnsWhatStandsInAQuoteAndAFootnote() {
        let inner = "### Part\n\n- Item\n- \u{5E2}\n\n```sh\nls\n```\n\n> Inner\n"
        let quote = html(
            "# T\n\n> 1984\n>\n> \u{5E2} `x`\n>\n"
                + inner.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)\n" }.joined() + "\nText `x`.\n")
        #expect(quote.contains("<blockquote dir=rtl>\n<p>1984</p>\n<p>\u{5E2} <code dir=ltr>x</code></p>"))
        #expect(quote.contains(" dir=auto>Part</h") && quote.contains("<li><bdi>Item</bdi>") && quote.contains("<li>\u{5E2}"))
        #expect(quote.contains("<pre dir=ltr>") && quote.contains("<blockquote dir=ltr>\n<p>Inner</p>\n</blockquote>"))
        #expect(quote.contains("<p>Text <code>x</code>.</p>"))
        let note = html("# T\n\nText[^1] `x`.\n\n[^1]: \u{5E2} `x`\n")
        #expect(note.contains("<div dir=rtl class=tv-note id=fn-1>") && note.contains("\u{5E2} <code dir=ltr>x</code></div>"))
        // A name in other letters begins many.
        let hebrew = html("<div dir=rtl>\n\n# \u{5E2}\n\n\u{5E2}[^1]\n\n[^1]: HTML \u{5E2}\n\n</div>\n")
        #expect(hebrew.contains("<div class=tv-note id=fn-1>"))
    }

    @Test func turnsATitleInBoldLettersAndAFootnote() {
        let page = html("# T\n\n**\u{5E2}**\n\n- Row[^1]\n\n[^1]: \u{5E2}\n\n**Latin**\n\n- Row\n")
        #expect(page.contains("<p class=tv-title dir=rtl>\u{5E2}</p>") && page.contains("<p class=tv-title>Latin</p>"))
        #expect(page.contains("<div dir=rtl class=tv-note id=fn-1>"))
    }

    @Test func turnsLatinTextOfARightToLeftPage() {
        let page = html("<div dir=\"rtl\">\n\n# כותרת\n\n- Latin\n- עברית\n\n</div>\n")
        #expect(page.contains("<p><bdi>Latin</bdi></p>"))
        #expect(page.contains("<p>עברית</p>"))
    }
}
