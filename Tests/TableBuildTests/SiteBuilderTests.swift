import SiteModel
import TableModel
import TableTestSupport
import TableThemes
import Testing
@testable import TableBuild

@Suite struct SiteBuilderTests {
    @Test func buildsPagesIndexesStyleSheetAndAssets() async throws {
        let site = try await SiteFixture(["guide/x.md": "# X", "guide/a.png": "png", "index.md": "# Root"])
        #expect(
            site.files.keys.withoutSearch.sorted() == [
                "404.html", "guide/a.png", "guide/index.html", "guide/x.html", "index.html", "robots.txt", "tablesite.css",
            ])
        #expect(site.files["guide/a.png"] == "png")
        #expect(site.result.pageCount == 3)
        #expect(site.result.diagnostics.isEmpty)
    }

    @Test func linksLeadToFormerIDsAndTheSheetHasTheirRules() async throws {
        let site = try await SiteFixture(["a.md": "# A\n- New {aliases=old}\n", "b.md": "# B\n- [Old](a.md#old)\n"])
        #expect(site.result.diagnostics.isEmpty)
        #expect(site.files["b.html"]?.contains("href=a.html#old") == true)
        #expect(site.files["tablesite.css"]?.contains(".tv-alias{") == true)
        let other = try await SiteFixture(["a.md": "# A {aliases=t}\n## S {aliases=old}\n- Row\n"])
        #expect(other.files["tablesite.css"]?.contains(".tv-alias{") == false)
    }

    @Test func linksTheIconsAtTheRoot() async throws {
        let site = try await SiteFixture([
            "favicon.svg": "<svg/>", "favicon.ico": "ico", "apple-touch-icon.png": "png", "guide/a.md": "# A",
            "guide/favicon.png": "png",
        ])
        let links = site.files["guide/a.html"]?.split(separator: "\n").filter { $0.contains("icon") }
        #expect(
            links == [
                "<link rel=icon sizes=32x32 href=../favicon.ico>", "<link rel=icon type=image/svg+xml href=../favicon.svg>",
                "<link rel=apple-touch-icon href=../apple-touch-icon.png>",
            ])
    }

    @Test func makesNoHeadOfACellWithoutWords() async throws {
        let site = try await SiteFixture(["a.md": "# A\n\n|  | B | C |\n|--|--|--|\n| 1 | 2 | 3 |\n"])
        #expect(site.files["a.html"]?.contains("<thead><tr><td></td><th>B</th><th>C</th></tr>\n</thead>") == true)
    }

    @Test func saysThatThereIsNothingToBuild() async throws {
        let site = try await SiteFixture(["a.png": "png"])
        #expect(site.result.diagnostics.map(\.code) == [.siteEmpty])
        #expect(site.result.pageCount == 0)
    }

    @Test func namesTheDocumentsOfOtherPrograms() async throws {
        let site = try await SiteFixture(["a.mdx": "# A", "b/c.mdx": "# C", "d.qmd": "# D", "e.png": "png"])
        #expect(
            site.result.diagnostics.map(\.help) == [
                "documents end in `.md` or `.markdown`; 2 files end in `.mdx`, 1 file ends in `.qmd`: `tablesite import` reads "
                    + "projects of Docusaurus, name the documents of others `.md`"
            ])
    }

    /// Those of tables of two columns, which become rows, and those of others, which do not.
    @Test func countsAllRows() async throws {
        let site = try await SiteFixture([
            "index.md":
                "# A\n\n- a\n- b\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |\n"
        ])
        #expect(site.result.rowCount == 5)
    }

    @Test(arguments: [1, 2, 3, 8])
    func isTheSameForAnyNumberOfWorkers(workers: Int) async throws {
        var sources: [String: String] = [:]
        for number in 0..<200 {
            sources["\(number % 7)/\(number).md"] = "# \(number)\n\n- [next](\(number + 1).md)\n- [no](no.md)\n"
        }
        let one = try await SiteFixture(sources)
        let many = try await SiteFixture(sources, options: BuildOptions(workers: workers))
        #expect(one.files == many.files)
        #expect(one.result.diagnostics == many.result.diagnostics)
    }

    @Test func buildsTheRestWhenAFileIsUnreadable() async throws {
        let tree = SourceTree(files: ["a.md", "b.md", "c.png"].map { SourceFile($0) }, prefix: "Site/") { path in
            guard path == "b.md" else { throw MissingSource(path: path) }
            return Array("# B".utf8)
        }
        let configuration = SiteConfiguration.read(
            file: nil, themes: ThemeFiles(bundled: ["system/theme.yml": []]), options: BuildOptions())
        #expect(configuration.diagnostics.map(\.code) == [.themeTokenMissing])
        let site = CollectedSite(of: tree)
        let result = try await buildSite(tree, configuration, to: site.sink)
        #expect(site.files.keys.map(\.string).sorted() == ["404.html", "b.html", "index.html", "robots.txt", "tablesite.css"])
        #expect(
            result.diagnostics.filter { $0.code != .themeTokenMissing }.map { "\($0.path): \($0.message)" } == [
                "Site/a.md: cannot read `Site/a.md`: no such file", "Site/c.png: cannot read `Site/c.png`: no such file",
            ])
    }

    @Test func throwsWhatTheSinkThrows() async {
        struct Full: Error {}
        let tree = SourceTree(["a.md": [], "b.md": []])
        let configuration = SiteConfiguration.read(file: nil, themes: ThemeFiles(), options: BuildOptions())
        let sink = OutputSink(
            write: { path, _ in if path.string == "b.html" { throw Full() } }, copy: { _, _, _ in ContentDigest(of: []) })
        await #expect(throws: Full.self) {
            _ = try await buildSite(tree, configuration, options: BuildOptions(workers: 2), to: sink)
        }
    }
}
