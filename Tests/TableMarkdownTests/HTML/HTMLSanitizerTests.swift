import Testing
import TableModel
@testable import TableMarkdown

struct HTMLSanitizerTests {
    @Test(arguments: [
        // Kept as it is.
        ("<b>bold</b> and <i>italic</i>", "<b>bold</b> and <i>italic</i>"),
        ("<a href=\"https://a.b/?x=1&amp;y=2\">x</a>", "<a href=\"https://a.b/?x=1&amp;y=2\">x</a>"),
        ("<img src='a.png' alt='A &amp; B' width=\"400px\" height=50%>", "<img src=\"a.png\" alt=\"A &amp; B\" width=\"400\">"),
        ("<td>", " "),
        // Renamed, given classes, unwrapped.
        ("<tt>x</tt><strike>y</strike>", "<code>x</code><s>y</s>"),
        ("<center>x</center>", "<div class=\"tv-center\">x</div>"),
        ("<p align=center>x</p>", "<p class=\"tv-center\">x</p>"),
        ("<img align=\"right\" src=a.png>", "<img src=\"a.png\" alt=\"\" class=\"tv-right\">"),
        ("<font color=red>x</font>", "x"),
        // Boxes of mdBook and rustdoc, Bootstrap, Sphinx and Jekyll's themes.
        ("<div class=\"warning\">x</div>", "<div class=\"tv-alert warning\">x</div>"),
        ("<div class='alert alert-danger' role=alert>x</div>", "<div class=\"tv-alert caution\">x</div>"),
        ("<div class=\"bd alert alert-primary\">x</div>", "<div class=\"tv-alert note\">x</div>"),
        (
            "<aside class=\"admonition hint\"><p class=admonition-title>y<p>x</aside>",
            "<aside class=\"tv-alert tip\"><p class=\"tv-alert-title\">y</p><p>x</p></aside>"
        ),
        ("<p class=\"notice--Warning\" align=right>x</p>", "<p class=\"tv-alert warning\">x</p>"),
        // Parts of a box are none.
        (
            "<div class='alert alert-warning'><div class=alert-icon>!</div><div class=alert-heading>x</div></div>",
            "<div class=\"tv-alert warning\"><div>!</div><div class=\"tv-alert-title\">x</div></div>"
        ),
        ("<div class=callout-body>x</div><div class='notice-board'>y</div>", "<div>x</div><div>y</div>"),
        // What could be anything is no box, and text is none.
        ("<div class=\"example todo summary\">x</div><span class=note>y</span>", "<div>x</div><span>y</span>"),
        ("<main>x</main>", "<div>x</div>"),
        ("<section><h3>x</h3></section><nav>y</nav>", "<div><h3>x</h3></div><div>y</div>"),
        // Attributes.
        ("<a name=\"top\" title='\"q\"'></a>", "<span id=\"top\" title=\"&quot;q&quot;\"></span>"),
        ("<a name=x id=y>z</a>", "<span id=\"y\">z</span>"),
        ("<h2 id=\"a b\" class=c style=color:red>x</h2>", "<h2 id=\"ab\">x</h2>"),
        ("<div dir=RTL lang=ar>x</div>", "<div dir=\"rtl\" lang=\"ar\">x</div>"),
        ("<ol start=3 type=a reversed><li value=7>x</ol>", "<ol start=\"3\" type=\"a\" reversed><li value=\"7\">x</li></ol>"),
        ("<ul><li value=7>x</ul>", "<ul><li>x</li></ul>"),
        ("<input type=checkbox checked> done", "<input type=\"checkbox\" disabled checked> done"),
        ("<a href=a href=b>x</a>", "<a href=\"a\">x</a>"),
        ("<br/><hr /><wbr>", "<br><hr><wbr>"),
        ("<a name=x/>y", "<span id=\"x/\">y</span>"),
        ("<a name=\"x\"/>y", "<span id=\"x\"></span>y"),
        ("<video src=a.mp4 autoplay></video>", "<video src=\"a.mp4\" controls></video>"),
        (
            "<img srcset=\"a.png 2x, b.png 3q, data:text/html,x 1x\" src=c.png>",
            "<img srcset=\"a.png 2x, b.png\" src=\"c.png\" alt=\"\">"
        ),
        ("<img alt=\"Only words\">", "Only words"),
        (
            "<picture><source srcset=a.png media=\"(x)\"><source media=y><img src=b.png></picture>",
            "<picture><source srcset=\"a.png\" media=\"(x)\"><img src=\"b.png\" alt=\"\"></picture>"
        ),
        ("x <source srcset=a>y", "x y"),
        // Text.
        ("a < b && c &lt; d &copy; &#151; &#1; &nope \"q\"", "a &lt; b &amp;&amp; c &lt; d &copy; — \u{FFFD} &amp;nope \"q\""),
        ("x<!-- gone -->y<!doctype html><?php 1 > 2 ?>z<![CDATA[w > v]]>", "xyz"),
        ("<textarea>a <b></textarea>", "a &lt;b&gt;"),
        ("<xmp>a <b> &lt;</xmp>", "<pre>a &lt;b&gt; &amp;lt;</pre>"),
        ("<Listing number=1 caption=\"Loops\">a</Listing>", "<div><p class=\"tv-name\">Listing 1: Loops</p>a</div>"),
        ("a</br>b", "a<br>b"),
        ("Array<Int> x", "Array x"),
        ("<lf|crlf> <https://a.b> <o:p>", "&lt;lf|crlf&gt; &lt;https://a.b&gt; &lt;o:p&gt;"),
    ]) func keepsWhatIsAllowed(input: String, expected: String) {
        #expect(SanitizedHTML(input).text == expected)
    }

    @Test(arguments: [
        ("<b>x", "<b>x</b>"),
        ("x</b></div>", "x "),
        ("<b><i>x</b>y</i>", "<b><i>x</i></b>y"),
        ("<p>a<p>b", "<p>a</p><div>b</div>"),
        ("<p>a<p>b</p>", "<p>a</p><p>b</p>"),
        ("<p>a<div>b</div></p>", "<p>a</p><div>b</div> "),
        ("<p>a<b>c<ul><li>b</ul>", "<p>a<b>c</b></p><ul><li>b</li></ul>"),
        ("<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"),
        ("<ul><li>a<ul><li>b</ul><li>c</ul>", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
        ("<dl><dt>a<dd>b<dt>c</dl>", "<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>"),
        ("<dl><div><dt>a<dd>b</div></dl>", "<dl><div><dt>a</dt><dd>b</dd></div></dl>"),
        (
            "<div><dl><div><dt>a</div><div><dd>b</div>c</dl></div>d",
            "<div><dl><div><dt>a</dt></div><div><dd>b</dd></div><dd>c</dd></dl></div>d"
        ),
        ("<ul>text<li>a</ul>", "<ul><li>text</li><li>a</li></ul>"),
        ("<li>a<li>b", " a b"),
        ("<a href=x>a<a href=y>b</a>", "<a href=\"x\">a</a><a href=\"y\">b</a>"),
        ("<h1>a<h2>b</h2>", "<h1>a</h1><h2>b</h2>"),
        ("<h1><div>a</div>b</h1>", "<h1> a b</h1>"),
        ("<div><h1><div>a</div></h1>b</div>c", "<div><h1> a </h1>b</div>c"),
        ("<b><h3>a</h3></b>c", "<b></b><h3>a</h3>c"),
        ("<a href=x><div>a</div></a>", "<a href=\"x\"><div>a</div></a>"),
        ("<h1>a</h2>b", "<h1>a</h1>b"),
        ("<pre><code>a\n</pre>", "<pre><code>a\n</code></pre>"),
        (
            "<table><tr><td>a<td>b<tr><th scope=col>c</table>",
            "<table><tr><td>a</td><td>b</td></tr><tr><th scope=\"col\">c</th></tr></table>"
        ),
        ("<table>text<tr><td>a</table>", "<table><tr><td>text</td></tr><tr><td>a</td></tr></table>"),
        ("<table><td>a</table>", "<table><tr><td>a</td></tr></table>"),
        (
            "<table><thead><tr><th>a<tbody><tr>b<td>c</table>",
            "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>"
        ),
        (
            "<table><caption>a<col span=2><tr><td>b</table>",
            "<table><caption>a</caption><colgroup><col span=\"2\"></colgroup><tr><td>b</td></tr></table>"
        ),
        (
            "<table><tr><td><table><tr><td>a</table>b<td>c</table>",
            "<table><tr><td><table><tr><td>a</td></tr></table>b</td><td>c</td></tr></table>"
        ),
        ("<table><tr><td><b>a</table></b>c", "<table><tr><td><b>a</b></td></tr></table>c"),
        ("<b><table><tr><td>a</b>b</table>", "<b></b><table><tr><td>ab</td></tr></table>"),
        ("<tr><td>a</td><td>b</td></tr>", "  a  b  "),
        ("<details>a</details>", "<details><summary>Details</summary>a</details>"),
        (
            "<details open><summary>s</summary>a<summary>t</summary></details>",
            "<details open><summary>s</summary>a t </details>"
        ),
        ("<details></details>", "<details><summary>Details</summary></details>"),
        (
            "<details><summary>a<h3 id=x>b</h3><b><h4>c</b></summary>d</details>",
            "<details><summary>a <span id=\"x\">b</span> <b> <span>c</span></b></summary>d</details>"
        ),
        ("<details></br>", "<details><summary>Details</summary><br></details>"),
        ("<summary>a</summary>", " a "),
        ("<figure><img src=a><figcaption>b</figure>", "<figure><img src=\"a\" alt=\"\"><figcaption>b</figcaption></figure>"),
        ("<figcaption>b</figcaption>", " b "),
        ("<ruby>a<rt>b<rp>c</ruby>", "<ruby>a<rt>b</rt><rp>c</rp></ruby>"),
        ("<div/>a", "<div></div>a"),
        ("<b", "&lt;b"),
        ("<a href=\"x> <i>y</i>", "&lt;a href=\"x&gt; <i>y</i>"),
        ("<table><br><tr><td>a</table>", "<table><tr><td>a</td></tr></table>"),
        ("<ul><ul><li>a</ul></ul>", "<ul><li><ul><li>a</li></ul></li></ul>"),
    ]) func balances(input: String, expected: String) {
        #expect(SanitizedHTML(input).text == expected)
    }

    @Test(arguments: [
        ("<center>x</center><tt>y</tt>", "<center>x</center><tt>y</tt>"),
        ("<p style='color:red' onclick=\"go('&amp;')\">x", "<div style=\"color:red\" onclick=\"go('&amp;')\">x</div>"),
        ("<script>a < b && c</script>", "<script>a < b && c</script>"),
        ("<script>a", "<script>a</script>"),
        ("<script><!--<script>x</script>", "<script><\\!--<script>x</script>"),
        ("<script src=x.js>", "<script src=\"x.js\"></script>"),
        ("<my-tag a>x", "<my-tag a>x</my-tag>"),
        ("<svg viewBox='0 0 1 1'><path d='M0 0'/></svg>", "<svg viewbox=\"0 0 1 1\"><path d=\"M0 0\"/></svg>"),
        ("</section><plaintext><body>x</html>", " x"),
        ("<!-- a --><!-->b<!-- c", "<!-- a --><!-->b"),
        ("<select><option>a<option>b</select>", "<select><option>a</option><option>b</option></select>"),
    ]) func balancesTrusted(input: String, expected: String) {
        let result = SanitizedHTML(input, policy: .trusted)
        #expect(result.text == expected)
    }

    @Test func keepsElementsOpenOverPieces() {
        let result = SanitizedHTML(["<div align=center>\n", "<b>", "x", "</b>", "\n</div>\n"])
        #expect(result.text == "<div class=\"tv-center\">\n<b>x</b>\n</div>\n")
    }

    /// Each tag of a line is a piece.
    @Test func keepsTheTitleOfADrawingInALine() {
        let drawing = SanitizedHTML(
            ["<svg role=img>", "<title>", "Name", "</title>", "<path d='M0 0'/>", "</svg>", " text"], policy: .trusted)
        #expect(drawing.text == "<svg role=\"img\"><title>Name</title><path d=\"M0 0\"/></svg> text")
        #expect(SanitizedHTML(["<textarea>", "x"], policy: .trusted).text == "<textarea></textarea>x")
        #expect(SanitizedHTML(["<svg>", "<style>", "x", "</svg>"], policy: .trusted).text == "<svg><style></style>x</svg>")
    }

    @Test func closesNothingOutsideItsContainer() {
        var (sanitizer, output) = (HTMLSanitizer(policy: .sanitized), HTMLOutput())
        func read(_ text: String) { sanitizer.read(Array(text.utf8)[...], into: &output) }
        read("<div><b>")
        sanitizer.enter(.flow)
        read("<i>x</b></div>")
        sanitizer.leave(into: &output)
        read("y</b>")
        sanitizer.leave(into: &output)
        #expect(SanitizedHTML.written(output) == "<div><b><i>x </i>y</b></div>")
    }

    @Test func makesRoomForMarkdown() {
        var (sanitizer, output) = (HTMLSanitizer(policy: .sanitized), HTMLOutput())
        func read(_ text: String) { sanitizer.read(Array(text.utf8)[...], into: &output) }
        read("<details>\n")
        #expect(sanitizer.prepare(for: .paragraph, into: &output) == .flow)
        output.markup("<p>1</p>")
        read("<h2>")
        #expect(sanitizer.prepare(for: .paragraph, into: &output) == .phrasing)
        output.markup("2")
        #expect(sanitizer.prepare(for: .block, into: &output) == .flow)
        output.markup("<ul></ul>")
        read("<table>")
        #expect(sanitizer.prepare(for: .block, into: &output) == .flow)
        output.markup("<ul></ul>")
        sanitizer.leave(into: &output)
        #expect(
            SanitizedHTML.written(output) == "<details>\n<summary>Details</summary><p>1</p><h2>2</h2><ul></ul>"
                + "<table><tr><td><ul></ul></td></tr></table></details>")
    }

    @Test func dropsBlocksInHeadingsAndLinksInLinks() {
        #expect(SanitizedHTML("a<div>b</div>c<hr>d", place: .phrasing).text == "a b c d")
        #expect(SanitizedHTML("a<a href=x>b</a><b>c</b><input type=checkbox>", place: .link).text == "ab<b>c</b>")
    }

    @Test func statesFacts() {
        #expect(SanitizedHTML("<b>a</b><a id=x></a>").categories == [])
        #expect(SanitizedHTML("<div>a</div>").categories == .block)
        #expect(SanitizedHTML("<a href=x>a</a>").categories == .interactive)
        #expect(SanitizedHTML("<img src=x>").categories == .media)
    }

    @Test(arguments: [
        ("a <script>x</script>", [HTMLFinding(subject: .element("script"), offset: 2, length: 8)]),
        ("<img src=x onerror=y alt>", [HTMLFinding(subject: .attribute("onerror", element: "img"), offset: 11, length: 9)]),
        ("<a href='java\nscript:x'>", [HTMLFinding(subject: .address("javascript:x", element: "a"), offset: 3, length: 20)]),
        ("Array<Int>", [HTMLFinding(subject: .unknownElement("Int"), offset: 5, length: 5)]),
        ("a<!-- b", [HTMLFinding(subject: .unclosedComment, offset: 1, length: 4)]),
        ("<table border=1 class=x style=y><font color=red>", []),
    ]) func reportsWhatReadersMiss(input: String, expected: [HTMLFinding]) {
        #expect(SanitizedHTML(input).findings == expected)
    }

    @Test func diagnosesWithAWayOut() {
        let finding = HTMLFinding(subject: .unknownElement("int"), offset: 0, length: 5)
        let diagnostic = Diagnostic.html(finding, path: "a.md", at: nil)
        #expect(diagnostic.message == "`<int>` is no element of HTML and was removed")
        #expect(diagnostic.severity == .warning)
    }

    @Test func dropsTagsBelowTheGreatestDepth() {
        let count = 100_000
        let text = SanitizedHTML(String(repeating: "<div>", count: count) + "word").text
        #expect(text.components(of: "<div>") == HTMLSanitizer.maximumDepth)
        #expect(text.components(of: "</div>") == HTMLSanitizer.maximumDepth)
        #expect(text.contains("word"))
    }
}

extension String {
    func components(of part: String) -> Int { ranges(of: part).count }
}
