import TableMarkdown
import TableModel
import Testing

@testable import TableHTML

/// The markup of code.
@Suite struct PageRendererCodeTests {
    @Test(arguments: [
        ("rust,ignore {3-5}", "<code class=language-rust data-info=\"ignore {3-5}\">"),
        ("swift", "<code class=language-swift>"),
        ("{python}", "<code data-info={python}>"),
        ("a\"<b,<c d\"", "<code class=\"language-a&quot;&lt;b\" data-info=\"&lt;c d&quot;\">"),
        ("", "<code>"),
    ])
    func keepsWhatStandsBehindTheFence(info: String, expected: String) {
        #expect(html("# T\n\n```\(info)\nx\n```\n").contains("<pre>\(expected)x\n</code></pre>"))
    }

    @Test(arguments: ["diff", "patch", "diff,ignore"])
    func tellsLinesOfADiffApart(info: String) {
        let page = html("# T\n\n```\(info)\n a\n-b<\n-c\n+d\n```\n")
        #expect(page.contains("> a\n<span class=tv-removed>-b&lt;\n-c\n</span><span class=tv-added>+d\n</span></code></pre>\n"))
    }

    @Test(arguments: ["", "text", "swift diff", "Diff"])
    func leavesOtherCodeAlone(info: String) {
        #expect(html("# T\n\n```\(info)\n-b\n+d\n```\n").contains(">-b\n+d\n</code></pre>\n"))
    }

    @Test func marksAndCountsLines() {
        let code = "a\n\n  b\n"
        #expect(
            html("# T\n\n```js {1,3}\n\(code)```\n").contains(
                "><span class=tv-marked>a\n</span>\n<span class=tv-marked>  b\n</span></code></pre>"))
        #expect(
            html("# T\n\n```js linenums=\"1\" hl_lines=\"3 9\"\n\(code)```\n").contains(
                "><span class=tv-line>a\n</span><span class=tv-line>\n</span><span class=\"tv-line tv-marked\">  b\n</span></code></pre>"
            ))
        #expect(html("# T\n\n```diff {1}\n+a\n```\n").contains("><span class=tv-added>+a\n</span></code></pre>"))
    }

    @Test func coloursCodeByItsLanguage() {
        #expect(
            html("# T\n\n```js\nlet a = \"<b>&\" // c\n```\n").contains(
                "<code class=language-js><span class=k>let</span> a = <span class=s>&quot;&lt;b&gt;&amp;&quot;</span> "
                    + "<span class=c>// c</span>\n</code></pre>"))
        #expect(html("# T\n\n- a\n\n  ```JSON\n  1\n  ```\n").contains("><span class=n>1</span>\n</code></pre>"))
    }

    @Test func coloursStandWithinLines() {
        #expect(
            html("# T\n\n```js {2} linenums=\"1\"\n/* a\nb */ c\n```\n").contains(
                "><span class=tv-line><span class=c>/* a\n</span></span>"
                    + "<span class=\"tv-line tv-marked\"><span class=c>b */</span> c\n</span></code></pre>"))
        #expect(
            html("# T\n\n```js\nif (a) // [!code --]\nlet b\n```\n").contains(
                "><span class=\"tv-removed tv-sign\"><span class=k>if</span> (a)\n</span><span class=k>let</span> b\n</code></pre>")
        )
        #expect(
            html("# T\n\n```diff\n@@ -1 @@\n-a\n```\n").contains(
                "><span class=a>@@ -1 @@</span>\n<span class=tv-removed>-a\n</span></code></pre>"))
    }

    @Test func aFrameMayKeepCodePlain() {
        var frame = PageFrame()
        frame.hasCodeColors = false
        #expect(html("# T\n\n```js\nlet a\n```\n", in: frame).contains("<code class=language-js>let a\n</code></pre>"))
    }

    @Test(arguments: ["js title=\"a<b\"", "js [a<b]", "{.js title='a<b'}"])
    func setsATitleAboveCode(info: String) {
        let page = html("# T\n\n```\(info)\nx\n```\n")
        #expect(page.contains("<figure class=tv-code>\n<figcaption>a&lt;b</figcaption>\n<pre><code class=language-js"))
        #expect(page.contains("x\n</code></pre>\n</figure>\n"))
    }

    /// Such an event range is set with someone else's style sheet.
    @Test func passagesHaveNoneOfIt() {
        let page = parseFlow(Array("```diff,a b\n-b\n```\n".utf8), path: "a.md", options: ParseOptions()).value
        var output: [UInt8] = []
        renderFlow(page.header, of: page, to: &output)
        #expect(String(decoding: output, as: UTF8.self) == "<pre><code class=language-diff>-b\n</code></pre>\n")
    }

    @Test func longWordsBreakWhereTheirPartsEnd() {
        let page = html("# T\n\n## `try_from_manifest_with_options`\n\nRun `a -m x --target-size 900`.\n")
        #expect(page.contains("<code>try_<wbr>from_<wbr>manifest_<wbr>with_options</code></h2>"))
        #expect(page.contains("<code>a <span>-m</span> x <span>--target-size</span> 900</code>"))
        let outline = html(
            "# T\n\n## `try_from_manifest_with_options`\n\n## B\n\n## C\n", in: PageFrame())
        #expect(outline.contains(">try_<wbr>from_<wbr>manifest_<wbr>with_options</a></li>"))
    }

    /// A column may be narrower than what has the room of a line elsewhere; two lines in one box would have the ground of one.
    @Test func codeAloneInACellBreaksAtItsSpaces() {
        let page = html(
            "# T\n\n| A | B | C |\n|---|---|---|\n| `git False` | `--a-b` | `max-age` |\n| x `git False` | [`git False`](b.md) | c |\n"
        )
        #expect(page.contains("<td><code>git False</code>"))
        #expect(page.contains("<code><span>--a-b</span></code>") && page.contains("<code><span>max-age</span></code>"))
        #expect(page.contains("<td>x <code><span>git False</span></code>"))
        #expect(page.contains("<code><span>git False</span></code></a>"))
    }

    /// Who reads by ear hears what it is that takes the focus.
    @Test func codeThatScrollsHasAName() {
        let page = html("# T\n\n## Long\n\n```\n\(String(repeating: "x", count: 80))\n```\n")
        #expect(page.contains("<pre tabindex=0 role=group aria-labelledby=long><code>"))
    }

    @Test func codeRunsFromLeftToRightInTextThatDoesNot() {
        let page = html("<div dir=\"rtl\">\n\n# כותרת\n\n- `--a` עברית\n\n```\nx\n```\n\n</div>\n")
        #expect(page.contains("<code dir=ltr><span>--a</span></code>"))
        #expect(page.contains("<pre dir=ltr><code>x\n</code></pre>"))
    }

    @Test func turnedTextEndsWithItsParagraph() {
        let page = html("# T\n\n`a` Words\n\n<p></p>\n\nעברית `b`\n\n- `c`\n- עברית `d`\n- `e`\n")
        #expect(page.contains("<p><code>a</code>"))
        #expect(page.contains("<code dir=ltr>b</code>"))
        #expect(page.contains("<code>c</code>"))
        #expect(page.contains("<code dir=ltr>d</code>"))
        #expect(page.contains("<code>e</code>"))
    }
}
