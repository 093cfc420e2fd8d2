import SiteChecks
import SiteStages
package import SiteModel
private import TableMarkdown
package import TableModel
private import TableThemes

/// Builds a site: reads and parses its documents, gives each page its place and its way in the navigation, finds where links lead,
/// renders, completes, and hands every file to `sink`.
///
/// What is wrong with documents, settings and themes is in the result; what is thrown comes from `sink`. The files and the
/// result are the same for any number of workers, and with the `cache` of another build.
package func buildSite(
    _ sources: SourceTree, _ configuration: Checked<SiteConfiguration>, options: BuildOptions = BuildOptions(),
    cache: BuildCache = BuildCache(), to sink: OutputSink, progress: @escaping BuildProgress.Observer = { _ in }
) async throws -> BuildResult {
    var build = SiteBuild(sources, configuration, options, sink)

    let documents = await build.parse(cache, progress)
    let sheets = build.chooseThemes(documents)
    let placed = build.place(documents, sheets)
    let site = build.navigate(placed, documents)
    let resolved = build.resolve(site, cache.links)
    let pages = try await build.render(resolved, of: documents, sheets, cache, progress)
    try await build.complete(resolved, pages, sheets, cache)
    return build.finish(resolved, pages)
}

/// A build on its way through the stages: what all of them need, and what was found wrong so far.
private struct SiteBuild {
    private let sources: SourceTree
    private let configuration: SiteConfiguration
    private let options: BuildOptions
    private let hashes: HashList?
    private let sink: OutputSink
    private var found: FoundDiagnostics
    private var ignoreComments: [String: [IgnoreComment]] = [:]
    private var expansions: [String: ExpandedSource] = [:]
    private var includes: Set<String> = []
    private var keptPaths: Set<String> = []
    private var drafts: Set<String> = []
    private var addresses = SiteAddresses()
    /// Where what stands around the pages leads elsewhere, by file.
    private var frameLinks: [(path: String, destinations: [ExternalDestination])] = []
    private var leftOut: [LeftOut]
    private var next = BuildCache()
    /// There is nothing to publish, and the page that lists it is none that anybody asked for.
    private var isEmpty = false

    private var settings: SiteSettings { configuration.settings }
    private var settingsPath: String { configuration.file?.path ?? "" }
    private var prefix: String { sources.prefix }

    init(_ sources: SourceTree, _ configuration: Checked<SiteConfiguration>, _ options: BuildOptions, _ sink: OutputSink) {
        self.sources = sources
        var plain = configuration.value
        plain.settings.description = plain.settings.description.map(plainWords)
        self.configuration = plain
        self.options = options
        hashes = configuration.value.settings.hasManifest ? HashList() : nil
        self.sink = hashes?.listing(sink) ?? sink
        leftOut = sources.leftOut
        let rules = configuration.value.settings.diagnosticRules
        let own = configuration.diagnostics.map(\.fixedIfUnreadable) + checkRules(rules, path: configuration.value.file?.path ?? "")
        let patterns = PatternCheck(configuration.value, sources).problems
        found = FoundDiagnostics(own + patterns + sources.diagnostics)
    }

    /// Takes a value, and what was found wrong with it.
    private mutating func take<Value>(_ checked: Checked<Value>) -> Value {
        found.append(checked.diagnostics)
        return checked.value
    }

    mutating func parse(_ cache: BuildCache, _ progress: @escaping BuildProgress.Observer) async -> [ParsedDocument] {
        next.goodDocuments = cache.goodDocuments
        let parsed = await parseDocuments(
            in: sources, settings: settings, options: options, cache: cache.documents, good: &next.goodDocuments,
            progress: progress)
        next.documents = parsed.cache
        let documents = splitDocuments(parsed.documents, settings: settings, prefix: prefix)
        for document in documents { found.append(document.diagnostics) }
        keptPaths = Set(documents.lazy.filter(\.isKept).map { [prefix] in prefix + $0.file.path })
        // What is found later is of a text that is no more.
        found.close(keptPaths)
        for document in documents where !document.ignoreComments.isEmpty {
            ignoreComments[prefix + document.file.path] = document.ignoreComments
        }
        for document in documents {
            guard let expansion = document.expansion else { continue }
            expansions[prefix + document.file.path] = expansion
            includes.formUnion(document.includes)
        }
        drafts = Set(documents.lazy.filter(\.isDraft).map { [prefix] in prefix + $0.file.path })
        isEmpty = drafts.count == documents.count
        if isEmpty {
            let foreign = ForeignEndings.phrase(in: sources.files.lazy.map(\.path))
            found.append([.emptySite(drafts: documents.map(\.file.path), leftOut: sources.leftOut, foreign: foreign, in: prefix)])
        }
        return documents
    }

    mutating func chooseThemes(_ documents: [ParsedDocument]) -> [String: SiteStylesheet] {
        take(SiteStylesheet.all(for: documents.compactMap(\.page), in: configuration, prefix: prefix))
    }

    mutating func place(_ documents: [ParsedDocument], _ sheets: [String: SiteStylesheet]) -> PlacedSite {
        let assets = sources.files.filter { $0.kind == .asset } + referencedAssets(of: documents, in: sources)
        return take(
            placeSite(
                documents, assets: assets, themeAssets: SiteStylesheet.assets(of: sheets), settings: settings, prefix: prefix,
                isAlone: sources.surroundings != nil))
    }

    mutating func navigate(_ placed: PlacedSite, _ documents: [ParsedDocument]) -> Site {
        take(
            navigateSite(
                placed, of: documents, settings: settings, settingsPath: settingsPath, prefix: prefix,
                isWhole: configuration.isWhole))
    }

    mutating func resolve(_ site: Site, _ last: LinkMap?) -> ResolvedSite {
        let map = LinkMap(
            site, sourcePrefix: prefix, settings: settings, leftOut: sources.leftOut, surroundings: sources.surroundings, last: last
        )
        next.links = map
        let redirects = take(
            RedirectReader.read(of: site, settings: settings, settingsPath: settingsPath, map: map, prefix: prefix))
        addresses = take(checkLock(of: site, redirects, configuration: configuration, prefix: prefix, options: options))
        let (sources, expansions) = (sources, expansions)
        return ResolvedSite(
            site, settings: settings, isWhole: configuration.isWhole, map: map, redirects: redirects,
            source: { expansions[sources.prefix + $0]?.bytes ?? (try? sources.read($0)) })
    }

    mutating func render(
        _ site: ResolvedSite, of documents: [ParsedDocument], _ sheets: [String: SiteStylesheet], _ cache: BuildCache,
        _ progress: @escaping BuildProgress.Observer
    ) async throws -> [RenderedPage] {
        let images = ImageSizes(of: sources, cache: cache.images)
        let siteFrame = SiteFrame(of: documents, for: site, settingsPath: settingsPath, prefix: prefix)
        found.append(siteFrame.problems)
        if options.collectsExternalLinks {
            frameLinks = siteFrame.externalDestinations(settingsPath: settingsPath, prefix: prefix)
        }
        let rendering = PageRendering(
            site, sheets: sheets, imageSizes: images, files: SiteOutput.pageFiles(for: site), prefix: prefix, options: options,
            cache: cache.pages, repositoryFolder: sources.repositoryFolder, siteFrame: siteFrame, to: sink)
        let rendered = try await rendering.writePages(progress: progress)
        for page in rendered.pages { found.append(page.diagnostics) }
        next.pages = rendered.cache
        next.images = images.cache
        try SiteStylesheet.write(sheets, for: site, rendered.pages, showsStates: configuration.showsStates, to: sink)
        try site.writeScript(for: rendered.pages, to: sink)
        return rendered.pages
    }

    /// Writes what a site has beside its pages.
    mutating func complete(
        _ site: ResolvedSite, _ pages: [RenderedPage], _ sheets: [String: SiteStylesheet], _ cache: BuildCache
    ) async throws {
        for asset in SiteStylesheet.assets(of: sheets) { try sink.write(OutputPath(asset.output), asset.bytes) }
        try SiteOutput.writeSiteFiles(of: site, to: sink)
        next.search = try await SearchFiles(of: site, pages)?.write(options, cache: cache.search, to: sink) ?? SearchCache()
        let files = CopiedFiles(of: site, pages, cache: cache.references) { [sources] in try? sources.readStart($0, $1) }
        found.append(try await files.copy(prefix: prefix, workers: options.workers, to: sink))
        leftOut = (leftOut + files.leftOut).sorted { $0.path < $1.path }
        next.references = files.cache
        if let hashes, site.isFree(HashList.path) { try sink.write(HashList.path, hashes.bytes) }
    }

    func finish(_ site: ResolvedSite, _ rendered: [RenderedPage]) -> BuildResult {
        var policy = DiagnosticPolicy(
            rules: settings.diagnosticRules, prefix: prefix, ignoreComments: ignoreComments, codes: DiagnosticCode.all.map(\.name),
            unsought: DiagnosticCode.namesOfExternalCheck)
        policy.expansions = expansions
        policy.settingsPath = settingsPath.isEmpty ? prefix.isEmpty ? "" : prefix + ProjectFile.settings : settingsPath
        let diagnostics = finishDiagnostics(found, policy: policy) { path in
            configuration.contents(of: path) ?? sources.contents(of: path)
        }
        // Nobody asked for the page that stands for missing ones, nor for that of results.
        let listed =
            isEmpty
            ? []
            : site.site.pages.numbered.filter {
                !($1.isGenerated && $1.output == .notFound) && !$1.isResultsPage && site.site.chapters[$0] == nil
            }.map(\.1)
        var result = BuildResult(
            pageCount: listed.count, rowCount: listed.reduce(0) { $0 + $1.parsed.rowCount + $1.parsed.tableRowCount },
            diagnostics: diagnostics, cache: options.remembers ? next : nil)
        result.policy = policy.forLater
        result.faultyPaths = found.faultyPaths
        result.keptPaths = keptPaths
        result.drafts = drafts
        result.addresses = addresses
        result.leftOut = leftOut
        result.includes = includes
        if options.collectsExternalLinks {
            result.externalLinks = collectExternalLinks(
                of: site.site, rendered, frame: frameLinks, settings: settings, settingsPath: settingsPath, prefix: prefix)
        }
        return result
    }
}
