import SiteDisk
import SiteModel
import TableModel
import TableTestSupport
import Testing
import YAMLReader
@testable import TableBuild

@Suite struct SiteExportTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func export(options: BuildOptions = BuildOptions(workers: 2)) async throws -> SiteExport {
        try await exportSite(Project.read(.locate(folder.path), options: options), options: options)
    }

    @Test func buildsAndRebuilds() async throws {
        try folder.write(["Site/index.md": "# A", "Site/x/a.png": "png"])
        #expect(try await export().summary == .init(written: 5))
        #expect(try await export().summary == .init(unchanged: 5))
    }

    @Test func usesTheOutputOfTheSettings() async throws {
        try folder.write(["Site/index.md": "# A", "Site/tablesite.yml": "output: out\n"])
        _ = try await export()
        #expect(folder.files(in: "out").keys.contains("index.html"))
    }

    @Test func writesNothingForAThemeThatDoesNotExist() async throws {
        try folder.write(["Site/index.md": "# A"])
        _ = try await export()
        let before = folder.files()
        try folder.write(["Site/b.md": "# B"])
        let failed = try await export(options: BuildOptions(theme: "sytem"))
        #expect(failed.summary == nil)
        #expect(failed.result.diagnostics.map(\.help) == ["did you mean `system`?"])
        #expect(folder.files(in: "public").count == before.keys.count { $0.hasPrefix("public/") })
    }

    @Test func writesNothingForSettingsThatAreNotYAML() async throws {
        try folder.write(["Site/index.md": "# A", "Site/tablesite.yml": "title: [\n"])
        let failed = try await export()
        #expect(failed.summary == nil)
        #expect(failed.result.diagnostics.map(\.code) == [.yamlSyntax])
    }

    @Test func buildsWithTheOtherSettingsWhenOneIsWrong() async throws {
        try folder.write(["Site/index.md": "# A", "Site/tablesite.yml": "colour: red\nstyle: round\ntitle: Mine\n"])
        let export = try await export()
        #expect(export.result.diagnostics.map(\.code) == [.settingsKey, .settingsValue])
        #expect(export.summary == .init(written: 4))
        #expect(folder.files(in: "public")["index.html"]?.contains("Mine") == true)
    }

    @Test func keepsTheOldSiteWhenThereAreNoDocumentsAnyMore() async throws {
        try folder.write(["Site/index.md": "# A", "Site/a.png": ""])
        _ = try await export()
        let before = folder.files(in: "public")
        try FileSystem.removeFile("\(folder.path)/Site/index.md")
        #expect(try await export().result.diagnostics.map(\.code) == [.siteEmpty])
        #expect(folder.files(in: "public") == before)
    }

    /// Nothing that is wrong with one document stops the others, or its own page.
    @Test(arguments: [
        "---\ntitle: One\nlanguage: en\ntitle: Two\n---\n# Words\n",
        "---\ntokens:\n  top-color: red\n  top-color: blue\n---\n# Words\n",
        "---\ntitle: [One\n---\n# Words\n", "---\ntitle: One\n\tlanguage: en\n---\n# Words\n",
        "---\ntitle: *nobody\n---\n# Words\n",
        "---\ntheme: sytem\n---\n# Words\n", "---\ntitle: A\u{0}B\n---\n# Words\n", "# Words \u{0}\n", "# Words\n\n<!-- no end\n",
        "---\ndate: soon\nlanguage: deutsch\norder: first\ncell: none\n---\n# Words\n\n- x {accessory=nothing}\n",
        "# Words\n\n" + String(repeating: "> ", count: 3000) + "- x\n",
    ])
    func buildsTheSiteWhateverOneDocumentHolds(document: String) async throws {
        try folder.write(["Site/index.md": "# Home\n\n- [A](a.md)\n", "Site/a.md": document, "Site/b.md": "# B\n\n- good\n"])
        let export = try await export()
        #expect(export.summary != nil)
        #expect(export.result.pageCount == 3)
        #expect(!export.result.diagnostics.isEmpty || document.hasPrefix("# Words\n\n>"))
        #expect(export.result.diagnostics.allSatisfy { $0.path == "Site/a.md" }, "\(export.result.diagnostics.map(\.line))")
        let files = folder.files(in: "public")
        #expect(files["a.html"]?.contains("Words") == true)
        #expect(files["b.html"]?.contains("good") == true)
    }
}
