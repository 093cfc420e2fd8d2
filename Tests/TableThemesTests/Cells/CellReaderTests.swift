import BundledThemes
import TableModel
import TableTestSupport
import Testing

@testable import TableThemes

@Suite struct CellReaderTests {
    private let whole = Array("{{image}}{{title}}{{detail}}{{value}}{{progress}}{{accessory}}".utf8)

    private func read(_ files: [String: [UInt8]]) -> Checked<Theme> {
        readTheme(named: "t", in: ThemeFiles(project: files))
    }

    @Test func theNearestThemeWins() {
        let theme = readCellTheme(bytes: ["a": whole, "b/a": [], "b/b": whole])
        #expect(theme.value.cells.keys.sorted() == ["a", "b"])
        #expect(theme.diagnostics == [])
    }

    @Test func reportsNamesThatCannotBe() {
        let theme = read([
            "t/theme.yml": [], "t/cells/link.mustache": whole, "t/cells/Big.mustache": whole, "t/cells/card.html": whole,
            "t/cells/sub/x.mustache": whole, "t/cells/ok.mustache": whole,
        ])
        #expect(theme.value.cells.keys.sorted() == ["ok"])
        #expect(
            theme.diagnostics.map { "\($0.path) \($0.line)" } == [
                "Themes/t/cells/Big.mustache error[cell-name] a template cannot be called `Big`: names are made of `a` to `z`, digits and `-` = rename the file",
                "Themes/t/cells/card.html error[cell-name] `card.html` is no template = templates are called `cells/card.mustache`",
                "Themes/t/cells/link.mustache error[cell-name] a template cannot be called `link`: rows have classes of that name already = rename the file",
                "Themes/t/cells/sub/x.mustache error[cell-name] `sub/x.mustache` is no template = templates are called `cells/x.mustache`",
            ])
    }

    @Test func reportsACellOfTheThemeThatIsNotThere() {
        let theme = read(["t/theme.yml": Array("name: t\ncell: crad".utf8), "t/cells/card.mustache": whole])
        #expect(theme.value.cell == nil)
        #expect(
            theme.diagnostics.map { "\($0.path):\($0.line)" }
                == ["Themes/t/theme.yml:2:7+4 error[cell-missing] no cell `crad` = did you mean `card`?"])
        #expect(read(["t/theme.yml": Array("cell: card".utf8), "t/cells/card.mustache": whole]).value.cell?.identifier == "card")
    }

    @Test func reportsAFileOnceHoweverManyIncludeIt() {
        let theme = readCellTheme(["a": "{{>p}}{{title}}", "b": "{{>p}}{{title}}", "p": "<u>"])
        #expect(theme.diagnostics.count == 1)
        #expect(theme.value.brokenCells == ["a", "b", "p"])
    }

    @Test func shippedTemplatesAreRight() {
        let bundled = Dictionary(bundledThemeFiles().map { ($0.path, $0.bytes) }) { first, _ in first }
        let theme = readTheme(named: "system", in: ThemeFiles(bundled: bundled))
        #expect(theme.diagnostics == [])
        #expect(theme.value.cells.keys.sorted() == ["card", "default", "progress", "subtitle", "value1", "value2"])
    }
}
