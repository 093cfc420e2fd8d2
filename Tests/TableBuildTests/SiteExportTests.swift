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
}
