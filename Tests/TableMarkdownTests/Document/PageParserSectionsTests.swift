import TableMarkdown
import TableModel
import Testing

/// How headings, lists and the blocks between them become sections.
@Suite struct PageParserSectionsTests {
    @Test func looksAtTheRankOfEachLevel() {
        let markdown = #"""
            # T
            ## G
            ### S
            - a
            ##### C
            - b
            ## G2
            - c
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                ## G #g (group)
                ### S #s
                  - paragraph: a #a
                ##### C #c (caption)
                  - paragraph: b #b
                ## G2 #g2 (group)
                  - paragraph: c #c-1
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func drawsTheOnlyLevelAsSections() {
        let markdown = #"""
            # T
            #### S
            - a
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                #### S #s
                  - paragraph: a #a
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func setsBlocksBeforeAndAfterRowsAsHeaderAndFooter() {
        let markdown = #"""
            # T
            ## S
            Before.

            Second.
            - a
            - b

            After.
            ## Next
            Only prose.

            ```
            code
            ```
            ## Empty
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                ## S #s
                  < Before. ¶ Second.
                  - paragraph: a #a
                  - paragraph: b #b
                  > After.
                ## Next #next
                  < Only prose. ¶ ``` code⏎```
                ## Empty #empty
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func opensAnUnnamedSectionForTextBetweenLists() {
        let markdown = #"""
            # T
            ## S
            Before.
            - a

            Middle one.
            - b

            After.
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                ## S #s
                  < Before.
                  - paragraph: a #a
                  > Middle one.
                --
                  - paragraph: b #b
                  > After.
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func titlesSectionsByBoldLines() {
        let markdown = #"""
            # T
            ## 1.2
            **Added**

            - a

            **Fixed**

            - b
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                ## 1.2 #12
                ** Added
                  - paragraph: a #a
                ** Fixed
                  - paragraph: b #b
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func titlesTheFirstSectionByABoldLine() {
        let markdown = #"""
            # T
            Intro.

            **Owners:**
            - a
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                  < Intro.
                ** Owners:
                  - paragraph: a #a
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func setsAnEmphasisedLineAsSubtitle() {
        let markdown = #"""
            # T
            ## S
            *Subtitle here*
            - a
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                ## S #s
                  ~ Subtitle here
                  - paragraph: a #a
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsABoldLineAboveAnEmphasisedOne() {
        let markdown = #"""
            ## S
            **Bold**

            *Subtitle here*
            - a
            """#
        #expect(
            sketch(markdown)
                == #"""
                S #s
                ** Bold
                  ~ Subtitle here
                  - paragraph: a #a
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func keepsAdjacentListsApart() {
        let markdown = #"""
            # T
            ## S
            - a

            * b

            1. c
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                ## S #s
                  - paragraph: a #a
                --
                  - paragraph: b #b
                -- ordered
                  - 1. paragraph: c #c
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func setsBlocksBehindTheLastBreakAsPageFooter() {
        let markdown = #"""
            # T
            ## S
            - a

            After.

            ---

            The end.
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                ## S #s
                  - paragraph: a #a
                  > After.
                >>> The end.
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func setsProseBehindTheLastBreakAsPageFooter() {
        let markdown = #"""
            # T
            ## S
            Text one.

            ---

            Text two.
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                ## S #s
                  < Text one.
                >>> Text two.
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// A break that an author wrote as HTML is one; a place that links lead to stays.
    @Test(arguments: ["<hr>", "<hr class=\"line\"/>", "<HR>"])
    func breaksInHTMLAreBreaks(line: String) {
        for (before, after) in [("- a", "- b"), ("Text.", "- b"), ("- a", "Text.")] {
            let documents = ["---", line].map { "# T\n\n## S\n\n\(before)\n\n\($0)\n\n\(after)\n" }
            #expect(sketch(documents[0]) == sketch(documents[1]))
        }
        #expect(sketch("- a\n\n<hr id=x>\n\n- b") != sketch("- a\n\n---\n\n- b"))
    }

    /// Nothing would be in its place of the outline, and nothing to read for those who hear the page.
    @Test func headingWithoutWordsOpensAPartWithoutTitle() {
        #expect(
            sketch("# T\n## S\n- a\n\n##\n\nText.\n\n### ###\n\n- b")
                == #"""
                T #t
                ## S #s
                  - paragraph: a #a
                --
                  < Text.
                --
                  - paragraph: b #b
                """#)
        #expect(sketch("# T\n\n## ![alt](a.png)\n\n- a").contains("## "))
    }

    @Test func takesNoPageFooterFromRows() {
        let markdown = #"""
            # T
            intro

            ---

            - a
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                  < intro
                -- alone
                  - paragraph: a #a
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func keepsTheHeadOfATableWithoutRows() {
        let markdown = #"""
            | A | B |
            |---|---|
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  = A | B
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func takesNoTitleFromABoldLinkIntoThePage() {
        #expect(
            sketch("# T\n## S\n**[back to top](#t)**\n\n- a\n\n**[Own](https://w)**\n\n- b\n")
                == """
                T #t
                ## S #s
                  < **[(#t)back to top]**
                  - paragraph: a #a
                ** [(https://w)Own]
                  - paragraph: b #b
                """)
    }

    @Test func leavesTextToTheListThatItFollows() {
        let markdown = #"""
            # T
            ## First
            - a

            It is done.

            - b

            For the glaze:

            - c

            Tools

            - d

            ![picture](p.png)

            > Quote

            - e

            Last of these.

            **Bold**

            - f

            One.

            **Heading:**

            Text below it.

            - g

            <a name="h"></a>

            - h

            Before the break.

            ---

            Behind it.

            - i

            The end.
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                ## First #first
                  - paragraph: a #a
                  > It is done.
                --
                  - paragraph: b #b
                --
                  < For the glaze:
                  - paragraph: c #c
                --
                  < Tools
                  - paragraph: d #d
                  > badges ![picture](p.png) ¶ <Quote ¶ >
                --
                  - paragraph: e #e
                  > Last of these.
                ** Bold
                  - paragraph: f #f
                  > One.
                ** Heading:
                  < Text below it.
                  - paragraph: g #g
                --
                  < <span id=h></span>
                  - paragraph: h #h-1
                  > Before the break.
                --
                  < Behind it.
                  - paragraph: i #i
                  > The end.
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// The first had it, since nothing stood above its list; that of the second went above the third.
    @Test func leavesCodeToTheStepThatItFollows() {
        #expect(
            sketch(
                """
                ## Steps

                1. Clone
                ```
                git
                ```
                2. Build
                ```
                make
                ```
                3. Run
                ```
                run
                ```
                """)
                    == """
                    Steps #steps
                    -- ordered alone
                      - 1. paragraph: Clone #clone
                      > ``` git⏎```
                    -- ordered
                      - 2. paragraph: Build #build
                      > ``` make⏎```
                    -- ordered
                      - 3. paragraph: Run #run
                      > ``` run⏎```
                    """)
    }

    @Test func readsASeriesOfBoldLinesAsSections() {
        let markdown = #"""
            # T
            ## First
            Intro.

            **A**

            Text of A.

            - a

            **B**

            Text of B.

            - b

            **C**

            Text of C.

            **D**:

            - d

            After.

            **E**

            Text of E.
            ## Second
            **Only**

            Text of only.

            - o
            ## Third
            **Not a title, but a sentence.**

            Text.

            - p

            **Nor is this!**

            Text.

            - q
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                ## First #first
                  < Intro.
                ** A
                  < Text of A.
                  - paragraph: a #a
                ** B
                  < Text of B.
                  - paragraph: b #b
                ** C
                  < Text of C.
                ** D
                  - paragraph: d #d
                  > After.
                ** E
                  < Text of E.
                ## Second #second
                  < **Only** ¶ Text of only.
                  - paragraph: o #o
                ## Third #third
                  < **Not a title, but a sentence.** ¶ Text.
                  - paragraph: p #p
                  > **Nor is this!** ¶ Text.
                --
                  - paragraph: q #q
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func keepsWhatStandsAboveEachListAboveIt() {
        let markdown = #"""
            # T
            ## Log
            v1.2.0 - March 17, 2026 and more

            - a

            v1.1.0 - March 1, 2026 and more

            - b

            It was a long month, and nothing came of it
            all the same, so that it goes on for eighty characters

            - c
            ## Shell
            ```sh
            run a
            ```

            - `-a`: b

            ```sh
            run c
            ```

            - `-c`: d
            ## Notes
            - e

            ```sh
            run f
            ```

            - g

            [back to top](#t)

            - h
            ## HTML
            - i

            Text of i.

            <h3>Next</h3>

            Text of next.

            - j
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                ## Log #log (group)
                  < v1.2.0 - March 17, 2026 and more
                  - paragraph: a #a
                --
                  < v1.1.0 - March 1, 2026 and more
                  - paragraph: b #b
                  > It was a long month, and nothing came of it all the same, so that it goes on for eighty characters
                --
                  - paragraph: c #c
                ## Shell #shell (group)
                  < ```sh run a⏎```
                  - value1: `-a` | b #a-1
                --
                  < ```sh run c⏎```
                  - value1: `-c` | d #c-1
                ## Notes #notes (group)
                  - paragraph: e #e
                  > ```sh run f⏎```
                --
                  - paragraph: g #g
                  > [(#t)back to top]
                --
                  - paragraph: h #h
                ## HTML #html (group)
                  - paragraph: i #i
                  > Text of i.
                ### Next #next
                  < Text of next.
                  - paragraph: j #j
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func keepsTextAboveATable() {
        let markdown = #"""
            # T
            ## S
            - a

            The keys are these.

            | Key | Does |
            |---|---|
            | j | next |

            And more.

            - b
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                ## S #s
                  - paragraph: a #a
                --
                  < The keys are these.
                  = Key | Does
                  - value1: j | next #j
                  > And more.
                --
                  - paragraph: b #b
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// Lists and tables that follow one another with nothing between them are cards of their own, in any order.
    @Test func keepsTablesApartFromWhatIsBesideThem() {
        let table = "| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |"
        let pair = "| Key | Does |\n|---|---|\n| j | next |"
        func cards(_ blocks: String...) -> Int {
            sketch("# T\n\n## S\n\n" + blocks.joined(separator: "\n\n")).split(separator: "\n").count { $0.hasPrefix("--") }
        }
        #expect(cards("- a", table) == 1 && cards(table, "- a") == 1 && cards(table, table) == 1 && cards(pair, table) == 1)
        #expect(cards(table, pair, table, table, "- a") == 4)
        #expect(cards(table, "Words", table) == 0 && cards("- a", "Words", table) == 0)
        // What titles the rows keeps the table above them.
        #expect(cards("- a", "**Bold**", table, "- b") == 0)
        // What was said of a section holds for all of it.
        for heading in ["## S {collapsed=true}", "## S {.x}", "## S {margin=4px}"] {
            #expect(!sketch("# T\n\n\(heading)\n\n- a\n\n\(table)\n\n\(table)\n").contains("\n--"), "\(heading)")
        }
        // Above all sections there is none to divide.
        #expect(sketch("# T\n\n\(table)\n\n\(table)\n\nWords").contains("--") == false)
    }

    @Test func joinsNoHeadsOfColumns() {
        let markdown = #"""
            | Option | Description |
            |---|---|
            | a | b |

            *Sorted*

            | | Only one |
            |---|---|
            | c | d |

            | | |
            |---|---|
            | e | f |
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  = Option | Description
                  - value1: a | b #a
                --
                  ~ Sorted
                  =  | Only one
                  - value1: c | d #c
                --
                  - value1: e | f #e
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func makesDetailsAroundAListASwitch() {
        let markdown = "# T\n\n<details>\n<summary>More</summary>\n\n- a\n\n</details>\n\n## Two\n- b\n"
        #expect(
            sketch(markdown)
                == """
                T #t
                ** More collapsed
                  - paragraph: a #a
                ## Two #two
                  - paragraph: b #b
                """)
    }

    /// An empty line between the two makes two blocks of HTML.
    @Test func findsTheSummaryInTheNextBlock() {
        let markdown = "# T\n\n<details>\n\n<summary><code>a</code>,\n<code>b</code></summary>\n\n1. a\n2. b\n\n</details>\n\nEnd\n"
        let sections = page(markdown).value.sections
        #expect(sections.count == 2 && sections[0].isCollapsed == true)
        #expect(sections[0].heading.map { page(markdown).value.plainText($0.title) } == "a,\nb")
    }

    /// What stands before it is no part of the title, and stays.
    @Test(arguments: [
        "<details>\nBefore.\n\n<summary>Title</summary>\n\n- a\n- b\n\n</details>\n",
        "<details>\n\n<p>Before.</p><summary>Title</summary>\n\n- a\n- b\n\n</details>\n",
    ])
    func keepsWhatStandsBeforeASummary(markdown: String) {
        let sketch = sketch("# T\n\n" + markdown)
        #expect(sketch.contains("Before.") && sketch.contains("Title"), "\(sketch)")
    }

    @Test func foldsTheSectionsInDetails() {
        let markdown = """
            # T

            <details>
            <summary>More</summary>

            Words

            ## One
            - a

            ## Two
            - b

            </details>

            End
            """
        #expect(
            sketch(markdown)
                == """
                T #t
                ** More collapsed
                  < Words
                ## One #one fold=1
                  - paragraph: a #a
                ## Two #two fold=1
                  - paragraph: b #b
                --
                  < End
                """)
        let mixed = "# T\n\n<details open>\n<summary>More</summary>\n\n- a\n\n## One\n- b\n\n</details>\n"
        #expect(sketch(mixed).contains("** More collapsible\n  - paragraph: a"))
        #expect(mixed.contains("## One") && sketch(mixed).contains("## One #one fold=1"))
        #expect(sketch("# T\n\n::: details More\n## One\n- a\n:::\n").contains("** More collapsed\n## One #one fold=1"))
    }

    /// A section without a heading of its own is in what folds as well, and so is one that folds itself.
    @Test func foldsSectionsInOneAnother() {
        let markdown = """
            # T

            <details>

            ## One

            - a

            Next:

            - b

            <details>
            <summary>Inner</summary>

            ## Two

            </details>

            ### Three

            </details>

            ## Four
            """
        #expect(
            sketch(markdown)
                == """
                T #t
                -- collapsed
                ## One #one (group) fold=1
                  - paragraph: a #a
                -- fold=1
                  < Next:
                  - paragraph: b #b
                ** Inner fold=1 collapsed
                ## Two #two (group) fold=2
                ### Three #three fold=1
                ## Four #four (group)
                """)
    }

    @Test func keepsTheLanguageAndDirectionOfAnElementAroundRows() {
        let markdown = """
            # T
            Words.
            ## One
            Text.

            <div dir="rtl" lang="fa">

            - a

            <div lang="ar">

            - b

            </div></div>

            Text.

            <section lang=de>

            ## Zwei
            - c

            </section>

            ## Three
            - d
            """
        #expect(
            sketch(markdown)
                == """
                T #t
                  < Words.
                ## One #one
                  < Text.
                -- lang=fa dir=rtl
                  - paragraph: a #a
                -- lang=ar dir=rtl
                  - paragraph: b #b
                --
                  < Text.
                ## Zwei #zwei lang=de
                  - paragraph: c #c
                ## Three #three
                  - paragraph: d #d
                """)
    }

    @Test func endsEveryElementThatABlockEnds() {
        let markdown = "# T\nA.\n\n## X\n\n<div align=center>\n\n- a\n\n<div>\n\n- b\n\n</div></div>\n\n## Y\n- c\n"
        let sections = page(markdown).value.sections
        #expect(sections.map { $0.attributes?.classes ?? [] } == [["tv-center"], ["tv-center"], []])
        #expect(sections.allSatisfy { $0.header.isEmpty && $0.footer.isEmpty })
    }

    @Test func anElementBeforeTheEndIsNotAroundThePage() {
        let part = page("# T\n\n<div dir=rtl lang=fa>\n\n- a\n\n</div>\n\n## B\n- b\n").value
        #expect(part.direction == nil && part.language == nil)
        #expect(part.sections.map { $0.attributes?.direction } == [.rtl, nil])
        let whole = page("# T\n\n<div dir=rtl lang=fa>\n\n- a\n\n</div>\n").value
        #expect(whole.direction == .rtl && whole.language == "fa")
    }

    @Test func keepsTheElementsOfAuthorsWhoWantThem() {
        let markdown = "# T\n\n## A\n\n<div lang=de>\n\n- a\n\n</div>\n"
        #expect(!sketch(markdown).contains("div"))
        #expect(sketch(markdown.replacing("<div", with: "<div id=x")).contains("id="))
    }

    /// The ends of what stands above are no content of a section between the two.
    @Test(arguments: ["</details>\n<details>", "</details><details>", "</div></details>\n<details id=x>\n"])
    func hasNoSectionBetweenDetails(between: String) {
        for policy in [HTMLPolicy.sanitized, .trusted] where policy == .sanitized || !between.hasPrefix("</div>") {
            var options = ParseOptions()
            options.html = policy
            let markdown = "# T\n\n<div><details>\n\n- a\n\n\(between)\n<summary>Two</summary>\n\n- b\n\n</details>\n"
            let sections = page(markdown.replacing(policy == .trusted ? "<div>" : "", with: ""), options: options).value.sections
            #expect(sections.filter { $0.isCollapsed == nil && $0.isProse }.count == 0, "\(sections)")
        }
    }

    @Test(arguments: [
        ("<details id=x>\n<summary>One</summary>\n\n- a\n\n</details>\n", ["x"], "One"),
        ("<details id=x>\n\n- a\n\n</details>\n", ["x"], ""),
        ("<details>\n\n<summary><h3 id=x>One <em>x</em></h3></summary>\n\n- a\n\n</details>\n", ["x"], "One x"),
        ("<details id=y><summary><h2>It's one</h2></summary>\n\n- a\n\n</details>\n", ["y", "its-one"], "It's one"),
        ("::: details One {#x}\n- a\n:::\n", ["x"], "One"), ("::: {#x}\n- a\n:::\n", ["x"], "G"),
        ("::: {#x .c}\n- a\n:::\n", ["x"], "G"),
    ])
    func leadsToWhatFolds(markdown: String, ids: [String], title: String) {
        let links = ids.map { "[here](#\($0))\n" }.joined()
        let page = page("# T\n\n## G\n\n\(markdown)\n\(links)").value
        #expect(ids.allSatisfy(page.ids.map(page.string).contains), "\(page.ids.map(page.string))")
        let section = page.sections.first { !$0.rows.isEmpty }
        #expect(
            section?.heading.map { page.plainText($0.title).split(whereSeparator: \.isWhitespace).joined(separator: " ") } == title)
        #expect(section.map { page.plainText($0.header).isEmpty } == true)
    }

    @Test(arguments: ["</details>", "</details>\n\n", "  </details>"])
    func endsDetailsWithoutASectionOfItsOwn(end: String) {
        let sections = page("# T\n\n<details>\n\n- a\n\n\(end)\n\n## Two\n- b\n").value.sections
        #expect(sections.count == 2)
        #expect(page("# T\n\n<details>\n\n- a\n\n</details> Words\n\n## Two\n- b\n").value.sections.count == 3)
    }

    @Test(arguments: [
        "<p>before words</p>\n<details>\n<summary>S</summary>\n\n- a\n\n</details>\n",
        "<div>\nbefore words\n<details>\n\n## A\n\ntext\n\n</details>\n</div>\n",
        "<details>\n<summary>S</summary>\n\n- a\n\n</details>\nbefore words\n<details>\n<summary>S</summary>\n\n- b\n\n</details>\n",
        "<h3>before words</h3>\n<details>\n\n- a\n\n</details>\n",
    ])
    func keepsWhatStandsBeforeDetailsInOneBlock(markdown: String) {
        #expect(sketch("# T\n\n" + markdown).contains("before words"), "\(sketch(markdown))")
    }
}
