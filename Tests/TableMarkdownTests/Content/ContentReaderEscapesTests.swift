import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// A back-slash keeps what we add to CommonMark from being read, as it does with CommonMark's own marks (0.30 §2.4).
@Suite struct ContentReaderEscapesTests {
    @Test(arguments: [
        ("A \\[[b]] c", "A [[b]] c"), ("[\\[b]]", "[[b]]"), ("\\:smile:", ":smile:"), ("\\==b==", "==b=="),
        ("==b\\==", "==b=="), ("H\\~2~O", "H~2~O"), ("x\\^2^", "x^2^"), ("\\~~b~~", "~~b~~"),
        ("\\++Ctrl+C++", "++Ctrl+C++"), ("a \\{/* b */}", "a {/* b */}"), ("> \\[!NOTE]", "[!NOTE]"), ("\\[TOC]\n\n# A", "[TOC]"),
        ("H~2\\~O", "H~2~O"), (":smile\\:", ":smile:"), ("++ctrl+c\\++", "++ctrl+c++"), ("[[T]\\]", "[[T]]"),
        ("> [\\!NOTE]", "[!NOTE]"),
    ])
    func staysText(markdown: String, text: String) {
        let sketch = sketch("# T\n\n\(markdown)\n")
        #expect(sketch.contains(text), "\(sketch)")
        #expect(!sketch.contains("wiki:") && !sketch.contains("😄") && !sketch.contains(" contents"), "\(sketch)")
    }

    @Test func isNoTask() {
        let rows = page("- \\[x] b\n- [x\\] c\n- [x] d\n").value.rows
        #expect(rows.map(\.task) == [nil, nil, .done])
    }

    @Test(arguments: ["- A \\{value=3}", "- A `b` \\{.c}"])
    func hasNoAttributes(markdown: String) {
        let row = page(markdown).value.rows[0]
        #expect(row.attributes == nil)
        #expect(problems(markdown).isEmpty)
    }

    @Test(arguments: ["![a](b.png)\\{width=3}", "[a](b.md)\\{title=c}", "![a](b.png){width=3\\}"])
    func hasNoAttributesBehindLinks(markdown: String) {
        let sketch = sketch("# T\n\n\(markdown)\n")
        #expect(sketch.contains(markdown.contains("width") ? "{width=3}" : "{title=c}"), "\(sketch)")
    }

    @Test(arguments: ["A \\[^1] b", "A [\\^1] b", "A [^1\\] b"])
    func isNoFootnoteReference(markdown: String) {
        let sketch = sketch("# T\n\n\(markdown) [^1]\n\n[^1]: C\n")
        #expect(sketch.contains("A [^1] b"), "\(sketch)")
        #expect(problems("\(markdown)\n").isEmpty)
    }

    @Test func isNoHeadingAttribute() {
        #expect(page("# T\n\n## A \\{#b}\n\n- c\n").value.sections.last?.heading.map { $0.id } != nil)
        #expect(sketch("# T\n\n## A \\{#b}\n\n- c\n").contains("## A {#b}"))
    }

    /// The back-slash before the mark is text itself.
    @Test func isEscapedItself() {
        #expect(page("- A \\\\{value=3}\n- B {value=3}").value.rows.map(\.value) == [nil, "3"])
        #expect(sketch("A \\\\[[b]]").contains("(wiki:b)b"))
    }

    @Test(arguments: ["\\{{ a }}", "\\{% b %}", "\\$$x$", "add \\[@@ refresh()] function"])
    func isNothingForeign(markdown: String) { #expect(problems(markdown).isEmpty) }
}
