import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Marks at both ends of a stretch of text.
@Suite struct InlineDelimiterTests {
    @Test func strikesBetweenEqualMarksOfOneContainer() {
        let markdown = #"""
            ~~gone~~ ~one~ a~b~c ~~~three~~~ ~~ no ~~ ~~a *b~~ c* **~~x~~** ~~a ~b~~ c~

            *~~a* b~~
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                  < ~~gone~~ ~~one~~ a~b~c ~~~three~~~ ~~ no ~~ ~~a *b~~ c* **~~x~~** ~~a ~b~~ c~ ¶ *~~a* b~~
                """#)
        #expect(problems(markdown).isEmpty)
    }

    @Test(arguments: [
        ("==two words== and ==**bold** b==", "==two words== and ==**bold** b=="), ("重要==标记==文字", "重要==标记==文字"),
        ("**==a==** (==b==), ==c==.", "**==a==** (==b==), ==c==."), ("^^new^^ text", "^^new^^ text"),
        ("==a ^^b^^ c==", "==a ^^b^^ c=="),
    ])
    func readsMarkedAndInsertedText(markdown: String, content: String) {
        #expect(sketch(markdown) == "Page\n  < \(content)")
        #expect(page(markdown).value.events.contains { $0 == .open(.mark) || $0 == .open(.insertion) })
    }

    @Test(arguments: [
        "a == b and c == d", "x==1 and y==2", "if a==b: c==d", "==== a ====", "===a===", "`==a==`", "==a", "== a ==", "a ^^ b ^^ c",
        "^a^^b^", "*==a* b==", "[==a](b.md)==",
    ])
    func leavesOtherSigns(markdown: String) {
        #expect(!page(markdown).value.events.contains { $0 == .open(.mark) || $0 == .open(.insertion) })
    }
}
