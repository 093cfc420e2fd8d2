import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Marks in code that stand for the items of the list below it.
@Suite struct CodeAnnotationsTests {
    @Test(arguments: [
        ("a: # (1)!", "a: # (1)\n"), ("a: # (1)!\nb # (12)! c (3)!", "a: # (1)\nb # (12) c (3)\n"),
        ("a // (1)! [!code hl]", "a // (1)\n"), ("a # (1)!\nb // [!code hl]", "a # (1)\nb\n"),
        ("call(1)! # (1)", "call(1)! # (1)\n"), ("a (x)! ()! (12345)! (1) !", "a (x)! ()! (12345)! (1) !\n"),
    ])
    func takesTheirMarksOut(code: String, shown: String) {
        let page = page("```js\n\(code)\n```\n\n1. First\n2. Second\n")
        #expect(page.value.codes == [shown])
        #expect(page.diagnostics.map(\.message) == [])
    }

    @Test(arguments: ["", "- First\n", "Text\n\n1. First\n"])
    func reportsThemWithoutANumberedListBelow(below: String) {
        let page = page("```js\na # (1)!\n```\n\n" + below)
        #expect(page.value.codes == ["a # (1)!\n"])
        #expect(page.diagnostics.map(\.code) == [.foreignSyntax])
    }

    @Test func leavesCodeWithoutALanguage() {
        #expect(page("```\na # (1)!\n```\n\n1. First\n").value.codes == ["a # (1)!\n"])
    }

    @Test func isOffInStrictReading() {
        #expect(page("```js\na # (1)!\n```\n\n1. First\n", options: .strict).value.codes == ["a # (1)!\n"])
    }
}

extension Page {
    /// The texts of its blocks of code.
    fileprivate var codes: [String] {
        events.compactMap { if case .codeBlock(_, let text) = $0 { string(text) } else { nil } }
    }
}
