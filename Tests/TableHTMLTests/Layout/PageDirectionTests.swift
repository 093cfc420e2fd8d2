import TableHTML
import TableModel
import Testing

/// Which elements find their own direction.
@Suite struct PageDirectionTests {
    /// A page whose direction nobody says.
    private func guessed(_ markdown: String) -> String {
        var frame = PageFrame()
        frame.isDirectionGuessed = true
        return html(markdown, in: frame)
    }

    @Test(arguments: [
        ("- Plain words", "<p>Plain words</p>"),
        ("- مرحبا بالعالم", " dir=rtl>\n<li|><div><p>مرحبا بالعالم</p>"),
        ("- 12 - (שלום)", " dir=rtl>\n<li|><div><p>12 - (שלום)</p>"),
        ("- 1 + 1 = 2", "<p>1 + 1 = 2</p>"),
        ("- 日本語", "<p>日本語</p>"),
        ("- [Name](u) - שלום", "<b>Name</b> <small><bdi>שלום</bdi></small>"),
        ("- [שלום](u) - a name", " dir=rtl>\n<li|><a href=u><b>שלום</b> <small><bdi>a name</bdi></small>"),
    ])
    func turnsRowsOfALeftToRightPage(markdown: String, expected: String) {
        let page = guessed("# T\n\n" + markdown)
        #expect(expected.split(separator: "|").allSatisfy { page.contains($0) }, "\(page)")
    }

    /// Its parts stay where those of the other rows are, which a reader's eye goes along.
    @Test func keepsFewRowsOfTheOtherDirectionInPlace() {
        let half = "# T\n\n- Bread: 2\n- \u{5E2}: 3\n  - \u{5E2}\u{5E2} {value=\"80 %\"}\n- [ ] Milk\n"
        for (page, start) in [(guessed(half), "<bdi>"), (html(half), "<bdi dir=rtl>")] {
            #expect(!page.replacing("<bdi dir=rtl>", with: "").contains("dir=rtl"))
            #expect(page.contains("<b>\(start)\u{5E2}</bdi></b> <small>3</small>"))
            #expect(page.contains("\(start)\u{5E2}\u{5E2}</bdi>") && page.contains("<span class=tv-value>80 %</span>"))
        }
        let most = "# T\n\n1. Bread: 2\n2. \u{5E2}: 3\n3. \u{5E2}: 4\n4. \u{5E2}: 5\n"
        for page in [guessed(most), html(most)] {
            #expect(page.contains("<ol role=list aria-labelledby=t dir=rtl>") || page.contains("<ol role=list dir=rtl>"))
            #expect(page.contains(">Bread</bdi></b> <small>2</small>") && page.contains("<b>\u{5E2}</b> <small>3</small>"))
        }
        #expect(guessed(most + "\nText `x`.\n").contains("<p>Text <code>x</code>.</p>"))
    }

    /// Each above its own column: they turn as the rows below them do.
    @Test func headsOfColumnsTurnWithTheirRows() {
        let page = guessed("# T\n\nText.\n\n| \u{5E9} | \u{5E2} |\n|---|---|\n| \u{5D0} | \u{5D1} |\n| \u{5D2} | \u{5D3} |\n")
        #expect(
            page.contains(
                "<p class=\"tv-subtitle tv-columns\" dir=rtl><span>\u{5E9}</span> <span>\u{5E2}</span></p>\n<ul role=list"))
        #expect(guessed("# T\n\n| \u{5E9} | B |\n|---|---|\n| c | d |\n| e | f |\n").contains("tv-columns\"><span>"))
    }

    @Test func keepsRowsInOtherLettersInPlaceWherePagesRunFromRightToLeft() {
        var frame = PageFrame()
        (frame.direction, frame.isDirectionGuessed) = (.rtl, true)
        let page = html("# \u{5E2}\n\n- \u{5E2}: 3\n- Java: 12\n- [HTML and CSS](#css)\n", in: frame)
        #expect(!page.contains("dir=ltr"))
        #expect(page.contains("<b><bdi>Java</bdi></b>") && page.contains("<b><bdi>HTML and CSS</bdi></b>"))
    }

    @Test func turnsHeadingsAndParagraphs() {
        let page = guessed("# T\n\nWords\n\n<p></p>\n\nשלום\n\n## שלום\n\n- a\n")
        #expect(page.contains("<p>Words</p>"))
        #expect(page.contains("<p dir=auto>שלום</p>"))
        #expect(page.contains("<h2 id=שלום dir=rtl><a class=tv-link href=#שלום tabindex=-1 aria-hidden=true></a>שלום</h2>"))
    }

    @Test func turnsTheTitleAndTables() {
        let page = guessed("# שלום\n\n| | א | B |\n|--|--|--|\n| 1 | ג | `c` |\n\n| A | ב | C |\n|--|--|--|\n| 1 | 2 | 3 |\n")
        #expect(page.contains("<h1 id=שלום dir=rtl><a class=tv-link href=#שלום tabindex=-1 aria-hidden=true></a>שלום</h1>"))
        #expect(page.contains(" dir=rtl>\n<thead><tr><td></td><th>א</th><th><bdi>B</bdi></th></tr>"))
        #expect(page.contains("<code dir=ltr>c</code>"))
        #expect(page.contains("<table aria-labelledby=שלום>\n<thead><tr><th>A</th><th><bdi>ב</bdi></th>"))
    }

    @Test func givesAValueInATurnedRowItsDirection() {
        #expect(html("# T\n\n- שלום {value=\"12 cm\"}\n").contains("<span class=tv-value><bdi>12 cm</bdi></span>"))
        #expect(html("# T\n\n- Words {value=\"12 cm\"}\n").contains("<span class=tv-value>12 cm</span>"))
    }

    /// Where letters alone told that a page runs from right to left.
    @Test func turnsWhatHasNoLetterOfAGuessedDirection() {
        var frame = PageFrame()
        frame.direction = .rtl
        let markdown =
            "# Title\n\n- Latin\n- Latin - \u{5E2}\n- \u{5E2} x\n\n## Part\n\n> Quote\n\n| A | B | C |\n|--|--|--|\n| 1 | 2 | 3 |\n\n| A | \u{5E2} | C |\n|--|--|--|\n| 1 | 2 | 3 |\n"
        // The bar of a quote is where its text begins in any page.
        let said = html(markdown, in: frame).replacing("<blockquote dir=ltr>", with: "").replacing("<bdi dir=ltr>", with: "")
        #expect(said.contains("dir=ltr") == false)
        frame.isDirectionGuessed = true
        let page = html(markdown, in: frame)
        #expect(page.contains("<h1 id=title dir=ltr>"))
        #expect(page.contains("<p><bdi>Latin</bdi></p>"))
        #expect(html("# T\n\n- Latin\n", in: frame).contains(" dir=ltr>\n<li id=latin>"))
        #expect(page.contains("<h2 id=part dir=ltr>"))
        #expect(page.contains("<blockquote dir=ltr>\n<p>Quote</p>"))
        #expect(page.split(separator: "\n").filter { $0.contains("<table") }.map { $0.contains("dir=ltr") } == [true, false])
        frame.isDirectionGuessed = false
        #expect(html("<div dir=rtl>\n\n# Title\n\n</div>\n", in: frame).contains("<h1 id=title>"))
    }

    /// What is in it has a direction of its own, which `dir=auto` would look past.
    @Test func turnsTheBarOfAQuote() {
        let mixed = guessed("# T\n\n> Words\n>\n> \u{5E2}\n\n> \u{5E2}\n>\n> Words\n\nText.\n")
        #expect(mixed.contains("<blockquote>\n<p>Words</p>\n<p dir=auto>\u{5E2}</p>\n</blockquote>"))
        #expect(mixed.contains("<blockquote dir=rtl>\n<p>\u{5E2}</p>\n<p dir=auto>Words</p>\n</blockquote>"))
        #expect(mixed.contains("<p>Text.</p>"))
        #expect(guessed("# T\n\n> \u{5E2}\n").contains("<blockquote dir=rtl>\n<p>"))
        #expect(guessed("# T\n\n> Words\n").contains("<blockquote>"))
    }

    /// All that stands in it runs against it where it ran against the page before.
    @Test func turnsWhatStandsInAQuoteAndAFootnote() {
        let inner = "### Part\n\n- Item\n- \u{5E2}\n\n```sh\nls\n```\n\n> Inner\n"
        let quote = guessed(
            "# T\n\n> 1984\n>\n> \u{5E2} `x`\n>\n"
                + inner.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)\n" }.joined() + "\nText `x`.\n")
        #expect(quote.contains("<blockquote dir=rtl>\n<p>1984</p>\n<p>\u{5E2} <code dir=ltr>x</code></p>"))
        #expect(quote.contains(" dir=auto><a class=tv-link href=#part tabindex=-1 aria-hidden=true></a>Part</h"))
        #expect(quote.contains("<li><bdi>Item</bdi>") && quote.contains("<li>\u{5E2}"))
        #expect(quote.contains("<pre dir=ltr>") && quote.contains("<blockquote dir=ltr>\n<p>Inner</p>\n</blockquote>"))
        #expect(quote.contains("<p>Text <code>x</code>.</p>"))
        let note = guessed("# T\n\nText[^1] `x`.\n\n[^1]: \u{5E2} `x`\n")
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
        #expect(page.contains("<p><bdi dir=ltr>Latin</bdi></p>"))
        #expect(page.contains("<p>עברית</p>"))
    }

    /// Elements of the author's HTML find theirs as those of Markdown do, and those in them theirs again.
    @Test(arguments: [
        ("<p>\u{5E2}.</p>", "<p dir=rtl>\u{5E2}.</p>"),
        ("<p>Words <b>\u{5E2}</b></p>", "<p>Words <b>\u{5E2}</b></p>"),
        ("<div align=\"center\">\u{5E2}<p>Words</p></div>", "<div dir=rtl class=\"tv-center\">\u{5E2}<p dir=ltr>Words</p></div>"),
        ("<ul><li>\u{5E2}</li><li>Words</li></ul>", "<ul dir=rtl><li>\u{5E2}</li><li dir=ltr>Words</li></ul>"),
        ("<dl><dt>1984</dt><dd>\u{5E2}</dd></dl>", "<dl dir=rtl><dt>1984</dt><dd>\u{5E2}</dd></dl>"),
        ("<p></p><p>\u{5E2}</p><p>Words</p>", "<p></p><p dir=rtl>\u{5E2}</p><p>Words</p>"),
        ("<p><a href=\"u\">\u{5E2}</a></p>", "<p dir=rtl><a href="),
        ("<p id=\"x\">\u{5E2}</p>", "<p dir=rtl id=x>\u{5E2}</p>"),
        ("<div dir=\"ltr\"><p>\u{5E2}</p></div>", "<p dir=rtl>\u{5E2}</p></div>"),
        ("<p><code>npm</code> \u{5E2}</p>", "<p dir=rtl><code>npm</code> \u{5E2}</p>"),
        ("<div title=\"dir=ltr\">\u{5E2}</div>", "<div dir=rtl title=\"dir=ltr\">\u{5E2}</div>"),
        (
            "<blockquote cite=\"https://e.org/x\" dir=\"ltr\">\u{5E2}</blockquote>",
            "<blockquote cite=\"https://e.org/x\" dir=\"ltr\">\u{5E2}</blockquote>"
        ),
        ("<p>1<br></p><p>\u{5E2}</p>", "<p>1<br></p><p dir=rtl>\u{5E2}</p>"),
        (
            "<blockquote><h3>\u{5E2}</h3></blockquote>",
            "<blockquote dir=rtl><h3 id=\u{5E2}>\(link("\u{5E2}"))\u{5E2}</h3></blockquote>"
        ),
        (
            "<blockquote>Words<h3>\u{5E2}</h3><p>Words</p></blockquote>",
            "<h3 dir=rtl id=\u{5E2}>\(link("\u{5E2}"))\u{5E2}</h3><p>Words</p></blockquote>"
        ),
        ("<p>\n\n\u{5E2} *x*\n\n</p>", "<div dir=rtl>\n<p>\u{5E2} <em>x</em></p>\n</div>"),
    ])
    func turnsElementsOfHTML(markdown: String, expected: String) {
        let page = guessed("# T\n\nText.\n\n\(markdown)\n\nText.\n").replacing("<h2", with: "<h3").replacing("</h2", with: "</h3")
        #expect(page.contains(expected), "\(page)")
        #expect(page.contains("\n<p>Text.</p>"))
    }

    /// Names in other letters begin many elements of a page from right to left, as they begin rows.
    @Test func turnsElementsOfHTMLWithoutALetterOfAGuessedDirection() {
        var frame = PageFrame()
        (frame.direction, frame.isDirectionGuessed) = (.rtl, true)
        let list = "<ul><li>Xcode \u{5E2}</li><li>Xcode</li></ul>\n\n<div><code>git</code> \u{5E2}</div>\n\n<p>Words.</p>\n"
        let page = html("# \u{5E2}\n\n\(list)", in: frame)
        #expect(page.contains("<ul><li>Xcode \u{5E2}</li><li dir=ltr>Xcode</li></ul>"))
        #expect(page.contains("<div><code>git</code> \u{5E2}</div>") && page.contains("<p dir=ltr>Words.</p>"))
    }

    @Test func turnsElementsOfHTMLThatStandInOneAnother() {
        let page = html(
            "# T\n\n\(String(repeating: "<div>", count: 90))\u{5E2}\(String(repeating: "</div>", count: 90))\n\n- Row\n")
        #expect(page.contains("<div dir=rtl><div><div>"))
        #expect(page.contains("<p>Row</p>"))
    }

    @Test func turnsAlertsTabsAndFoldsAsAWhole() {
        let page = guessed(
            "# T\n\n> [!WARNING]\n> \u{5E2}\n> - \u{5E2}\n\n!!! note \"\u{5E2}\"\n    Words.\n\n!!! note\n    Words.\n\n"
                + "=== \"\u{5E2}\"\n\n    \u{5E2}\n\n=== \"Mac\"\n\n    Words.\n\n<details><summary>\u{5E2}</summary>\u{5E2}</details>\n\nText.\n"
        )
        #expect(page.contains("<div class=\"tv-alert warning\" role=note dir=rtl>") && page.contains("<li>\u{5E2}"))
        #expect(page.contains("role=note dir=rtl>\n<p class=tv-alert-title>\u{5E2}</p>\n<p dir=auto>Words.</p>"))
        #expect(page.contains("<div class=\"tv-alert note\" role=note>\n"))
        #expect(page.contains("<div dir=rtl>\n<p class=tv-name>\u{5E2}</p>") && page.contains("<div>\n<p class=tv-name>Mac</p>"))
        #expect(page.contains("<details dir=rtl><summary>\u{5E2}</summary>\u{5E2}</details>"))
        #expect(page.contains("\n<p>Text.</p>"))
    }

    /// Its arrow stands behind its title, wherever that begins.
    @Test func turnsTheTitleOfASectionThatFolds() {
        let page = html("# T\n\n## \u{5E2} {collapsed=true}\n\n- Words\n")
        #expect(page.contains("<summary dir=rtl><h2 id=\u{5E2}") && page.contains(">\u{5E2}</h2></summary>"))
        #expect(page.contains("<p>Words</p>"))
    }

    /// Code says nothing of the words around it, and the heads of a table say the order of its columns.
    @Test func looksThroughCodeAndAtHeads() {
        let page = guessed("# T\n\n- `ls` \u{5E2}\n- `ls`\n\n`ls` \u{5E2}\n\n| `A` | B | C |\n|--|--|--|\n| \u{5E2}. | 2 | 3 |\n")
        #expect(page.contains("<p><bdi><code dir=ltr>ls</code> \u{5E2}</bdi></p>"))
        #expect(page.contains("<b><code>ls</code></b>") && page.contains("<p dir=auto><code dir=ltr>ls</code> \u{5E2}</p>"))
        #expect(page.contains("<td><bdi>\u{5E2}.</bdi></td>"))
        var frame = PageFrame()
        (frame.direction, frame.isDirectionGuessed) = (.rtl, true)
        let table = html("# \u{5E2}\n\n| A | B | C |\n|--|--|--|\n| \u{5E2} | 2 | 3 |\n", in: frame)
        #expect(table.contains("dir=ltr>\n<thead>"))
        let raw = guessed("# T\n\n<table><tr><th>\u{5E2}</th><th>B</th></tr><tr><td>a</td><td>b</td></tr></table>\n\nText.\n")
        #expect(raw.contains("<div class=tv-scroll dir=rtl><table aria-labelledby=t>") && raw.contains("<p>Text.</p>"))
    }

    /// A word in other letters at the start of a text does not say how the text runs, where its page does.
    @Test(arguments: [
        ("Text.\n\n<p></p>\n\n\u{5E2}\u{5E2}, a judge.", "<p>\u{5E2}\u{5E2}, a judge.</p>"),
        ("Text.\n\n<p></p>\n\nA \u{5E2}\u{5E2}.", "<p dir=rtl>A \u{5E2}\u{5E2}.</p>"),
        // As many of each, and points, which are none.
        ("Text.\n\n<p></p>\n\n\u{5E2}\u{5E2} ab", "<p>\u{5E2}\u{5E2} ab</p>"),
        ("Text.\n\n<p></p>\n\n\u{5E2}\u{5B8}\u{5B8}\u{5B8} ab", "<p>\u{5E2}\u{5B8}\u{5B8}\u{5B8} ab</p>"),
        ("- \u{5E2}\u{5E2}, a judge", "<div><p>\u{5E2}\u{5E2}, a judge</p>"),
        ("- [\u{5E2}](u) - a judge", "><a href=u><b><bdi dir=rtl>\u{5E2}</bdi></b> <small>a judge</small>"),
        ("- [\u{5E2}\u{5E2}](u) - a", " dir=rtl>\n<li|><a href=u><b>\u{5E2}\u{5E2}</b> <small><bdi dir=ltr>a</bdi></small>"),
        ("- A `long name` \u{5E2}\u{5E2}", " dir=rtl>\n<li|><div><p>A <code dir=ltr>"),
        ("- A <https://example.org> \u{5E2}\u{5E2}", " dir=rtl>\n<li|><div><p>A <a href"),
        ("- `\u{5E2}`", " dir=rtl>\n<li|><div><b><code dir=ltr>\u{5E2}</code></b>"),
        ("## \u{5E2}, Deutsch", "</a>\u{5E2}, Deutsch</h2>"),
        ("## \u{5E2}\u{5E2}, D", " dir=rtl><a class=tv-link"),
        ("> \u{5E2}, Deutsch", "<blockquote>\n<p>\u{5E2}, Deutsch</p>"),
        ("> D\n>\n> \u{5E2}\u{5E2}", "<blockquote dir=rtl>\n<p dir=ltr>D</p>\n<p>\u{5E2}\u{5E2}</p>"),
        ("> #### \u{5E2}\n>\n> Words", " dir=rtl><a class=tv-link href=#\u{5E2} tabindex=-1 aria-hidden=true></a>\u{5E2}</h"),
        ("> - \u{5E2}\n> - Words", "<li><bdi dir=rtl>\u{5E2}</bdi>"),
        ("| A | B | C |\n|--|--|--|\n| \u{5E2} a b | \u{5E2} | 2 |", "<td>\u{5E2} a b</td><td><bdi dir=rtl>\u{5E2}</bdi></td>"),
        ("<p>\u{5E2}, a judge.</p>", "<p>\u{5E2}, a judge.</p>"),
        ("<p>A \u{5E2}\u{5E2}.</p>", "<p dir=rtl>A \u{5E2}\u{5E2}.</p>"),
        ("<p><code>npm</code> \u{5E2}</p>", "<p dir=rtl><code>npm</code> \u{5E2}</p>"),
    ])
    func turnsWhatHasMoreLettersOfTheOtherDirection(markdown: String, expected: String) {
        let page = html("# T\n\n" + markdown + "\n")
        #expect(expected.split(separator: "|").allSatisfy { page.contains($0) }, "\(page)")
    }

    @Test func keepsWhatBeginsWithAnotherNameInAPageFromRightToLeft() {
        var frame = PageFrame()
        (frame.language, frame.direction) = ("he", .rtl)
        let page = html("# A \u{5E2}\u{5E2}\n\nA \u{5E2}\u{5E2}.\n\n- A \u{5E2}\u{5E2}\n- Words \u{5E2}\n- `ls`\n", in: frame)
        #expect(page.contains(">A \u{5E2}\u{5E2}</h1>") && page.contains("<p>A \u{5E2}\u{5E2}.</p>"))
        #expect(page.contains("<p>A \u{5E2}\u{5E2}</p>") && page.contains("<p><bdi dir=ltr>Words \u{5E2}</bdi></p>"))
        #expect(page.contains("<b><bdi dir=ltr><code dir=ltr>ls</code></bdi></b>"))
    }

    /// In any page; and behind the element it is as before.
    @Test func takesTheDirectionThatAnElementSays() {
        let markdown = "# T\n\nText.\n\n<div dir=\"rtl\">\n\nA \u{5E2}\u{5E2}.\n\nWords.\n\n</div>\n\n\u{5E2}, a word.\n"
        let inside = "<p>A \u{5E2}\u{5E2}.</p>\n<p dir=ltr>Words.</p>"
        let (said, unsaid) = (html(markdown), guessed(markdown))
        #expect(said.contains(inside) && said.contains("<p>\u{5E2}, a word.</p>"))
        #expect(unsaid.contains(inside) && unsaid.contains("<p dir=auto>\u{5E2}, a word.</p>"))
        var frame = PageFrame()
        (frame.language, frame.direction) = ("he", .rtl)
        let hebrew = html("# \u{5E2}\n\n\u{5E2}\n\n<div dir=\"ltr\">\n\n\u{5E2} ab\n\n</div>\n\nab\n", in: frame)
        #expect(hebrew.contains("<div dir=\"ltr\">\n<p>\u{5E2} ab</p>") && hebrew.contains("<p dir=ltr>ab</p>"))
    }

    @Test func setsTheTitleInTheBarAsAbove() {
        var frame = PageFrame()
        frame.parent = PageLink(url: "a.html", title: "A")
        #expect(html("# \u{5E2}, Deutsch\n", in: frame).contains("<b aria-hidden=true dir=ltr>\u{5E2}, Deutsch</b>"))
        #expect(html("# D \u{5E2}\u{5E2}\n", in: frame).contains("<b aria-hidden=true dir=rtl>D \u{5E2}\u{5E2}</b>"))
        #expect(html("# Deutsch\n", in: frame).contains("<b aria-hidden=true dir=auto>Deutsch</b>"))
        frame.isDirectionGuessed = true
        #expect(html("# \u{5E2}, Deutsch\n", in: frame).contains("<b aria-hidden=true dir=auto>"))
    }
}
