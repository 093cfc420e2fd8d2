import Testing

@testable import TableMarkdown

@Suite struct ContainerScanTests {
    /// The rewritten text, its comments as `<number title>`.
    private func rewritten(_ markdown: String, skipping skipped: Set<Int> = []) throws -> String {
        let scan = try #require(ContainerScan(Array(markdown.utf8)[...], needs: .all, skipping: skipped))
        return String(decoding: scan.bytes, as: UTF8.self).replacing(/<!--\u{1}(\d+ [^-]*)-->/) { "<" + $0.output.1 + ">" }
    }

    @Test func putsCommentsInThePlaceOfFences() throws {
        #expect(try rewritten("a\n::: tip Title\nb\n:::\nc") == "a\n<0 Title>\nb\n<1 >\nc")
        #expect(try rewritten("- a\n  ::: tip\r\n  b\n  :::\n") == "- a\n  <0 >\n  b\n  <1 >\n")
        #expect(try rewritten("> ::: tip\n> b\n> :::\n") == "> <0 >\n> b\n> <1 >\n")
    }

    @Test func takesTheIndentationOffWhatIsIndented() throws {
        #expect(try rewritten("!!! note \"T\"\n    a\n\n    b\n\nc\n") == "<0 T>\na\n\nb\n<1 >\n\nc\n")
        #expect(try rewritten("!!! note\n\ta\n\t\tb") == "<0 >\na\n\tb\n<1 >\n")
        #expect(try rewritten("1. x\n\n    !!! note\n        a\n    b\n") == "1. x\n\n    <0 >\n    a\n    <1 >\n    b\n")
        #expect(try rewritten("> !!! note\n>     a\nb\n") == "> <0 >\n> a\n> <1 >\nb\n")
        #expect(
            try rewritten("??? a\n    ??? b\n        c\n    d\ne\n") == "<0 >\n<1 >\nc\n<2 >\nd\n<3 >\ne\n")
    }

    @Test func endsCodeThatIsOpenInWhatIsIndented() throws {
        #expect(try rewritten("!!! note\n    ````\n    a\n\nb\n") == "<0 >\n````\na\n````\n<1 >\n\nb\n")
        #expect(try rewritten("!!! note\n    <!--\n    a\nb\n") == "<0 >\n<!--\na\n-->\n<1 >\nb\n")
        #expect(try rewritten("!!! note\n    - ```\n      a\nb\n") == "<0 >\n- ```\n  a\n<1 >\nb\n")
    }

    @Test(arguments: [
        "```\n::: tip\n```\n", "~~~ md\n!!! note\n    a\n~~~\n", "- a\n  ```\n  ::: tip\n  ```\n", "> ```\n> ::: tip\n> ```\n",
        "<!--\n::: tip\n-->\n", "<pre>\n::: tip\n</pre>\n", "a\n\n    ::: tip\n", "!!! What a day\nb\n", "=== \"a\"\nb\n",
        "??? note\nb\n", "!!! unknown\nb\n",
    ])
    func leavesCodeAndTextAlone(markdown: String) throws { #expect(try rewritten(markdown) == markdown) }

    @Test func goesOnBehindCodeThatEndsWithItsItem() throws {
        #expect(try rewritten("- a\n  ```\n  b\n::: tip\n:::\n") == "- a\n  ```\n  b\n<0 >\n<1 >\n")
        #expect(try rewritten("> ```\n> b\n\n::: tip\n:::\n") == "> ```\n> b\n\n<0 >\n<1 >\n")
        #expect(try rewritten("<pre>a</pre>\n::: tip\n:::\n") == "<pre>a</pre>\n<0 >\n<1 >\n")
    }

    @Test func showsAlertsWithoutTextWhereTheySayEnough() throws {
        #expect(try rewritten("!!! note\nb\n") == "<0 >\n<1 >\nb\n")
        #expect(try rewritten("!!! whatever \"Title\"") == "<0 Title>\n<1 >\n")
    }

    @Test func leavesOutLinesThatAreToBeSkipped() throws {
        #expect(try rewritten("::: a\nb\n:::\n", skipping: [1]) == "::: a\nb\n<0 >\n")
        #expect(try rewritten("!!! note\n    b\n", skipping: [1]) == "!!! note\n    b\n")
    }

    @Test func knowsWhereEachLineStood() throws {
        let scan = try #require(
            ContainerScan(Array("!!! note \"T\"\n    a\n\nb\n  ::: x Title\n".utf8)[...], needs: .all, skipping: []))
        // The comment `<!--.0 T-->`, `a`, the comment that was added, the empty line, `b`, the comment of the fence.
        let places = [(1, 8), (2, 1), (3, 1), (4, 1), (5, 1), (6, 10)].map { scan.lines.original(line: $0.0, column: $0.1) }
        #expect(places.map(\.line) == [1, 2, 2, 3, 4, 5])
        #expect(places.map(\.column) == [11, 5, 1, 1, 1, 9])
    }

    @Test func usesASignThatTheTextDoesNotHave() throws {
        let scan = try #require(ContainerScan(Array("\u{1}\u{2}\n::: tip\n".utf8)[...], needs: .all, skipping: []))
        #expect(scan.sign == 3)
        #expect(ContainerScan((1...31).map { UInt8($0) }[...], needs: .all, skipping: []) == nil)
    }
}

extension ContainerNeeds {
    static let all: ContainerNeeds = [.lines, .elements, .templates, .tags]
}
