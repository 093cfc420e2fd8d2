import TableBuild
import TableModel
import TableTestSupport
import TableThemes
import Testing

@Suite struct IconCheckTests {
    private let drawing = Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>".utf8)

    /// What is said of the documents, and the files of their site.
    private func build(_ sources: [String: String]) async throws -> (lines: [String], files: [String: String]) {
        let tokens = Array("tokens: {icon-color: '#667', icon-label: '#fff'}".utf8)
        let themes = ThemeFiles(project: [
            "system/theme.yml": tokens, "system/icons/bell.svg": drawing, "system/icons/book.svg": drawing,
            "bare/theme.yml": tokens,
        ])
        let site = try await SiteFixture(sources, themes: themes, prefix: "Site/")
        return (site.result.diagnostics.filter { $0.path.hasPrefix("Site/") }.map { "\($0.path):\($0.line)" }, site.files)
    }

    @Test func reportsIconsThatTheThemeDoesNotHave() async throws {
        let site = try await build([
            "index.md": "# A\n\n- a {icon=bel}\n- b {value=1 icon=anchor}\n- c {icon=bell}\n",
            "b.md": "---\ntheme: bare\n---\n# B\n- a {icon=bell}\n",
        ])
        #expect(
            site.lines == [
                "Site/b.md:5:6+9 warning[icon-missing] the theme `bare` has no icons = draw one as `Themes/bare/icons/bell.svg`",
                "Site/index.md:3:6+8 warning[icon-missing] the theme `system` has no icon `bel` = did you mean `bell`?",
                "Site/index.md:4:14+11 warning[icon-missing] the theme `system` has no icon `anchor` = its icons are bell, book",
            ])
        #expect(site.files["b.html"]?.contains("tv-icon") == false)
        #expect(site.files["index.html"]?.contains("<div><span class=\"tv-symbol tv-icon tv-icon-bell\"></span> <p>c</p>") == true)
        #expect(site.files["index.html"]?.contains("tv-icon-bel\"") == false)
    }

    @Test func onlySheetsOfPagesWithIconsHaveThem() async throws {
        let with = try await build(["index.md": "# A\n\n- a {icon=bell}\n"]).files["tablesite.css"]
        let without = try await build(["index.md": "# A\n\n- a\n- b {value=1}\n"]).files["tablesite.css"]
        #expect(with?.contains(".tv-icon-bell{--icon:url(\"data:image/svg+xml,%3Csvg") == true)
        #expect(with?.contains("tv-icon-book") == false)
        #expect(without?.contains("icon") == false)
    }

    @Test func measuresColoursThatRowsSet() async throws {
        let site = try await build([
            "index.md":
                "# A\n\n- a {icon=bell icon-color=#fc0}\n- b {icon=bell icon-color=#b40}\n- c {icon=bell icon-color=#fc0 icon-label=#222}\n"
        ])
        #expect(
            site.lines == [
                "Site/index.md:3:6+9 warning[icon-contrast] the icon `bell` has a contrast of 1.5:1 on its tile, not 3:1 = choose a darker or lighter `icon-color`, or another `icon-label`"
            ])
    }

    @Test func switchesAreSpokenAsSuch() async throws {
        let site = try await build([
            "index.md": "# A\n\n- [x] a {accessory=switch}\n- [ ] b {accessory=switch progress=4}\n- [ ] c\n"
        ])
        #expect(site.lines == [])
        let page = try #require(site.files["index.html"])
        #expect(page.contains("<label><span>a</span> <input type=checkbox checked disabled role=switch></label>"))
        #expect(page.contains("<input type=checkbox disabled role=switch aria-label=b>"))
        #expect(page.contains("<label><span>c</span> <input type=checkbox disabled></label>"))
        #expect(site.files["tablesite.css"]?.contains("[role=switch]") == true)
        #expect(try await build(["index.md": "# A\n\n- [ ] c\n"]).files["tablesite.css"]?.contains("switch") == false)
    }

    @Test func bothImagesOfARowAreFound() async throws {
        let site = try await build([
            "index.md": "# A\n\n- a {image=off.svg selected-image=sub/on.svg}\n- b {image=off.svg selected-image=gone.svg}\n",
            "off.svg": "<svg/>", "sub/on.svg": "<svg/>",
        ])
        #expect(site.lines.count == 1)
        #expect(site.lines.first?.contains("`gone.svg`") == true)
        let page = try #require(site.files["index.html"])
        #expect(page.contains("<img src=off.svg alt=\"\"><img class=tv-on src=sub/on.svg alt=\"\">"))
        #expect(site.files["sub/on.svg"] == "<svg/>")
    }
}
