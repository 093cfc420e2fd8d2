import TableMarkdown
import TableModel
import Testing

/// GFM tables as rows and as tables.
@Suite struct TableFinderTests {
    @Test func readsTwoColumnsAsRows() {
        let markdown = #"""
            ## Options
            Lead words
            | Key | Value |
            |---|---|
            | `a` | text [l](m.md) |
            | b | a much longer text than fits in twenty-four |

            > | q | r | s |
            > |---|---|---|
            > | 1 | 2 | 3 |

            - item

              | x | y |
              |---|---|
              | 1 | 2 |
            """#
        #expect(
            sketch(markdown)
                == #"""
                Options #options
                  < Lead words
                -- alone
                  = Key | Value
                  - subtitle: `a` | text [(m.md)l] -> inner (disclosure) #a
                  - subtitle: b | a much longer text than fits in twenty-four #b
                  > <table head {q}{r}{s} body {1}{2}{3}  >
                --
                  - paragraph: item #item ¶ table head {x}{y} body {1}{2}
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func keepsMissingAndSurplusCellsOfRows() {
        let markdown = #"""
            | A | B |
            |---|---|
            | a | b | |
            | c | d | e |
            | f |
            | | g |
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  = A | B
                  - value1: a | b #a
                  - value1: c | d e #c
                  - default: f #f
                  - value1: | g #g
                """#)
        #expect(
            problems(markdown).map { $0.prefix { $0 != "=" } } == [
                "4:11+1 warning[table-cells] a row of 3 cells in a table of 2 columns "
            ])
    }

    @Test func leavesParagraphsThatAreNoTables() {
        let markdown = #"""
            a | b
            c | d

            | a | b |
            |---|

            a
            ---
            b | c
            """#
        #expect(
            sketch(markdown)
                == #"""
                a #a
                  ^ a | b c | d ¶ | a | b | |---|
                  < b | c
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsMoreColumnsAsATable() {
        let markdown = #"""
            | A | B \| x | `c` | |
            |:--|:-:|--:|---|
            | 1 | `a \| b` | [r] | x
            | 2 | *em
            3 | b* | `t | u` | v | surplus
            | - no list | # no heading | ~~s~~ | |

            [r]: https://r
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                  < table head {left A}{center B | x}{right `c`}{} body {left 1}{center `a | b`}{right [(https://r)r]}{x} {left 2}{center *em}{right }{} {left 3}{center b*}{right `t}{u`}{v}{surplus} {left - no list}{center # no heading}{right ~~s~~}{}
                """#)
        #expect(
            problems(markdown).map { $0.prefix { $0 != "=" } } == [
                "5:20+1 warning[table-cells] a row of 6 cells in a table of 4 columns "
            ])
    }

    @Test func keepsALineAboveTheHead() {
        let markdown = #"""
            Lead *one*
            two
            | a | b | c |
            |---|---|---|
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                  < Lead *one* two ¶ table head {a}{b}{c}
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func readsTablesInQuotesAndItems() {
        let markdown = #"""
            > > | a | b | c |
            > > |---|---|---|
            > > | 1 | 2 | 3 |

            1. item
               | x | y | z |
               |---|---|---|
               | 1 | 2 | 3 |
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                  < <<table head {a}{b}{c} body {1}{2}{3}  >>
                -- ordered alone
                  - 1. paragraph: item #item ¶ table head {x}{y}{z} body {1}{2}{3}
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func titlesTheRowsOfATableByABoldLine() {
        let markdown = #"""
            ## S
            **Keys**

            | Key | Value |
            |-----|-------|
            | a | 1 |

            *Small*

            | Key | Value |
            |-----|-------|
            | b | 2 |
            """#
        #expect(
            sketch(markdown)
                == #"""
                S #s
                ** Keys
                  = Key | Value
                  - value1: a | 1 #a
                --
                  ~ Small
                  = Key | Value
                  - value1: b | 2 #b
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// GitHub's parser counts columns with sixteen bits.
    @Test func showsTablesOfTooManyColumnsAsText() {
        func table(columns: Int) -> String {
            ["a", "-", "b"].map { "|" + String(repeating: "\($0)|", count: columns) }.joined(separator: "\n")
        }
        #expect(problems(table(columns: 65_535)).isEmpty)
        let found = page("c\n\n" + table(columns: 65_536)).diagnostics
        #expect(found.map(\.code) == [.tableCells])
        #expect(found.map(\.range?.start) == [SourceLocation(line: 4, column: 1)])
        #expect(sketch(table(columns: 65_536)).contains("a|a|a"))
        let bare = table(columns: 65_536).split(separator: "\n").map { $0.dropFirst().dropLast() }.joined(separator: "\n")
        #expect(page(bare).diagnostics.map(\.code) == [.tableCells])
    }
}
