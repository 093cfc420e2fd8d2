import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Whom something is by, and how many stars it has.
@Suite struct ContentReaderBylinesTests {
    @Test(arguments: [
        ("(2019) by Jane Doe - B", "(2019) by Jane Doe"), ("by Jane Doe. B", "by Jane Doe"), ("by Google. B", "by Google"),
        ("by J. R. R. Tolkien. B", "by J. R. R. Tolkien"), ("par Jane Doe - B", "par Jane Doe"),
        ("por Jane Doe: B", "por Jane Doe"),
        ("⭐ 39k - B", "⭐ 39k"), ("★1234 – B", "★1234"), ("⭐ 1,234 - B", "⭐ 1,234"),
    ])
    func readsAsides(rest: String, aside: String) {
        let page = page("- [A](u) " + rest).value
        let row = page.rows[0]
        #expect(page.plainText(row.title) == "A" && page.plainText(row.meta) == aside, "\(page.sketch)")
        #expect(page.plainText(row.detail) == "B")
    }

    @Test func showsWhatNothingFollowsAtTheEnd() {
        let page = page("- [A](u) ⭐ 39k\n- [A](u) par Jane Doe").value
        #expect(page.rows.map { page.plainText($0.detail) } == ["⭐ 39k", "par Jane Doe"])
    }

    /// A name with markup is as one without.
    @Test(arguments: [
        "by **David Flanagan**", "by *Jane*", "by `jane`", "By _\u{5D9}\u{5D5}\u{5E0}\u{5D4}_", "via `pip`", "from **@jane**",
    ])
    func takesNamesWithMarkupForAsides(words: String) {
        for item in ["- [A](https://a) \(words)", "- [ ] [A](https://a) \(words)", "- x\n  - [A](https://a) \(words)"] {
            let page = page(item).value
            #expect(page.rows.last.map { page.plainText($0.title) } == "A", "\(page.sketch)")
            #expect(page.rows.last.map { page.plainText($0.detail) } == words.filter { !"*_`".contains($0) }, "\(page.sketch)")
        }
    }

    @Test(arguments: [
        "by **hand**", "by *default* it does", "by [Jane](https://j)", "and **Jane**", "by **Jane** and others write it",
    ])
    func leavesOtherWordsWithMarkupInTheText(words: String) {
        #expect(page("- [A](https://a) \(words)").value.rows[0].detail.isEmpty)
    }

    @Test(arguments: ["by default. It is.", "par exemple - B", "by Dr. Meyer. b", "→ 5 - b", "by hand. B"])
    func leavesSentences(rest: String) {
        let page = page("- [A](u) " + rest).value
        #expect(page.plainText(page.rows[0].meta).isEmpty, "\(page.sketch)")
    }
}
