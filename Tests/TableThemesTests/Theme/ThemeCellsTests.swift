import BundledThemes
import TableModel
import TableTestSupport
import Testing

@testable import TableThemes

@Suite struct ThemeCellsTests {
    private let whole = Array("{{image}}{{title}}{{detail}}{{value}}{{progress}}{{accessory}}".utf8)

    private func read(_ files: [String: [UInt8]]) -> Checked<Theme> {
        readTheme(named: "t", in: ThemeFiles(project: files))
    }

    @Test func takesTemplatesOfBasesAndLeavesNotesAlone() {
        let theme = read([
            "t/theme.yml": Array("extends: b".utf8), "t/cells/a.mustache": whole, "b/theme.yml": [], "b/cells/a.mustache": [],
            "b/cells/b.mustache": whole, "b/cells/b.css": [], "b/cells/README.md": Array("Cells".utf8),
        ])
        #expect(theme.value.cells.keys.sorted() == ["a", "b"])
        #expect(theme.diagnostics == [])
    }

    @Test func reportsACellOfTheThemeThatIsNotThere() {
        let theme = read(["t/theme.yml": Array("name: t\ncell: crad".utf8), "t/cells/card.mustache": whole])
        #expect(theme.value.cell == nil)
        #expect(
            theme.diagnostics.map { "\($0.path):\($0.line)" }
                == ["Themes/t/theme.yml:2:7+4 error[cell-missing] no cell `crad` = did you mean `card`?"])
        #expect(read(["t/theme.yml": Array("cell: card".utf8), "t/cells/card.mustache": whole]).value.cell?.identifier == "card")
    }

    @Test func shippedTemplatesAreRight() {
        let bundled = Dictionary(bundledThemeFiles().map { ($0.path, $0.bytes) }) { first, _ in first }
        let theme = readTheme(named: "system", in: ThemeFiles(bundled: bundled))
        #expect(theme.diagnostics == [])
        #expect(theme.value.cells.keys.sorted() == ["card", "default", "progress", "subtitle", "value1", "value2"])
    }
}
