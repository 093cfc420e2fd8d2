import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Issue 11: `<!-- tablesite-ignore link-target -->` silences the next block, and leaves no trace in the page.
@Suite struct IgnoreCommentReaderTests {
    /// What each comment is about, such as `link-target 3..<5`, in source order; `∞` is the end of the document.
    private func comments(_ markdown: String, options: ParseOptions = ParseOptions()) -> [String] {
        page(markdown, options: options).value.ignoreComments.map { comment in
            let end = comment.lines.upperBound == .max ? "∞" : String(comment.lines.upperBound)
            return "\(comment.codes.map(\.name).joined(separator: " ")) \(comment.lines.lowerBound)..<\(end)"
        }
    }

    private static let comment = "<!-- tablesite-ignore a -->"

    @Test(arguments: [
        ("a heading", "C\n# One\n\nText\n", "a 1..<4"),
        ("a heading below another", "# One\n\nC\n## Two\n- Row\n", "a 3..<5"),
        ("an underlined heading", "C\n\nOne\n===\n\nText", "a 1..<6"),
        ("a paragraph", "# One\n\nC\n\nText\nmore\n\nOther\n", "a 3..<8"),
        ("a paragraph without an empty line", "# One\n\nC\nText\nmore\n\nOther\n", "a 3..<7"),
        ("a list", "C\n\n- One\n- Two\n\n# End\n", "a 1..<6"),
        ("a list without an empty line", "Text\n\nC\n- One\n  - Two\n- Three\n\nEnd", "a 3..<8"),
        ("a numbered list", "C\n1. One\n2. Two\n\nEnd", "a 1..<5"),
        ("a table", "C\n\n| a | b |\n|---|---|\n| c | d |\n\nEnd", "a 1..<7"),
        ("a block of HTML", "C\n<div>\n<p>\n</div>\n\nEnd", "a 1..<6"),
        ("an image of HTML", "C\n<img src=x.png>\n\nEnd", "a 1..<4"),
        ("a quotation", "C\n\n> One\n>\n> Two\n\nEnd", "a 1..<7"),
        ("code", "C\n\n```\nx\n```\nEnd", "a 1..<6"),
        ("a block behind definitions", "C\n\n[r]: a.md\n\nText\n\nEnd", "a 1..<7"),
        ("definitions at the end", "Text\n\nC\n\n[r]: a.md\n", "a 3..<∞"),
        ("nothing", "Text\n\nC\n", "a 3..<∞"),
    ])
    func isAboutTheBlockBehindIt(block: String, source: String, expected: String) {
        #expect(comments(source.replacing("C", with: Self.comment)) == [expected], "\(block)")
    }

    @Test(arguments: [
        ("at the margin between items", "- One\nC\n- Two\n- Three\n", "a 2..<4"),
        ("at the margin between numbered items", "1) One\nC\n2) Two\n   more\n3) Three\n", "a 2..<5"),
        ("in the item before", "- One\n  C\n- Two\n- Three\n", "a 2..<4"),
        ("before a nested item", "- One\n  - Two\n    C\n  - Three\n  - Four\n", "a 3..<5"),
        ("in the last nested item", "- One\n  - Two\n    C\n- Three\n  - Four\n- Five", "a 3..<6"),
        ("before a nested list", "- One\n  C\n  - Two\n  - Three\n- Four", "a 2..<5"),
        ("first in an item", "- C\n  Two\n- Three\n", "a 1..<3"),
        ("between lists of two kinds", "- One\nC\n1. Two\n2. Three\n\nEnd", "a 2..<6"),
        ("between lists with other signs", "- One\nC\n* Two\n* Three\n\nEnd", "a 2..<6"),
        ("between lists with an empty line", "- One\n\nC\n- Two\n- Three\n\nEnd", "a 3..<7"),
        ("in the last item", "- One\n- Two\n  C\n\nText\n\nEnd", "a 3..<7"),
    ])
    func isAboutAnItem(place: String, source: String, expected: String) {
        #expect(comments(source.replacing("C", with: Self.comment)) == [expected], "\(place)")
    }

    /// Each of several is about the item behind the last one, and the list is one.
    @Test(arguments: [
        ("at the margin", "- One\nC\nC\n- Two\n- Three\n", ["a 2..<5", "a 3..<5"]),
        ("three of them between numbers", "1. One\nC\nC\nC\n2. Two\n   more\n3. Three\n", ["a 2..<7", "a 3..<7", "a 4..<7"]),
        ("in one line and the next", "- One\nC C\nC\n- Two\n- Three\n", ["a 2..<5", "a 2..<5", "a 3..<5"]),
        ("before a nested item", "- One\n  - Two\n  C\n  C\n  - Three\n  - Four\n", ["a 3..<6", "a 4..<6"]),
        ("in the item before", "- One\n  C\n  C\n- Two\n- Three\n", ["a 2..<5", "a 3..<5"]),
        ("twice in a list", "- One\nC\nC\n- Two\nC\nC\n- Three\n- Four\n", ["a 2..<5", "a 3..<5", "a 5..<8", "a 6..<8"]),
        ("with an empty line between", "- One\nC\n\nC\n- Two\n- Three\n\nEnd", ["a 2..<8", "a 4..<8"]),
        ("between lists of two kinds", "- One\nC\nC\n1. Two\n2. Three\n\nEnd", ["a 2..<7", "a 3..<7"]),
    ])
    func severalAreAboutAnItem(place: String, source: String, expected: [String]) {
        let markdown = source.replacing("C", with: Self.comment)
        #expect(comments(markdown) == expected, "\(place)")
        let isOne = !place.contains("empty") && !place.contains("kinds")
        let sections = page(markdown).value.sections.filter { !$0.rows.isEmpty }
        #expect((sections.count == 1) == isOne, "\(place)")
    }

    @Test(arguments: [
        ("in a paragraph", "One\ntwo C three C\nfour\n\nEnd", ["a 1..<5", "a 1..<5"]),
        ("in an item's words", "- One C\n- Two\n", ["a 1..<2"]),
        ("in a heading", "# One C\n\nEnd", ["a 1..<3"]),
        ("in a cell", "| a | b |\n|---|---|\n| c C | d |\n| e | f |\n\nEnd", ["a 1..<6"]),
        ("in a block of HTML", "<div>\nC\n<p>\n</div>\n\nEnd", ["a 2..<6"]),
        ("before words in its line", "C <img src=x>\n\nEnd", ["a 1..<3"]),
    ])
    func isAboutTheBlockItStandsIn(place: String, source: String, expected: [String]) {
        #expect(comments(source.replacing("C", with: Self.comment)) == expected, "\(place)")
    }

    @Test func isAboutTheSameBlockAsTheCommentBehindIt() {
        #expect(
            comments("<!-- tablesite-ignore a -->\n<!-- tablesite-ignore b -->\n\n<!-- tablesite-ignore c -->\nText\n\nEnd")
                == ["a 1..<7", "b 2..<7", "c 4..<7"])
    }

    @Test(arguments: [
        ("<!-- tablesite-ignore a b -->", ["a 1:23", "b 1:25"]),
        ("<!--tablesite-ignore a,b, c-->", ["a 1:22", "b 1:24", "c 1:27"]),
        ("<!--\n  tablesite-ignore\n  a\n  b\n-->", ["a 3:3", "b 4:3"]),
        ("---\ntitle: x\n---\n<!-- tablesite-ignore a -->", ["a 4:23"]),
        ("> <!-- tablesite-ignore a -->\n> Text", ["a 1:25"]),
    ])
    func knowsWhereEachCodeStands(source: String, expected: [String]) {
        let codes = page(source).value.ignoreComments.flatMap(\.codes)
        #expect(codes.map { "\($0.name) \($0.range.start.line):\($0.range.start.column)" } == expected)
    }

    @Test(arguments: [
        "<!-- tablesite-ignored a -->", "<!-- tablesite -->", "<!-- a tablesite-ignore b -->", "`<!-- tablesite-ignore a -->`",
        "    <!-- tablesite-ignore a -->", "```\n<!-- tablesite-ignore a -->\n```", "&lt;!-- tablesite-ignore a -->",
        "![tablesite-ignore](a)", "<! tablesite-ignore a>",
    ])
    func otherTextIsNone(source: String) {
        #expect(comments(source).isEmpty)
    }

    @Test func aCommentWithoutCodesHasItsPlace() {
        let comment = page("Text\n\n<!-- tablesite-ignore -->\n").value.ignoreComments.first
        #expect(comment?.codes == [] && comment?.range == SourceRange(line: 3, column: 6, length: 16))
    }

    /// Such a comment is none of Markdown's additions.
    @Test func countsWithoutAdditions() {
        let options = ParseOptions(hasAdditions: false)
        #expect(comments("<!-- tablesite-ignore a -->\n# One\n", options: options) == ["a 1..<∞"])
        let with = page("One\n\n<!-- tablesite-ignore a -->\n\nTwo\n", options: options).value
        #expect(with.sketch == page("One\n\nTwo\n", options: options).value.sketch)
    }

    // MARK: The page

    @Test(arguments: [
        "C\n# One\n\nC\nText\n\nC\n## Two\n\nC\n- Row\n- Row\n", "- One\nC\n- Two\nC\n- Three\n", "1. One\nC\n2. Two\n",
        "- One\n  C\n- Two\n", "- One\n  - Two\n    C\n  - Three\n", "- One\n\nC\nText\n", "C\n| a | b |\n|---|---|\n| c | d |\n",
        "C\n> One\n", "- One\n\n- Two\n  C\n- Three\n", "- One\n  C\n\n  Text\n- Two\n", "- One\n\nC\n\nText\n\nC\n",
        "One C\n", "- [One](a.md) - detail C\n- Two C\n", "## One C\n\n- Two\n",
    ])
    func leavesNoTrace(source: String) {
        let with = source.replacing("C", with: Self.comment)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let without = lines.filter { $0.drop { $0 == " " } != "C" }.joined(separator: "\n").replacing(" C", with: "")
        #expect(comments(with).count >= 1)
        for html in HTMLPolicy.allCases {
            let options = ParseOptions(html: html)
            #expect(page(with, options: options).value.sketch == page(without, options: options).value.sketch)
        }
    }

    @Test(arguments: HTMLPolicy.allCases) func leavesNoTraceInABlockOfHTML(html: HTMLPolicy) {
        for source in ["<div>\nC\n<b>One</b>\n</div>", "C <b>One</b>", "- <div>C <b>One</b></div>", "<p>One</p> C\n"] {
            let found = page(source.replacing("C", with: Self.comment), options: ParseOptions(html: html)).value
            #expect(!String(decoding: found.text, as: UTF8.self).contains("tablesite-ignore"))
            #expect(String(decoding: found.text, as: UTF8.self).contains("One"))
            #expect(found.ignoreComments.count == 1)
        }
    }

    @Test func staysSilentAboutOtherComments() {
        let source = "<!-- {.note} -->\n\n- One\n<!-- end -->\n- Two <!-- {accessory=check} -->\n"
        #expect(page(source).value.ignoreComments.isEmpty)
        #expect(page("\(Self.comment)\n\n\(source)").value.sketch == page(source).value.sketch)
    }

    // MARK: Hostile input

    @Test func takesTimeInProportionToTheSource() {
        let comment = "<!-- tablesite-ignore a -->"
        let sources = [
            String(repeating: "\(comment)\n", count: 20_000),
            "<div>\n" + String(repeating: "\(comment)\n", count: 20_000),
            String(repeating: "\(comment)\n\nText\n\n", count: 10_000),
            String(repeating: "- One\n\(comment)\n", count: 10_000),
            "One " + String(repeating: "\(comment) ", count: 20_000),
            String(repeating: "> ", count: 2_000) + String(repeating: "\(comment) x ", count: 2_000),
            "<!-- tablesite-ignore " + String(repeating: "a ", count: 200_000), "<!-- tablesite-ignore", "<!--tablesite-ignore-",
            "<!--",
            String(repeating: "<!--", count: 100_000),
        ]
        let clock = ContinuousClock()
        for source in sources {
            #expect(clock.measure { _ = page(source) } < .seconds(20), "\(source.prefix(60))")
        }
    }
}
