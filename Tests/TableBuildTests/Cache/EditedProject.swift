import TableTestSupport
import SiteModel
import TableModel
import TableThemes
@testable import TableBuild

/// A project in memory that is edited and built again and again.
struct EditedProject {
    var settings = SiteSettings()
    var themeFiles: [String: [UInt8]] = ["system/theme.yml": Array("tokens:\n  top-color: \"#123456\"\n".utf8)]
    /// Their stamps change with it, as that of a file does with its mode.
    var unreadable: Set<String> = [] {
        didSet { for path in unreadable.union(oldValue) { self[path] = self[path] } }
    }
    private(set) var result = BuildResult()
    private var files: [String: (text: String, revision: Int)] = [:]
    private var edits = 0
    private var last: CollectedSite?

    var paths: [String] { files.keys.sorted() }

    subscript(path: String) -> String? {
        get { files[path]?.text }
        set {
            edits += 1
            files[path] = newValue.map { ($0, edits) }
        }
    }

    /// As `path: code`.
    var diagnostics: [String] { result.diagnostics.map { "\($0.path): \($0.code.name)" } }

    /// Builds the project with what the last build remembered.
    @discardableResult mutating func build() async throws -> CollectedSite {
        let site = CollectedSite(of: tree, after: last)
        result = try await buildSite(
            tree, configuration, options: options, cache: result.cache ?? BuildCache(), to: site.sink)
        last = site
        return site
    }

    func buildAnew() async throws -> (site: CollectedSite, result: BuildResult) {
        let site = CollectedSite(of: tree)
        return (site, try await buildSite(tree, configuration, to: site.sink))
    }

    /// The pages of a site that are not those of the build before, sorted.
    func rendered(_ site: CollectedSite) -> [String] {
        site.files.keys.map(\.string).filter { $0.hasSuffix(".html") && !site.keptPaths.contains(OutputPath($0)) }
            .withoutSearch.sorted()
    }

    private var options: BuildOptions {
        var options = BuildOptions()
        options.remembers = true
        return options
    }

    private var tree: SourceTree {
        let (files, unreadable) = (files, unreadable)
        let sources = files.map { path, file in
            SourceFile(path, stamp: FileStamp(size: 0, changed: 0, number: 0, revision: file.revision))
        }
        return SourceTree(files: sources) { path in
            guard let file = files[path], !unreadable.contains(path) else { throw MissingSource(path: path) }
            return Array(file.text.utf8)
        }
    }

    private var configuration: Checked<SiteConfiguration> {
        var configuration = SiteConfiguration.read(
            file: nil, themes: ThemeFiles(project: themeFiles, bundled: [:]), options: BuildOptions())
        configuration.value.settings = settings
        configuration.diagnostics = []
        return configuration
    }
}
