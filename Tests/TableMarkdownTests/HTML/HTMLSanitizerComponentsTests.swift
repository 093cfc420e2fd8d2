import TableModel
import Testing

@testable import TableMarkdown

@Suite struct HTMLSanitizerComponentsTests {
    @Test(arguments: [
        ("<TabItem value=\"a\" label=\"A &amp; B\">x</TabItem>", "<p class=\"tv-name\">A &amp; B</p>x"),
        ("<TabItem value=a>x</TabItem>", "<p class=\"tv-name\">a</p>x"),
        ("<Tab title='A'>x</Tab>", "<p class=\"tv-name\">A</p>x"),
        ("<Tab title={\"A\"}>x</Tab>", "<p class=\"tv-name\">A</p>x"),
        ("<Tab title={a.b}>x</Tab>", "x"),
        ("<Tabs>x</Tabs>", "x"),
        (
            "<Listing number=\"1-2\" file-name=\"a.rs\" caption=\"A `U` *is* 2 * 3\">x</Listing>",
            "<div><p class=\"tv-name\">Listing 1-2: A <code>U</code> <em>is</em> 2 * 3 <code>a.rs</code></p>x</div>"
        ),
        ("<Listing file-name=\"a.rs\">x</Listing>", "<div><p class=\"tv-name\"><code>a.rs</code></p>x</div>"),
        ("<Listing>x</Listing>", "<div>x</div>"),
        ("<Tab title=\"<b>`<i>`\">x</Tab>", "<p class=\"tv-name\">&lt;b&gt;<code>&lt;i&gt;</code></p>x"),
    ])
    func showWhatTheySay(piece: String, expected: String) {
        let html = SanitizedHTML(piece)
        #expect(html.text == expected)
        #expect(html.findings.isEmpty)
    }

    /// Docusaurus has the labels of tabs around them as well.
    @Test func areCalledAsWhatIsAroundThemSays() {
        let markdown = """
            # T

            <Tabs
              defaultValue="apple"
              values={[
                {label: 'Apple', value: 'apple'},
                {value: "orange", label: "Orange, red"},
              ]}>
              <TabItem value="apple">This is an apple</TabItem>
              <TabItem value="orange">This is an orange</TabItem>
              <TabItem value="pear">This is a pear</TabItem>
            </Tabs>
            """
        let text = sketch(markdown)
        for name in ["Apple", "Orange, red", "pear"] { #expect(text.contains("<p class=\"tv-name\">\(name)</p>"), "\(text)") }
    }

    @Test func areReportedWhereTheyAreMoreThanTheirWords() {
        let html = SanitizedHTML("<Chart title=\"Sales\">x</Chart>")
        #expect(html.text == "<p class=\"tv-name\">Sales</p>x")
        #expect(html.findings.map(\.subject) == [.component("Chart")])
    }

    @Test func stayOutOfLinesThatHoldNoBlocks() {
        #expect(SanitizedHTML("<Tab title=\"A\">x</Tab>", place: .phrasing).text == "x")
        #expect(SanitizedHTML("<h2><Tab title=\"A\">x</Tab></h2>").text == "<h2>x</h2>")
        #expect(SanitizedHTML("<abbr title=\"A\">x</abbr>").text == "<abbr title=\"A\">x</abbr>")
    }

    @Test func standBetweenMarkdown() {
        let markdown = """
            # T

            <Tabs>
              <TabItem value="a" label="A">

            Text

              </TabItem>
            </Tabs>

            Some <Tab title="B">words</Tab>
            """
        #expect(problems(markdown).isEmpty)
        let text = sketch(markdown)
        #expect(text.contains("<p class=\"tv-name\">A</p>\nText ¶") && text.contains("<div Some <p class=\"tv-name\">B</p>words"))
    }
}
