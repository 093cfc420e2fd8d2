import TableMarkdown
import TableModel
import Testing

/// Links whose address has a space in it.
@Suite struct ContentReaderSpacedAddressesTests {
    @Test(arguments: [
        ("[sp](my file.md)", "1:6+10", "my file.md", "my%20file.md"),
        ("- a [b c](d/e f.md#g) h", "1:11+10", "d/e f.md#g", "d/e%20f.md#g"),
        ("![](my  pic.PNG)", "1:5+11", "my  pic.PNG", "my%20%20pic.PNG"),
        ("# A [b](ü c.markdown)", "1:9+13", "ü c.markdown", "ü%20c.markdown"),
        ("| a | b |\n|---|---|\n| [c](d e.svg) | f |", "3:7+7", "d e.svg", "d%20e.svg"),
    ])
    func reportsAnAddressWithASpace(markdown: String, place: String, address: String, encoded: String) {
        #expect(
            problems(markdown) == [
                "\(place) warning[link-space] the address `\(address)` has a space in it (no link) = write `<\(address)>` or `\(encoded)`"
            ])
    }

    @Test(arguments: [
        "[a](<b c.md>)", "[a](b%20c.md)", "[a](b.md 'c d.md')", "[a](see the file b)", "[a] (b c.md)", "[a](b c)", "[a](b c.md",
        "[a]( b.md )",
        "`[a](b c.md)`", "```\n[a](b c.md)\n```", "\\[a](b c.md)", "[a\\](b c.md)", "[a]\\(b c.md)", "[a](b \\*c.md)",
        "[a](b\nc.md)",
        "a (b c.md)", "<!-- [a](b c.md) -->", "[a](b c.mdx)", "[a](b .md)", "[a](see (b c.md))", "[ ](b c)",
        "{% raw %}[a](b c.md){% endraw %}",
        "[a](b \"c d.md)",
    ])
    func leavesOtherTextAlone(markdown: String) {
        #expect(problems(markdown).filter { $0.contains("link-space") } == [])
    }

    @Test func looksAtSomeOfManyThousand() {
        #expect(problems((0..<30_000).map { "[a](b \($0).md) " }.joined()).count == 100)
        #expect(problems(String(repeating: "[](", count: 200_000)).isEmpty)
        #expect(problems(String(repeating: "[a](b ", count: 100_000)).isEmpty)
    }
}
