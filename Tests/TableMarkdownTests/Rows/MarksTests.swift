import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Signs that are no words are text of a row as any other, but for separators and what ends a title.
@Suite struct MarksTests {
    /// What the last row says, without white space.
    private func text(of markdown: String) -> String {
        let page = page(markdown).value
        guard let row = page.rows.last else { return "no row" }
        return [row.label, row.title, row.meta, row.detail].map(page.plainText).joined().filter { !$0.isWhitespace }
    }

    private static let marks = ["/", "?", "&&", "???", "-", "--", ":-)", "%", "!", "=", "/.", ".", "+", "$", "…", "?!", "(", "⭐"]

    /// Most of these were lost behind bold text, code and links.
    @Test(
        arguments: [
            "- **A**: ", "- **A:** ", "- **A** - ", "- **A** — ", "- [A](u) - ", "- [A](u): ", "- **[A](u)** - ", "- `A`: ",
            "- `A` - ", "- <b>A</b>: ", "- <kbd>A</kbd> - ", "- ~~**A**~~: ", "- [ ] **A**: ", "- [x] [A](u) - ", "1. **A**: ",
            "- x\n  - **A**: ", "- <a href=\"u\">A</a> - ", "- B: b\n- A: ", "- *B*: b\n- *A*: ",
            "- 🐧 - A", "- 🐧: A", "- ![](x.png) - A", "- **A:** - ", "| a | b |\n|---|---|\n| **A** | ", "a | b\n-|-\n[A](u) | ",
        ], marks)
    func showsWhatIsBehindASeparator(form: String, mark: String) {
        #expect(text(of: form + mark) == "A" + mark, "\(sketch(form + mark))")
    }

    @Test(
        arguments: [
            "- **A**", "- [A](u)", "- `A`", "- **[A](u)**", "- [**A**](u)", "- <b>A</b>", "- <kbd>A</kbd>", "- ~~[A](u)~~",
            "- [ ] **A**", "1. [A](u)", "- ***A***", "- *A*", "- <a href=\"u\">A</a>", "- <a name=\"x\"></a>**A**", "- **A** ",
            "- [A](u) ", "- `A` ", "| a | b |\n|---|---|\n| **A**",
        ], ["?", "!", "#", "%", "&&", "...", "+", "$", "…", "？", "¿?", "/", "()"])
    func showsWhatIsBehindATitle(form: String, mark: String) {
        #expect(text(of: form + mark) == "A" + mark, "\(sketch(form + mark))")
    }

    @Test(arguments: ["A\n: ", "**A**\n: "], ["?", "/", "&&", "!"])
    func showsWhatIsInADefinition(form: String, mark: String) {
        #expect(text(of: form + mark) == "A" + mark, "\(sketch(form + mark))")
    }

    @Test(arguments: [
        "- `A`/`B`?", "- **A** / **B**?", "- [A](u), [B](v)?", "- **A** (B)?", "- [A](u) *B*?", "- **A** (?)", "- [A](u) (?)",
    ])
    func showsMarksBehindSeveralNames(markdown: String) {
        #expect(text(of: markdown).hasSuffix("?") || text(of: markdown).hasSuffix("?)"), "\(sketch(markdown))")
    }

    /// A question is a title as one whose mark its author made bold, and leads where it did.
    @Test func takesMarksIntoTheTitle() {
        let markdown = #"""
            - **What is it**?
            - [What is Docker](u)?
            - **[Why](u)**?
            - `C`#
            - **10**%
            - **A** / **B**?
            - <b>Who</b>?
            - **:** colon
            - **std::**: text
            - **Why:** - text
            """#
        let page = page(markdown).value
        #expect(
            page.rows.map { page.plainText($0.title) } == [
                "What is it?", "What is Docker?", "Why?", "C#", "10%", "A / B?", "Who?", ": colon", "std::", "Why",
            ])
        #expect(
            page.rows.map { page.plainText($0.detail) } == ["", "", "", "", "", "", "", "", "text", "text"])
        #expect(page.rows.prefix(8).dropLast().allSatisfy { $0.style == .default })
        for row in page.rows[1...2] {
            guard case .link = row.destination else { return #expect(Bool(false), "\(page.sketch)") }
        }
    }

    /// Its rows are the names of pages in the navigation.
    @Test func keepsMarksInASummary() {
        let rows = sketch("# Summary\n\n- [What is Docker](a.md)?\n- [C](b.md)#\n", path: "SUMMARY.md")
        #expect(rows.contains(": What is Docker? -> a.md") && rows.contains(": C# -> b.md"), "\(rows)")
    }

    @Test(
        arguments: ["- **A**", "- [A](u)", "- `A`", "- [ ] **A**", "1. [A](u)"],
        [":", " :", " -", " –", " —", " --", ".", ",", ";", "：", "。", "，", "；"])
    func showsNothingThatEndsATitle(form: String, mark: String) {
        let page = page(form + mark).value
        #expect(page.plainText(page.rows[0].title) == "A" && page.rows[0].detail.isEmpty, "\(page.sketch)")
        #expect(page.rows[0].style == .default)
    }
}
