import SiteModel
import TableBasics
import TableBuild
import TableModel
import TableTestSupport
import TableThemes
import Testing

@testable import SiteImport

/// A project of another generator in memory, imported and built.
struct ImportFixture {
    let project: ImportedProject
    /// As `path:line key or words`.
    let report: [String]
    /// The ways out that it gives.
    let help: [String]
    /// The files of the new project as text, by path.
    let files: [String: String]
    let result: BuildResult
    /// The files of the site as text, by path.
    let site: [String: String]

    var settings: String { files["Site/tablesite.yml"] ?? "" }

    /// What the build says, as `path code`.
    var problems: [String] { result.diagnostics.map { "\($0.path) \($0.code.name)" } }

    init(_ sources: [String: String], hidden: [String] = [], now: String? = nil) async throws {
        let isHidden: (String) -> Bool = { SourcePath.parts(of: $0).contains { $0.hasPrefix(".") } }
        var tree = SourceTree(sources.filter { !isHidden($0.key) || hidden.contains($0.key) }.mapValues { Array($0.utf8) })
        tree.includable = Self.includable(sources, from: "")
        let imported = try #require(importProject(ForeignFolder(tree: tree, hiddenFiles: hidden, name: "project")))
        project = imported.value
        report = imported.diagnostics.map { diagnostic in
            "\(diagnostic.path):\(diagnostic.range?.start.line ?? 0) \(diagnostic.code.name) \(diagnostic.message)"
        }
        help = imported.diagnostics.compactMap(\.help).filter { !$0.isEmpty }
        files = imported.value.files.mapValues { file in
            switch file {
            case .copy(let path): sources[path] ?? "?"
            case .text(let text): text
            }
        }
        (result, site) = try await Self.build(files, now: now)
    }

    private static func build(_ files: [String: String], now: String?) async throws -> (BuildResult, [String: String]) {
        let inner = files.filter { $0.key.hasPrefix("Site/") && $0.key != "Site/tablesite.yml" }
        let contents = Dictionary(
            uniqueKeysWithValues: inner.map { (String($0.key.dropFirst("Site/".count)), Array($0.value.utf8)) })
        var tree = SourceTree(contents, prefix: "Site/")
        tree.includable = includable(files, from: "Site")
        let settings = files["Site/tablesite.yml"].map { (path: "Site/tablesite.yml", bytes: Array($0.utf8)) }
        var configuration = SiteConfiguration.read(file: settings, themes: ThemeFiles(), options: BuildOptions())
        configuration.diagnostics = configuration.diagnostics.filter { $0.code != .themeMissing && $0.code != .themeTokenMissing }
        let site = CollectedSite(of: tree)
        var options = BuildOptions()
        options.now = now.flatMap(Timestamp.init)
        let result = try await buildSite(tree, configuration, options: options, to: site.sink)
        return (result, Dictionary(uniqueKeysWithValues: site.files.map { ($0.string, String(decoding: $1, as: UTF8.self)) }))
    }

    /// All files, as seen from a folder.
    private static func includable(_ files: [String: String], from folder: String) -> IncludableFiles {
        @Sendable func place(_ path: String) -> String? { SourcePath.resolve(path, from: folder) }
        return IncludableFiles(
            status: { path in
                guard let place = place(path) else { return .outside }
                if SourcePath.parts(of: place).contains(where: { $0.hasPrefix(".") }) { return .hidden }
                return files[place] == nil ? .missing : .file(nil)
            },
            read: { path in
                guard let text = place(path).flatMap({ files[$0] }) else { throw MissingSource(path: path) }
                return Array(text.utf8)
            })
    }
}
