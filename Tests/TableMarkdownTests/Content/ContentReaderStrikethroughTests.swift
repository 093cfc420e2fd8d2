import Testing

/// Tildes.
@Suite struct ContentReaderStrikethroughTests {
    @Test func strikesBetweenEqualMarksOfOneContainer() {
        let markdown = #"""
            ~~gone~~ ~one~ a~b~c ~~~three~~~ ~~ no ~~ ~~a *b~~ c* **~~x~~** ~~a ~b~~ c~

            *~~a* b~~
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                  < ~~gone~~ ~~one~~ a~~b~~c ~~~three~~~ ~~ no ~~ ~~a *b~~ c* **~~x~~** ~~a ~b~~ c~ ¶ *~~a* b~~
                """#)
        #expect(problems(markdown).isEmpty)
    }
}
