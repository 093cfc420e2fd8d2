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

    /// Found by a reader of changelogs: a bracket that nothing closes begins no formula.
    @Test func needTheirEnd() {
        #expect(problems("add internal \\[@@ refresh()] function").isEmpty)
        #expect(!problems("add \\[f(x)] and *more* y\\] here").isEmpty)
    }
}
