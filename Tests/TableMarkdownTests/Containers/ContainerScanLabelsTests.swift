import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Labels of MyST.
@Suite struct ContainerScanLabelsTests {
    @Test(arguments: [
        ("(my-label)=\n\nText", "<span id=my-label></span>Text"),
        ("(My label)=\n(two)=\nText", "<span id=my-label></span><span id=two></span>Text"),
        ("(a)=\n```\ncode\n```", "<span id=a></span> ¶ ``` code⏎```"),
        ("Text\n\n(a)=", "Text ¶ <span id=a></span>"),
        ("> (a)=\n> Text", "<<span id=a></span>Text ¶ >"),
    ])
    func readsLabels(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    /// An id outside of an item would end it.
    @Test(arguments: ["- one\n\n  (a)=\n  ```\n  code\n  ```\n\n- two", "> one\n>\n> (a)=\n> ```\n> code\n> ```"])
    func breaksNothingAroundIt(markdown: String) {
        #expect(!flow(markdown).contains("id=a") && flow(markdown).contains("(a)="), "\(flow(markdown))")
    }

    @Test func standsInTheHeadingThatFollows() {
        let page = page("(top)=\n# Title\n\n(the-part)=\n\n## Part\n\n- a\n").value
        #expect(page.titleText == "Title")
        #expect(page.sketch.contains("<span id=top></span>Title"), "\(page.sketch)")
    }

    @Test(arguments: ["Text\n(a)=", "(a(b))=", "()=", "(a)= b", "```\n(a)=\n```", "    (a)="])
    func leavesOtherText(markdown: String) { #expect(!flow(markdown).contains("id=")) }

    @Test func isTextWhereNoHTMLIsRead() {
        #expect(flow("(a)=\n\nText", options: ParseOptions(html: .escaped)) == "(a)= ¶ Text")
    }

    @Test func placesWhatFollows() {
        let found = page("(a)=\n## B [c](d.md)\n\n(e)=\n[f](g.md)\n").value.linkPlaces
        #expect(found.map { "\($0.location.line):\($0.location.column)" } == ["2:10", "5:5"])
    }
}
