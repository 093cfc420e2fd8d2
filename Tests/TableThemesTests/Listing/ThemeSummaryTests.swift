import TableModel
import TableThemes
import Testing

@Suite struct ThemeSummaryTests {
    @Test func listsThemesByNameWithTheirOrigin() {
        let themes = availableThemes(
            in: ThemeFiles(
                project: [
                    "own/theme.yml": Array("description: Mine.".utf8), "easy/theme.yml": Array("extend: x".utf8),
                    "half/theme.css": [], "theme.yml": [], "own/cells/theme.yml": [], "/theme.yml": [],
                ],
                bundled: ["easy/theme.yml": Array("description: Bundled.".utf8), "system/theme.yml": []]))
        #expect(
            themes.value == [
                ThemeSummary(name: "easy", description: "", origin: .project),
                ThemeSummary(name: "own", description: "Mine.", origin: .project),
                ThemeSummary(name: "system", description: "", origin: .bundled),
            ])
        #expect(themes.diagnostics.map(\.path) == ["Themes/easy/theme.yml"])
    }
}
