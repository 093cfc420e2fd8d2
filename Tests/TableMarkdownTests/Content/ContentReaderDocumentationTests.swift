import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Names of symbols, as DocC has them.
@Suite struct ContentReaderDocumentationTests {
    @Test(arguments: [
        ("# ``Kit/Thing``", "Thing"), ("# ``Thing``", "Thing"), ("# `a/b`", "a/b"), ("# A ``b/c``", "A b/c"),
        ("# ``Kit/Thing``\n\n@Metadata {\n    @DisplayName(\"A thing\")\n}", "A thing"),
        ("@Metadata { @DisplayName(\"A thing\") }\n\n# ``Kit``", "A thing"),
    ])
    func shortensTitles(markdown: String, title: String) { #expect(page(markdown).value.titleText == title) }

    @Test func linksSymbolsInDocumentsOfDocC() {
        #expect(sketch("# ``Kit``\n\nSee ``Kit/Thing``, `Other`.").contains("See [(wiki-symbol:Thing)`Kit/Thing`], `Other`."))
        #expect(sketch("See ``Thing``.", path: "a/Kit.docc/b.md").contains("[(wiki-symbol:Thing)`Thing`]"))
        #expect(!sketch("# Kit\n\nSee ``Thing``.").contains("wiki-symbol:"))
        #expect(!sketch("# ``Kit``\n\n[a ``Thing``](b.md) ``a b`` ``-c``").contains("wiki-symbol:"))
    }
}
