import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// What only other generators can read is reported where it stands, and shown as it is.
@Suite struct ForeignSyntaxTests {
    @Test(arguments: [
        ("a {{< figure src=\"b.png\" >}}", 3, "shortcode"), ("{{% note %}}\ntext\n{{% /note %}}", 1, "shortcode"),
        ("- x {{<youtube id>}}", 5, "shortcode"), ("{% include a.html %}", 1, "template"),
        ("a {%- if x -%} b {% endif %}", 3, "template"),
        ("Hello {{ site.title }}.", 7, "expression"), ("| a | b | c |\n|---|---|---|\n| {{x}} | b | c |", 3, "expression"),
        ("import A from './a.mdx'", 1, "MDX"), ("import './a.css';", 1, "MDX"), ("export const a = 1", 1, "MDX"),
        ("Text {props.a} more", 6, "expression"),
        ("``` yaml\na: # (1)!\n```", 1, "annotation"), ("*[HTML]: Hyper Text", 1, "abbreviation"), ("$$\n\\cos x", 1, "formula"),
        (":material-account: a", 1, "icon"), ("{{#title My title}}", 1, "expression"), ("a <Card title=\"b\" /> c", 3, "component"),
        ("<Card title=\"b\">\n\ntext\n\n</Card>", 1, "component"),
    ])
    func reports(markdown: String, column: Int, word: String) throws {
        let found = page(markdown).diagnostics.filter { $0.code == .foreignSyntax }
        let first = try #require(found.first)
        #expect(first.message.contains(word))
        #expect(first.range?.start.column == column)
    }

    @Test(arguments: [
        "`{{< a >}}` and `{% b %}`", "```\n{{ a }}\nimport a from 'b'\n```", "{ a } and {{ b", "{{#include a.md}}", "{{{ a }}}",
        "import taxes from abroad are high", "They import 'goods' daily", "export it", "Array<Int> and <Foo>", "{a}", "{% end",
        "Important: export const is a keyword", "It costs $5", "a {+b+} {-c-}", ":materials: and :material", "{/* a */} b",
        "{a.} {.a.b} {a..b} {a.b c} {1.2}", "```js\ncall(1)!\n```", "```\na # (1)!\n```",
    ])
    func leavesText(markdown: String) {
        #expect(page(markdown).diagnostics.filter { $0.code == .foreignSyntax }.map(\.message) == [])
    }

    @Test(arguments: ["{{< a >}}", "{% a %}", "x {{ a }} y", "import a from 'b'"])
    func showsWhatIsWritten(markdown: String) {
        let page = page(markdown).value
        #expect(page.plainText(page.header).dropLast() == markdown)
    }

    @Test func isOffInStrictReading() { #expect(page("{% a %} {{ b }}", options: .strict).diagnostics.isEmpty) }

    @Test func takesTimeThatGrowsWithTheText() {
        let pieces = ["{{", "{%", "{{<", "{% a ", "++a+", "x^", "==", "^^", "[[a", "[[", "![[a|", "~", "{:", "{: .a", "+", "="]
        for piece in pieces { _ = page(String(repeating: piece, count: 50_000 / piece.utf8.count)) }
    }
}
