import TableModel
import TableTestSupport
import Testing

@testable import TableCells

@Suite struct CellTemplateSetTests {
    private let whole = Array("{{image}}{{title}}{{detail}}{{value}}{{progress}}{{accessory}}".utf8)

    @Test func theNearestThemeWins() {
        let cells = readTemplates(bytes: ["a": whole, "b/a": [], "b/b": whole])
        #expect(cells.value.templates.keys.sorted() == ["a", "b"])
        #expect(cells.diagnostics == [])
    }

    @Test func reportsNamesThatCannotBe() {
        let names = ["Big.mustache", "card.html", "link.mustache", "ok.mustache", "sub/x.mustache"]
        let cells = readCells(names.map { CellFile(name: $0, path: "Themes/t/cells/\($0)", bytes: whole) })
        #expect(cells.value.templates.keys.sorted() == ["ok"])
        #expect(
            cells.diagnostics.map { "\($0.path) \($0.line)" } == [
                "Themes/t/cells/Big.mustache error[cell-name] a template cannot be called `Big`: names are made of `a` to `z`, digits and `-` = rename the file",
                "Themes/t/cells/card.html error[cell-name] `card.html` is no template = templates are called `cells/card.mustache`",
                "Themes/t/cells/link.mustache error[cell-name] a template cannot be called `link`: rows have classes of that name already = rename the file",
                "Themes/t/cells/sub/x.mustache error[cell-name] `sub/x.mustache` is no template = templates are called `cells/x.mustache`",
            ])
    }

    @Test func reportsAFileOnceHoweverManyIncludeIt() {
        let cells = readTemplates(["a": "{{>p}}{{title}}", "b": "{{>p}}{{title}}", "p": "<u>"])
        #expect(cells.diagnostics.count == 1)
        #expect(cells.value.broken == ["a", "b", "p"])
    }
}
