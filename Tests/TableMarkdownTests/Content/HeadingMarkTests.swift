import TableModel
import TableTestSupport
import Testing

@Suite struct HeadingMarkTests {
    /// A section's heading, with its id.
    private func heading(_ markdown: String) -> String {
        let page = page("# T\n\n## \(markdown)\n\n- a").value
        return page.sections.first { $0.heading != nil }?.heading.map { "\(page.plainText($0.title)) #\(page.string($0.id))" } ?? ""
    }

    @Test(arguments: [
        ("你好 :id=hello", "你好 #hello"), ("Skip {docsify-ignore}", "Skip #skip"), ("All {docsify-ignore-all}", "All #all"),
        ("Head [#own]", "Head #own"), ("Head [!toc]", "Head #head"), ("Head [toc]", "Head #head"),
        ("Head [!toc] [#own]", "Head #own"),
        ("Use <a href=\"#it\" id=\"it\"></a>", "Use #it"), ("`use` <a href=\"#it\" id=\"it\"></a>", "use #it"),
    ])
    func isNotShown(markdown: String, expected: String) { #expect(heading(markdown) == expected) }

    @Test(arguments: ["Fix [#123]", "A:id=b", "A \\[#own]", "A [link]"])
    func isTextOtherwise(markdown: String) {
        #expect(heading(markdown).hasPrefix(String(markdown.filter { $0 != "\\" })), "\(heading(markdown))")
    }

    @Test func standsInTextAsWell() {
        let page = page("# T\n\n- a\n\n  ### Head [!toc]\n\n- b").value
        #expect(page.sketch.contains("Head") && !page.sketch.contains("[!toc]"))
    }
}
