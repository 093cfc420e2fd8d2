import TableModel
import TableTestSupport
import Testing

@testable import TableThemes

@Suite struct ThemeIconsTests {
    private let drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>"

    private func read(_ files: [String: String]) -> Checked<Theme> {
        readTheme(named: "t", in: ThemeFiles(project: files.mapValues { Array($0.utf8) }))
    }

    @Test func areThoseOfTheThemeBeforeThoseOfItsBases() {
        let theme = read([
            "t/theme.yml": "extends: b", "t/icons/one.svg": drawing.replacing("9", with: "8"), "t/icons/README.md": "Drawn by hand",
            "b/theme.yml": "", "b/icons/one.svg": drawing, "b/icons/two.svg": drawing,
        ])
        #expect(theme.diagnostics == [])
        #expect(theme.value.icons.keys.sorted() == ["one", "two"])
        #expect(theme.value.icons["one"]?.contains("viewBox='0 0 8 8'") == true)
        #expect(theme.value.icons["two"]?.contains("viewBox='0 0 9 9'") == true)
    }

    /// What a browser makes of an address has to be the drawing again, and nothing may end the string that it stands in.
    @Test func addressesHoldTheDrawing() throws {
        let text = """
            <?xml version="1.0"?>
            <!-- 100 % by hand -->
            <svg xmlns="http://www.w3.org/2000/svg"
                 viewBox="0 0 9 9">
              <path fill="#000" d="M0 0
                h9"/> <title>\u{e9}\\</title>
            </svg>

            """
        let address = ThemeIcons.address(of: Array(text.utf8))
        #expect(
            address == """
                data:image/svg+xml,%3C%3Fxml version='1.0'%3F%3E%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E\
                %3Cpath fill='%23000' d='M0 0 h9'/%3E%3Ctitle%3E%C3%A9%5C%3C/title%3E%3C/svg%3E
                """)
        let mixed = ThemeIcons.address(of: Array(#"<svg a="it's">"#.utf8))
        #expect(mixed == "data:image/svg+xml,%3Csvg a=%22it's%22%3E")
        #expect(ThemeIcons.address(of: Array("<!-- open".utf8)) == "data:image/svg+xml,")
    }

    @Test(arguments: [
        ("", "is no SVG"), ("<svg>", "has `<svg>` that is not closed"), ("\u{FF}PNG", "is no SVG"),
        ("<svg viewBox='0 0 9 9'></svg>", "lacks its namespace"),
        ("<svg xmlns='http://www.w3.org/2000/svg' width='9'><path d=''/></svg>", "has no size"),
        (
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>" + String(repeating: " ", count: 9_000) + "</svg>",
            "has more than 8192 bytes"
        ),
    ])
    func reportsWhatCannotBeShown(drawing: String, fault: String) {
        let theme = read(["t/theme.yml": "", "t/icons/a.svg": drawing])
        #expect(theme.value.icons.isEmpty)
        #expect(theme.diagnostics.map(\.code) == [.themeIcon])
        #expect(theme.diagnostics.first?.path == "Themes/t/icons/a.svg")
        #expect(theme.diagnostics.first?.message == "the icon `a` \(fault)")
    }

    @Test(arguments: [
        ("<path>", "2:1+5", "has `<path>` that is not closed", "end it with `/>`, or write `</path>` behind it"),
        ("<g><path></g></svg>", "2:4+5", "has `<path>` that is not closed", "end it with `/>`, or write `</path>` behind it"),
        ("<path/></g></svg>", "2:8+4", "has `</g>` where no `<g>` is open", "remove it"),
        ("<path/></svg>\n</svg>", "3:1+6", "has `</svg>` where no `<svg>` is open", "remove it"),
        ("<path/>", "1:1+4", "has `<svg>` that is not closed", "write `</svg>` at the end"),
        ("<path d='M0 0'\n</svg>", "2:1+5", "has a tag without its `>`", "end it with `>`"),
        ("<path d='M0 0></svg>", "2:1+5", "has a tag without its `>`", "end it with `>`"),
        ("a < b</svg>", "2:3+1", "has a `<` that begins no tag", "write `&lt;`"),
    ])
    func saysWhereADrawingIsBroken(rest: String, place: String, fault: String, help: String) {
        let tag = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>\n"
        let theme = read(["t/theme.yml": "", "t/icons/a.svg": tag + rest])
        #expect(theme.diagnostics.map(\.line) == ["\(place) error[theme-icon] the icon `a` \(fault) = \(help)"])
    }

    @Test func whatIsNoTagClosesNothing() {
        let parts =
            ["<?xml version='1.0'?>", "<!DOCTYPE svg>", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>"] + [
                "<!-- <g> -->", "<style><![CDATA[ a > b { } <i> ]]></style>", "<text a='>' b=\"<g>\"/>", "</svg >",
            ]
        #expect(read(["t/theme.yml": "", "t/icons/a.svg": parts.joined(separator: "\n")]).diagnostics == [])
    }

    @Test func reportsFilesThatAreNoIcons() {
        let theme = read(["t/theme.yml": "", "t/icons/Bell.svg": drawing, "t/icons/b.png": "", "t/icons/c/d.svg": drawing])
        #expect(theme.value.icons.isEmpty)
        #expect(theme.diagnostics.map(\.code) == [.themeFile, .themeFile, .themeFile])
        #expect(theme.diagnostics.first?.help == "icons are `icons/<name>.svg`, of `a` to `z`, digits and `-`")
    }

    @Test func measuresTheColoursThatARowSets() throws {
        let theme = read(["t/theme.yml": "tokens: {icon-color: '#667', icon-label: {light: '#fff', dark: '#ccc'}}"]).value
        func least(_ tokens: NamedValue...) -> Double { theme.leastContrastOfIcon(setting: StyleClass(tokens)) ?? 0 }
        #expect(least(NamedValue("icon-color", "#000")) > 12)
        #expect(least(NamedValue("icon-color", "#fc0")) < 1.6)
        #expect(least(NamedValue("icon-color", "#fc0"), NamedValue("icon-label", "#222")) > 9)
        // The dark form counts as well.
        #expect(least(NamedValue("icon-color", "#777")) < 3)
    }
}
