import TableHTML
package import TableModel
private import TableThemes

/// Builds a site: reads, parses, assembles, resolves links, renders, and hands every file to `sink`.
///
/// What is wrong with documents, settings and themes is in the result; what is thrown comes from `sink`. The files and the
/// result are the same for any number of workers, and with what another build remembers in `memory`.
package func buildSite(
    _ sources: SourceTree, _ configuration: Checked<SiteConfiguration>, options: BuildOptions = BuildOptions(),
    memory: BuildMemory = BuildMemory(), to sink: OutputSink, progress: @escaping BuildProgress.Observer = { _ in }
) async throws -> BuildResult {
    let settings = configuration.value.settings
    let hashes = settings.hasManifest ? HashList() : nil
    let sink = hashes?.noting(sink, read: sources.read) ?? sink
    var found = (configuration.diagnostics + sources.diagnostics).map { PlacedDiagnostic($0) }

    var noted = BuildMemory()
    let conditions = RememberedDocuments.Conditions(
        html: settings.html, includesDrafts: options.includesDrafts, prefix: sources.prefix)
    let documents = await parseDocuments(
        in: sources, conditions, known: memory.documents, workers: options.workers, progress: progress)
    if options.remembers { noted.documents = RememberedDocuments(documents, conditions: conditions) }
    found += documents.flatMap(\.diagnostics).map { PlacedDiagnostic($0) }
    let leftOut = documents.filter { !$0.isBuilt }
    if leftOut.count == documents.count, !leftOut.contains(where: { !$0.isDraft }) {
        found.append(PlacedDiagnostic(.emptySite(draftCount: leftOut.count)))
    }

    let assets = sources.files.filter { $0.kind == .asset } + referencedAssets(of: documents, in: sources)
    let sheets = SiteStylesheet.all(
        for: documents.filter(\.isBuilt).map(\.page), in: configuration.value, prefix: sources.prefix)
    found += sheets.diagnostics.map { PlacedDiagnostic($0) }
    let themeAssets = usedAssets(of: sheets.value)

    var site = assembleSite(
        documents, assets: assets, themeAssets: themeAssets, settings: settings,
        settingsPath: configuration.value.file?.path ?? "", prefix: sources.prefix)
    found += site.diagnostics.map { PlacedDiagnostic($0) }
    if configuration.value.isWhole { site.addNotFoundPage(settings) }
    let map = await resolveLinks(
        of: &site, leftOut: leftOut, known: memory.links, prefix: sources.prefix, workers: options.workers)
    if options.remembers { noted.links = RememberedLinks(site.pages, map: map) }
    let redirects = RedirectReader.read(
        &site, settings: settings, settingsPath: configuration.value.file?.path ?? "", map: map, prefix: sources.prefix)
    found += redirects.diagnostics.map { PlacedDiagnostic($0) }
    let addresses = checkLock(
        of: site, redirects.value, leftOut: leftOut, configuration: configuration.value, prefix: sources.prefix, options: options)
    found += addresses.diagnostics.map { PlacedDiagnostic($0) }
    found += site.pages.flatMap(\.diagnostics)
    let images = await measureImages(of: &site, in: sources, known: memory.images, workers: options.workers)
    if options.remembers { noted.images = images }

    let cells = CellCheck(site.pages, sheets: sheets.value, prefix: sources.prefix)
    found += cells.diagnostics.map { PlacedDiagnostic($0) }
    try write(sheets.value, for: site, cells: cells, settings: settings, showsStates: configuration.value.showsStates, to: sink)
    for asset in themeAssets { try sink.write(OutputPath(asset.output), asset.bytes) }
    let finished = FinishedSite(
        site, settings: settings, isWhole: configuration.value.isWhole, redirects: redirects.value,
        source: { try? sources.read($0) })
    let renders = try await renderPages(
        of: finished, sheets: sheets.value, known: memory.renders, options: options, to: sink, progress: progress)
    noted.renders = renders
    try SiteOutput.writeSiteFiles(of: finished, to: sink)
    found += try await copyAssets(of: site, prefix: sources.prefix, workers: options.workers, to: sink)

    if let hashes, site.claims.isFree(HashList.path.string) { try sink.write(HashList.path, hashes.bytes) }
    let diagnostics = finishDiagnostics(found) { path in
        configuration.value.contents(of: path)
            ?? sources.path(in: path).flatMap { try? sources.read($0) }
    }
    // Nobody asked for the page that stands for missing ones.
    let counted = site.pages.filter { !($0.isGenerated && $0.output == .notFound) }
    var result = BuildResult(
        pageCount: counted.count, rowCount: counted.reduce(0) { $0 + $1.page.rows.count }, diagnostics: diagnostics,
        memory: options.remembers ? noted : nil)
    result.addresses = addresses.value
    if options.collectsExternalLinks {
        result.externalLinks = externalLinks(
            of: site, settings: settings, settingsPath: configuration.value.file?.path ?? "", prefix: sources.prefix)
    }
    return result
}

/// Every document of the sources, in their order.
package func parseDocuments(
    in sources: SourceTree, settings: SiteSettings, options: BuildOptions,
    progress: @escaping BuildProgress.Observer = { _ in }
) async -> [ParsedDocument] {
    let conditions = RememberedDocuments.Conditions(
        html: settings.html, includesDrafts: options.includesDrafts, prefix: sources.prefix)
    return await parseDocuments(
        in: sources, conditions, known: RememberedDocuments(), workers: options.workers, progress: progress)
}

private func parseDocuments(
    in sources: SourceTree, _ conditions: RememberedDocuments.Conditions, known: RememberedDocuments, workers: Int,
    progress: @escaping BuildProgress.Observer
) async -> [ParsedDocument] {
    var documents = sources.files.filter { $0.kind == .document }
        .map { known.document(of: $0, conditions: conditions) ?? ParsedDocument($0) }
    let count = documents.count
    await updateInParallel(&documents, workers: workers) { document in
        if !document.isRemembered {
            document.parse(in: sources, html: conditions.html, includingDrafts: conditions.includesDrafts)
        }
        progress(BuildProgress(step: .reading, total: count))
    }
    return documents
}

/// Resolves the links of all pages that are not as they were; returns what links can lead to.
private func resolveLinks(
    of site: inout Site, leftOut: [ParsedDocument], known: RememberedLinks?, prefix: String, workers: Int
) async -> LinkMap {
    let anchors = site.pages.map { known?.anchors(of: $0) ?? AnchorIndex($0.page) }
    let map = LinkMap(site, leftOut: leftOut, anchors: anchors, sourcePrefix: prefix)
    var pages = site.pages
    site.pages = []
    known?.resolveUnchanged(&pages, map: map)
    var placed = pages.enumerated().map { (place: $0, page: $1) }
    pages = []
    await updateInParallel(&placed, workers: workers) {
        if known == nil || !$0.page.isUnchanged {
            LinkResolver.resolveLinks(of: &$0.page, at: $0.place, in: map, sourcePrefix: prefix)
        }
    }
    site.pages = placed.map(\.page)
    return map
}

/// What became of the addresses that were published, and on demand all that there are now.
private func checkLock(
    of site: Site, _ redirects: [Redirect], leftOut: [ParsedDocument], configuration: SiteConfiguration, prefix: String,
    options: BuildOptions
) -> Checked<SiteAddresses> {
    var addresses = Checked(SiteAddresses())
    if options.collectsAddresses { addresses.value.current = site.publishedAddresses(redirects) }
    guard let file = configuration.lock else { return addresses }
    let lock = SiteLock.read(file.bytes, path: file.path)
    let check = LockCheck(lock.value, site: site, redirects: redirects, leftOut: leftOut, prefix: prefix)
    addresses.value.vanished = check.vanished
    addresses.diagnostics = lock.diagnostics + check.diagnostics
    return addresses
}

/// Writes all pages and what stands beside them; returns what they were made from, if the options ask for it.
private func renderPages(
    of finished: FinishedSite, sheets: [String: SiteStylesheet], known: [OutputPath: RememberedRender], options: BuildOptions,
    to sink: OutputSink, progress: @escaping BuildProgress.Observer
) async throws -> [OutputPath: RememberedRender] {
    let (site, settings) = (finished.site, finished.settings)
    let others = SiteOutput.pageFiles(for: finished)
    let icons = SiteIcon.all(in: site.assets)
    var renders = site.pages.indices.map { (place: $0, render: RememberedRender?.none) }
    let count = renders.count
    try await updateInParallel(&renders, workers: options.workers, scratch: { [UInt8]() }) { render, buffer in
        let place = render.place
        let page = site.pages[place]
        guard let sheet = sheets[page.page.settings.theme ?? ""] ?? sheets[""] else { return }
        var frame = PageFrame(
            of: page, at: place, parent: page.parent.map { site.pages[$0] }, siteTitle: site.tree(ofPage: place).title, sheet: sheet,
            settings: settings)
        frame.navigation = PageNavigation(ofPageAt: place, in: site, settings: settings)
        frame.translations = site.translations(ofPage: place)
        frame.metadata = finished.metadata(ofPageAt: place)
        frame.icons = icons.map { $0.link(from: page.output) }
        progress(BuildProgress(step: .writing, total: count))
        if let keep = sink.keep, let same = known[page.output], same.isSame(for: page, frame: frame) {
            for path in same.paths { try keep(path) }
            render.render = same
            return
        }
        buffer.removeAll(keepingCapacity: true)
        renderPage(page.page, in: frame, to: &buffer)
        try sink.write(page.output, buffer)
        var paths = [page.output]
        for other in others {
            guard let file = other(finished, place), finished.isFree(file.path) else { continue }
            try sink.write(file.path, file.bytes)
            paths.append(file.path)
        }
        if options.remembers { render.render = RememberedRender(page, frame: frame, paths: paths) }
    }
    return Dictionary(uniqueKeysWithValues: renders.lazy.compactMap { render in
        render.render.map { (site.pages[render.place].output, $0) }
    })
}

private func write(
    _ sheets: [String: SiteStylesheet], for site: Site, cells: CellCheck, settings: SiteSettings, showsStates: Bool,
    to sink: OutputSink
) throws {
    let pages = site.pages
    let parts = site.parts(settings: settings)
    let classes = Set(pages.flatMap { $0.page.styleClasses + [$0.page.tokenClass].compactMap(\.self) }).sorted { $0.name < $1.name }
    var written: Set<OutputPath> = []
    for sheet in sheets.values where written.insert(sheet.output).inserted {
        var buffer: [UInt8] = []
        renderStylesheet(
            sheet.theme, classes: classes, cells: cells.used[sheet.output] ?? [], parts: parts, showsStates: showsStates, to: &buffer)
        try sink.write(sheet.output, buffer)
    }
}

/// The assets of all themes of a site, each once.
private func usedAssets(of sheets: [String: SiteStylesheet]) -> [ThemeAsset] {
    var assets: [String: ThemeAsset] = [:]
    for asset in sheets.values.flatMap(\.theme.usedAssets) { assets[asset.output] = asset }
    return assets.values.sorted { $0.output < $1.output }
}

private func copyAssets(
    of site: Site, prefix: String, workers: Int, to sink: OutputSink
) async throws -> [PlacedDiagnostic] {
    var copies = site.assets.map { (asset: $0, problem: Diagnostic?.none) }
    try await updateInParallel(&copies, workers: workers, scratch: {}) { copy, _ in
        do {
            try sink.copy(copy.asset.file, copy.asset.output)
        } catch let error as UnreadableSource {
            copy.problem = .unreadable(prefix + copy.asset.file.path, because: error.reason)
        }
    }
    return copies.compactMap(\.problem).map { PlacedDiagnostic($0) }
}
