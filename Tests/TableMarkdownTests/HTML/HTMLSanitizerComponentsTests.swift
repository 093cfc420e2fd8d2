import TableModel
import TableTestSupport
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

    /// What is called as an element of HTML is none where its name has a capital and small letters.
    @Test(arguments: [
        (
            "<Aside type=\"caution\" title=\"Watch `out`!\">A</Aside>",
            "<aside class=\"tv-alert caution\"><p class=\"tv-alert-title\">Watch `out`!</p>A</aside>"
        ),
        ("<Aside>A</Aside>", "<aside class=\"tv-alert note\">A</aside>"), ("<ASIDE>A</ASIDE>", "<aside>A</aside>"),
        ("<Details summary=\"A & b\">x</Details>", "<details><summary>A &amp; b</summary>x</details>"),
        ("<details><summary>A</summary>x</details>", "<details><summary>A</summary>x</details>"),
        ("<Link to=\"x.md\">Words</Link>", "<a href=\"x.md\">Words</a>"),
        ("<LinkButton href={\"/x\"} variant=a>Go</LinkButton>", "<a href=\"/x\">Go</a>"),
        ("<Code code=\"a < b\" lang=\"js\" title=\"a.js\" />", "<p class=\"tv-name\">a.js</p><pre><code>a &lt; b</code></pre>"),
        ("<details summary=\"U\"><summary>S</summary>t</details>", "<details><summary>S</summary>t</details>"),
        ("<Details summary=\"A\">\n<summary>B</summary>t</Details>", "<details>\n<summary>B</summary>t</details>"),
        ("<Details title=\"T2\">b</Details>", "<details><summary>T2</summary>b</details>"),
        ("<Table Width=9><Tr><Td>x</Table>", "<table><tr><td>x</td></tr></table>"), ("a<Br/>b", "a<br>b"),
    ])
    func areReadUnderNamesOfElements(piece: String, expected: String) {
        let html = SanitizedHTML(piece)
        #expect(html.text == expected)
        #expect(html.findings.isEmpty)
    }

    @Test(arguments: ["Section title=\"A\"", "Table data={a}", "Header items=x", "Text text=x"])
    func areReportedUnderNamesOfElements(tag: String) {
        #expect(SanitizedHTML("<\(tag)>x</>").findings.map(\.subject) == [.component(String(tag.prefix { $0 != " " }))])
    }

    @Test(arguments: [
        "NavLink to=\"/a\" /", "RadioButton href=\"x\" /", "RadioButton href=\"x\"", "Link to={url}", "Link to={`/b/${slug}`}",
        "Link to={address('/a')}", "Aside title={a}", "Code code={importedCode} /",
    ])
    func areTakenOutWhereTheyAreExpressionsOrEmpty(tag: String) {
        let text = "# T\n\nA <\(tag)>x\n\n<\(tag)>\n"
        #expect(!sketch(text).contains("<a") && !sketch(text).contains("->"), "\(sketch(text))")
        #expect(page(text).diagnostics.contains { $0.message.contains("removed") })
    }

    @Test(arguments: [
        ("<Code code={`const a = \"x\";`} lang=\"js\" />", "<pre><code>const a = &quot;x&quot;;</code></pre>"),
        ("<Aside title={`js`}>x</Aside>", "<p class=\"tv-alert-title\">js</p>"),
        ("<Aside title={\"He said 'x'\"}>x</Aside>", "<p class=\"tv-alert-title\">He said 'x'</p>"),
        ("<TabItem label={\"Two\"}>x</TabItem>", "<p class=\"tv-name\">Two</p>"),
    ])
    func showTextsOfJSXAsTheyAre(tag: String, expected: String) {
        #expect(sketch("# T\n\n\(tag)\n").contains(expected), "\(sketch("# T\n\n\(tag)\n"))")
        #expect(problems("# T\n\n\(tag)\n").isEmpty)
    }

    @Test func areRowsOfTheirOwnThatSayPlainText() {
        let text = sketch(
            """
            # T

            - a

            <LinkCard title="a*b*c _x_" href="/n" description="d [l](q)
            x {.a}" />
            <LinkCard title={`tpl`} href={"/m"} description={t("k")} />
            <card title="R" href="/r" />

            - b
            """
        )
        #expect(text.contains("a*b*c _x_ | d [l](q) x {.a} -> /n"), "\(text)")
        #expect(text.contains("tpl -> /m") && !text.contains("-> /r"), "\(text)")
    }

    /// Lists and headings in them are rows and sections, which their names stand above.
    @Test(arguments: [
        "<TabItem label=\"A\">", "<TabItem value=\"A\">", "<Tab title=\"A\">", "<Step title=\"A\">", "<Accordion title=\"A\">",
        "<Card title=\"A\">", "<Listing caption=\"A\">",
    ])
    func areNamedAroundListsAndHeadings(tag: String) {
        let end = "</" + tag.dropFirst().prefix { $0 != " " } + ">"
        for content in ["1. b", "### Head\n\nb"] {
            let text = sketch("# T\n\n<Tabs>\n\(tag)\n\n\(content)\n\n\(end)\n\(tag)\n\n- c\n\n\(end)\n</Tabs>\n")
            #expect(text.split(separator: "<p class=\"tv-name\">A</p>", omittingEmptySubsequences: false).count == 3, "\(text)")
        }
    }

    /// What stands between a name and a list is between them on the page, too, and not behind the list before.
    @Test(arguments: [("", ""), ("Text\n\n", ""), ("Text\n\nMore\n\n", ""), ("Text\n\n", "Take:\n\n")])
    func areNamedAboveTextAndList(text: String, introduction: String) {
        let sketch = sketch("# T\n\n- a\n\n\(introduction)<Card title=\"Q\">\n\n\(text)- x\n\n</Card>\n")
        #expect(sketch.contains("<p class=\"tv-name\">Q</p>") && !sketch.contains("  > "), "\(sketch)")
    }

    /// Starlight has them in a grid, and often over several lines.
    @Test func areRowsWhereTheyAreCardsThatLead() {
        let page = page(
            """
            # T

            <CardGrid>
              <LinkCard title="A" href="https://a.b" description="S" />
              <LinkCard
                title="B"
                href="c.md"
              />
            </CardGrid>

            <Card title="D" href="d.md">x</Card>
            """
        )
        let sketch = page.value.sketch
        #expect(sketch.contains("- subtitle: A | S -> https://a.b #a\n  - default: B -> c.md (disclosure) #b"), "\(sketch)")
        #expect(page.diagnostics.map(\.message).count { $0.contains("component") } == 1)
    }

    @Test func nameWhatFoldsAroundAList() {
        #expect(sketch("# T\n\n<Details summary=\"More\">\n\n- a\n\n</Details>\n").contains("** More"))
    }

    @Test func areReportedWhereTheyAreMoreThanTheirWords() {
        let html = SanitizedHTML("<Chart title=\"Sales\">x</Chart>")
        #expect(html.text == "<p class=\"tv-name\">Sales</p>x")
        #expect(html.findings.map(\.subject) == [.component("Chart")])
    }

    @Test(arguments: [
        ("<Feature>\n\nWords\n\n</Feature>", ["3:1+9 warning[foreign-syntax]"]),
        ("<Feature>\nWords\n</Feature>", ["3:1+9 warning[foreign-syntax]"]),
        ("<Name>\n\nWords", ["3:1+6 warning[html-removed]"]), ("Set <Name>a</Name>", ["3:5+6 warning[html-removed]"]),
        ("<CardGrid stagger>\n\n- a\n\n</CardGrid>", []), ("<Cards>\n\n- a\n\n</Cards>", []),
    ])
    func areKnownByTheirEndsWithoutAttributes(markdown: String, expected: [String]) {
        #expect(problems("# T\n\n" + markdown + "\n").map { String($0.prefix { $0 != "]" }) + "]" } == expected)
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
