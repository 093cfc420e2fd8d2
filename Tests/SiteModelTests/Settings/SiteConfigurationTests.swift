import TableModel
import TableThemes
import Testing

@testable import SiteModel

@Suite struct SiteConfigurationTests {
    @Test func finishesDiagnosticsOfSettingsAndOfEveryTheme() throws {
        let themes = ThemeFiles(
            project: ["mine/theme.yml": Array("name: mine\n".utf8)],
            bundled: ["system/theme.yml": Array("a: 1\nname: system\n".utf8)])
        let configuration = SiteConfiguration.read(
            file: ("Site/tablesite.yml", Array("title: X\n".utf8)), themes: themes, options: BuildOptions()
        ).value
        let found = ["Themes/system/theme.yml", "Site/tablesite.yml", "Themes/mine/theme.yml"].map { path in
            Diagnostic(.themeName, "x", path: path, at: SourceRange(line: path.hasPrefix("Themes/system") ? 2 : 1, column: 1))
        }
        let finished = configuration.finish(found + found)
        #expect(finished.map(\.path) == ["Site/tablesite.yml", "Themes/mine/theme.yml", "Themes/system/theme.yml"])
        #expect(finished.map(\.excerpt) == ["title: X", "name: mine", "name: system"])
    }
}
