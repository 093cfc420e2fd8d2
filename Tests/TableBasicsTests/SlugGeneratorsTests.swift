import TableBasics
import Testing

/// What is expected of Python-Markdown is what it gave; the other two were not run, and follow the rules that they are known for.
@Suite struct SlugGeneratorsTests {
    /// By Python-Markdown, that with Unicode, VitePress and kramdown.
    @Test(arguments: [
        ("Options", ["options", "options", "options", "options"]),
        ("C++ & Swift", ["c-swift", "c-swift", "c-swift", "c--swift"]),
        ("What's new in 1.0?", ["whats-new-in-10", "whats-new-in-10", "what-s-new-in-1-0", "whats-new-in-10"]),
        ("1. Install", ["1-install", "1-install", "_1-install", "install"]),
        ("Über uns", ["uber-uns", "über-uns", "uber-uns", "ber-uns"]),
        ("snake_case & more", ["snake_case-more", "snake_case-more", "snake-case-more", "snakecase--more"]),
        ("-- a --", ["-a-", "-a-", "a", "a---"]),
        ("Łódź", ["odz", "łódź", "łodz", "d"]),
        ("目录", ["", "目录", "目录", "section"]),
    ])
    func namesHeadingsAsTheTools(words: String, expected: [String]) {
        var slugs = Slug.Generators()
        #expect(slugs.next(words) == expected)
    }

    @Test func numbersRepeatedOnes() {
        var slugs = Slug.Generators()
        #expect(slugs.next("A b") == ["a-b", "a-b", "a-b", "a-b"])
        #expect(slugs.next("A b!") == ["a-b_1", "a-b_1", "a-b-1", "a-b-1"])
        #expect(slugs.next("a B") == ["a-b_2", "a-b_2", "a-b-2", "a-b-2"])
    }
}
