package import SiteModel
package import TableBuild
package import TableModel
package import TableThemes

/// A site built in memory, for tests.
package struct SiteFixture: Sendable {
    package let result: BuildResult
    /// The files of the site as text, by path.
    package let files: [String: String]

    /// Builds sources given as path and text. `lock` is that of a file `tablesite.lock` beside them.
    package init(
        _ sources: [String: String], settings: SiteSettings = SiteSettings(), lock: String? = nil,
        themes: ThemeFiles = ThemeFiles(),
        options: BuildOptions = BuildOptions(), prefix: String = ""
    ) async throws {
        let tree = SourceTree(sources.mapValues { Array($0.utf8) }, prefix: prefix)
        var configuration = SiteConfiguration.read(file: nil, themes: themes, options: options)
        configuration.value.settings = settings
        configuration.value.lock = lock.map { (prefix + ProjectFile.lock, Array($0.utf8)) }
        // In memory the theme `system` need not exist, and others need not be whole.
        configuration.diagnostics = configuration.diagnostics.filter { $0.code != .themeMissing && $0.code != .themeTokenMissing }
        let site = CollectedSite(of: tree)
        result = try await buildSite(tree, configuration, options: options, to: site.sink)
        files = Dictionary(uniqueKeysWithValues: site.files.map { ($0.string, String(decoding: $1, as: UTF8.self)) })
    }
}
