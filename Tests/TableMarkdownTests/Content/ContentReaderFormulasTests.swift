import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Formulas of TeX stay as they are written, and are reported.
@Suite struct ContentReaderFormulasTests {
    /// Between dollar signs, formulas may have the brackets that others stand between.
    @Test(arguments: [
        #"$$\(a\)$$"#, #"Set $f\(x_1\) = 2$ here."#, #"Cost $\(a^2\)$"#, #"The matrix $$\[a_1\]$$ is"#, #": $f\(x_1\)$ d"#,
        #"A $f\(x_1\)$ and \(b_2\) and $c_3$ end \[d_4\]."#, #"\(a_1\) $\(b_2\)$ \(c_3\)"#, "$$\\(a\n_1\\)$$ b",
    ])
    func stayAsWritten(text: String) {
        let page = page("# T\n\n\(text)\n").value
        let shown = page.plainText(page.preface).isEmpty ? page.plainText(page.header) : page.plainText(page.preface)
        #expect(shown.contains(text.split(separator: "\n").joined(separator: " ")))
        #expect(problems("# T\n\n\(text)\n").contains { $0.contains("formula") })
    }

    @Test func stayAsWrittenInCellsHeadingsAndItems() {
        let markdown = #"""
            # T

            ## Set $f\(x_1\)$ y

            - x $f\(x_1\)$ - y \(z^2\)

            | a $f\(x_1\)$ | b | c |
            |---|---|---|
            | $\(a^2\)$ | d | e |
            """#
        let sketch = sketch(markdown)
        for words in [#"Set $f\(x_1\)$ y"#, #"x $f\(x_1\)$"#, #"y \(z^2\)"#, #"a $f\(x_1\)$"#, #"$\(a^2\)$"#] {
            #expect(sketch.contains(words), "\(sketch)")
        }
    }

    /// As kramdown and MathJax have them, where CommonMark would take every second one.
    @Test func mayHaveTwoBackslashes() {
        let markdown = #"Formula \\( y_i \in \{ 1 \dots K \} \\) and \\(x_i \* y_i\\)."#
        #expect(sketch("# T\n\n\(markdown)\n").contains(markdown))
        #expect(!problems("# T\n\n\(markdown)\n").isEmpty)
    }

    /// The back-slash before a dollar sign is text, once.
    @Test(arguments: [(#"Cost \\$x^2$ end."#, #"Cost \$x^2$ end."#), (#"C:\\$a_b$ and \\\\$x$."#, #"C:\$a_b$ and \\$x$."#)])
    func keepBackslashesBeforeThem(markdown: String, text: String) {
        #expect(sketch("# T\n\n\(markdown)\n").contains(text), "\(sketch(markdown))")
    }

    /// Found by a reader of changelogs: a bracket that nothing closes begins no formula.
    @Test func needTheirEnd() {
        #expect(problems("add internal \\[@@ refresh()] function").isEmpty)
        #expect(!problems("add \\[f(x)] and *more* y\\] here").isEmpty)
    }

    /// Converters write brackets in text with back-slashes; two dollar signs alone begin nothing.
    @Test(arguments: [
        (#"\[To be done.\]"#, "[To be done.]"), (#"\[WIP\]"#, "[WIP]"),
        ("The hash begins with $2b$ (the double $$).  So", "(the double $$)"), ("End $$", "End $$"),
        ("- \\[An item\\]", "[An item]"),
    ])
    func isText(markdown: String, text: String) {
        #expect(sketch("# T\n\n\(markdown)\n").contains(text), "\(sketch(markdown))")
        #expect(problems("# T\n\n\(markdown)\n").isEmpty)
    }

    @Test(arguments: [#"\[ a, b \]"#, #"\[ x + 1 \]"#, "A $$ b *c* d $$ e", "$$\na\n$$"])
    func isStillReported(markdown: String) {
        #expect(problems("# T\n\n\(markdown)\n").count == 1)
    }
}
