import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Subscript and superscript.
@Suite struct ScriptRunTests {
    @Test(arguments: [
        ("H~2~O and CO~2~", "H~2~O and CO~2~"), ("2^10^ = 1024, the 29^th^", "2^10^ = 1024, the 29^th^"),
        ("Fe^3+^ and SO~4~^2-^", "Fe^3+^ and SO~4~^2-^"), ("(a)^n^ x^(n+1)^", "(a)^n^ x^(n+1)^"), ("é^2^", "é^2^"),
    ])
    func readsRunsBehindWords(markdown: String, content: String) {
        #expect(sketch(markdown) == "Page\n  < \(content)")
        #expect(markup(markdown) > 0)
    }

    @Test(arguments: [
        "x^2 and y^2", "^1.2.0 and ^2.0.0", "a ^b^ c", "^b^", "x^ 2 ^", "a^^", "[^1]: [^2]", "x^a\nb^",
        "x^\(String(repeating: "a", count: 60))^",
        "10~20, 30", "`H~2~O`", "x^[a]^",
    ])
    func leavesOtherMarks(markdown: String) { #expect(markup(markdown) == 0) }

    /// As on GitHub.
    @Test func leavesStrikeThroughAtTheStartOfAWord() {
        #expect(page("a ~b~ c").value.events.contains(.open(.strikethrough)))
        #expect(markup("a ~b~ c") == 0)
    }

    @Test func isOffInStrictReading() { #expect(page("H~2~O", options: .strict).value.events.count == 3) }

    private func markup(_ markdown: String) -> Int {
        page(markdown).value.events.count { $0 == .open(.superscript) || $0 == .open(.subscript) }
    }
}
