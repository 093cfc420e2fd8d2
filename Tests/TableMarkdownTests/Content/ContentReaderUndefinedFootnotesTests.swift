import TableMarkdown
import TableModel
import Testing

/// References to footnotes that a document does not have.
@Suite struct ContentReaderUndefinedFootnotesTests {
    @Test(arguments: [
        ("Text[^1].", "1:5+4", "1", "write `[^1]: text` in a line of its own"),
        ("- *a* text [^down]\n\nb[^dawn]\n\n[^dawn]: c", "1:12+7", "down", "did you mean `[^dawn]`?"),
        ("# A[^note-1]", "1:4+9", "note-1", "write `[^note-1]: text` in a line of its own"),
        ("| a | b |\n|---|---|\n| c | d[^é] |", "3:8+5", "é", "write `[^é]: text` in a line of its own"),
        ("as follows[^1]: a", "1:11+4", "1", "write `[^1]: text` in a line of its own"),
        ("[t][^2]", "1:4+4", "2", "write `[^2]: text` in a line of its own"),
    ])
    func reportsAFootnoteThatIsNowhere(markdown: String, place: String, label: String, help: String) {
        #expect(
            problems(markdown) == [
                "\(place) warning[footnote-missing] the footnote `\(label)` is nowhere in this document (no footnote) = \(help)"
            ])
    }

    @Test(arguments: [
        "a[^1]\n\n[^1]: b", "`a[^1]`", "```\na[^1]\n```", "    a[^1]", "a\\[^1]", "a\\[^1\\]", "[^a-z]", "set [^a-zA-Z] and",
        "[^0-9a-f]", "[^a-zA-Z0-9_]", "[^abc]+ and [^abc]*",
        "([^abc])", "[^\"]",
        "[^]", "[^ a]", "[^a b]", "[a[^1]](b.md)", "[^1](b.md)", "<!-- a[^1] -->", "{% raw %}a[^1]{% endraw %}", "a^[words]", "[^",
        "[^a", "[1^2]",
    ])
    func leavesOtherBracketsAlone(markdown: String) {
        #expect(problems(markdown).filter { $0.contains("footnote-missing") } == [])
    }

    @Test func tellsEachLabelOnce() { #expect(problems("a[^1] b[^1]\n\nc[^2]").count == 2) }

    @Test func looksAtSomeOfManyThousand() {
        #expect(problems((0..<30_000).map { "a[^n\($0)] " }.joined()).count == 100)
        #expect(problems(String(repeating: "[^", count: 100_000)).isEmpty)
    }
}
