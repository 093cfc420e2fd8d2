import TableModel
import Testing

/// Footnotes and their definitions.
@Suite struct FootnotesTests {
    @Test func readsDefinitionsOutsideOfCode() {
        let markdown = #"""
            Text[^1] and[^n] and[^none] and again[^1].

            [^1]: https://a.b/c
            [^n]: Word
            [^unused]: *em
            [^x]: over* lines

            ```
            [^code]: no
            ```

            ``` a ``` b

                [^indented]: no

            - ```
              [^f]: no
              ```

            > [^q]: Quoted

            [^after]: ok
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                  < Text[^1] and[^n] and[^none] and again[^1]. ¶ (^1) [(https://a.b/c)https://a.b/c] ¶ (^n) Word ¶ (^unused) *em [^x]: over* lines ¶ ``` [^code]: no⏎````a` b ¶ ``` [^indented]: no⏎```
                -- alone
                  - paragraph: -> none #row ¶ ``` [^f]: no⏎```
                  > <(^q) Quoted ¶ >(^after) ok
                """#)
        #expect(problems(markdown).map { $0.prefix(30) } == ["1:21+7 warning[footnote-missin"])
    }

    /// As on GitHub; a footnote has one label, in its ids too.
    @Test func capitalsAreAsGoodAsSmallLetters() {
        let markdown = """
            Text[^Note], again[^NOTE], and[^ÜBER].

            [^note]: One
            [^über]: Two
            [^Note]: Twice
            """
        #expect(sketch(markdown) == "Page\n  < Text[^note], again[^note], and[^über]. ¶ (^note) One ¶ (^über) Two ¶ (^note) Twice")
        #expect(problems(markdown).isEmpty)
    }

    @Test func beginsANoteAtEachLineThatDefinesOne() {
        let markdown = #"""
            Text[^1] and[^n].

            [^1]: https://a.b/c
            [^n]: Word
            [^unused]: *em
            [^x]: over* lines
            [^z]:
            [^1]: twice
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                  < Text[^1] and[^n]. ¶ (^1) [(https://a.b/c)https://a.b/c] ¶ (^n) Word ¶ (^unused) *em [^x]: over* lines ¶ (^z)  ¶ (^1) twice
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test func keepsDefinitionsInsideQuotesAndItems() {
        let markdown = #"""
            a[^1] b[^2]

            > [^1]: word

            - [^2]: word

            <pre>
            [^3]: literal
            </pre>
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                  < a[^1] b[^2] ¶ <(^1) word ¶ >
                -- alone
                  - paragraph: [^2]: word -> none #word
                  > <pre>
                [^3]: literal
                </pre>

                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// Its mark is small and somewhere in the text: a row that has no other link leads nowhere by itself.
    @Test func leavesTheRowAlone() {
        let page = page(
            "- Row - text[^1]\n- [Row](u) - text\n- Row - [text](u)\n\n| A | B |\n|--|--|\n| a | b[^1] |\n\nTerm\n: Text[^1]\n\n[^1]: Note\n"
        ).value
        #expect(page.rows.map(\.destination).filter { $0 == .none }.count == 3)
        #expect(page.rows.map(\.destination).filter { $0 == .innerLink }.count == 1)
        #expect(page.rows.map(\.accessory) == [.none, .disclosure, .disclosure, .none, .none])
    }

    /// As on GitHub.
    @Test(arguments: [
        ("A[^1]\n[^1]: B", "A[^1] ¶ (^1) B"), ("A[^1]\n[^1]: B\n[^2]: C\nD\n[^3]: E", "A[^1] ¶ (^1) B ¶ (^2) C D ¶ (^3) E"),
        ("> A[^1]\n> [^1]: B", "<A[^1] ¶ (^1) B ¶ >"), ("> A[^1]\n[^1]: B", "<A[^1] ¶ >(^1) B"),
        ("A[^1]\n[^1] B\n\n[^1]: C", "A[^1] [^1] B ¶ (^1) C"), ("```\nA[^1]\n[^1]: B\n```", "``` A[^1]⏎[^1]: B⏎```"),
    ])
    func aDefinitionEndsTheTextAboveIt(markdown: String, text: String) {
        #expect(sketch(markdown) == "Page\n  < \(text)")
    }

    @Test func aDefinitionEndsTheTableAboveIt() {
        let sketch = sketch("| A | B |\n|---|---|\n| 1[^1] | 2 |\n[^1]: C\n")
        #expect(page("| A | B |\n|---|---|\n| 1[^1] | 2 |\n[^1]: C\n").value.rows.count == 1, "\(sketch)")
        #expect(sketch.contains("(^1) C"), "\(sketch)")
    }

    @Test func aDefinitionEndsTheTitleOfARow() {
        let markdown = "- A[^1]\n  [^1]: B\n- C\n[^2]: D\n"
        #expect(
            sketch(markdown) == """
                Page
                -- alone
                  - paragraph: A[^1] -> none #a ¶ (^1) B
                  - paragraph: C #c
                  > (^2) D
                """)
    }

    @Test func aBackSlashElsewhereChangesNothing() {
        #expect(sketch("A \\* [^1] [^2]\n\n[^1]: B\n[^2]: C\n") == "Page\n  < A * [^1] [^2] ¶ (^1) B ¶ (^2) C")
    }
}
