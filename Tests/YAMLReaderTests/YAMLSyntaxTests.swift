import TableModel
import TableTestSupport
import Testing
import YAMLReader

@Suite struct YAMLSyntaxTests {
    private static let mistakes: [(yaml: String, report: String)] = [
        (
            "title: Swift: a tour",
            "1:13+1 a `:` cannot stand here = put text that holds `: ` in quotes, and begin the keys of one level in one column"
        ),
        ("title: x\ntheme docs\nstyle: inset", "2:1+1 a key without `:` = write `key: value`, or indent text that goes on"),
        ("title: \"open\nstyle: inset\n", "1:8+1 the quote that begins here is not closed = end the text with the same quote"),
        ("a: 'open\n---\n", "1:4+1 the quote that begins here is not closed = end the text with the same quote"),
        ("a: \"\\q\"", "1:5+1 no such escape in a quoted text = write `\\\\` for a backslash, or use single quotes"),
        ("a: \"\\xzz\"", "1:7+1 an escape needs hexadecimal digits = write `\\\\` for a backslash, or use single quotes"),
        ("a: [x, y\nb: z", "1:4+1 the list that begins here is not closed = end it with `]`, with `,` between items"),
        ("a: {x: 1, y: 2", "1:4+1 the mapping that begins here is not closed = end it with `}`, with `,` between entries"),
        (
            "tint: {light: #fff, dark: #000}\nb: c",
            "1:7+1 the mapping that begins here is not closed = a `#` after a space begins a comment; put colours in quotes: `\"#fff\"`"
        ),
        ("a:\n  - x\n  y: 1", "3:3+1 a list item must begin with `- ` = begin all items in one column"),
        (
            "title: \"a\" b",
            "1:12+1 no key where one is expected = begin the keys of one level in one column, and put the whole of a text in quotes or none of it"
        ),
        (
            "links:\n  - [x](https://a.org)",
            "2:8+1 text behind a list that has ended = text that begins with `[` needs quotes, as a link of Markdown does: `\"[words](address)\"`"
        ),
        (
            "title: [draft] A tour",
            "1:16+1 text behind a list that has ended = text that begins with `[` needs quotes, as a link of Markdown does: `\"[words](address)\"`"
        ),
        (
            "a: - b",
            "1:4+1 a list cannot begin here = begin it on a line of its own, or put text that begins with `- ` in quotes"
        ),
        ("é: @home", "1:5+1 text cannot begin with `@` = put the text in quotes"),
        ("a: `b`", "1:4+1 text cannot begin with a back-tick = put the text in quotes"),
        ("a: [x, , y]", "1:8+1 a value is missing here = write one, or close the `[` or `{` before it"),
        // At the end of the file, where nothing stands that could be underlined.
        ("a: [x,", "1:4+1 the list that begins here is not closed = end it with `]`, with `,` between items"),
        ("a: 1\ntokens: {\n", "2:9+1 the mapping that begins here is not closed = end it with `}`, with `,` between entries"),
        ("a: {b: [c], d: [e,\n\n", "1:16+1 the list that begins here is not closed = end it with `]`, with `,` between items"),
        ("a: {b: [c], d:\n\n", "1:4+1 the mapping that begins here is not closed = end it with `}`, with `,` between entries"),
        (
            "b: c\ntint: { light: #05c, dark: #6bf }\n",
            "2:7+1 the mapping that begins here is not closed = a `#` after a space begins a comment; put colours in quotes: `\"#fff\"`"
        ),
        (
            "tint: {\n  light: #05c,\n  dark: #6bf }\n",
            "1:7+1 the mapping that begins here is not closed = a `#` after a space begins a comment; put colours in quotes: `\"#fff\"`"
        ),
        (
            "tint: {\n  light: red, # and so on\n",
            "1:7+1 the mapping that begins here is not closed = end it with `}`, with `,` between entries"
        ),
        ("a:\n\tb: c", "2:1+1 a tab cannot indent YAML = indent with spaces"),
        ("title: **Bold**", "1:9+1 `*` begins an alias, and no name follows = put text that begins with `*` in quotes"),
        ("title: & more", "1:9+1 `&` begins an anchor, and no name follows = put text that begins with `&` in quotes"),
        ("a: *b", "1:4+2 no `&b` stands before the alias `*b` = put text that begins with `*` in quotes"),
        ("a: &b [*b]", "1:8+2 no `&b` stands before the alias `*b` = put text that begins with `*` in quotes"),
        ("a: !x!y z", "1:4+1 `!` begins a tag, and this is none = put text that begins with `!` in quotes"),
        ("a: b\u{0}c", "1:5+1 the control character 0x00 is not allowed in YAML = remove it"),
    ]

    @Test(arguments: mistakes)
    func namesTheMistakeAtItsPlace(yaml: String, report: String) {
        let checked = readYAML(Array(yaml.utf8)[...], path: "site.yml")
        #expect(checked.value == nil)
        #expect(checked.diagnostics.map { $0.line.replacing("error[yaml-syntax] ", with: "") } == [report])
    }

    @Test func placesAreInTheWholeDocument() {
        let checked = readYAML(Array("a: [b\n".utf8)[...], path: "guide/a.md", firstLine: 2)
        #expect(checked.diagnostics.map(\.range) == [SourceRange(line: 2, column: 4)])
        #expect(checked.diagnostics.map(\.path) == ["guide/a.md"])
    }

    @Test(arguments: [[0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5]])
    func reportsBytesThatAreNoUTF8(bytes: [UInt8]) {
        let checked = readYAML((Array("a: b\nc: d".utf8) + bytes)[...], path: "site.yml")
        #expect(checked.value == nil)
        #expect(checked.diagnostics.map(\.code.name) == ["yaml-syntax"])
        #expect(checked.diagnostics.map(\.range?.start) == [SourceLocation(line: 2, column: 5)])
        #expect(checked.diagnostics.map(\.help) == ["save the file as UTF-8"])
    }
}
