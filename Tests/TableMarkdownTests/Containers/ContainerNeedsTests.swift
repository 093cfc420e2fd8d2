import Testing

@testable import TableMarkdown

@Suite struct ContainerNeedsTests {
    private func needs(_ markdown: String) -> ContainerNeeds {
        Array(markdown.utf8).withUnsafeBufferPointer(ContainerNeeds.init(of:))
    }

    @Test func findsLinesThatBeginWithThreeSigns() {
        for markdown in ["::: tip", "a\n  ::: tip", "a\n\t!!! b", "> ??? x", "a\n=== \"b\"\n", "a\r\n> > :::\r\n"] {
            #expect(needs(markdown) == .lines, "\(markdown)")
        }
        for markdown in ["", ":", "::", "a ::: tip", "a\n:b\n!! c\n- ::: d", "a\n---\n", "```\n"] {
            #expect(needs(markdown) == [], "\(markdown)")
        }
    }

    @Test func findsDefinitionsAndFootnotesThatGoOn() {
        for markdown in ["a\n: b\n", "a\n:\tb\n", "> :   b\n", "[^1]: a\n\n    b\n", "[^1]: a\nb\n\n\tc\n", "[^1]:\n    a\n"] {
            #expect(needs(markdown) == .lines, "\(markdown)")
        }
        for markdown in ["a\n:b\n", "a: b\n", "[^1]: a\n[^2]: b\n", "[^1]: a\n", "a[^1]\n\n    b"] {
            #expect(!needs(markdown).contains(.lines), "\(markdown)")
        }
    }

    @Test(
        arguments: [
            ("a {% b %}", [.lines, .templates]), ("{: .note }", [.lines, .templates]), ("a {b} {{ c }}", []),
            ("<div markdown=\"1\">", .elements),
            ("a <p class=x markdown>", .elements), ("<p>markdown</p>", []), ("<b @click=\"c\">", .tags), ("a <A.b>", .tags),
            ("<b c={{d}}>", .tags),
            ("<b #c>", .tags), ("<a.b> me@c.d <e@f.g>", []), ("a < b @c", []), ("<a href=\"#b\">", []), ("{", []), ("<", []),
        ] as [(String, ContainerNeeds)])
    func findsTags(markdown: String, expected: ContainerNeeds) { #expect(needs(markdown) == expected) }
}
