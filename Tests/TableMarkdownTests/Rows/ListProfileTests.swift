import Testing

/// What the items of a list decide together.
@Suite struct ListProfileTests {
    @Test func readsTermsWhereMostItemsHaveOne() {
        let markdown = #"""
            - Environment: CARGO_DEBUG
            - 时间限制：90 分钟
            - SQLite - [awesome](https://w)
            - Time 10:30: noon
            - A, b: no
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - value1: Environment | CARGO_DEBUG #environment
                  - value1: 时间限制 | 90 分钟 #时间限制
                  - value1: SQLite | [(https://w)awesome] -> inner #sqlite
                  - paragraph: Time 10:30: noon #time-1030-noon
                  - paragraph: A, b: no #a-b-no
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsNoTermsWhereFewItemsHaveOne() {
        let markdown = #"""
            - Note: this is a sentence.
            - The second has no term.
            - Nor the third
            - 12:30 lunch
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: Note: this is a sentence. #note-this-is-a-sentence
                  - paragraph: The second has no term. #the-second-has-no-term
                  - paragraph: Nor the third #nor-the-third
                  - paragraph: 12:30 lunch #1230-lunch
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsRepeatedTermsAsLabels() {
        let markdown = #"""
            - FIXED: crash in Runtime
            - FIXED: leak
            - Added: thing
            - Added: other
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: «FIXED» crash in Runtime #crash-in-runtime
                  - paragraph: «FIXED» leak #leak
                  - paragraph: «Added» thing #thing
                  - paragraph: «Added» other #other
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsCommitHashesAsText() {
        let markdown = #"""
            - aafebb2 Docs: Wrap
            - bafebb3 Docs: Other
            - cafebb4 Fix: third
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: aafebb2 Docs: Wrap #aafebb2-docs-wrap
                  - paragraph: bafebb3 Docs: Other #bafebb3-docs-other
                  - paragraph: cafebb4 Fix: third #cafebb4-fix-third
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsCodeBehindSentencesAsTags() {
        let markdown = #"""
            - [Gollum](https://w) - Simple wiki. `MIT` `Ruby`
            - [Wiki](https://w) - Other. `GPL` `PHP`
            - [None](https://w) - Text in `site.posts`
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - subtitle: Gollum | Simple wiki. tags: `MIT` `Ruby` -> https://w #gollum
                  - subtitle: Wiki | Other. tags: `GPL` `PHP` -> https://w #wiki
                  - subtitle: None | Text in `site.posts` -> https://w #none
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func leavesCodeInsideSentences() {
        let markdown = #"""
            - See the list in `site.posts`
            - And the one in `site.pages`
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: See the list in `site.posts` #see-the-list-in
                  - paragraph: And the one in `site.pages` #and-the-one-in-sitepages
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsRepeatedBoldScopesAsLabels() {
        let markdown = #"""
            - **core:** one
            - **core:** two
            - **dom:** three
            - **dom:** four
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: «core» one #one
                  - paragraph: «core» two #two
                  - paragraph: «dom» three #three
                  - paragraph: «dom» four #four
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func leavesTimesVersionsAndPrices() {
        let markdown = #"""
            - 10:30 Opening
            - 12:45 Lunch: soup
            - v2.0: much
            - $5 - $10 each
            - 3.5 - 4 hours
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: 10:30 Opening #1030-opening
                  - paragraph: 12:45 Lunch: soup #1245-lunch-soup
                  - paragraph: v2.0: much #v20-much
                  - paragraph: $5 - $10 each #5-10-each
                  - paragraph: 3.5 - 4 hours #35-4-hours
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func leavesSentencesWithADash() {
        let markdown = #"""
            - typo - do instead of don't
            - We went there, and it was good - mostly
            - Another sentence that has no dash at all
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: typo - do instead of don't #typo-do-instead-of-dont
                  - paragraph: We went there, and it was good - mostly #we-went-there-and-it-was
                  - paragraph: Another sentence that has no dash at all #another-sentence-that
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsKindsOfChangeAsLabelsThoughNoneRepeats() {
        #expect(
            sketch("- FIXED: a leak\n- Added: a thing\n- New: more\n")
                == """
                Page
                -- alone
                  - paragraph: «FIXED» a leak #a-leak
                  - paragraph: «Added» a thing #a-thing
                  - paragraph: «New» more #more
                """)
    }

    @Test func leavesColonsInsideQuotes() {
        #expect(
            sketch("- Revert \"Fix: a\"\n- Revert \"Fix: b\"\n- Revert \"New: c\"\n")
                == """
                Page
                -- alone
                  - paragraph: Revert "Fix: a" #revert-fix-a
                  - paragraph: Revert "Fix: b" #revert-fix-b
                  - paragraph: Revert "New: c" #revert-new-c
                """)
    }
}
