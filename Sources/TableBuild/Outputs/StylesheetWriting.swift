import SiteModel
import TableHTML
import TableModel
import TableThemes

/// Writes the style sheets of a site, each with the rules that its pages need.
func writeStylesheets(
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
func usedAssets(of sheets: [String: SiteStylesheet]) -> [ThemeAsset] {
    var assets: [String: ThemeAsset] = [:]
    for asset in sheets.values.flatMap(\.theme.assetsInUse) { assets[asset.output] = asset }
    return assets.values.sorted { $0.output < $1.output }
}
