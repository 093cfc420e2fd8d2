import Testing

/// The markup of flowing text.
@Suite struct PageRendererFlowTests {
    @Test(arguments: [
        ("> 3. a\n> 4. b", "<ol start=3>|<li>a|</li>|<li>b|</li>|</ol>"),
        ("> 1. a\n> 3. b\n> 4. c", "<ol>|<li>a|</li>|<li value=3>b|</li>|<li>c|</li>|</ol>"),
        (
            "> 1841. a\n>       1. b\n>       5. c\n> 1848. d",
            "<ol start=1841>|<li>a|<ol>|<li>b|</li>|<li value=5>c|</li>|</ol>|</li>|<li value=1848>d|</li>|</ol>"
        ),
        ("> 1. a\n> 1. b\n> 3. c", "<ol>|<li>a|</li>|<li>b|</li>|<li>c|</li>|</ol>"),
        (
            "> 1. a\n> 3. [x] b",
            "<ol>|<li>a|</li>|<li class=tv-task value=3><label><input type=checkbox checked disabled> b</label>|</li>|</ol>"
        ),
    ])
    func numbersItems(markdown: String, expected: String) {
        let written = sections("# T\n## S\n\n" + markdown).split(separator: "\n").joined(separator: "|")
        #expect(written.contains("<blockquote>|" + expected + "|</blockquote>"), "\(written)")
    }

    @Test func writesBlocks() {
        #expect(
            sections(
                ##"""
                # T
                ## S
                > quote

                > [!TIP]
                > help

                > 2. a
                > 3. b
                >
                > - [x] t

                ***

                ```swift let
                let a = "<b>" & c
                ```

                    indented
                """##)
                    == ##"""
                    <section>
                    <h2 id=s><a class=tv-link href=#s tabindex=-1 aria-hidden=true></a>S</h2>
                    <div class=tv-prose>
                    <blockquote>
                    <p>quote</p>
                    </blockquote>
                    <div class="tv-alert tip" role=note>
                    <p class=tv-alert-title>Tip</p>
                    <p>help</p>
                    </div>
                    <blockquote>
                    <ol start=2>
                    <li>a
                    </li>
                    <li>b
                    </li>
                    </ol>
                    <ul>
                    <li class=tv-task><label><input type=checkbox checked disabled> t</label>
                    </li>
                    </ul>
                    </blockquote>
                    </div>
                    </section>
                    <footer class="tv-footer tv-prose">
                    <pre><code class=language-swift data-info=let><span class=k>let</span> a = <span class=s>&quot;&lt;b&gt;&quot;</span> &amp; c
                    </code></pre>
                    <pre><code>indented
                    </code></pre>
                    </footer>

                    """##)
    }

    @Test func writesInlines() {
        #expect(
            sections(
                ##"""
                # T
                ## S
                *em* **strong** ~~del~~ `c<d` [l](a.md "t\"i") ![i](b.png 'x') <https://a.b> a  
                b ℹ :information_source:
                """##)
                    == ##"""
                    <section>
                    <h2 id=s><a class=tv-link href=#s tabindex=-1 aria-hidden=true></a>S</h2>
                    <div class=tv-prose>
                    <p><em>em</em> <strong>strong</strong> <del>del</del> <code>c&lt;d</code> <a href=a.md title="t&quot;i">l</a> <img src=b.png alt=i title=x> <a href=https://a.b>https://a.b</a> a<br>
                    b ℹ <span role=img aria-label="information source">ℹ️</span></p>
                    </div>
                    </section>

                    """##)
    }

    @Test(arguments: [
        ("::: tip\na\n:::", "<div class=\"tv-alert tip\" role=note>\n<p class=tv-alert-title>Tip</p>\n<p>a</p>\n</div>\n"),
        (
            "::: danger A *b*\na\n:::",
            "<div class=\"tv-alert caution\" role=note>\n<p class=tv-alert-title>A <em>b</em></p>\n<p>a</p>\n</div>\n"
        ),
        ("!!! bug \"\"\n    a", "<div class=\"tv-alert caution\" role=note aria-label=Bug>\n<p>a</p>\n</div>\n"),
        ("??? note\n    a", "<details class=\"tv-alert note\">\n<summary>Note</summary>\n<p>a</p>\n</details>\n"),
        ("???+ tip \"B\"\n    a", "<details class=\"tv-alert tip\" open>\n<summary>B</summary>\n<p>a</p>\n</details>\n"),
        ("::: details B\na\n:::", "<details>\n<summary>B</summary>\n<p>a</p>\n</details>\n"),
        ("::: details\na\n:::", "<details>\n<summary>Details</summary>\n<p>a</p>\n</details>\n"),
        ("??? tip \"\"\n    a", "<details class=\"tv-alert tip\">\n<summary>Tip</summary>\n<p>a</p>\n</details>\n"),
        ("::: {.b .c}\na\n:::", "<div class=\"b c\">\n<p>a</p>\n</div>\n"),
        ("=== \"A\"\n    a", "<div class=tv-tabs>\n<div>\n<p class=tv-name>A</p>\n<p>a</p>\n</div>\n</div>\n"),
    ])
    func writesContainers(markdown: String, expected: String) {
        #expect(sections("# T\n## S\n" + markdown).contains("<div class=tv-prose>\n" + expected + "</div>\n</section>"))
    }

    /// As those in Markdown, whatever the author's HTML says.
    @Test func skipsNoLevelInHTML() {
        let html = sections(
            "# T\n\n## S\n\n<div align=\"center\">\n<h4>A</h4>\n<h6 id=b>B</h6>\n<h4>C</h4>\n</div>\n\n- Row\n\n  <div><h6>D</h6></div>\n"
        )
        let tags = html.matches(of: /<\/?h[1-6]/).map { String($0.output) }
        #expect(tags == ["<h2", "</h2", "<h3", "</h3", "<h4", "</h4", "<h3", "</h3", "<h3", "</h3"])
    }

    /// Those behind a table belong to those before it, and those in its cells are no others.
    @Test func skipsNoLevelInHTMLAroundTables() {
        let table = "| A | B | C |\n|--|--|--|\n| 1 | 2 | 3 |\n"
        let html = sections("# T\n\n## S\n\n<div><h3>a</h3>x</div>\n\n\(table)\n<div><h4>b</h4>x</div>\n")
        #expect(html.contains("<h3 id=a>\(link("a"))a</h3>") && html.contains("<h4 id=b>\(link("b"))b</h4>"))
        let long = "several words that take the room of more than one line"
        let id = long.replacing(" ", with: "-")
        let heads = "<tr><th>A</th><th>B</th><th>C</th></tr>"
        let cells = sections(
            "# T\n\n## S\n\n<table>\(heads)<tr><td>\(long)</td><td><h2>\(long)</h2>\(long)</td><td>\(long)</td></tr></table>\n")
        #expect(cells.contains("data-head=\"B \"><h3 id=\(id)>\(link(id))\(long)</h3>"))
    }

    @Test func changesNoTextThatLooksLikeAHeading() {
        let html = sections(
            "---\nhtml: trusted\n---\n# T\n\n## S\n\n<div><!-- <h5> --><textarea><h5></textarea><h5>A</h5></div>\n")
        #expect(html.contains("<h3 id=a>\(link("a"))A</h3>") && !html.contains("<h4"))
    }

    @Test func writesTables() {
        #expect(
            sections(
                ##"""
                # T
                ## S
                | A | B | C |
                |:--|:-:|--:|
                | 1 | 2 |
                """##)
                    == ##"""
                    <section>
                    <h2 id=s><a class=tv-link href=#s tabindex=-1 aria-hidden=true></a>S</h2>
                    <div class=tv-scroll><table aria-labelledby=s>
                    <thead><tr><th class=tv-left>A</th><th class=tv-center>B</th><th class=tv-number>C</th></tr>
                    </thead>
                    <tbody><tr><td class=tv-left>1</td><td class=tv-center>2</td><td class=tv-number></td></tr>
                    </tbody>
                    </table></div>
                    </section>

                    """##)
    }

    @Test func leadsFootnotesBothWays() {
        #expect(
            sections(
                ##"""
                # T
                ## S
                One[^b] two[^b] three[^a].

                [^c]: never used
                [^a]: note
                [^b]: other
                [^a]: again
                """##)
                    == ##"""
                    <section>
                    <h2 id=s><a class=tv-link href=#s tabindex=-1 aria-hidden=true></a>S</h2>
                    <div class=tv-prose>
                    <p>One<sup><a role=doc-noteref id=fnref-b href=#fn-b>1</a></sup> two<sup><a role=doc-noteref href=#fn-b>1</a></sup> three<sup><a role=doc-noteref id=fnref-a href=#fn-a>2</a></sup>.</p>
                    <div class=tv-note id=fn-c><a>3</a> never used</div>
                    <div class=tv-note id=fn-a><a role=doc-backlink href=#fnref-a>2</a> note</div>
                    <div class=tv-note id=fn-b><a role=doc-backlink href=#fnref-b>1</a> other</div>
                    <div class=tv-note><a role=doc-backlink href=#fnref-a>2</a> again</div>
                    </div>
                    </section>

                    """##)
    }
}
