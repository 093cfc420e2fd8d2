import SiteDisk
import SiteModel
import TableBuild
import TableModel

/// Builds a project again and again, each time with what it remembers of the last time.
struct PreviewBuilder {
    private let options: PreviewOptions
    private var cache = BuildCache()
    /// What the last build made.
    private var contents = PreviewFiles.Contents()
    /// What is shown: the same, but for documents that cannot be built as they are, whose last good pages stay.
    private var shown: [OutputPath: ServedFile] = [:]
    private var problems = ""
    /// nil where authors may write scripts.
    private var policy: ContentPolicy? = .careful
    private var changes = SourceChanges()
    private var goodPages = GoodPages()
    /// Absolute.
    private var output: String
    /// As they were read last.
    private var settings: SiteSettings
    /// What a single document shows, absolute; also what it showed and may show again.
    private var assets: Set<String> = []
    /// What documents include, relative to the source folder; also what they included and may include again.
    private var includes: Set<String> = []

    init(_ options: PreviewOptions) {
        self.options = options
        settings =
            (try? Project.readConfiguration(of: options.layout, options: options.build))?.value.settings ?? SiteSettings()
        output = options.layout.output(chosen: options.output, settings: settings.output)
    }

    /// What the next build depends on.
    var roots: [WatchedRoot] {
        let included = includes.map { ProjectLayout.absolute($0, from: options.layout.sources) }
        return options.layout.watchedRoots(output: output, settings: settings) + assets.union(included).sorted().map { .file($0) }
    }

    /// Reads the project and builds what changed. `changed` are absolute paths that somebody saw change; changes that a file's size
    /// or time tells are found without.
    ///
    /// What is wrong with the project as a whole leaves the last site as it is.
    mutating func build(changed: Set<String> = []) async -> PreviewBuild {
        let start = ContinuousClock.now
        changes.record(changed, in: options.layout.sources)
        var diagnostics: [Diagnostic]
        var result: BuildResult?
        var site = shown
        do {
            let project = try Project.read(options.layout, output: options.output, options: options.build)
            output = project.output
            settings = project.configuration.value.settings
            var configuration = project.configuration
            configuration.value.settings.rootPath = "/"
            let files = PreviewFiles(folder: options.layout.sources, extras: .live(problems: ""), last: contents)
            let built = try await buildSite(
                changes.counted(project.sources, includes: includes), configuration, options: options.build, cache: cache,
                to: files.sink)
            diagnostics = built.diagnostics
            result = built
            includes.formUnion(built.includes)
            // Otherwise the site would not be the one that is wanted.
            if project.isUsable && isThere(project.sources) || shown.isEmpty {
                policy = project.configuration.value.settings.html == .trusted ? nil : .careful
                contents = files.contents
                goodPages.update(faulty: documents(at: built.faultyPaths), kept: documents(at: built.keptPaths), shown: shown) {
                    cache.output(ofDocument: $0)
                }
                site = goodPages.applied(to: contents.files)
                cache = built.cache ?? BuildCache()
            }
            if options.layout.document != nil { assets.formUnion(files.contents.assets) }
        } catch {
            diagnostics = [Diagnostic(.sourceUnreadable, "\(error)", path: "")]
        }
        var build = show(site, result, diagnostics)
        build.time = .now - start
        return build
    }

    private mutating func show(_ site: [OutputPath: ServedFile], _ result: BuildResult?, _ diagnostics: [Diagnostic])
        -> PreviewBuild
    {
        let problems = PreviewProblems(diagnostics, project: options.layout.project, editor: options.editor).json
        var build = PreviewBuild(result: result, diagnostics: diagnostics)
        // The index of the search is no part of a page; pages look into it when somebody searches.
        build.changed = Set(site.keys).union(shown.keys).filter { !$0.isSearchIndex && site[$0]?.tag != shown[$0]?.tag }
            .map(\.string).sorted()
        build.hasOtherProblems = problems != self.problems
        self.problems = problems
        shown = site
        build.site = ServedSite(
            Dictionary(uniqueKeysWithValues: site.lazy.map { ($0.key.string, $0.value) }), extras: .live(problems: problems),
            policy: policy)
        return build
    }

    /// The documents that messages name, by their paths in the source folder.
    private func documents(at paths: Set<String>) -> Set<String> {
        let prefix = options.layout.sourcePrefix
        return Set(paths.lazy.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
    }

    /// Whether there is a folder of sources, however empty.
    private func isThere(_ sources: SourceTree) -> Bool {
        !sources.files.isEmpty || (try? FileSystem.names(in: options.layout.sources)) != nil
    }
}
