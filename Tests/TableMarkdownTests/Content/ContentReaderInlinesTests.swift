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
                  < [(a)] one [(b)]*two* three ![](c)
                -- alone
                  - paragraph: [(u)] - text -> inner (disclosure) #text
                  - paragraph: **[(v)]** x -> inner (disclosure) #x
                """#)
        #expect(problems(markdown).isEmpty)
    }
}
