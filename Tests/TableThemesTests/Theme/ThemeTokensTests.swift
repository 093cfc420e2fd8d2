import TableModel
import Testing

@testable import TableThemes

@Suite struct ThemeTokensTests {
    private let theme = Theme(
        name: "t",
        tokens: [
            ThemeToken(name: "background", light: "#eee", dark: "#000"),
            ThemeToken(name: "top-color", light: "var(--tv-background)"),
        ])

    @Test(
        arguments: [
            ("#123456", nil, "#123456", "#123456"),
            ("#fff", "#111", "#fff", "#111"),
            ("var(--tv-background)", nil, "#eee", "#000"),
        ] as [(String, String?, String, String)])
    func setsTokensForBothSchemes(value: String, darkValue: String?, light: String, dark: String) {
        let changed = theme.setting([
            ThemeToken(name: "top-color", light: value, dark: darkValue), ThemeToken(name: "tint", light: "teal"),
        ])
        #expect(changed.color(of: "top-color", isDark: false) == light)
        #expect(changed.color(of: "top-color", isDark: true) == dark)
        #expect(changed.barColor == BarColor(light: light, dark: dark))
        #expect(changed.tokens.map(\.name) == ["background", "top-color", "tint"])
    }

    @Test(arguments: ["linear-gradient(#fff,#000)", "var(--tv-top-color)", "var(--tv-nothing)"])
    func hasNoBarColorWithoutAPlainColor(value: String) {
        #expect(theme.setting([ThemeToken(name: "top-color", light: value)]).barColor == nil)
    }

    @Test(arguments: [(ColorScheme.both, "#fff", "#111"), (.light, "#fff", "#fff"), (.dark, "#111", "#111")])
    func barHasTheColorsOfTheSchemesThatThereAre(scheme: ColorScheme, light: String, dark: String) {
        let theme = Theme(name: "t", colorScheme: scheme).setting([ThemeToken(name: "top-color", light: "#fff", dark: "#111")])
        #expect(theme.barColor == BarColor(light: light, dark: dark))
    }
}
