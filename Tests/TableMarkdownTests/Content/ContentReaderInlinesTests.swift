import Testing

/// Inlines, one after the other.
@Suite struct ContentReaderInlinesTests {
    @Test func closesLinksWithoutText() {
        let markdown = #"""
            [](a) one [](b)*two* three ![](c)

            - [](u) - text
            - **[](v)** x
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                  < [(a)a] one [(b)b]*two* three ![](c)
                -- alone
                  - subtitle: u | text -> u (disclosure) #u
                  - paragraph: **[(v)v]** x -> inner (disclosure) #v-x
                """#)
        #expect(problems(markdown).isEmpty)
    }

    /// What Docsify says in the titles of links is none of them.
    @Test(arguments: [
        ("[a](b.md ':ignore') [c](d.md ':target=_blank')", "[(b.md)a] [(d.md)c]"), ("[a](b.md ':smile:')", "[(b.md \":smile:\")a]"),
    ])
    func leavesOutTitlesOfDocsify(markdown: String, content: String) { #expect(flow(markdown) == content) }
}
