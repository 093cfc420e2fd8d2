import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Titles that no separator follows.
@Suite struct ContentReaderEntriesTests {
    /// Three items that begin like one, with another name each.
    private func list(of item: String) -> String { ["A", "B", "C"].map { item.replacing("A", with: $0) }.joined(separator: "\n") }

    /// A line break was the end of what is looked for.
    @Test(arguments: ["- **A**\n  Is one.", "- `A`\n  Is one.", "- **A** Is one."])
    func readsALineBreakAsASpace(item: String) {
        let page = page(list(of: item)).value
        #expect(page.rows.map { page.plainText($0.title) } == ["A", "B", "C"], "\(page.sketch)")
    }

    @Test(arguments: ["- **A**\n  is one.", "- `A`\n  is one."])
    func leavesSentencesThatGoOnInTheNextLine(item: String) {
        #expect(page(list(of: item)).value.rows.allSatisfy { $0.detail.isEmpty })
    }

    /// A full stop behind bold text is as one in it, and an answer may begin with a link or code.
    @Test(arguments: [
        ("- **A**. Is one.", "Is one."), ("- **A?** [Is](u) one.", "Is one."), ("- **A.** `is` one.", "is one."),
        ("- **A!**\n  `is` one.", "is one."), ("- **A?**\n  [is](u) one.", "is one."),
        ("- [x] **A**. Is one.\n  - deeper", "Is one."),
    ])
    func readsAnswersBehindBoldText(item: String, detail: String) {
        let page = page(list(of: item)).value
        let rows = page.rows.filter { $0.level == 0 }
        #expect(rows.map { page.plainText($0.title).prefix(1) } == ["A", "B", "C"], "\(page.sketch)")
        #expect(rows.allSatisfy { page.plainText($0.detail) == detail }, "\(page.sketch)")
    }

    /// **Run** `npm i` is a sentence that begins with its verb.
    @Test(arguments: [
        "- **A** `is` one.", "- **A** [Is](u) one.", "- **A**\n  `is` one.", "- **A**. is one.", "- **A**.md Is one.",
        "- **A**[Is](u) one.", "- **A** and [b](u)",
    ])
    func leavesSentencesBehindBoldText(item: String) {
        #expect(page(list(of: item)).value.rows.allSatisfy { $0.detail.isEmpty })
    }

    /// A link in bold text, or bold text in a link, is bold text.
    @Test(arguments: ["- **[A](u)** Is one.", "- [**A**](u) Is one.", "- [**A**](u)\n  Is one."])
    func readsBoldLinksAsBoldText(item: String) {
        let page = page(list(of: item)).value
        #expect(page.rows.map { page.plainText($0.title) } == ["A", "B", "C"], "\(page.sketch)")
        #expect(page.rows.allSatisfy { if case .link = $0.destination { true } else { false } })
    }

    @Test(arguments: ["- [A](u) Is one.", "- *[A](u)* Is one.", "- [A **b**](u) Is one."])
    func leavesSentencesBehindOtherLinks(item: String) {
        #expect(page(list(of: item)).value.rows.allSatisfy { $0.detail.isEmpty })
    }
}
