import TableBuild
import TableModel

/// Builds a project again and again, each time with what it knows from before.
struct PreviewBuilder {
    private let options: PreviewOptions
    private var memory = BuildMemory()
    /// What the last build made.
    private var made: [OutputPath: ServedFile] = [:]
    /// What is shown: the same, but for documents that cannot be built as they are, whose last good pages stay.
    private var shown: [OutputPath: ServedFile] = [:]
    private var problems = ""
    /// nil where authors may write scripts.
    private var policy: ContentPolicy? = .careful
    /// How often somebody saw each source change, by its path.
    private var changeCounts: [String: Int] = [:]
    /// Absolute.
    private(set) var output: String

    init(_ options: PreviewOptions) {
        self.options = options
        output = options.layout.output(chosen: options.output, settings: nil)
    }

    /// What the next build depends on.
    var roots: [WatchedRoot] { options.layout.watchedRoots(output: output) }

    /// Reads the project and builds what changed. `changed` are absolute paths that somebody saw change; changes that a file's size
    /// or time tells are found without.
    ///
    /// What is wrong with the project as a whole leaves the last site as it is.
    mutating func build(changed: Set<String> = []) async -> PreviewBuild {
        let start = ContinuousClock.now
        note(changed)
        var diagnostics: [Diagnostic]
        var result: BuildResult?
        var site = shown
        do {
            let project = try Project.read(options.layout, output: options.output, options: options.build)
            output = project.output
            var configuration = project.configuration
            configuration.value.settings.rootPath = "/"
            let files = PreviewFiles(folder: options.layout.sources, extras: .live(problems: ""), last: made)
            let built = try await buildSite(
                project.sources.counting(changeCounts), configuration, options: options.build, memory: memory,
                to: files.sink)
            diagnostics = built.diagnostics
            result = built
            // Otherwise the site would not be the one that is wanted.
            if project.isUsable || shown.isEmpty {
                policy = project.configuration.value.settings.html == .trusted ? nil : .careful
                made = files.made
                site = keepingGoodPages(of: built, in: files.made)
                memory = built.memory ?? BuildMemory()
            }
        } catch {
            diagnostics = [Diagnostic(.sourceUnreadable, "\(error)", path: "")]
        }
        var build = show(site, result, diagnostics)
        build.time = .now - start
        return build
    }

    private mutating func show(_ site: [OutputPath: ServedFile], _ result: BuildResult?, _ diagnostics: [Diagnostic]) -> PreviewBuild {
        let problems = PreviewProblems(diagnostics, project: options.layout.project, editor: options.editor).json
        var build = PreviewBuild(result: result, diagnostics: diagnostics)
        build.changed = Set(site.keys).union(shown.keys).filter { site[$0]?.tag != shown[$0]?.tag }.map(\.string).sorted()
        build.hasOtherProblems = problems != self.problems
        self.problems = problems
        shown = site
        var files = Dictionary(uniqueKeysWithValues: site.lazy.map { ($0.key.string, $0.value) })
        // A single document need not be the index of its folder, whose address is what people type.
        if files["index.html"] == nil { files["index.html"] = files[options.layout.startPage] }
        build.site = ServedSite(
            files, extras: .live(problems: problems), policy: policy)
        return build
    }

    /// `made`, with the pages shown so far of documents that have errors.
    private func keepingGoodPages(of built: BuildResult, in made: [OutputPath: ServedFile]) -> [OutputPath: ServedFile] {
        let faulty = Set(built.diagnostics.lazy.filter { $0.severity == .error }.map(\.path))
        guard !faulty.isEmpty else { return made }
        var site = made
        for path in faulty where path.hasPrefix(options.layout.sourcePrefix) {
            let document = String(path.dropFirst(options.layout.sourcePrefix.count))
            guard let page = memory.output(ofDocument: document) ?? built.memory?.output(ofDocument: document) else { continue }
            if let good = shown[page] { site[page] = good }
        }
        return site
    }

    private mutating func note(_ changed: Set<String>) {
        let folder = options.layout.sources + "/"
        for path in changed where path.hasPrefix(folder) { changeCounts[String(path.dropFirst(folder.count)), default: 0] += 1 }
    }
}
