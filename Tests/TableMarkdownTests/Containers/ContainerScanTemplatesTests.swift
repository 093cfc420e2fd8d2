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

    /// The comments of MDX: in a text, and over lines where they are a paragraph at the margin.
    @Test(arguments: [
        ("{/*\n  TODO: the *real* secret\n*/}\n\na", "a"), ("a\n\n{/* b\n* secret\n* c */}\n*d*", "a ¶ *d*"),
        ("a {/* secret */} b", "a  b"), ("{/* secret */}\n\na", "a"), ("{/* `*/}` secret\n`*/}`\n*/}\na", "a"),
    ])
    func leavesCommentsOfMDXOut(markdown: String, expected: String) {
        #expect(flow(markdown) == expected)
        #expect(problems("# T\n\n" + markdown).isEmpty)
    }

    /// In Markdown braces are text as well.
    @Test(arguments: [
        "`{/* a */}`", "`a\n{/* b */} c`", "```js\n{/* a\n*/}\n```", "{/* a", "\\{/* a \\*/}", "<pre>\n{/* a */}\n</pre>",
        "> a\n>\n>     {/* x */}", "> [!NOTE]\n> a\n>\n>     {/* x */}", "<pre>{/* z */}</pre>",
        "<pre><code>a {/* note */}</code></pre>", "{/* a\n\n```js\n/* x */}\n```", "{/* a\n```js\nx */}\n```",
        "    {/*\n    x\n    */}", "<div>\n{/*\nx\n*/}\n</div>", "> {/*\n> x\n> */}",
        "{/* a\n`x */}` b", "{/* a\n*/} # b",
    ])
    func keepsWhatIsNoCommentOfMDX(markdown: String) {
        #expect(flow(markdown + "\n\nlast").contains("{/*"), "\(flow(markdown))")
        #expect(flow(markdown + "\n\nlast").contains("last"), "\(flow(markdown))")
    }

    @Test(arguments: ["", "\n*/}"])
    func readsThousandsOfStartsOfComments(end: String) {
        #expect(flow(String(repeating: "{/* a ", count: 100_000) + end).isEmpty == !end.isEmpty)
    }

    @Test(arguments: ["{{/* x() */}} ", "{%/* x */%} ", "{{</* x */>}} "])
    func showsThousandsOfShortcodesInALine(shortcode: String) {
        let found = page("# T\n\n" + String(repeating: shortcode, count: 10_000) + "[a](b.md)").value
        #expect(found.linkPlaces.map(\.location.column) == [shortcode.utf8.count * 10_000 + 5])
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
