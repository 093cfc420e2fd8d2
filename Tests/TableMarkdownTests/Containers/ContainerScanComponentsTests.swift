import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Markdown in components of MDX.
@Suite struct ContainerScanComponentsTests {
    private func text(_ markdown: String) -> String { flow(markdown) }

    /// Behind an empty line it is what it is everywhere; so does a guide show components, which end nothing there.
    @Test(arguments: [
        ("<Note>\n\n    # a\n    *b*\n\n</Note>", "# a\n*b*"),
        ("<Foo>\n\na\n\n    <Foo>\n    # b\n    </Foo>\n\nc", "<Foo>\n# b\n</Foo>"),
        ("<Note>\n\na\n\n    <Tip>\n    *b*\n    </Tip>\n\n</Note>", "<Tip>\n*b*\n</Tip>"),
    ])
    func indentedCodeBehindAnEmptyLineIsCode(markdown: String, code: String) {
        let page = page(markdown + "\n\nend").value
        let blocks = page.events.compactMap { if case .codeBlock(_, let span) = $0 { page.string(span) } else { nil } }
        #expect(blocks == [code + "\n"], "\(page.sketch)")
    }

    /// With empty lines around the tags, at the margin, the same is read.
    @Test(arguments: [
        (
            "<Tabs>\n<TabItem value=\"a\">\n*b*\n</TabItem>\n</Tabs>",
            "<Tabs>\n\n<TabItem value=\"a\">\n\n*b*\n\n</TabItem>\n\n</Tabs>"
        ),
        (
            "<Tabs>\n  <TabItem value=\"a\">\n    ```js\n    b\n\n      c\n    ```\n  </TabItem>\n</Tabs>",
            "<Tabs>\n\n<TabItem value=\"a\">\n\n```js\nb\n\n  c\n```\n\n</TabItem>\n\n</Tabs>"
        ),
        (
            "<Tabs>\n\n    <TabItem value=\"a\">\n\n        ```js\n        b\n        ```\n\n    </TabItem>\n\n</Tabs>",
            "<Tabs>\n\n<TabItem value=\"a\">\n\n```js\nb\n```\n\n</TabItem>\n\n</Tabs>"
        ),
        (
            "<Tabs>\n<TabItem value=\"a\">*b*</TabItem>\n  <TabItem value=\"c\">d</TabItem>\n</Tabs>",
            "<Tabs>\n\n<TabItem value=\"a\">\n\n*b*\n\n</TabItem>\n\n<TabItem value=\"c\">\n\nd\n\n</TabItem>\n\n</Tabs>"
        ),
        (
            "<TabItem\n  value=\"a\"\n  label={'b'}\n>\n  - c\n  - *d*\n</TabItem>",
            "<TabItem value=\"a\" label=\"b\">\n\n- c\n- *d*\n\n</TabItem>"
        ),
        ("# H\n<Note>\n  *a*\n</Note>\nb", "# H\n\n<Note>\n\n*a*\n\n</Note>\n\nb"),
        (
            "<Step>\n  *a* <Badge text=\"b\" /> c\n  <Kbd>d</Kbd> e\n</Step>",
            "<Step>\n\n*a* <Badge text=\"b\" /> c\n<Kbd>d</Kbd> e\n\n</Step>"
        ),
        ("<div className={a.b}>\n  *a*\n</div>", "<div>\n\n*a*\n\n</div>"),
        ("> <Note>\n> *a*\n> </Note>", "> <Note>\n>\n> *a*\n>\n> </Note>"),
        (
            "1. a\n\n   <Tabs>\n     <TabItem value=\"b\">\n       ```sh\n       c\n       ```\n     </TabItem>\n   </Tabs>\n2. d",
            "1. a\n\n   <Tabs>\n\n   <TabItem value=\"b\">\n\n   ```sh\n   c\n   ```\n\n   </TabItem>\n\n   </Tabs>\n\n2. d"
        ),
        (
            "<Step>\n  1. a\n\n     <Tip>\n       *b*\n     </Tip>\n  2. c\n</Step>",
            "<Step>\n\n1. a\n\n   <Tip>\n\n   *b*\n\n   </Tip>\n\n2. c\n\n</Step>"
        ),
        ("<Tabs.Tab>\n*a*\n</Tabs.Tab>", "<Tabs.Tab>\n\n*a*\n\n</Tabs.Tab>"),
        ("<Note>\n:::tip\n*a*\n:::\n</Note>", "<Note>\n\n:::tip\n*a*\n:::\n\n</Note>"),
    ])
    func readsMarkdownWithoutEmptyLines(markdown: String, parted: String) {
        #expect(text(markdown) == text(parted), "\(text(markdown))\n---\n\(text(parted))")
    }

    @Test(arguments: [
        "<Note>\n*a*", "a\n<Note>\n*a*\n</Note>", "```\n<Note>\n*a*\n</Note>\n```", "    <Note>\n    *a*\n    </Note>",
        "<CodeBlock>\n*a*\n</CodeBlock>", "<Foo>\n{`\n*a*\n`}\n</Foo>", "<NAME>\n*a*\n</NAME>", "<Foo /> b\n<Foo />\nc",
    ])
    func leavesOthers(markdown: String) {
        // What a comment above it keeps from being a component, as it is in a paragraph.
        #expect(!text(markdown).contains("emphasis"))
        #expect(text(markdown).contains("*a*") || !markdown.contains("*a*"))
    }

    @Test func isHTMLInStrictReading() { #expect(flow("<Note>\n*a*\n</Note>", options: .strict).contains("*a*")) }

    @Test func placesWhatStandsInThem() {
        let found = page("# T\n\n<Tabs>\n  <TabItem\n    value=\"a\">\n    [b](c.md)\n\n    `x` [d](e.md)\n  </TabItem>\n</Tabs>\n")
        #expect(found.value.linkPlaces.map { "\($0.location.line):\($0.location.column)" } == ["6:9", "8:13"])
    }

    @Test func takesTimeThatGrowsWithTheText() {
        let names = (0..<1500).map { "<Aa\($0)>\nb\n" }.joined()
        for text in [
            names, names + (0..<1500).map { "</Aa\($0)>\n" }.joined(), String(repeating: "<Tab>\n", count: 4000) + "</Tab>",
            String(repeating: "<Tab>", count: 4000) + "</Tab>",
            "<Tab>\n" + String(repeating: "<Tab>a</Tab>", count: 4000) + "\n</Tab>",
            "<Tab>\n" + String(repeating: "<Tab\n", count: 4000) + "</Tab>",
            "<Tab>\n" + String(repeating: "- <Tab>\n  a\n", count: 2000) + "</Tab>",
        ] {
            _ = page("# T\n\n" + text)
        }
    }
}
