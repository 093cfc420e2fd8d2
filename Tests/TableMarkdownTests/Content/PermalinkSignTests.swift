import TableMarkdown
import TableModel
import TableTestSupport
import Testing

@Suite struct PermalinkSignTests {
    /// The sections' headings, with their ids.
    private func headings(_ markdown: String) -> [String] {
        let page = page("# T\n\n\(markdown)\n\nText").value
        return page.sections.compactMap { $0.heading }.map { "\(page.plainText($0.title)) #\(page.string($0.id))" }
    }

    @Test(arguments: [
        "## Use it [¶](#use-it)", "## Use it [#](#other \"Permalink\") ##", "Use it [🔗](#use-it)\n------",
        "## Use it <a class=\"anchor\" href=\"#use-it\" title=\"Permalink\">¶</a>",
        "<h2 id=\"use-it\">Use it <a class=\"anchor\" href=\"#use-it\">¶</a></h2>",
        "<h2 id=\"use-it\">Use it<a href=\"#use-it\"> &sect; </a></h2>", "<h2 id=\"use-it\"><a href='#use-it'></a>Use\nit</h2>",
    ])
    func isLeftOut(markdown: String) { #expect(headings(markdown) == ["Use it #use-it"]) }

    @Test(arguments: [
        ("## Use [it](#it)", "Use it #use-it"), ("## Use [#](it.html)", "Use # #use-"), ("## [#](#it)", "# #section"),
        ("## Use ¶", "Use ¶ #use-"), ("## Use `¶`", "Use ¶ #use-"),
        ("<h2 id=\"a\">Use <a href=\"#it\">it</a></h2>", "Use it #a"),
    ])
    func isKeptOtherwise(markdown: String, expected: String) { #expect(headings(markdown) == [expected]) }

    @Test func leavesThePlacesOfWhatIsBehindIt() {
        let found = problems("# T\n\n<h2 id=\"a\">Use <a href=\"#a\">¶</a> <script>x</script></h2>\n\n## B [¶](#b)\n\n[c][no]")
        #expect(found.map { String($0.prefix { $0 != " " }) } == ["3:36+8", "7:5+2"])
    }

    @Test func staysInHTMLThatIsTrusted() {
        let page = page("# T\n\n## Use <a href=\"#it\">¶</a>\n\nText", options: ParseOptions(html: .trusted)).value
        #expect(page.sections.compactMap { $0.heading }.map { page.plainText($0.title) } == ["Use ¶"])
    }
}
