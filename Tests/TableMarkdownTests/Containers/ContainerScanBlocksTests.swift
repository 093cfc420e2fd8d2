import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Blocks of PyMdown Extensions, between lines of slashes.
@Suite struct ContainerScanBlocksTests {
    @Test(arguments: [
        ("/// note | My *title*\na *b*\n///\nc", "<note! «My *title*» a *b* ¶ >c"),
        ("/// warning\n\n- a\n- b\n\n///", "<warning! • a • b >"),
        ("/// tip | Words\n\n///", "<tip! «Words» >"),
        ("/// admonition | T\n    type: danger\n\na\n///", "<danger! «T» a ¶ >"),
        ("/// admonition | T\na\n///", "<note! «T» a ¶ >"),
        ("a\n/// note\nb\n///\nc", "a ¶ <note! b ¶ >c"),
        ("//// note | A\n/// tip | B\nb\n///\nc\n////", "<note! «A» <tip! «B» b ¶ >c ¶ >"),
        ("/// note\n//// tip\nb\n////\nc\n///", "<note! <tip! b ¶ >c ¶ >"),
        ("/// html | div.grid\na\n///", "<div. a ¶ >"),
        ("/// note\n```c\n///\n```\n///\na", "<note! ```c ///⏎```>a"),
    ])
    func readsBlocks(markdown: String, expected: String) {
        #expect(flow(markdown) == expected)
        #expect(problems("# T\n\n" + markdown).isEmpty)
    }

    @Test(arguments: [
        ("/// details | More\n    open: True\na\n///", "::: details More {.open}\na\n:::"),
        ("/// details | More\n    open: false\na\n///", "::: details More\na\n:::"),
        ("/// details | More\n    type: warning\n\na\n///", "??? warning \"More\"\n    a"),
        ("/// details | More\n    type: warning\n    open: True\n\na\n///", "???+ warning \"More\"\n    a"),
        ("/// tab | A\na\n///\n\n/// tab | B\nb\n///", "=== \"A\"\n    a\n\n=== \"B\"\n    b"),
        ("/// tab | A\na\n///\n\n/// tab | B\n    new: true\nb\n///", "=== \"A\"\n    a\n\n===! \"B\"\n    b"),
        ("a\n\n/// caption\nb *c*\n///\n\nd", "a\n\nb *c*\n\nd"),
        ("a\n\n//// caption\nb\n/// caption\nc\n///\nd\n////\ne", "a\n\nb\n\nc\n\nd\n\ne"),
        ("| a |\n|---|\n| b |\n/// table-caption | <\n    attrs: {id: x}\nc\n///\nd", "| a |\n|---|\n| b |\n\nc\n\nd"),
        ("- a\n\n    /// note\n    b\n    ///\n- c", "- a\n\n    !!! note\n        b\n- c"),
    ])
    func meansWhatOthersWrite(markdown: String, other: String) {
        #expect(flow(markdown) == flow(other))
        #expect(problems("# T\n\n" + markdown).isEmpty)
    }

    @Test func reportsUnknownOnesAndThoseWithoutEnd() {
        #expect(flow("/// define\na\n///\nb") == "<note! «Define» a ¶ >b")
        #expect(
            problems("# T\n\n/// define\na\n///\n\n/// note | B\nb\n").map { $0.prefix { $0 != "=" } } == [
                "3:1+10 warning[foreign-syntax] the block `/// define` is unknown and shown as a note ",
                "7:1+8 warning[foreign-syntax] the block `/// note` is not read and shown as it is written ",
            ])
    }

    @Test(arguments: [
        "/// A comment of Rust.\n/// Another.", "///", "/// a", "```\n/// note\na\n///\n```", "    /// note\n    a\n    ///",
        "// note | a\nb\n//",
    ])
    func leavesOtherText(markdown: String) {
        #expect(flow(markdown).contains("//"))
        #expect(problems("# T\n\n" + markdown).isEmpty)
    }

    @Test func leadsToIDs() {
        #expect(problems("# T\n\n[a](#x)\n\n/// note | A\n    attrs: {class: y, id: x}\n\na\n///\n").isEmpty)
        #expect(flow("/// note\n    attrs: {id: 'x'}\na\n///").contains("x"))
    }

    @Test func placesWhatStandsInThem() {
        let found = page("# T\n\n/// tab | A\n    new: true\n[a](b.md)\n///\n\n/// caption\n[c](d.md)\n///\n[e](f.md)\n")
        #expect(found.value.linkPlaces.map { "\($0.location.line):\($0.location.column)" } == ["5:5", "9:5", "11:5"])
    }

    @Test func isTextInStrictReading() { #expect(flow("/// note\na\n///", options: .strict).contains("///")) }

    @Test func takesTimeThatGrowsWithTheText() {
        for piece in ["/// note\n", "/// note\n///\n", "/// caption\n", "/// a | b\n    c: d\n", "- /// note\n", "////"] {
            _ = page(String(repeating: piece, count: 30_000 / piece.utf8.count))
        }
    }
}
