import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Tags of Liquid and extensions of kramdown that are no text.
@Suite struct ContainerScanTemplatesTests {
    @Test(arguments: [
        ("a\n\n{::comment}\nsecret\n\nmore\n{:/comment}\n\nb", "a ¶ b"),
        ("a {::comment}secret{:/comment} b", "a  b"),
        ("{::comment}secret{:/} b", "b"),
        ("a {::comment}secret{:/comment}", "a"),
        ("a\n\n{% comment %}\nsecret\n{% endcomment %}\nb", "a ¶ b"),
        ("a {%- comment -%} secret {%- endcomment -%} b", "a  b"),
        ("- a\n{% comment %}\n- secret\n{% endcomment %}", nil),
        ("{::comment key=\"a\" /}\n\na", "a"),
        ("> a\n\n{::comment}\n> secret\n{:/comment}", "<a ¶ >"),
    ])
    func leavesCommentsOut(markdown: String, expected: String?) {
        let sketch = flow(markdown)
        if let expected { #expect(sketch == expected) }
        #expect(!sketch.contains("secret") && !sketch.contains("comment"), "\(sketch)")
    }

    /// The comments of MDX, over lines and with what is Markdown elsewhere.
    @Test(arguments: [
        ("{/*\n  TODO: the *real* secret\n*/}\n\na", "a"), ("a {/* secret */} and {/* se*cret */}.", "a  and ."),
        ("a {/* b\n\n* secret\n* c */} *d*", "a *d*"), ("- a {/* secret */} b\n- c", "- a  b\n- c"),
        ("> a {/*\n> secret\n> */} b", "<a b ¶ >"), ("a\n{/*\nsecret\n*/}\nb", "a ¶ b"), ("a {/* [secret](b) */}", "a"),
        ("- a\n\n  {/*\n  secret\n  */}\n\n  b", "- a\n  b"),
    ])
    func leavesCommentsOfMDXOut(markdown: String, expected: String) {
        let sketch = markdown.hasPrefix("-") ? flow("{.x}\n\n" + markdown) : flow(markdown)
        if !markdown.hasPrefix("-") { #expect(sketch == expected) }
        #expect(!sketch.contains("cret") && !sketch.contains("*/"), "\(sketch)")
        #expect(problems("# T\n\n" + markdown).isEmpty)
    }

    @Test(arguments: [
        "`{/* a */}`", "`a\n{/* b */} c`", "```js\n{/* a\n*/}\n```", "{/* a", "\\{/* a \\*/}", "<pre>\n{/* a */}\n</pre>",
    ])
    func keepsWhatIsNoCommentOfMDX(markdown: String) { #expect(flow(markdown).contains("/*"), "\(flow(markdown))") }

    @Test func endsNoHTMLWithAComment() {
        let html = "<div>\n<p>\n{/* a */}\n{/*\nb\n*/}\n    <i>c</i>\n</p>\n</div>"
        #expect(flow(html) == flow("<div>\n<p>\n    <i>c</i>\n</p>\n</div>"))
    }

    @Test(arguments: ["", "\n*/}", " */}"])
    func readsThousandsOfStartsOfComments(end: String) {
        #expect(flow(String(repeating: "{/* a ", count: 100_000) + end).isEmpty == !end.isEmpty)
    }

    /// Zola shows a shortcode with the marks of a comment in it.
    @Test(arguments: [
        ("{{/* note() */}}", "{{ note() }}"), ("a {%/* b(c=\"*d*\") */%} e {%/* end */%}", "a {% b(c=\"*d*\") %} e {% end %}"),
        ("`{{/* a */}}`", "`{{/* a */}}`"),
    ])
    func showsEscapedShortcodesOfZola(markdown: String, expected: String) {
        #expect(flow(markdown) == expected)
        #expect(problems("# T\n\n" + markdown).isEmpty)
    }

    @Test(arguments: [
        ("Use {% raw %}{{ page.a }}{% endraw %} here", "Use {{ page.a }} here"),
        ("{% raw %}\n```yaml\na: {{ b }}\n```\n{% endraw %}", "```yaml a: {{ b }}⏎```"),
        ("{% raw %}{% include a %}{% endraw %}", "{% include a %}"),
        ("{% raw %}\n*a* {{ b }}\n\n{% c %}\n{% endraw %}", "*a* {{ b }} ¶ {% c %}"),
    ])
    func showsRawTextAsItIs(markdown: String, expected: String) {
        #expect(flow(markdown) == expected)
        #expect(problems("# T\n\n" + markdown).isEmpty)
    }

    @Test(arguments: [
        ("{% highlight ruby %}\ndef x\n{% endhighlight %}", "```ruby def x⏎```"),
        ("{% highlight ruby linenos %}\n*x*\n\ny\n{% endhighlight %}\na", "```ruby linenos=true *x*⏎⏎y⏎```a"),
        ("{% highlight md %}\n```\nx\n```\n{% endhighlight %}", "```md ```⏎x⏎```⏎```"),
        ("{% highlight html %}{% raw %}\n{{ x }}\n{% endraw %}{% endhighlight %}", "```html {{ x }}⏎```"),
        ("{%- highlight js mark_lines=\"1 2\" -%}\na\n{%- endhighlight -%}", "```js hl_lines=\"1 2\" a⏎```"),
    ])
    func readsHighlightedCode(markdown: String, expected: String) {
        #expect(flow(markdown) == expected)
        #expect(problems("# T\n\n" + markdown).isEmpty)
    }

    @Test(arguments: [
        ("{::nomarkdown}<b>a</b>{:/nomarkdown} c", "<b>a</b> c"), ("{::nomarkdown}\n<b>a</b>\n{:/}", "<b>a</b>"),
        ("a {::nomarkdown type=\"html\"}<b>c</b>{:/}", "a <b>c</b>"),
    ])
    func readsTextWithoutMarkdown(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test func dropsOptionsAndReportsThem() {
        #expect(flow("{::options parse_block_html=\"true\" /}\n\na") == "a")
        #expect(
            problems("# T\n\n{::options toc_levels=\"1\" /}\n\na {::options auto_ids=\"no\" /}").map {
                $0.prefix { $0 != "," }
            } == ["3:1+28 warning[foreign-syntax] options of kramdown", "5:3+27 warning[foreign-syntax] options of kramdown"])
    }

    @Test(arguments: [
        "`{% comment %}a{% endcomment %}`", "```\n{::comment}\na\n{:/comment}\n```", "    {% raw %}a{% endraw %}",
        "    a\n    {::comment}a{:/}\n    {% raw %}\n    a\n    {% endraw %}", "{::comment} a",
        "{% comment %} a", "a {% raw %} b", "{% highlight ruby %} a", "a {% endraw %} b", "a {:/comment} b",
        "`` a ` {::comment}b{:/} `` `c`",
    ])
    func leavesOtherText(markdown: String) {
        let sketch = flow(markdown)
        #expect(sketch.contains("{%") || sketch.contains("{:"), "\(sketch)")
        #expect(sketch.count { $0 == "a" } >= markdown.count { $0 == "a" })
    }

    @Test func isTextInStrictReading() {
        #expect(flow("{::comment}\na\n{:/comment}", options: .strict).contains("comment"))
        #expect(flow("{% highlight a %}\na\n{% endhighlight %}", options: .strict).contains("highlight"))
    }

    @Test func placesWhatStandsBehindThem() {
        let found = page("# T\n\n{::comment}\na\n{:/comment}\nb {::comment}c{:/} [d](e.md)\n\n{::nomarkdown}<b>{:/} [f](g.md)\n")
        #expect(found.value.linkPlaces.map { "\($0.location.line):\($0.location.column)" } == ["6:24", "8:27"])
        #expect(problems("# T\n\n{% raw %}{{ a }}{% endraw %}\n\n{{ b.c }}").map { $0.prefix(4) } == ["5:1+"])
    }

    @Test func takesTimeThatGrowsWithTheText() {
        for piece in [
            "{% raw %}", "{% comment %}", "{::comment}", "{% highlight a %}\n", "{% raw %}{% endraw %}", "{::nomarkdown}", "{:/}",
            "{% raw %}\n",
            "{", "{%", "` `` ", "{::comment}a{:/}",
        ] {
            _ = page(String(repeating: piece, count: 30_000 / piece.utf8.count))
        }
    }
}
