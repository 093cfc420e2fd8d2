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
                --
                  < Middle one.
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
                  ~ A – B
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
}
