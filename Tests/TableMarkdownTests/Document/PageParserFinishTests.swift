import Testing

/// Ids of rows.
@Suite struct PageParserFinishTests {
    @Test func namesRowsForTheirTitles() {
        let markdown = #"""
            ## Install
            - Install
            - install
            - [Install](u) - x
            - A very long sentence that goes on and on far beyond what an id should be
            - 非常に長い日本語の文章がここにありますよねそしてまだ続きます
            - !!!
            -
            - Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
            ## install 1
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                ## Install #install
                  - paragraph: Install #install-2
                  - paragraph: install #install-3
                  - subtitle: Install | x -> u (disclosure) #install-4
                  - paragraph: A very long sentence that goes on and on far beyond what an id should be #a-very-long-sentence
                  - paragraph: 非常に長い日本語の文章がここにありますよねそしてまだ続きます #非常に長い日本語
                  - paragraph: !!! #row
                  - paragraph: #row-1
                  - paragraph: Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa #aaaaaaaaaaaaaaaaaaaaaaaa
                ## install 1 #install-1
                """#)
        #expect(problems(markdown).isEmpty)
    }
}
