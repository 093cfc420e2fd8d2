import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Directives of DocC.
@Suite struct ContainerScanBlockDirectivesTests {
    @Test(arguments: [
        ("@Metadata {\n    @PageKind(article)\n}\n\na", "a"), ("@Comment { a }\nb", "b"),
        (
            "@Row {\n    @Column {\n        a *b*\n    }\n    @Column(size: 2) {\n        c\n    }\n}",
            "<div. <div. a *b* ¶ ><div. c ¶ >>"
        ),
        (
            "@TabNavigator {\n   @Tab(\"A\") {\n      a\n   }\n\n   @Tab(\"B\") {\n      b\n   }\n}",
            "<div. <tabs <tab «A» a ¶ ><tab «B» b ¶ >>>"
        ),
        ("@Small {\n    ```js\n    }\n    ```\n}", "<div. ```js }⏎```>"),
        ("@DeprecationSummary {\n    a\n}", "<warning! a ¶ >"),
    ])
    func readsDirectives(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test func readsImages() {
        let found = flow("@Image(source: \"plan\", alt: \"The plan\")\n")
        #expect(found.contains("plan") && found.contains("The plan") && !found.contains("source"), "\(found)")
        #expect(flow("@Image(source: \"a.png\", alt: \"init(_:) *b*\")\n").contains("init(_:) *b*"))
    }

    @Test(arguments: [
        "@Row {\na", "@Override", "@Column", "@row {\na\n}", "    @Row {\n    a\n    }", "```\n@Row {\n}\n```",
        "@Video(source: \"a\")",
    ])
    func leavesOtherText(markdown: String) {
        let found = flow(markdown)
        #expect(found.contains("@") && !found.contains("<div"), "\(found)")
    }

    @Test func reportsOthersOnceForEachName() {
        let found = page("@Video(source: \"a\")\n\n@Video(source: \"b\")\n").diagnostics.map(\.message)
        #expect(found == ["the directive `@Video` of DocC, which is shown as it is written"])
    }

    @Test func placesWhatStandsInThem() {
        let found = page("@Row {\n    [a](b.md)\n}\n[c](d.md)\n").value.linkPlaces
        #expect(found.map { "\($0.location.line):\($0.location.column)" } == ["2:9", "4:5"])
    }
}
