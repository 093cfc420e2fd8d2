import Testing

/// The markup of sections.
@Suite struct PageRendererSectionsTests {
    @Test func formerIDsBeginAHeading() {
        let page = html("# T {aliases=t0}\n## A {aliases=\"b c\" collapsed=false}\n- a1\n")
        #expect(
            page.contains(
                "<h1 id=t><a id=t0 class=tv-alias></a><a class=tv-link href=#t tabindex=-1 aria-hidden=true></a>T</h1>"))
        #expect(
            page.contains(
                "<summary><h2 id=a><a id=b class=tv-alias></a><a id=c class=tv-alias></a>A</h2></summary>"))
    }

    @Test(arguments: [("", "Legend", "Legend"), ("Name", "", "Name"), ("A", "B", "A · B")])
    func headsWithoutWordsHaveNoPlace(first: String, second: String, expected: String) {
        let detail = "Words that are so many that they stand below the name that they belong to"
        let page = html("# T\n\n| \(first) | \(second) |\n|-|-|\n| x | \(detail) |\n| y | \(detail) |\n")
        #expect(page.contains("<p class=tv-subtitle>\(expected)</p>"))
    }

    /// Where it is not all of its block it was an element below the title, and had neither id nor link.
    @Test(arguments: [
        ("<h1 align=center>Name</h1>\n<p>Words.</p>", "<h1 id=name class=\"tv-center\">\(link("name"))Name</h1>\n<p>Words.</p>"),
        ("<br>\n<div>\n<h1>My name</h1>\n</div>", "<h1 id=my-name>\(link("my-name"))My name</h1>"),
        ("<h1 id=own>Name</h1><p>Words.</p>\n\n<h2>Less</h2>", "<h1 id=own>\(link("own"))Name</h1><p>Words.</p>"),
        ("<h1><img src=\"https://e.org/a.png\" alt=\"Name\"></h1><p>Words.</p>", "<h1 id=section>\(link("section"))<img src="),
    ])
    func titlesInHTMLAreThePagesHeading(source: String, expected: String) {
        let page = html(source + "\n\n## One\n\n- [a](#name)\n")
        #expect(page.contains(expected))
        #expect(page.ranges(of: "<h1").count == 1)
        #expect(page.contains("<h2 id=one>"))
    }

    @Test func saysTheLanguageAndDirectionThatItsAuthorSays() {
        let page = html("# T\n## A\n- a\n\n<div dir=rtl lang=he>\n\n- \u{5D0}\n- word\n\n\u{5D1}\n\n</div>\n\n## B\n- \u{5D1}\n")
        #expect(page.contains("</ul>\n</section>\n<section lang=he dir=rtl>\n<ul role=list"))
        #expect(page.contains("<p><bdi dir=ltr>word</bdi></p>"))
        #expect(page.contains("<p>\u{5D1}</p>"))
        #expect(!page.contains("<div lang"))
        // Behind it the page is as before.
        #expect(page.contains("<section>\n<h2 id=b>") && page.contains(" dir=rtl>\n<li id=\u{5D1}>"))
    }

    @Test func writesHeadingsByTheirLook() {
        #expect(
            sections(
                ##"""
                # T
                ## Group
                ### Section
                - a
                #### Caption
                Short text.
                - b

                Foot.
                """##)
                    == ##"""
                    <section>
                    <h2 id=group class=tv-group><a class=tv-link href=#group tabindex=-1 aria-hidden=true></a>Group</h2>
                    </section>
                    <section class=tv-under>
                    <h3 id=section><a class=tv-link href=#section tabindex=-1 aria-hidden=true></a>Section</h3>
                    <ul role=list aria-labelledby=section>
                    <li id=a><div><p>a</p></div><a href=#a tabindex=-1 aria-hidden=true></a></li>
                    </ul>
                    </section>
                    <section>
                    <h4 id=caption class=tv-caption><a class=tv-link href=#caption tabindex=-1 aria-hidden=true></a>Caption</h4>
                    <div class=tv-head>
                    <p>Short text.</p>
                    </div>
                    <ul role=list aria-labelledby=caption>
                    <li id=b><div><p>b</p></div><a href=#b tabindex=-1 aria-hidden=true></a></li>
                    </ul>
                    <div class=tv-foot>
                    <p>Foot.</p>
                    </div>
                    </section>

                    """##)
    }

    /// A heading in a quote is none of the page's; its level follows from where the quote stands.
    @Test func putsHeadingsInQuotesBelowTheirSection() {
        let levels = { (markdown: String) in sections("# T\n" + markdown).matches(of: /<h(\d)/).map { String($0.1) } }
        #expect(levels("## A\n\n> # one\n> ### three\n> ## two\n\n> ##### five\n") == ["2", "3", "4", "4", "3"])
        #expect(levels("## A\n### B\n- row\n\n  # in a row\n") == ["2", "3", "4"])
    }

    @Test func tellsTheFirstSectionBelowATitleAlone() {
        let classes = { (markdown: String) in
            sections("# T\n" + markdown).split(separator: "\n").filter { $0.hasPrefix("<section") }.map(String.init)
        }
        #expect(
            classes("## A\n### B\n#### C\n- c\n#### D\n- d\n") == [
                "<section>", "<section class=tv-under>", "<section class=tv-under>", "<section>",
            ])
        #expect(classes("## A\n## B\n- b\n") == ["<section>", "<section>"])
        #expect(classes("## A\nText.\n### B\n- b\n") == ["<section>", "<section>"])
        #expect(classes("## A\n### B {.grouped}\n- b\n") == ["<section>", "<section class=\"grouped tv-under\">"])
    }

    /// Folds belong to the title above them, and to one another; behind rows they begin something of their own.
    @Test func tellsFoldsBelowATitleAlone() {
        let classes = { (markdown: String) in
            sections("# T\n" + markdown).split(separator: "\n").filter { $0.hasPrefix("<section") }.map { $0.contains("tv-under") }
        }
        let fold = "\n<details>\n<summary>S</summary>\n\n- a\n\n</details>\n\n"
        #expect(classes("## A\n\(fold)\(fold)## B\n- b\n") == [false, true, true, false])
        #expect(classes("## A\n- a\n\(fold)\(fold)### C\n- c\n") == [false, false, true, false])
        let inner = "\n<details>\n<summary>S</summary>\n\(fold)\(fold)### I\n\n- i\n\n</details>\n\n"
        #expect(classes("## A\n\(inner)\(fold)## B\n- b\n") == [false, true, true, true, false, true, false])
    }

    @Test func writesProseAsACard() {
        #expect(
            sections(
                ##"""
                # T
                ## S
                One.

                Two.
                """##)
                    == ##"""
                    <section>
                    <h2 id=s><a class=tv-link href=#s tabindex=-1 aria-hidden=true></a>S</h2>
                    <div class=tv-prose>
                    <p>One.</p>
                    <p>Two.</p>
                    </div>
                    </section>

                    """##)
    }

    @Test func writesSubtitlesAndPseudoHeadings() {
        #expect(
            sections(
                ##"""
                # T
                ## S
                **Pseudo**

                *Sub*

                - a
                """##)
                    == ##"""
                    <section>
                    <h2 id=s><a class=tv-link href=#s tabindex=-1 aria-hidden=true></a>S</h2>
                    </section>
                    <section>
                    <p class=tv-title>Pseudo</p>
                    <p class=tv-subtitle>Sub</p>
                    <ul role=list aria-label=Pseudo>
                    <li id=a><div><p>a</p></div><a href=#a tabindex=-1 aria-hidden=true></a></li>
                    </ul>
                    </section>

                    """##)
    }

    @Test func writesCollapsibleSections() {
        #expect(
            sections(
                ##"""
                ## Closed {collapsed=true}
                - a
                ## Open {collapsed=false style=plain .x data-y=1}
                - b
                """##)
                    == ##"""
                    <section>
                    <a class=tv-link href=#closed tabindex=-1 aria-hidden=true></a><details><summary><h2 id=closed>Closed</h2></summary>
                    <ul role=list aria-labelledby=closed>
                    <li id=a><div><p>a</p></div><a href=#a tabindex=-1 aria-hidden=true></a></li>
                    </ul>
                    </details></section>
                    <section class="x plain" data-y=1>
                    <a class=tv-link href=#open tabindex=-1 aria-hidden=true></a><details open><summary><h2 id=open>Open</h2></summary>
                    <ul role=list aria-labelledby=open>
                    <li id=b><div><p>b</p></div><a href=#b tabindex=-1 aria-hidden=true></a></li>
                    </ul>
                    </details></section>

                    """##)
    }

    @Test func writesSectionsInWhatFolds() {
        #expect(
            sections(
                ##"""
                ## Above {collapsed=true}

                <details><summary>More</summary>

                ## One

                <details open><summary>Deeper</summary>

                Words.

                ## Two

                </details>

                ## Three

                </details>

                ## Four
                """##)
                    == ##"""
                    <section>
                    <a class=tv-link href=#above tabindex=-1 aria-hidden=true></a><details><summary><h2 id=above>Above</h2></summary>
                    </details></section>
                    <section>
                    <details><summary><span class=tv-title>More</span></summary>
                    <section class=tv-under>
                    <h2 id=one><a class=tv-link href=#one tabindex=-1 aria-hidden=true></a>One</h2>
                    </section>
                    <section class=tv-under>
                    <details open><summary><span class=tv-title>Deeper</span></summary>
                    <div class=tv-prose>
                    <p>Words.</p>
                    </div>
                    <section>
                    <h2 id=two><a class=tv-link href=#two tabindex=-1 aria-hidden=true></a>Two</h2>
                    </section>
                    </details></section>
                    <section>
                    <h2 id=three><a class=tv-link href=#three tabindex=-1 aria-hidden=true></a>Three</h2>
                    </section>
                    </details></section>
                    <section>
                    <h2 id=four><a class=tv-link href=#four tabindex=-1 aria-hidden=true></a>Four</h2>
                    </section>

                    """##)
    }

    @Test func writesContentsAsNavigation() {
        #expect(
            sections(
                ##"""
                - [A](#a)
                - [B](#b)
                ## A
                ## B
                """##)
                    == ##"""
                    <nav aria-label="On this page">
                    <ul role=list aria-label="On this page">
                    <li id=a-1 class=disc><a href=#a><b>A</b></a><a class=tv-link href=#a-1 tabindex=-1 aria-hidden=true></a></li>
                    <li id=b-1 class=disc><a href=#b><b>B</b></a><a class=tv-link href=#b-1 tabindex=-1 aria-hidden=true></a></li>
                    </ul>
                    </nav>
                    <section>
                    <h2 id=a><a class=tv-link href=#a tabindex=-1 aria-hidden=true></a>A</h2>
                    </section>
                    <section>
                    <h2 id=b><a class=tv-link href=#b tabindex=-1 aria-hidden=true></a>B</h2>
                    </section>

                    """##)
    }

    @Test func writesOrderedLists() {
        #expect(
            sections(
                ##"""
                1. a
                """##)
                    == ##"""
                    <section>
                    <ol role=list aria-label=Page>
                    <li id=a value=1><div><p>a</p></div><a href=#a tabindex=-1 aria-hidden=true></a></li>
                    </ol>
                    </section>

                    """##)
    }

    @Test func writesTheFooterView() {
        #expect(
            sections(
                ##"""
                - a

                ---

                The *end*.
                """##)
                    == ##"""
                    <section>
                    <ul role=list aria-label=Page>
                    <li id=a><div><p>a</p></div><a href=#a tabindex=-1 aria-hidden=true></a></li>
                    </ul>
                    </section>
                    <footer class=tv-footer>
                    <p>The <em>end</em>.</p>
                    </footer>

                    """##)
    }

    /// Below parameters again and again, what a function does is text; below one list of many it is a footnote.
    @Test func textBelowRowsAgainAndAgainIsText() {
        let functions = (1...5).map { "## f\($0)(a)\n\n- `a` {string}\n\nDoes \($0).\n\n" }.joined()
        #expect(!html("# T\n\n\(functions)").contains("tv-foot>"))
        let links = (1...5).map { "## f\($0)\n\n- a\n- b\n\n⬆ [back to top](#t)\n\n" }.joined()
        #expect(html("# T\n\n\(links)").contains("<div class=tv-foot>"))
        let lists = (1...20).map { "## L\($0)\n\n- a\n\n" }.joined()
        #expect(html("# T\n\n\(lists)## f(a)\n\n- `a` {string}\n\nDoes it.\n").contains("<div class=tv-foot>"))
    }

    /// Not to the last heading in it.
    @Test func whatFollowsAFoldBelongsToTheHeadingBeforeIt() {
        let page = html(
            "# T\n\n## Guide\n\n- a\n\n<details>\n<summary>Old</summary>\n\n## Sub\n\n- b\n\n</details>\n\n- outside\n")
        let lists = page.split(separator: "<ul role=list ").dropFirst().map { String($0.prefix { $0 != ">" }) }
        #expect(lists == ["aria-labelledby=guide", "aria-labelledby=sub", "aria-labelledby=guide"], "\(page)")
    }
}
