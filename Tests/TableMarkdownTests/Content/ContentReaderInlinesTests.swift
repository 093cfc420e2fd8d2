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
}
