import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Links and images without an address.
@Suite struct ContentReaderEmptyAddressesTests {
    @Test(arguments: [
        ("a [b *c*]() d", "1:3+1", "link", "leads", "a b *c* d"), ("a ![b](<> \"t\") c", "1:3+1", "image", "is", "a b c"),
        ("a [b][c]\n\n[c]: <>", "1:3+1", "link", "leads", "a b"),
    ])
    func showsTheirWordsAndReportsThem(markdown: String, place: String, kind: String, verb: String, text: String) {
        let article = kind == "image" ? "an" : "a"
        #expect(flow(markdown) == text)
        #expect(
            problems(markdown) == [
                "\(place) warning[link-empty] \(article) \(kind) has no address (text alone)"
                    + " = write where it \(verb) between the parentheses"
            ])
    }

    @Test(arguments: ["SUMMARY.md", "de/summary.md", "_sidebar.md", "_Sidebar.md"])
    func leavesPagesThatAreNotWrittenYetInANavigation(path: String) {
        #expect(page("# S\n\n- [A]()\n", path: path).diagnostics == [])
    }

    /// Such a row is one to come.
    @Test(arguments: ["- [A]() - b", "- **[A]()**\n- c", "1. [A]()", "- [ ] [A]() - until May", "- ~~[A]()~~ - gone"])
    func leavesRowsToComeAlone(markdown: String) {
        #expect(page(markdown).diagnostics == [])
        #expect(problems("- a [A]()") == problems("c a [A]()"))
    }

    /// The anchors of MkDocs, and what stands in braces behind others.
    @Test(arguments: ["[](){#foo}\n\n[x](#foo)", "a [](){#foo} [x](#foo)", "[Begin](){ .md-button }", "- [](){#foo} [x](#foo)"])
    func leavesPlacesAlone(markdown: String) {
        let page = page(markdown)
        #expect(page.diagnostics == [])
        #expect(!page.value.sketch.contains("{"))
    }

    @Test func saysSoOfSomeOfMany() {
        #expect(problems(String(repeating: "[a]() ", count: 10_000)).count == 100)
    }
}
