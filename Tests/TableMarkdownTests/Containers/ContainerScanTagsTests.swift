import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Tags that are no HTML and are read all the same.
@Suite struct ContainerScanTagsTests {
    @Test(arguments: [
        ("a <b @click=\"n++\">b</b>", "a <b>b</b>"), ("<b @click.prevent=\"a > b\" :x='1'>b</b>", "<b>b</b>"),
        ("a <b style={{color: 'red', x: \"y\"}}>b</b>", "a <b>b</b>"), ("a <b title={\"x y\"}>b</b>", "a <b title=\"x y\">b</b>"),
        ("a <b\n  @click=\"n\" >b</b>", "a <b>b</b>"), ("a <b #default=\"x\">b</b>", "a <b>b</b>"),
    ])
    func readsAttributesOfOtherTools(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test(arguments: [
        ("<img src={require('@site/static/img/a.png').default} alt=\"r\"/>", "/img/a.png"),
        ("<img src={useBaseUrl('/img/a.png')} alt=\"r\"/>", "/img/a.png"),
        ("<img :src=\"withBase('/img/a.png')\" alt=\"r\">", "/img/a.png"),
        ("<img v-bind:src=\"'/img/a.png'\" :alt=\"`r`\">", "/img/a.png"),
        ("<a href={require('@site/b.md')}>c</a>", "/b.md"), ("<a :href=\"'/b.md'\">c</a>", "/b.md"),
    ])
    func readsAddressesInCalls(markdown: String, address: String) {
        #expect(problems("# T\n\nx \(markdown)").isEmpty)
        #expect(flow("x \(markdown)").contains(address), "\(flow("x \(markdown)"))")
    }

    @Test(arguments: [
        ("<img src={a.b('c')} alt=\"r\"/>", "src", "img"), ("<img :src=\"a\" alt=\"r\">", ":src", "img"),
        ("<a :href=\"a\">b</a>", ":href", "a"), ("<b v-if=\"false\">b</b>", "v-if", "b"), ("<b @click=\"a\">b</b>", "@click", "b"),
        ("<b v-on:click.once=\"a\">b</b>", "v-on:click.once", "b"),
    ])
    func reportsValuesOfPrograms(markdown: String, name: String, element: String) {
        let found = problems("# T\n\nx \(markdown)")
        #expect(found.map { $0.contains("the attribute `\(name)` of `<\(element)>` was removed") } == [true], "\(found)")
    }

    @Test(arguments: [
        "<b :class=\"a\" :key=\"b\" v-pre v-once>c</b>", "<a href=\"{{ site.url }}\">c</a>", "<img src=\"a.png\" :alt=\"'b'\">",
    ])
    func keepsSilentOnOthers(markdown: String) {
        #expect(!problems("# T\n\nx \(markdown)").contains { $0.contains("html-removed") })
    }

    @Test func namesTabs() {
        let tabs = "<Tabs items={['npm', \"yarn\"]}>\n<Tabs.Tab>\n\na\n\n</Tabs.Tab>\n<Tabs.Tab>\n\nb\n\n</Tabs.Tab>\n</Tabs>"
        let sketch = flow(tabs)
        #expect(sketch.contains(">npm</p>") && sketch.contains(">yarn</p>") && !sketch.contains("Tabs"), "\(sketch)")
        #expect(problems("# T\n\n" + tabs).isEmpty)
        #expect(flow("<Tabs items={['A']}>\n<Tab title=\"B\">\n\na\n\n</Tab>\n</Tabs>").contains(">B</p>"))
    }

    @Test(arguments: ["a <Cards.Card title=\"b\" />", "a <FileTree.Folder>b</FileTree.Folder>"])
    func reportsComponentsByTheirNames(markdown: String) {
        let name = markdown.split(separator: "<")[1].prefix { $0.isLetter || $0 == "." }
        #expect(
            problems("# T\n\n" + markdown).map { $0.contains("foreign-syntax] the component `<\(name)>` was removed") } == [true])
        #expect(!flow(markdown).contains("<\(name)"))
    }

    @Test(arguments: [
        "`<b @click=\"n\">`", "```\n<b @click=\"n\">\n```", "a < b @c=\"d\" > e", "<a.b> c", "a <b @c", "<me@example.org>",
        "x <y #z\n\nb>",
    ])
    func leavesOtherText(markdown: String) {
        #expect(flow(markdown) == flow(markdown.replacing("@", with: "\u{40}")))
        #expect(flow(markdown).contains("@") || flow(markdown).contains("#") || flow(markdown).contains("a.b"))
    }

    @Test func isTextInStrictReading() { #expect(flow("a <b @click=\"n\">b</b>", options: .strict).contains("@click")) }

    @Test func takesTimeThatGrowsWithTheText() {
        for piece in ["<a @b=\"", "<A.b", "<a b={", "<a @b ", "<a b={{c}}", "<A.b>\n", "<a \""] {
            _ = page("<A.b> " + String(repeating: piece, count: 30_000 / piece.utf8.count))
        }
    }
}
