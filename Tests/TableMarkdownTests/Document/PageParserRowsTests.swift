import TableModel
import Testing

/// How items become rows.
@Suite struct PageParserRowsTests {
    @Test func nestsRowsAndContinuesThemAfterNestedOnes() {
        let markdown = #"""
            - a
              - b
                - c

                  more c
              - d

              after d
            - e
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: a #a
                    - paragraph: b #b
                      - paragraph: c #c ¶ more c
                    - paragraph: d #d
                  + after d
                  - paragraph: e #e
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func keepsTheNumbersOfOrderedLists() {
        let markdown = #"""
            4. four
            5. five
               1. one
               2. two

            text

            7. seven
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- ordered alone
                  - 4. paragraph: four #four
                  - 5. paragraph: five #five
                    - 1. paragraph: one #one
                    - 2. paragraph: two #two
                -- ordered
                  < text
                  - 7. paragraph: seven #seven
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// Numbers that rise from item to item are the author's, as years are; all others count on from the first.
    @Test(
        arguments: [
            ("1841. a\n1848. b\n1901. c", [1841, 1848, 1901]), ("1. a\n3. b\n6. c", [1, 3, 6]), ("0) a\n\n5) b", [0, 5]),
            ("1. a\n1. b\n1. c", [1, 2, 3]), ("1. a\n2. b\n2. c\n3. d", [1, 2, 3, 4]), ("9. a\n7. b", [9, 10]),
            ("1. a\n   1. b\n   8. c\n5. d", [1, 1, 8, 5]), ("- a\n\n  2. b\n  4. c", [nil, 2, 4]), ("1.\n3.\n7. c", [1, 3, 7]),
            ("1. [ ] a\n3. [x] b", [1, 3]), ("1. # A\n3. b\n5. # C\n8. d", [3, 8]), ("  01.\ta\n 03.\tb", [1, 3]),
            ("1. a\r\n3. b\r\n", [1, 3]), ("\u{FEFF}1. a\n3. b", [1, 3]), ("1. a\0\n3. b", [1, 3]),
            ("- 1. a\n  3. b", [nil, 1, 3]),
            ("---\ntitle: T\n---\n1. a\n3. b", [1, 3]), ("1841. a\n  - b\n1848. c", [1841, nil, 1848]),
            ("999999999. a\n999999999. b", [999_999_999, 1_000_000_000]),
            // What libcmark reads is not what is written here.
            ("::: details D\n1. a\n3. b\n:::", [1, 3]), ("::: details D\n  1. a\n  3. b\n:::", [1, 3]),
            ("1. a\n\n    !!! tip\n        T\n\n3. b", [1, 3]), ("{{% steps %}}\n1. a\n3. b\n{{% /steps %}}", [1, 3]),
        ] as [(String, [Int32?])])
    func takesNumbersThatRise(markdown: String, expected: [Int32?]) {
        #expect(page(markdown).value.rows.map(\.number) == expected)
    }

    @Test(arguments: [
        "> 1. a\n> 3. b", "!!! note\n    1. a\n    3. b", "/// note\n1. a\n3. b\n///", "[^n]\n\n[^n]: t\n\n    1. a\n    3. b",
    ])
    func takesNumbersThatRiseInText(markdown: String) { #expect(flow(markdown).contains("• a •3. b"), "\(flow(markdown))") }

    @Test func countsAsCommonMarkDoesWithoutAdditions() {
        #expect(page("1. a\n3. b", options: .strict).value.rows.map(\.number) == [1, 2])
    }

    @Test func keepsEmptyItems() {
        let markdown = #"""
            1. one
            2.
            3. three
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- ordered alone
                  - 1. paragraph: one #one
                  - 2. paragraph: #row
                  - 3. paragraph: three #three
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func opensSectionsForItemsThatBeginWithAHeading() {
        let markdown = #"""
            - ## Prologue
                - [Notes](notes.md)
                - [Guide](guide.md)
            - ## Start
                - [Install](install.md)
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                ## Prologue #prologue
                  - default: Notes -> notes.md (disclosure) #notes
                  - default: Guide -> guide.md (disclosure) #guide
                ## Start #start
                  - default: Install -> install.md (disclosure) #install
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func keepsItemsBetweenHeadingItemsTogetherAndNumbered() {
        let markdown = #"""
            1. plain
            2. plain two
            3. # Head
               text
            4. last
            5. very last
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- ordered alone
                  - 1. paragraph: plain #plain
                  - 2. paragraph: plain two #plain-two
                # Head #head ordered
                  < text
                  - 4. paragraph: last #last
                  - 5. paragraph: very last #very-last
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func leavesTheTitleEmptyWhereAnItemBeginsWithABlock() {
        let markdown = #"""
            -     indented
            - ```js
              x
              ```
            - - inner
            - > quote
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: -> none #row ¶ ``` indented⏎```
                  - paragraph: -> none #row-1 ¶ ```js x⏎```
                  - paragraph: -> none #row-2
                    - paragraph: inner #inner
                  - paragraph: -> none #row-3 ¶ <quote ¶ >
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func setsFurtherBlocksBelowTheRow() {
        let markdown = #"""
            - Title

              Second *paragraph*.

              ```sh
              run
              ```

              > q
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: Title #title ¶ Second *paragraph*. ¶ ```sh run⏎```<q ¶ >
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsTaskMarkers() {
        let markdown = #"""
            - [ ] todo
            - [x] done **b**
            - [X] Done
            - [ ] [link](u.md) - text
            - [ ]
            - [] no
            - [ ] **Doctype:** ![High](h.svg) text
            - [ ] `code`
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - [ ] paragraph: todo -> none #todo
                  - [x] paragraph: done **b** -> none #done-b
                  - [x] paragraph: Done -> none #done
                  - [ ] subtitle: [(u.md)link] | text -> none #link
                  - paragraph: [ ] #row
                  - paragraph: [] no #no
                  - [ ] subtitle: Doctype | ![High](h.svg) text -> none #doctype
                  - [ ] default: `code` -> none #code
                """#)
        #expect(problems(markdown).map { $0.prefix(24) } == ["5:3+3 warning[task-mark]", "6:3+2 warning[task-mark]"])
    }

    @Test func leadsWhereTheOnlyLinkLeads() {
        let markdown = #"""
            - one [link](a.md) inside
            - one [link](https://a) and [two](b.md)
            - no link
            - mail https://example.org now
            - [a](#x) - b
            - [a](mailto:x@y.z)
            - [](u)
            - [empty]()
            - foot[^1]

            [^1]: note
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: one [(a.md)link] inside -> inner (disclosure) #one-link-inside
                  - paragraph: one [(https://a)link] and [(b.md)two] -> none #one-link-and-two
                  - paragraph: no link #no-link
                  - paragraph: mail [(https://example.org)https://example.org] now -> inner #mail-httpsexampleorg-now
                  - subtitle: a | b -> #x (disclosure) #a
                  - default: a -> mailto:x@y.z #a-1
                  - default: u -> u (disclosure) #u
                  - default: empty .tv-draft -> none #empty
                  - paragraph: foot[^1] -> none #foot
                  > (^1) note
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func showsItemsBelowTheDeepestLevelAsLists() {
        let markdown = #"""
            - 1
              - 2
                - 3
                  - 4
                    - 5
                      - 6
                        - 7
                          - 8
                            - 9
                              - 10
                                - 11
                                  - 12
                                    - 13
                                      - 14
                                        - 15
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: 1 #1
                    - paragraph: 2 #2
                      - paragraph: 3 #3
                        - paragraph: 4 #4
                          - paragraph: 5 #5
                            - paragraph: 6 #6
                              - paragraph: 7 #7
                                - paragraph: 8 #8
                                  - paragraph: 9 #9
                                    - paragraph: 10 #10
                                      - paragraph: 11 #11
                                        - paragraph: 12 #12
                                          - paragraph: 13 #13 ¶ • 14 • 15
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func joinsWrappedLines() {
        let markdown = #"""
            - hard
              wrapped item
            - 中文
              换行
            - break\
              here
            - 中文 A
              換
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: hard wrapped item #hard-wrapped-item
                  - paragraph: 中文换行 #中文换行
                  - paragraph: break⏎here #break-here
                  - paragraph: 中文 A 換 #中文-a-換
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsLinkParagraphsOfASummaryAsRows() {
        let markdown = #"""
            # Summary
            [Appendix](a.md)
            [Credits](b.md)

            Words [here](x.md)
            """#
        #expect(
            sketch(markdown, path: "SUMMARY.md")
                == #"""
                Summary #summary
                -- alone
                  - default: Appendix -> a.md (disclosure) #appendix
                  - default: Credits -> b.md (disclosure) #credits
                  > Words [(x.md)here]
                """#)
    }

    @Test func readsDraftsAndGapsOfASummary() {
        let markdown = #"""
            # Summary

            [Introduction](intro.md)

            # Part

            - [One](one.md)
              - [Sub](sub.md)
            - [Draft]()

            ---

            [Appendix](a.md)
            [Credits](b.md)
            Words [here](x.md)
            """#
        #expect(
            sketch(markdown, path: "SUMMARY.md")
                == #"""
                Summary #summary
                -- alone
                  - default: Introduction -> intro.md (disclosure) #introduction
                # Part #part
                  - default: One -> one.md (disclosure) #one
                    - default: Sub -> sub.md (disclosure) #sub
                  - default: Draft .tv-draft -> none #draft
                --
                  < [(a.md)Appendix] [(b.md)Credits] Words [(x.md)here]
                """#)
    }

    @Test func leavesLinkParagraphsElsewhere() {
        let markdown = #"""
            [Introduction](intro.md)
            """#
        #expect(
            sketch(markdown, path: "other.md")
                == #"""
                Other
                  < [(intro.md)Introduction]
                """#)
    }

    @Test func namesHeadingsOfNestedItemsAsGitHub() {
        let markdown = #"""
            - a
              - ## A very long heading that rows would cut
                - b
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: a #a
                    - paragraph: A very long heading that rows would cut #a-very-long-heading-that-rows-would-cut
                      - paragraph: b #b
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func titlesARowByTheLineAboveATable() {
        let markdown = #"""
            - [ ] item *one*
              | x | y |
              |---|---|
              | 1 | 2 |
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - [ ] paragraph: item *one* -> none #item-one ¶ table head {x}{y} body {1}{2}
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// Nothing of a row but its body can hold blocks of the author's HTML.
    @Test func putsBlocksOfHTMLIntoTheBody() {
        let markdown = #"""
            - **a** - <pre>b</pre>
            - **c <div>d</div>** - e
            - **f** - <i>g</i>
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - default: a #a ¶ <pre>b</pre>
                  - value1: c  d | e #c-d
                  - value1: f | <i>g</i> #f
                """#)
    }

    @Test func keepsATableOfTwoColumnsThatHoldsBlocksOfHTML() {
        let rows = "| a | b |\n|---|---|\n| c | d <br> |\n"
        #expect(page(rows).value.rows.count == 1)
        #expect(page(rows + "| e | <ul><li>f</ul> |\n").value.rows.isEmpty)
        #expect(page(rows + "| *<Div>e</Div>* | f |\n").value.rows.isEmpty)
        #expect(page(rows.replacing("a", with: "<hr>a")).value.rows.isEmpty)
    }

    @Test func nestsAListThatIsIndentedTooLittle() {
        let markdown = #"""
            1. One
              * in one
              * as well in one
            2. Two
            10. Ten

            Text.

            3. Three
              - in three
            5. Five
              - in five
            5. Six

            - bullet
             - further right
            * other
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- ordered alone
                  - 1. paragraph: One #one
                    - paragraph: in one #in-one
                    - paragraph: as well in one #as-well-in-one
                  - 2. paragraph: Two #two
                  - 10. paragraph: Ten #ten
                  > Text.
                -- ordered
                  - 3. paragraph: Three #three
                    - paragraph: in three #in-three
                  - 5. paragraph: Five #five
                    - paragraph: in five #in-five
                -- ordered
                  - 5. paragraph: Six #six
                --
                  - paragraph: bullet #bullet
                  - paragraph: further right #further-right
                --
                  - paragraph: other #other
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test(arguments: ["Options <div>inner</div>", "**Options** - text <details><summary>S</summary>inner</details>"])
    func keepsHTMLAboveATable(text: String) {
        let sketch = sketch("- \(text)\n  | a | b |\n  |---|---|\n  | c | d |\n")
        #expect(sketch.contains("Options") && sketch.contains("inner") && sketch.contains("d"), "\(sketch)")
    }

    /// CommonMark ends the item before an end tag at the margin; browsers end the fold with its item. Its list was rows in the open.
    @Test(arguments: ["</details>", "  </details>"])
    func foldsInItemsHoldTheirLists(end: String) {
        let markdown = "* One\n* <details><summary>Log</summary>\n\n  * v1.0\n  * v1.1\n\n\(end)\n\n* Three\n"
        let page = page(markdown).value
        #expect(page.rows.map { page.plainText($0.title) } == ["One", "", "Three"])
        #expect(page.plainText(page.rows[1].body).contains("v1.1"))
        #expect(page.sections.allSatisfy { $0.header.isEmpty && $0.footer.isEmpty })
    }

    @Test func attributesBelowTheTextOfAnItemAreItsOwn() {
        let page = page("- Title\n  {value=3 .x}\n  | a | b | c |\n  |---|---|---|\n  | 1 | 2 | 3 |\n").value
        #expect(page.rows.map { $0.attributes?.classes } == [["x"]])
        #expect(page.rows.map(\.hasValue) == [true])
    }
}
