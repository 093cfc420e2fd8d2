import TableBuild
import TableModel
import TableTestSupport
import TableThemes
import Testing

@Suite struct CellCheckTests {
    private let themes = ThemeFiles(project: [
        "system/theme.yml": [], "system/cells/card.mustache": Array("{{image}}{{title}}{{detail}}{{value}}{{progress}}".utf8),
        "system/cells/short.mustache": Array("{{title}}{{accessory}}".utf8),
        "system/cells/broken.mustache": Array("{{titel}}".utf8),
        "other/theme.yml": [], "other/cells/tile.mustache": Array("{{title}}".utf8),
    ])

    /// What is said of the documents.
    private func build(_ sources: [String: String]) async throws -> (lines: [String], files: [String: String]) {
        let site = try await SiteFixture(sources, themes: themes, prefix: "Site/")
        let lines = site.result.diagnostics.filter { $0.path.hasPrefix("Site/") }.map { "\($0.path):\($0.line)" }
        return (lines, site.files)
    }

    @Test func reportsCellsThatThePagesThemeDoesNotHave() async throws {
        let site = try await build([
            "index.md": "# A\n\n- a {cell=crad}\n- b {cell=broken}\n\n## S {cell=tile}\n- c\n",
            "b.md": "---\ntheme: other\ncell: tiel\n---\n# B\n- a {cell=card}\n",
        ])
        #expect(
            site.lines == [
                "Site/b.md:3:7+4 warning[cell-missing] no cell `tiel` = did you mean `tile`?",
                "Site/b.md:6:6+9 warning[cell-missing] no cell `card` = the cells are tile",
                "Site/index.md:3:6+9 warning[cell-missing] no cell `crad` = did you mean `card`?",
                "Site/index.md:6:7+9 warning[cell-missing] no cell `tile` = the cells are broken, card, short",
            ])
    }

    @Test func reportsTheFirstRowOfAPageThatLosesSomething() async throws {
        let site = try await build([
            "index.md":
                "---\ncell: short\n---\n# A\n\n- nothing\n- [b](https://b) - lost {value=9}\n- [c](https://c) - lost\n- [ ] task\n- [d](https://d) - kept {cell=card}\n- [ ] task {cell=card}\n"
        ])
        #expect(
            site.lines == [
                "Site/index.md:7:1+1 warning[cell-part-lost] the cell `short` has no place for the detail, value of this row, and that of 1 more row = what it leaves out is shown at the row's end; mend the template, or choose another cell",
                "Site/index.md:11:1+1 warning[cell-part-lost] the cell `card` has no place for the check box of this row = what it leaves out is shown at the row's end; mend the template, or choose another cell",
            ])
        #expect(site.files["index.html"]?.contains(" <small>lost</small>") == true)
    }

    @Test func onlySheetsOfStampedAccessoriesDrawThem() async throws {
        let drawn = try await build(["index.md": "# A\n\n- a {cell=short}\n"]).files["tablesite.css"]
        let plain = try await build(["index.md": "# A\n\n- a {cell=card accessory=check}\n"]).files["tablesite.css"]
        #expect(drawn?.contains("tv-accessory{") == true)
        #expect(plain?.contains("tv-accessory{") == false)
    }

    @Test func whatFollowsFromAMissingThemeIsNotReported() async throws {
        let site = try await build([
            "index.md": "---\ntheme: othre\ncell: crad\n---\n# A\n- a {cell=tiel}\n", "b.md": "# B\n- a {cell=crad}\n",
        ])
        #expect(
            site.lines == [
                "Site/b.md:2:6+9 warning[cell-missing] no cell `crad` = did you mean `card`?",
                "Site/index.md:2:8+5 error[theme-missing] no theme `othre` = did you mean `other`?",
            ])
    }
}
