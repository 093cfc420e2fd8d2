import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// CriticMarkup.
@Suite struct ContentReaderRevisionsTests {
    @Test(arguments: [
        ("{++a++}", "^^a^^"), ("a {--b--} c", "a ~~b~~ c"), ("{~~a~>b~~}", "~~a~~^^b^^"), ("{==a==}", "==a=="),
        ("{==a==}{>>b<<}", "==a==<small>b</small>"), ("{++ a **b** ++}", "^^ a **b** ^^"), ("{++a\nb++}", "^^a b^^"),
        ("{--a [b](c.md)--}", "~~a [(c.md)b]~~"), ("{~~*a*~>b~~}", "~~*a*~~^^b^^"), ("x{++s++}", "x^^s^^"),
        ("{++a++} and ++ctrl+c++", "^^a^^ and ++Ctrl+++++C++"),
        ("*{++a++}*", "*^^a^^*"), ("{++ctrl++}", "^^ctrl^^"),
    ])
    func readsMarks(markdown: String, expected: String) {
        #expect(flow(markdown) == expected)
        #expect(problems("# T\n\n" + markdown).isEmpty)
    }

    @Test(arguments: ["{++a", "a++}", "{--a", "*{++a*++}", "`{++a++}`", "{++a\n\nb++}", "\\{++a", "{+a+}", "{~~a~>b"])
    func leavesOtherText(markdown: String) {
        #expect(!flow(markdown).contains("^^") && !flow(markdown).contains("~~a~~"), "\(flow(markdown))")
    }

    @Test func isTextInStrictReading() { #expect(flow("{++a++}", options: .strict) == "{++a++}") }

    @Test func takesTimeThatGrowsWithTheText() {
        for piece in ["{++", "++}", "{++a++}", "{~~a~>", "{>>", "<<}", "*{++"] {
            _ = page(String(repeating: piece, count: 30_000 / piece.utf8.count))
        }
    }
}
