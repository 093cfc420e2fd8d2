import SiteModel
import TableHTML
import TableModel

/// Writes all pages and what stands beside them; returns what they were made from, if the options ask for it.
func writePages(
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
