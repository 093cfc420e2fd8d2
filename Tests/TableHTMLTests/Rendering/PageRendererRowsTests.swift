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
                    <li id=a-sentence><a href=#a-sentence><p>a sentence</p></a></li>
                    <li id=link class=disc><a href=a.md><b>Link</b></a><a class=tv-link href=#link tabindex=-1 aria-hidden=true></a></li>
                    <li id=link-1><a href=https://w><b>Link</b> <small>detail</small></a><a class=tv-link href=#link-1 tabindex=-1 aria-hidden=true></a></li>
                    <li id=link-2 class="disc value1"><a href=b.md><b>Link</b> <small>(PDF)</small></a><a class=tv-link href=#link-2 tabindex=-1 aria-hidden=true></a></li>
                    <li id=bold><a href=#bold><b>Bold <i>(1.0)</i></b> <small>detail</small></a></li>
                    <li id=code><a href=#code><b><code>code</code></b></a></li>
                    """##)
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
                    <li id=leak><a href=#leak><i>Fixed</i> <p>leak.</p> <span class=tv-tags><code>MIT</code> <code>C</code></span></a></li>
                    <li id=crash><a href=#crash><i>Fixed</i> <p>crash.</p> <span class=tv-tags><code>GPL</code></span></a></li>
                    <li id=a-thing class="disc link"><div><i>Added</i> <p>a <a href=t.md>thing</a></p> <span class=tv-badges><img src=b.svg alt=b></span></div><a class=tv-link href=#a-thing tabindex=-1 aria-hidden=true></a></li>
                    <li id=more><a href=#more><i>Added</i> <p>more.</p> <span class=tv-tags><code>MIT</code></span></a></li>
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
                <li id=a><a href=#a><p>A</p></a> <a class=info href=#d aria-label="More about A"></a><div class=tv-body><p>Body</p>
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
                    <li id=a class="check own" data-x="1 2"><a href=#a><p>A</p></a></li>
                    <li id=b aria-current=true><a href=#b><p>B</p> <span class=tv-value>90 min</span> <progress max=100 value=40 aria-label=B>40 %</progress></a></li>
                    <li id=c><a href=#c><p>C</p></a> <a class=info href=more.md aria-label="More about C"></a></li>
                    <li id=d class="disc sqlkpc70"><a href=d.md><b>D</b></a> <a class=info href=#e aria-label="More about D"></a><a class=tv-link href=#d tabindex=-1 aria-hidden=true></a></li>
                    <li id=e><a href=#e><img src=e.png alt=""> <p>E</p></a></li>
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
                    <li id=tools><a href=#tools><span class=tv-symbol>🛠</span> <p>Tools</p></a></li>
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
                    <li id=a><a href=#a><p>a</p></a></li>
                    <li id=b aria-level=2><a href=#b><p>b</p></a><div class=tv-body><blockquote>
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
                    <li id=three value=3><a href=#three><p>three</p></a></li>
                    <li id=not-numbered aria-level=2><a href=#not-numbered><p>not numbered</p></a></li>
                    <li id=four value=4><a href=#four><p>four</p></a></li>
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
                    <li id=a><a href=#a><p>a</p></a></li>
                    <li id=seven aria-level=2 data-number=7><a href=#seven><p>seven</p></a></li>
                    """##)
    }
}
