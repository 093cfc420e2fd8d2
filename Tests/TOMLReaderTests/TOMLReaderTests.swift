import TableModel
import TableTestSupport
import Testing
import YAMLReader

@testable import TOMLReader

@Suite struct TOMLReaderTests {
    /// A value in one line: texts in quotes, keys in their order.
    private func sketch(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let text, let isQuoted): isQuoted ? "\"\(text)\"" : text
        case .sequence(let items): "[\(items.map(sketch).joined(separator: ", "))]"
        case .mapping(let entries): "{\(entries.map(sketch).joined(separator: ", "))}"
        }
    }

    private func sketch(_ entry: YAMLEntry) -> String {
        guard case .scalar(let name, _) = entry.key.content else { return "?" }
        return "\(name): \(sketch(entry.value))"
    }

    private func read(_ source: String) -> String {
        let result = readTOML(Array(source.utf8)[...], path: "a.toml", firstLine: 1)
        return result.value.map(sketch) ?? result.diagnostics.map(\.line).joined(separator: "; ")
    }

    @Test(arguments: [
        ("", "{}"), ("# nothing\n\n", "{}"), ("a = 1", "{a: 1}"), ("a = 1 # one\r\nb=2\r\n", "{a: 1, b: 2}"),
        ("\"a b\" = 1\n'c.d' = 2\n1-x_2 = 3", "{a b: 1, c.d: 2, 1-x_2: 3}"), ("a.b.c = 1\na.d = 2", "{a: {b: {c: 1}, d: 2}}"),
        ("a . 'b' = 1", "{a: {b: 1}}"), ("b = true\nc = false", "{b: true, c: false}"),
    ])
    func readsKeys(source: String, expected: String) { #expect(read(source) == expected) }

    @Test(arguments: [
        (#"a = "x \"y\" \u00e9 \U0001F600 \t\\""#, "{a: \"x \"y\" é 😀 \t\\\"}"), (#"a = 'C:\n "x"'"#, #"{a: "C:\n "x""}"#),
        ("a = \"\"\"\none\ntwo \\\n   three\"\"\"", "{a: \"one\ntwo three\"}"), ("a = '''\n'x' \\'''", "{a: \"'x' \\\"}"),
        ("a = \"\"\"\"x\"\"\"\"\"", "{a: \"\"x\"\"\"}"), ("a = \"\"", "{a: \"\"}"),
        ("a = \"# no comment\" # one", "{a: \"# no comment\"}"),
    ])
    func readsTexts(source: String, expected: String) { #expect(read(source) == expected) }

    @Test(arguments: [
        ("a = +1_000", "{a: 1000}"), ("a = -17", "{a: -17}"), ("a = 0xFF", "{a: 255}"), ("a = 0b101", "{a: 5}"),
        ("a = 1.5e3", "{a: 1.5e3}"),
        ("a = inf", "{a: inf}"), ("a = 2026-11-22", "{a: 2026-11-22}"), ("a = 2026-11-22T20:15:00Z", "{a: 2026-11-22T20:15:00Z}"),
        ("a = 2026-11-22 20:15:00.5+01:00 # x", "{a: 2026-11-22 20:15:00.5+01:00}"), ("a = 07:32:00", "{a: 07:32:00}"),
    ])
    func readsNumbersAndDates(source: String, expected: String) { #expect(read(source) == expected) }

    @Test(arguments: [
        ("a = []", "{a: []}"), ("a = [ 1, 'x', [true], ]", "{a: [1, \"x\", [true]]}"),
        ("a = [\n 1, # one\n\n 2 # two\n]\nb = 3", "{a: [1, 2], b: 3}"),
        ("a = {}", "{a: {}}"), ("a = { b = 1, c.d = \"x\" }", "{a: {b: 1, c: {d: \"x\"}}}"),
        ("a = [{b = 1}, {b = 2}]", "{a: [{b: 1}, {b: 2}]}"),
    ])
    func readsListsAndTables(source: String, expected: String) { #expect(read(source) == expected) }

    @Test(arguments: [
        ("x = 0\n[a]\nb = 1\n[c.d]\ne = 2\n[c]\nf = 3", "{x: 0, a: {b: 1}, c: {d: {e: 2}, f: 3}}"),
        ("[ a . \"b c\" ]\nd = 1", "{a: {b c: {d: 1}}}"),
        ("[[m.main]]\nn = 1\n[[m.main]]\nn = 2\n[m.main.p]\nq = 3", "{m: {main: [{n: 1}, {n: 2, p: {q: 3}}]}}"),
        ("[a]\n[b]", "{a: {}, b: {}}"),
        ("[a]\nb.c = 1\n[a.d]\ne = 2", "{a: {b: {c: 1}, d: {e: 2}}}"),
    ])
    func readsHeaders(source: String, expected: String) { #expect(read(source) == expected) }

    @Test(arguments: [
        ("title = Installing", "1:9+1 error[toml-syntax] `Installing` is no value = put text in quotes: `\"Installing\"`"),
        ("a = 1\na = 2", "2:1+1 error[toml-syntax] `a` is set twice = remove one of the two"),
        ("[a]\n[a]", "2:2+1 error[toml-syntax] `a` is set twice = remove one of the two"),
        ("a = {b = 1}\na.c = 2", "2:1+1 error[toml-syntax] `a` is set twice = remove one of the two"),
        ("a = \"x\nb", "1:5+1 error[toml-syntax] the quote that begins here is not closed = end the text with the same quote"),
        (
            "a = 'x' y",
            "1:9+1 error[toml-syntax] more text behind the value = put text in quotes, and each key on a line of its own"
        ),
        ("word", "1:1+1 error[toml-syntax] a key without `=` = write `key = value`"),
        ("a = [1\n", "1:5+1 error[toml-syntax] the list that begins here is not closed = end it with `]`"),
        ("a = [1 2]", "1:8+1 error[toml-syntax] no `,` between two values = lists are `[1, 2]`"),
        ("[a", "1:2+1 error[toml-syntax] the name of a table is not closed = end it with `]`"),
        (
            #"a = "\q""#,
            #"1:6+1 error[toml-syntax] no such escape in a quoted text = write `\\` for a back-slash, or use single quotes"#
        ),
        (
            "é = 1",
            "1:1+1 error[toml-syntax] no key where one is expected = a key with other characters than letters, digits, `_` and `-` needs quotes"
        ),
    ])
    func placesWhatIsWrong(source: String, expected: String) { #expect(read(source) == expected) }

    @Test func knowsPlaces() {
        let node = readTOML(Array("a = 1\n[b]\nc = ['x', \"ü\", 3]\n".utf8)[...], path: "", firstLine: 5).value
        guard case .mapping(let entries)? = node?.content, case .mapping(let inner) = entries[1].value.content,
            case .sequence(let items) = inner[0].value.content
        else {
            Issue.record("no such tables")
            return
        }
        #expect(entries.map(\.key.range) == [SourceRange(line: 5, column: 1), SourceRange(line: 6, column: 2)])
        #expect(entries[0].value.range == SourceRange(line: 5, column: 5))
        #expect(
            items.map(\.range) == [
                SourceRange(line: 7, column: 6, length: 3), SourceRange(line: 7, column: 11, length: 4),
                SourceRange(line: 7, column: 17),
            ])
    }

    /// No text crashes or hangs it.
    @Test func holdsAgainstHostileTexts() {
        let pieces = [
            "[", "]", "[[", "]]", "{", "}", "a", ".", "=", " = ", "\"", "\"\"\"", "'", "'''", "\\", "\\u12", "\n", ",", "1",
            "2026-11-22", "#",
            "true", "é",
        ]
        var state: UInt64 = 7
        for _ in 0..<3000 {
            var source = ""
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                source += pieces[Int((state >> 33) % UInt64(pieces.count))]
            }
            let result = readTOML(Array(source.utf8)[...], path: "", firstLine: 1)
            #expect((result.value == nil) == (result.diagnostics.count == 1), "\(source)")
        }
        for piece in pieces { _ = read(String(repeating: piece, count: 100_000)) }
        #expect(read("a = " + String(repeating: "[", count: 1000)).contains("too deep"))
    }
}
