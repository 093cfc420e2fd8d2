package import SiteModel
import TableHTML
import TableModel

extension ResolvedSite {
    /// The parts that some page of the site has.
    func parts(of rendered: [RenderedPage]) -> Set<PagePart> {
        var parts = site.parts(settings: settings)
        for page in rendered { parts.formUnion(page.parts) }
        if !settings.hasCodeColors { parts.remove(.codeColors) }
        if !settings.isSearched { parts.subtract(PagePart.ofScript) }
        if parts.isDisjoint(with: PagePart.ofScript) { parts.remove(.copyButton) }
        return parts
    }

    /// Writes the site's script, unless no page has use for it.
    package func writeScript(for rendered: [RenderedPage], to sink: OutputSink) throws {
        let parts = parts(of: rendered)
        guard !parts.isDisjoint(with: PagePart.ofScript) else { return }
        var script: [UInt8] = []
        renderScript(language: site.trees[0].language.tag ?? "", parts: parts, to: &script)
        try sink.write(.script, script)
    }
}
