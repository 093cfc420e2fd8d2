import Testing

/// Escaping by place.
@Suite struct HTMLWriterTests {
    /// HTML has no place for them, and what a terminal wrote is there whole.
    @Test func showsControlCharactersByTheirPictures() {
        let page = sections("# T\n## S\n\n```\n\u{1B}[31mred\u{7}\u{7F}\n```\n\nIn `\u{1B}[0m` text\u{8}, and\u{C}a new page.\n")
        #expect(page.contains("<code>\u{241B}[31mred\u{2407}\u{2421}\n</code>"))
        #expect(page.contains("<code>\u{241B}[0m</code> text\u{2408}, and\u{C}a new page."))
    }

    @Test func escapesByPlace() {
        #expect(
            sections(
                ##"""
                # T
                ## S <&>"'
                [a](x?a=1&b="c"&d='e'<f>g\\h "<&\"'>") ![<&"'>](é.png) `<&>"'` <https://a.b/?x=[1]&y={2}|^`>
                """##)
                    == ##"""
                    <section>
                    <h2 id=s-><a class=tv-link href=#s- tabindex=-1 aria-hidden=true></a>S &lt;&amp;&gt;&quot;'</h2>
                    <div class=tv-prose>
                    <p><a href="x?a=1&amp;b=%22c%22&amp;d=&#39;e&#39;%3Cf%3Eg%5Ch" title="&lt;&amp;&quot;'&gt;">a</a> <img src=%C3%A9.png alt="&lt;&amp;&quot;'&gt;"> <code>&lt;&amp;&gt;&quot;'</code> <a href="https://a.b/?x=%5B1%5D&amp;y=%7B2%7D%7C%5E%60">https://a.b/<wbr>?x=[1]&amp;y={2}|^`</a></p>
                    </div>
                    </section>

                    """##)
    }
}
