import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// What is indented below a definition or a footnote.
@Suite struct ContainerScanNotesTests {
    @Test(arguments: [
        ("Term\n:   A\n\n    B\n", "Term | A | B"),
        ("Term\n: A\n\n  B\n", "Term | A | B"),
        ("Term\n\n:   A\n\n    B\n\n    - c\n    - d\n", "Term | A | B ¶ • c • d"),
        ("Term\n:   A\n\n    ```yaml\n    a: 1\n      b: 2\n    ```\n", "Term | A | ```yaml a: 1⏎  b: 2⏎```"),
        ("Term\n:   A\n\n        code\n", "Term | A | ``` code⏎```"),
        ("Term\n:   A\n    - b\n    - c\n", "Term | A | • b • c"),
        ("Term\n:   - a\n    - b\n\n    C\n", "Term |  | • a • b C"),
        ("Term\n:   A\nlazy\n\n    B\n", "Term | A lazy | B"),
        ("Term\n:   A\n:   B\n\n    C\n:   D\n", "Term | A⏎B | C ¶ D"),
        ("Term\n:   A\n\n    B\n\nOther\n:   C\n", "Term | A | B Other | C |"),
        ("Term\n:\tA\n\n\tB\n", "Term | A | B"),
        ("Term\n:   A\n\n    Inner\n    :   X\n\n        Y\n", "Term | A | <dl ; Inner : X ¶ Y ¶  >"),
    ])
    func readsDefinitions(markdown: String, expected: String) {
        let page = page("# T\n\n" + markdown).value
        let rows = page.rows.map { row in
            [row.title, row.detail, row.body].map { page.notation($0).trimmingSpaces }.joined(separator: " | ")
        }
        #expect(rows.joined(separator: " ").trimmingSpaces == expected.trimmingSpaces)
    }

    @Test(arguments: [
        ("> Term\n> :   A\n>\n>     B\n", "<<dl ; Term : A ¶ B ¶  >>"),
        ("!!! note\n\n    Term\n    :   A\n\n        B\n", "<note! <dl ; Term : A ¶ B ¶  >>"),
        ("=== \"X\"\n\n    Term\n    :   A\n\nEnd", "<tabs <tab «X» <dl ; Term : A >>>End"),
        ("> One\n> Two\n> : A\n> : B\n", "<<dl ; One ; Two : A : B >>"),
        ("::: tip\nTerm\n: A\n\nOther\n\n: B\n:::", "<tip! <dl ; Term : A ; Other : B >>"),
    ])
    func readsDefinitionsInOtherBlocks(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test func readsDefinitionsInItems() {
        #expect(sketch("- item\n\n  Term\n  :   A\n\n      B\n").contains("<dl ; Term : A ¶ B ¶  >"))
        #expect(sketch("- item\n\n  Term { #here }\n  :   A\n").contains("<a id=here></a>Term"))
        #expect(sketch("- Term\n  : A\n").contains("- subtitle: Term | A"))
    }

    @Test(arguments: [
        ("a[^1]\n\n[^1]: A\n\n    B\n", "a[^1] ¶ (^1) AB"),
        ("a[^1]\n\n[^1]: A\nlazy\n\n    - b\n", "a[^1] ¶ (^1) A lazy• b"),
        ("a[^1] [^2]\n\n[^1]: A\n[^2]: B\n\n    C\n\nD", "a[^1] [^2] ¶ (^1) A ¶ (^2) BC ¶  ¶ D"),
        ("a[^n]\n\n[^n]:\n    A\n\n    B\n", "a[^n] ¶ (^n)  AB"),
        ("a[^1]\n\n[^1]: A\n\n    ```\n    code\n    ```\nB", "a[^1] ¶ (^1) A``` code⏎``` ¶ B"),
    ])
    func readsFootnotes(markdown: String, expected: String) { #expect(flow(markdown) == expected) }

    @Test(arguments: [
        "# T\n\n: A\n\n    B\n", "    Term\n    : A\n\n      B\n", "```\nTerm\n: A\n\n    B\n```\n",
        "Term\n:A\n\n    B\n", "<pre>\nTerm\n: A\n\n    B\n</pre>\n",
    ])
    func leavesOtherText(markdown: String) {
        let sketch = page(markdown).value.sketch
        #expect(!sketch.contains("<dl") && page(markdown).value.rows.allSatisfy { $0.style != .subtitle }, "\(sketch)")
    }

    @Test func isCodeInStrictReading() {
        #expect(flow("Term\n: A\n\n      B", options: .strict).contains("```"))
        #expect(flow("a[^1]\n\n[^1]: A\n\n        B", options: .strict).contains("```"))
    }

    @Test func placesWhatStandsInThem() {
        let found = page(
            "# T\n\nTerm\n:   [a](b.md)\n\n    See [c](d.md)\n\n    - [e](f.md)\n\nx[^1]\n\n[^1]: A\n\n    [g](h.md)\n")
        #expect(found.value.linkPlaces.map { "\($0.location.line):\($0.location.column)" } == ["4:9", "6:13", "8:11", "14:9"])
    }

    @Test func givesTermsTheIDsOfTheirAuthor() {
        let found = page("# T\n\n`a` { #here }\n:   A\n\n    B\n\nOther {#there}\n: C\n").value
        #expect(found.rows.map { found.string($0.id) } == ["here", "there"])
        #expect(found.rows.map { found.plainText($0.title) } == ["a", "Other"])
    }

    @Test func takesTimeThatGrowsWithTheText() {
        for piece in [
            "a\n: b\n\n    c\n\n", ": b\n\n    c\n", "[^1]: a\n", "[^1]: a\n\n    b\n", "a\n:   - b\n    ", ": : : : a\n\n    ",
            ": a\nb\n",
        ] {
            _ = page(String(repeating: piece, count: 40_000 / piece.utf8.count))
        }
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text.drop { $0 == " " })
    }
}
