import TableModel
import TableTestSupport
import Testing

@testable import TableCells

@Suite struct CellScannerTests {
    /// Tokens a line each, text in quotes; then what is wrong.
    private func scanned(_ template: String) -> [String] {
        let source = CellSource(path: "Themes/t/cells/cell.mustache", identifier: "cell", bytes: Array(template.utf8))
        let tokens = CellScanner.scan(source)
        return tokens.value.map { token in
            switch token {
            case .text(let range): "'\(source.string(range))'"
            case .tag(let tag): tag.text
            }
        } + tokens.diagnostics.map(\.line)
    }

    @Test func findsEachKindOfTag() {
        #expect(
            scanned(
                "a{{title}}b{{# detail }}{{/detail}}{{^value}}{{/ value}}{{! no }}{{>card}}{{<card}}{{$end}}{{/end}}{{/card}}{c}")
                == [
                    "'a'", "{{title}}", "'b'", "{{#detail}}", "{{/detail}}", "{{^value}}", "{{/value}}", "{{>card}}", "{{<card}}",
                    "{{$end}}", "{{/end}}", "{{/card}}", "'{c}'",
                ])
    }

    @Test func takesAwayLinesOfTagsThatStandAlone() {
        #expect(scanned("a\n  {{! one\n two }} \nb\n") == ["'a\n'", "'b\n'"])
        #expect(scanned("{{#title}}\r\nx\r\n\t{{/title}}") == ["{{#title}}", "'x\r\n'", "{{/title}}"])
        #expect(scanned("  {{>p}}\nb") == ["'  '", "{{>p}}", "'b'"])
    }

    @Test func keepsLinesOfSlotsAndOfTagsThatStandBesideOthers() {
        #expect(scanned("a\n  {{title}}\nb") == ["'a\n  '", "{{title}}", "'\nb'"])
        #expect(scanned("{{#title}} {{/title}}\n") == ["{{#title}}", "' '", "{{/title}}", "'\n'"])
        #expect(scanned("a\n x {{>p}}\nb") == ["'a\n x '", "{{>p}}", "'\nb'"])
    }

    @Test func reportsTagsThatDoNotEnd() {
        #expect(
            scanned("a {{title b\n{{detail}} {{! never")
                == [
                    "'a '", "' b\n'", "{{detail}}", "' '",
                    "1:3+7 error[cell-tag] the tag is not closed = write `}}` at its end",
                    "2:12+3 error[cell-tag] the tag is not closed = write `}}` at its end",
                ])
    }

    @Test(arguments: [
        ("{{{title}}}", "1:1+11 error[cell-tag] slots are HTML already = write `{{title}}`"),
        ("{{& detial }}", "1:1+13 error[cell-tag] slots are HTML already = write `{{detail}}`"),
        ("{{=<% %>=}}", "1:1+11 error[cell-tag] the braces of tags cannot be changed = write `{{title}}`"),
        ("{{%CONTENT_TYPE:TEXT}}", "1:1+22 error[cell-tag] templates have no settings of their own = remove the tag"),
        ("{{row.titel}}", "1:1+13 error[cell-tag] `row.titel`: slots have no parts = write `{{title}}`"),
        (
            "{{.}}",
            "1:1+5 error[cell-tag] `.`: slots have no parts = the slots are title, detail, value, image, accessory, progress, body, destination, identifier, level"
        ),
        (
            "{{ }}",
            "1:1+5 error[cell-tag] the tag has no name = the slots are title, detail, value, image, accessory, progress, body, destination, identifier, level"
        ),
    ])
    func saysWhatToWriteInsteadOfOtherMustache(template: String, expected: String) {
        #expect(scanned(template) == [expected])
    }
}
