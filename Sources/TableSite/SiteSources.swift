import BundledThemes
import SiteModel
import TableBuild
import TableModel
import TableThemes

/// What a site is made from, in memory.
///
///     let sources = SiteSources(["index.md": "# Tools\n\n- [Vim](https://www.vim.org) - an editor"], settings: "title: Tools")
///     let site = try await sources.build()
///     site.files["index.html"]
///
/// No file is read and none is written.
public struct SiteSources: Sendable {
    /// The files of the folder `Site/`, by their path in it, with `/` between names. Documents end in `.md` or `.markdown`; what they
    /// refer to, images and other files, is copied.
    public var files: [String: [UInt8]]
    /// What a file `tablesite.yml` would hold; empty for none.
    public var settings: String
    /// Themes beside the bundled ones, by the path in the folder `Themes/`: `night/theme.yml`.
    public var themes: [String: [UInt8]]

    /// - Parameter documents: texts by their path; other files are added to ``files``.
    public init(_ documents: [String: String] = [:], settings: String = "", themes: [String: [UInt8]] = [:]) {
        files = documents.mapValues { Array($0.utf8) }
        self.settings = settings
        self.themes = themes
    }

    /// What one build asks for beyond what the settings say.
    public struct Options: Sendable {
        /// Instead of the theme of the settings.
        public var theme: String?
        /// Instead of the `base_url` of the settings.
        public var baseURL: String?
        /// Whether drafts are pages.
        public var includesDrafts = false
        /// How many documents are worked on at a time. The site is the same for any number.
        public var workers = 1

        public init() {}
    }

    /// Builds the site: every file of it, and what is wrong with the sources.
    ///
    /// A problem in one document never stops the others. Dates are not looked at: a page that is dated later is a page.
    ///
    /// - Throws: `CancellationError` when the task is cancelled; nothing else.
    public func build(_ options: Options = Options()) async throws -> BuiltSite {
        try await build(options, isWhole: true)
    }

    /// - Parameter isWhole: whether the files are a site, or one document alone, whose links to its neighbours are left as they are.
    func build(_ options: Options, isWhole: Bool) async throws -> BuiltSite {
        var buildOptions = BuildOptions(
            theme: options.theme, baseURL: options.baseURL, includesDrafts: options.includesDrafts, workers: max(1, options.workers)
        )
        buildOptions.now = nil
        let bundled = Dictionary(bundledThemeFiles().map { ($0.path, $0.bytes) }) { first, _ in first }
        var configuration = SiteConfiguration.read(
            file: settings.isEmpty ? nil : (ProjectFile.settings, Array(settings.utf8)),
            themes: ThemeFiles(project: themes, bundled: bundled), options: buildOptions)
        configuration.value.isWhole = isWhole
        let contents = files
        let surroundings = SourceSurroundings(hasAsset: { contents[$0] != nil }, exists: { _ in true })
        let tree = SourceTree(files: contents.keys.map { SourceFile($0) }, surroundings: isWhole ? nil : surroundings) { path in
            guard let bytes = contents[path] else { throw MissingSource(path: path) }
            return bytes
        }
        let site = CollectedSite(of: tree)
        return BuiltSite(
            try await buildSite(tree, configuration, options: buildOptions, to: site.sink),
            files: Dictionary(uniqueKeysWithValues: site.files.map { ($0.key.string, $0.value) }))
    }
}
