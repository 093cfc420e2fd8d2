package import SiteModel
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
    let sink = hashes?.listing(sink) ?? sink
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
    try writeStylesheets(sheets.value, for: site, cells: cells, settings: settings, showsStates: configuration.value.showsStates, to: sink)
    for asset in themeAssets { try sink.write(OutputPath(asset.output), asset.bytes) }
    let finished = FinishedSite(
        site, settings: settings, isWhole: configuration.value.isWhole, redirects: redirects.value,
        source: { try? sources.read($0) })
    let renders = try await writePages(
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
