import TableHTML
package import TableModel
private import TableThemes

/// Builds a site: reads, parses, assembles, resolves links, renders, and hands every file to `sink`.
///
/// What is wrong with documents, settings and themes is in the result; what is thrown comes from `sink`. The files and the
/// result are the same for any number of workers.
package func buildSite(
    _ sources: SourceTree, _ configuration: Checked<SiteConfiguration>, options: BuildOptions = BuildOptions(),
    to sink: OutputSink, progress: @escaping BuildProgress.Observer = { _ in }
) async throws -> BuildResult {
    let settings = configuration.value.settings
    let hashes = settings.hasManifest ? HashList() : nil
    let sink = hashes?.noting(sink, read: sources.read) ?? sink
    var found = (configuration.diagnostics + sources.diagnostics).map { PlacedDiagnostic($0) }

    let documents = await parseDocuments(in: sources, settings: settings, options: options, progress: progress)
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
    let redirects = await resolveLinks(
        of: &site, leftOut: leftOut, configuration: configuration.value, prefix: sources.prefix, workers: options.workers)
    found += redirects.diagnostics.map { PlacedDiagnostic($0) }
    found += site.pages.flatMap(\.diagnostics)
    await measureImages(of: &site, in: sources, workers: options.workers)

    let cells = CellCheck(site.pages, sheets: sheets.value, prefix: sources.prefix)
    found += cells.diagnostics.map { PlacedDiagnostic($0) }
    try write(sheets.value, for: site, cells: cells, settings: settings, showsStates: configuration.value.showsStates, to: sink)
    for asset in themeAssets { try sink.write(OutputPath(asset.output), asset.bytes) }
    let finished = FinishedSite(
        site, settings: settings, isWhole: configuration.value.isWhole, redirects: redirects.value,
        source: { try? sources.read($0) })
    try await renderPages(of: finished, sheets: sheets.value, workers: options.workers, to: sink, progress: progress)
    try SiteOutput.writeSiteFiles(of: finished, to: sink)
    found += try await copyAssets(of: site, prefix: sources.prefix, workers: options.workers, to: sink)

    if let hashes, site.claims.isFree(HashList.path.string) { try sink.write(HashList.path, hashes.bytes) }
    let diagnostics = finishDiagnostics(found) { path in
        configuration.value.contents(of: path)
            ?? sources.path(in: path).flatMap { try? sources.read($0) }
    }
    // Nobody asked for the page that stands for missing ones.
    let counted = site.pages.filter { !($0.isGenerated && $0.output == .notFound) }
    return BuildResult(
        pageCount: counted.count, rowCount: counted.reduce(0) { $0 + $1.page.rows.count }, diagnostics: diagnostics)
}

/// Every document of the sources, in their order.
package func parseDocuments(
    in sources: SourceTree, settings: SiteSettings, options: BuildOptions,
    progress: @escaping BuildProgress.Observer = { _ in }
) async -> [ParsedDocument] {
    var documents = sources.files.filter { $0.kind == .document }.map(ParsedDocument.init)
    let count = documents.count
    await updateInParallel(&documents, workers: options.workers) { document in
        document.parse(in: sources, html: settings.html, includingDrafts: options.includesDrafts)
        progress(BuildProgress(step: .reading, total: count))
    }
    return documents
}

/// Resolves the links of all pages; returns what old addresses lead to.
private func resolveLinks(
    of site: inout Site, leftOut: [ParsedDocument], configuration: SiteConfiguration, prefix: String, workers: Int
) async -> Checked<[Redirect]> {
    let map = LinkMap(site, leftOut: leftOut, anchors: site.pages.map { AnchorIndex($0.page) }, sourcePrefix: prefix)
    var pages = site.pages.enumerated().map { (place: $0, page: $1) }
    site.pages = []
    await updateInParallel(&pages, workers: workers) {
        LinkResolver.resolveLinks(of: &$0.page, at: $0.place, in: map, sourcePrefix: prefix)
    }
    site.pages = pages.map(\.page)
    return RedirectReader.read(
        &site, settings: configuration.settings, settingsPath: configuration.file?.path ?? "", map: map, prefix: prefix)
}

private func renderPages(
    of finished: FinishedSite, sheets: [String: SiteStylesheet], workers: Int, to sink: OutputSink,
    progress: @escaping BuildProgress.Observer
) async throws {
    let (site, settings) = (finished.site, finished.settings)
    let others = SiteOutput.pageFiles(for: finished)
    var places = Array(site.pages.indices)
    let count = places.count
    try await updateInParallel(&places, workers: workers, scratch: { [UInt8]() }) { place, buffer in
        let page = site.pages[place]
        guard let sheet = sheets[page.page.settings.theme ?? ""] ?? sheets[""] else { return }
        var frame = PageFrame(
            of: page, at: place, parent: page.parent.map { site.pages[$0] }, siteTitle: site.tree(ofPage: place).title, sheet: sheet,
            settings: settings)
        frame.navigation = PageNavigation(ofPageAt: place, in: site, settings: settings)
        frame.translations = site.translations(ofPage: place)
        frame.metadata = finished.metadata(ofPageAt: place)
        buffer.removeAll(keepingCapacity: true)
        renderPage(page.page, in: frame, to: &buffer)
        try sink.write(page.output, buffer)
        for other in others {
            if let file = other(finished, place), finished.isFree(file.path) { try sink.write(file.path, file.bytes) }
        }
        progress(BuildProgress(step: .writing, total: count))
    }
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
