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

    @Test(arguments: [
        ("#123456", "#123456", "#123456"),
        ("light-dark(#fff,#111)", "#fff", "#111"),
        ("light-dark(rgb(1, 2, 3), rgb(0 0 0/.5))", "rgb(1, 2, 3)", "rgb(0 0 0/.5)"),
        ("var(--tv-background)", "#eee", "#000"),
    ])
    func setsTokensForBothSchemes(value: String, light: String, dark: String) {
        let changed = theme.setting([NamedValue("top-color", value), NamedValue("tint", "teal")])
        #expect(changed.color(of: "top-color", isDark: false) == light)
        #expect(changed.color(of: "top-color", isDark: true) == dark)
        #expect(changed.barColor == (light == dark ? light : nil))
        #expect(changed.tokens.map(\.name) == ["background", "top-color", "tint"])
    }

    @Test(arguments: ["linear-gradient(#fff,#000)", "var(--tv-top-color)", "var(--tv-nothing)"])
    func hasNoBarColorWithoutAPlainColor(value: String) {
        #expect(theme.setting([NamedValue("top-color", value)]).barColor == nil)
    }
}
