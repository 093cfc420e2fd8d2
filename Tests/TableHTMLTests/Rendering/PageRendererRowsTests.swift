import Testing

/// The markup of rows.
@Suite struct PageRendererRowsTests {
    @Test func writesEachCellStyle() {
        #expect(
            rows(
                ##"""
                - a sentence
                - [Link](a.md)
                - [Link](https://w) - detail
                - [Link](b.md) (PDF)
                - **Bold** (1.0): detail
                - `code`
                """##)
                    == ##"""
                    <li id=a-sentence><div><p>a sentence</p></div><a href=#a-sentence tabindex=-1 aria-hidden=true></a></li>
                    <li id=link class=disc><a href=a.md><b>Link</b></a><a class=tv-link href=#link tabindex=-1 aria-hidden=true></a></li>
                    <li id=link-1><a href=https://w><b>Link</b> <small>detail</small></a><a class=tv-link href=#link-1 tabindex=-1 aria-hidden=true></a></li>
                    <li id=link-2 class="disc value1"><a href=b.md><b>Link</b> <small>(PDF)</small></a><a class=tv-link href=#link-2 tabindex=-1 aria-hidden=true></a></li>
                    <li id=bold><div><b>Bold <i>(1.0)</i></b> <small>detail</small></div><a href=#bold tabindex=-1 aria-hidden=true></a></li>
                    <li id=code><div><b><code>code</code></b></div><a href=#code tabindex=-1 aria-hidden=true></a></li>
                    """##)
    }

    /// `data-number` without a value: the row begins behind a number.
    /// Bold text in a bold element would be bolder than that of the text beside it.
    @Test func writesTitlesThatAreBoldBesideTextAsThatText() {
        let written = rows("- **A** (b), c\n- **D**: 1\n- **E** (f) - g\n- **[H](u)**\n- **I** / **J**\n")
        for part in [
            "<p><strong>A</strong> (b), c</p>", "<p><strong>D</strong></p> <small>1", "<b><strong>E</strong> <i>(f)</i></b>",
        ] {
            #expect(written.contains(part), "\(written)")
        }
        #expect(written.contains("<b><strong>H</strong></b></a>"), "\(written)")
        #expect(rows("| a | b |\n|---|---|\n| **A** | b |\n").contains("<b><strong>A</strong></b>"))
    }

    @Test func rowsThatGoOnBeginWhereTheirTextBegins() {
        func more(_ markdown: String) -> [Substring] { rows(markdown).split(separator: "\n").filter { $0.contains("class=more") } }
        #expect(more("1. a\n\n    - b\n\n    c\n2. d\n") == ["<li class=more data-number><div class=tv-body><p>c</p>"])
        #expect(more("- a\n\n    - b\n\n  c\n- d\n") == ["<li class=more><div class=tv-body><p>c</p>"])
        #expect(
            more("- a\n  1. b\n\n     - c\n\n     d\n\n  e\n") == [
                "<li class=more aria-level=2 data-number><div class=tv-body><p>d</p>", "<li class=more><div class=tv-body><p>e</p>",
            ])
        // Rows of numbered lists that are further in begin so anyway.
        #expect(more("1. a\n   1. b\n\n      - c\n\n      d\n") == ["<li class=more aria-level=2><div class=tv-body><p>d</p>"])
    }

    @Test func writesLabelsTagsAndBadges() {
        #expect(
            rows(
                ##"""
                - Fixed: leak. `MIT` `C`
                - Fixed: crash. `GPL`
                - Added: a [thing](t.md) ![b](b.svg)
                - Added: more. `MIT`
                """##)
                    == ##"""
                    <li id=leak><div><i>Fixed</i> <p>leak.</p> <span class=tv-tags><code>MIT</code> <code>C</code></span></div><a href=#leak tabindex=-1 aria-hidden=true></a></li>
                    <li id=crash><div><i>Fixed</i> <p>crash.</p> <span class=tv-tags><code>GPL</code></span></div><a href=#crash tabindex=-1 aria-hidden=true></a></li>
                    <li id=a-thing class="disc link"><div><i>Added</i> <p>a <a href=t.md>thing</a></p> <span class=tv-badges><img src=b.svg alt=b></span></div><a class=tv-link href=#a-thing tabindex=-1 aria-hidden=true></a></li>
                    <li id=more><div><i>Added</i> <p>more.</p> <span class=tv-tags><code>MIT</code></span></div><a href=#more tabindex=-1 aria-hidden=true></a></li>
                    """##)
    }

    @Test func formerIDsAreTheLastThingInARow() {
        #expect(
            sections(
                ##"""
                - A {aliases="b c" detail=#d}

                  Body
                - [D](d.md) {aliases='日本"'}
                """##
            ).split(separator: "\n").dropFirst(2).dropLast(2).joined(separator: "\n")
                == ##"""
                <li id=a><div><p>A</p></div><a href=#a tabindex=-1 aria-hidden=true></a> <a class=info href=#d aria-label="More about A"></a><div class=tv-body><p>Body</p>
                </div><a id=b class=tv-alias></a><a id=c class=tv-alias></a></li>
                <li id=d class=disc><a href=d.md><b>D</b></a><a class=tv-link href=#d tabindex=-1 aria-hidden=true></a><a id="日本&quot;" class=tv-alias></a></li>
                """##)
    }

    @Test func writesAttributes() {
        #expect(
            rows(
                ##"""
                - A {accessory=check .own data-x="1 2"}
                - B {progress=40 value="90 min" selected=true}
                - C {detail=more.md}
                - [D](d.md) {detail=#e accessory-color=#0a0}
                - E {image=e.png}
                """##)
                    == ##"""
                    <li id=a class="check own" data-x="1 2"><div><p>A</p><span role=img aria-label=Checked></span></div><a href=#a tabindex=-1 aria-hidden=true></a></li>
                    <li id=b aria-current=true><div><p>B</p> <span class=tv-value>90 min</span> <progress max=100 value=40 aria-label=B>40 %</progress></div><a href=#b tabindex=-1 aria-hidden=true></a></li>
                    <li id=c><div><p>C</p></div><a href=#c tabindex=-1 aria-hidden=true></a> <a class=info href=more.md aria-label="More about C"></a></li>
                    <li id=d class="disc sqlkpc70"><a href=d.md><b>D</b></a><a class=tv-link href=#d tabindex=-1 aria-hidden=true></a> <a class=info href=#e aria-label="More about D"></a></li>
                    <li id=e><div><img src=e.png alt=""> <p>E</p></div><a href=#e tabindex=-1 aria-hidden=true></a></li>
                    """##)
    }

    @Test func writesTasksAsLabels() {
        #expect(
            rows(
                ##"""
                - [ ] open *task*
                - [x] [Done](d.md) - really
                """##)
                    == ##"""
                    <li id=open-task><label><span>open <em>task</em></span> <input type=checkbox disabled></label><a class=tv-link href=#open-task tabindex=-1 aria-hidden=true></a></li>
                    <li id=done><label><b><a href=d.md>Done</a></b> <small>really</small> <input type=checkbox checked disabled></label><a class=tv-link href=#done tabindex=-1 aria-hidden=true></a></li>
                    """##)
    }

    @Test func writesPicturesAndSymbols() {
        #expect(
            rows(
                ##"""
                - ![Flag](f.png) [Russian](r.md)
                - 🛠 Tools
                """##)
                    == ##"""
                    <li id=russian class=disc><a href=r.md><img src=f.png alt=Flag> <b>Russian</b></a><a class=tv-link href=#russian tabindex=-1 aria-hidden=true></a></li>
                    <li id=tools><div><span class=tv-symbol>🛠</span> <p>Tools</p></div><a href=#tools tabindex=-1 aria-hidden=true></a></li>
                    """##)
    }

    @Test func writesLinksOfTheirOwnBesideSeveralLinks() {
        #expect(
            rows(
                ##"""
                - one [a](a.md)
                - two [a](a.md) and [b](b.md)
                """##)
                    == ##"""
                    <li id=one-a class="disc link"><div><p>one <a href=a.md>a</a></p></div><a class=tv-link href=#one-a tabindex=-1 aria-hidden=true></a></li>
                    <li id=two-a-and-b><div><p>two <a href=a.md>a</a> and <a href=b.md>b</a></p></div><a class=tv-link href=#two-a-and-b tabindex=-1 aria-hidden=true></a></li>
                    """##)
    }

    @Test func writesBodiesAndContinuations() {
        #expect(
            sections(
                ##"""
                - a
                  - b
                    > more

                  ***
                """##)
                    == ##"""
                    <section>
                    <ul role=list aria-label=Page>
                    <li id=a><div><p>a</p></div><a href=#a tabindex=-1 aria-hidden=true></a></li>
                    <li id=b aria-level=2><div><p>b</p></div><a href=#b tabindex=-1 aria-hidden=true></a><div class=tv-body><blockquote>
                    <p>more</p>
                    </blockquote>
                    </div></li>
                    <li class=more><div class=tv-body><hr>
                    </div></li>
                    </ul>
                    </section>

                    """##)
    }

    @Test func numbersOrderedRows() {
        #expect(
            rows(
                ##"""
                3. three
                   - not numbered
                4. four
                """##)
                    == ##"""
                    <li id=three value=3><div><p>three</p></div><a href=#three tabindex=-1 aria-hidden=true></a></li>
                    <li id=not-numbered aria-level=2><div><p>not numbered</p></div><a href=#not-numbered tabindex=-1 aria-hidden=true></a></li>
                    <li id=four value=4><div><p>four</p></div><a href=#four tabindex=-1 aria-hidden=true></a></li>
                    """##)
    }

    @Test func numbersRowsAsTheirAuthorDoes() {
        #expect(
            rows("1841. a\n1848. b\n")
                == ##"""
                <li id=a value=1841><div><p>a</p></div><a href=#a tabindex=-1 aria-hidden=true></a></li>
                <li id=b value=1848><div><p>b</p></div><a href=#b tabindex=-1 aria-hidden=true></a></li>
                """##)
    }

    @Test func numbersOrderedRowsInBulletLists() {
        #expect(
            rows(
                ##"""
                - a

                  7. seven
                """##)
                    == ##"""
                    <li id=a><div><p>a</p></div><a href=#a tabindex=-1 aria-hidden=true></a></li>
                    <li id=seven aria-level=2 data-number=7><div><p>seven</p></div><a href=#seven tabindex=-1 aria-hidden=true></a></li>
                    """##)
    }

    /// What is below a number begins behind its row's text, also behind text that goes on; an author's own attribute stays.
    @Test func tellsWhatIsBelowANumber() {
        let rows = rows("- a\n  1. one\n     - b\n\n     goes on\n     - c {data-number=7}\n     - d\n- e\n  - f\n")
        let numbers = ["a", "one", "b", "c", "d", "e", "f"].map { id in
            rows.split(separator: "\n").first { $0.hasPrefix("<li id=\(id) ") || $0.hasPrefix("<li id=\(id)>") }?
                .prefix { $0 != ">" }.split(separator: " ").filter { $0.hasPrefix("data-number") }.joined(separator: " ")
        }
        #expect(numbers == ["", "data-number=1", "data-number", "data-number=7", "data-number", "", ""])
    }

    /// What takes the room of fourteen letters stays in one line: stars and ideographs take that of two.
    @Test(arguments: [
        ("★★★★★", false), ("1,198 of 1,204", false), ("Понедельник", false), ("七文字以内です", false), ("八文字ある文章だ", true),
        ("fifteen letters", true),
    ])
    func longValuesBreak(value: String, isLong: Bool) {
        #expect(html("- A {value=\"\(value)\"}\n").contains("\"tv-value long\"") == isLong)
    }

    /// Beside them a word of the title would break on a phone.
    @Test(arguments: [
        ("- Recordings {value=\"1,198 of 1,204\"}", false), ("- Internationalisation {value=\"1,198 of 1,204\"}", true),
        ("1. [Recordings](a.md) {value=\"1,198 of 1,204\" detail=b.md}", true), ("- Internationalisation {value=3}", false),
        ("- Many short words in one title {value=\"1,198 of 1,204\"}", false),
        ("- [A](a.md) (Responsibilities) {value=\"1,198 of 1,204\"}", false),
    ])
    func valuesStandBelowLongWords(row: String, isBelow: Bool) {
        #expect(html(row + "\n").contains("\"tv-value wide\"") == isBelow)
    }

    /// Four digits are cut at the edge of a row in the room that others have.
    @Test func longNumbersAreSaidOfTheirList() {
        let page = html("# T\n\n## A\n\n999. a\n1000. b\n\n## B\n\n998. a\n999. b\n")
        #expect(page.contains("<ol role=list class=tv-long-numbers aria-labelledby=a>"))
        #expect(page.contains("<ol role=list aria-labelledby=b>"))
    }
}
