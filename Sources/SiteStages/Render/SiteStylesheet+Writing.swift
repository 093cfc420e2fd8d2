package import SiteModel
import TableHTML
import TableModel
package import TableThemes

extension SiteStylesheet {
    /// Writes the style sheets of a site, each with the rules that its pages need.
    ///
    /// - Parameter rendered: what became of each page.
    package static func write(
        _ sheets: [String: SiteStylesheet], for resolved: ResolvedSite, _ rendered: [RenderedPage], showsStates: Bool,
        to sink: OutputSink
    ) throws {
        let pages = resolved.site.pages
        let parts = resolved.parts(of: rendered)
        var cells: [OutputPath: Set<String>] = [:]
        for (page, rendered) in zip(pages, rendered) {
            guard !rendered.cells.isEmpty, let sheet = sheets[page.settings.theme ?? ""] ?? sheets[""] else { continue }
            cells[sheet.output, default: []].formUnion(rendered.cells)
        }
        let classes = Set(pages.flatMap { $0.parsed.styleClasses + [StyleClass(tokens: $0.settings.tokens)].compactMap(\.self) })
            .sorted { $0.name < $1.name }
        var written: Set<OutputPath> = []
        for sheet in sheets.values where written.insert(sheet.output).inserted {
            var buffer: [UInt8] = []
            renderStylesheet(
                sheet.theme, classes: classes, cells: cells[sheet.output] ?? [], parts: parts,
                depth: pages.map(\.depth).max() ?? 0, showsStates: showsStates, to: &buffer)
            try sink.write(sheet.output, buffer)
        }
    }

    /// The assets of all themes of a site, each once.
    package static func assets(of sheets: [String: SiteStylesheet]) -> [ThemeAsset] {
        var assets: [String: ThemeAsset] = [:]
        for asset in sheets.values.flatMap(\.theme.assetsInUse) { assets[asset.output] = asset }
        return assets.values.sorted { $0.output < $1.output }
    }
}
