import SiteStages
import SiteModel
import TableBuild
import TableModel
import TableTestSupport
import TableThemes
import Testing

/// Assets of themes on their way into a site.
@Suite struct ThemeAssetBuildTests {
    private static let themes = ThemeFiles(
        project: [
            "one/theme.yml": "extends: system\ntokens: {background-image: url(assets/one.svg)}",
            "one/theme.css": ".a { mask: url(assets/shared.svg) }",
            "one/assets/one.svg": "1", "one/assets/shared.svg": "s", "one/assets/unused.svg": "u",
            "two/theme.yml": "extends: one\ntokens: {background-image: none}", "two/assets/shared.svg": "t",
        ].mapValues { Array($0.utf8) }, bundled: ["system/theme.yml": []])

    @Test func writesTheAssetsOfEverySheetAndNoOthers() async throws {
        let site = try await SiteFixture(
            ["a.md": "# A", "b.md": "---\ntheme: two\n---\n# B"], themes: Self.themes, options: BuildOptions(theme: "one"))
        #expect(site.result.diagnostics.filter { $0.code != .themeTokenMissing } == [])
        #expect(
            site.files.filter { $0.key.hasPrefix("tablesite-assets") } == [
                "tablesite-assets/one/one.svg": "1", "tablesite-assets/one/shared.svg": "s", "tablesite-assets/two/shared.svg": "t",
            ])
        #expect(site.files["tablesite.css"]?.contains("--tv-background-image:url(tablesite-assets/one/one.svg)") == true)
        #expect(site.files["tablesite.css"]?.contains("mask:url(tablesite-assets/one/shared.svg)") == true)
        #expect(site.files["tablesite-two.css"]?.contains("mask:url(tablesite-assets/two/shared.svg)") == true)
        #expect(site.files["tablesite-two.css"]?.contains("one.svg") == false)
    }

    @Test func aFileOfTheAuthorDoesNotReplaceAnAsset() async throws {
        let site = try await SiteFixture(
            ["a.md": "# A", "tablesite-assets/one/one.svg": "mine", "tablesite-assets/own.svg": "own"], themes: Self.themes,
            options: BuildOptions(theme: "one"))
        #expect(
            site.result.diagnostics.map { "\($0.path) \($0.line)" } == [
                "tablesite-assets/one/one.svg warning[output-clash] `tablesite-assets/one/one.svg` and a file of the theme `one` both want to be `tablesite-assets/one/one.svg`; this one becomes `tablesite-assets/one/one-2.svg` = rename one of them"
            ])
        #expect(site.files["tablesite-assets/one/one.svg"] == "1")
        #expect(site.files["tablesite-assets/one/one-2.svg"] == "mine")
        #expect(site.files["tablesite-assets/own.svg"] == "own")
    }

    @Test func aFileCannotStandInThePlaceOfTheFolder() async throws {
        let site = try await SiteFixture(
            ["a.md": "[A](Tablesite-Assets)", "Tablesite-Assets": "mine"], themes: Self.themes, options: BuildOptions(theme: "one"))
        #expect(site.result.diagnostics.map(\.code) == [.outputClash])
        #expect(site.files["Tablesite-Assets-2"] == "mine")
    }

    @Test func tokensOfSettingsAndPagesNameNoFiles() async throws {
        let page = "---\ntokens:\n  check: url(assets/one.svg)\n  tint: red\n---\n# A"
        let site = try await SiteFixture(["a.md": page], themes: Self.themes, options: BuildOptions(theme: "one"))
        #expect(
            site.result.diagnostics.map(\.line) == [
                "3:10+19 warning[theme-token-value] `check` cannot name a file here = files belong to a theme: set the token in its `theme.yml` and put the file into its folder `assets`"
            ])
        #expect(site.files["tablesite.css"]?.contains("--tv-tint:red") == true)
    }
}
