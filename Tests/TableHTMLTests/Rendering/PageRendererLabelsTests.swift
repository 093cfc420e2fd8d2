import Testing

/// What parts of a page are called.
@Suite struct PageRendererLabelsTests {
    /// The labels of the part behind the header.
    private func labels(_ markdown: String) -> [String] {
        sections(markdown).split(separator: " ").filter { $0.hasPrefix("aria-label") }.map {
            String($0.prefix { $0 != ">" && $0 != "\n" })
        }
    }

    @Test(arguments: [
        ("# T\n- a", "aria-labelledby=t"),
        ("- a", "aria-label=Page"),
        // A heading without words names nothing: the one before it does, or the page's title.
        ("# T\n## A\n##\n- a", "aria-labelledby=a"),
        ("# T\n## &nbsp;\n- a", "aria-labelledby=t"),
        ("# T\n## ![](a.png)\n- a", "aria-labelledby=t"),
        ("# T\n## ![A](a.png)\n- a", "aria-labelledby=section"),
        ("# T\n## <img src=a.png alt=\"\">\n- a", "aria-labelledby=t"),
        ("# T\n## <img src=a.png alt=A>\n- a", "aria-labelledby=section"),
        ("# T\n## :tada:\n- a", "aria-labelledby=tada"),
        ("# ![](a.png)\n- a", "aria-label=Page"),
        ("#\n- a", "aria-labelledby=section"),
        ("# T\n## S\n> ##\n>\n> |a|b|c|\n> |-|-|-|\n> |1|2|3|\n", "aria-labelledby=s"),
        ("# T\n## S\n> ## A\n>\n> |a|b|c|\n> |-|-|-|\n> |1|2|3|\n", "aria-labelledby=a"),
        // A part that opens and closes.
        ("# T\n<details>\n\n- a\n\n</details>", "aria-labelledby=t"),
        ("# T\n<details><summary>S</summary>\n\n- a\n\n</details>", "aria-label=S"),
        ("# T\n<details><summary><b>S</b>&amp;T</summary>\n\n- a\n\n</details>", "aria-label=S&amp;T"),
        ("# T\n<details><summary> </summary>\n\n- a\n\n</details>", "aria-label=Details"),
        ("# T\n<details><summary>&nbsp;</summary>\n\n- a\n\n</details>", "aria-label=Details"),
        ("# T\n<details><summary><b></b></summary>\n\n- a\n\n</details>", "aria-label=Details"),
    ])
    func hasWords(markdown: String, expected: String) { #expect(labels(markdown) == [expected]) }

    @Test(arguments: [
        ("- T {progress=4}", "aria-label=T"), ("- ![](a.png) {progress=4}", "aria-label=Page"),
        ("- [ ] {progress=4}", "aria-label=Page"), ("- ![](a.png) {accessory=detail detail=b.md}", "aria-label=\"More"),
    ])
    func hasWordsInRowsWithoutAny(markdown: String, expected: String) {
        #expect(labels(markdown).dropFirst().allSatisfy { $0 == expected })
        #expect(labels(markdown).count > 1 && !sections(markdown).contains("More about \""))
    }

    @Test func saysWhatOpensWhereASummaryHasNoWords() {
        let empty = sections("# T\n<details><summary>&nbsp;</summary>\n\n- a\n\n</details>")
        #expect(empty.contains("<summary><span class=tv-title>\u{A0}Details</span></summary>"))
        let image = sections("# T\n<details><summary><img src=a.png alt=\"\"></summary>\n\n- a\n\n</details>")
        #expect(image.contains("<summary><span class=tv-title><img src=\"a.png\" alt=\"\">Details</span></summary>"))
    }
}
