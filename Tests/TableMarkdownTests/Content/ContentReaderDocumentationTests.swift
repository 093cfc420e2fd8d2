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

    @Test(arguments: [
        ("Option/init(name:)-4yske", "Option/init(name:)"), ("run(_:)-(_,Input)", "run(_:)"), ("run(_:)-abcde", "run(_:)"),
        ("Thing-swift.enum", "Thing"), ("Thing-class", "Thing"), ("Thing-class/run()-swift.method", "Thing-class/run()"),
        ("run()->Int", "run()"), ("Thing/-(_:_:)", "Thing/-(_:_:)"), ("my-tool", "my-tool"),
        ("Thing/!=(_:_:)-1ab2c", "Thing/!=(_:_:)"),
    ])
    func hidesWhatTellsSymbolsApart(path: String, shown: String) {
        let name = shown.split(separator: "/").last ?? ""
        #expect(sketch("``\(path)``", path: "a/Kit.docc/b.md").contains("[(wiki-symbol:\(name))`\(shown)`]"))
    }

    @Test(arguments: [
        ("> Note: Words.", Alert(.note, title: .word), "Words."),
        ("> Important: Two\n> lines.", Alert(.important, title: .word), "Two lines."),
        ("> Experiment: Try.", Alert(.tip, title: .own), "Experiment Try."),
        ("> SeeAlso: **This**", Alert(.note, title: .own), "See Also This"),
        ("> Attention:\n> - One", Alert(.warning, title: .own), "Attention One"),
    ])
    func readsAsidesOfCatalogs(markdown: String, alert: Alert, words: String) {
        let inCatalog = page("Text.\n\n\(markdown)", path: "a/Kit.docc/b.md").value
        #expect(inCatalog.events.contains(.open(.alert(alert))))
        #expect(inCatalog.plainText(inCatalog.header).contains(words))
        #expect(!page("Text.\n\n\(markdown)").value.events.contains(.open(.alert(alert))))
    }

    @Test func keepsQuotesOfCatalogs() {
        for words in ["He said: words.", "Note:words", "\"Note: words", "Note"] {
            #expect(page("Text.\n\n> \(words)", path: "a/Kit.docc/b.md").value.events.contains(.open(.blockQuote)))
        }
    }

    @Test func readsTermsOfCatalogs() {
        let list = "- term One: The first.\n- term Two words: The second."
        #expect(titles(list, path: "a/Kit.docc/b.md") == ["One", "Two words"])
        #expect(titles(list) == ["term One", "term Two words"])
    }

    private func titles(_ markdown: String, path: String = "a.md") -> [String] {
        let page = page(markdown, path: path).value
        return page.rows.map { page.plainText($0.title) }
    }

    @Test(arguments: [
        ("# ``Kit``", true), ("# ``Kit/Thing``", false), ("# Words\n\n@Metadata {\n    @TechnologyRoot\n}", true),
        ("# Words", false),
    ])
    func knowsTheRootOfACatalog(markdown: String, isRoot: Bool) {
        #expect(page(markdown, path: "a/Kit.docc/b.md").value.isCatalogRoot == isRoot)
    }
}
