import SiteModel
import TableBasics
import TableModel

extension SiteOutput {
    /// `sitemap.xml` as sitemaps.org describes it, 0.9. A page has a date of change only when its author gave one.
    static let sitemap = SiteOutput(
        name: "sitemap.xml", isWritten: { $0.base != nil },
        files: .ofSite { site in site.base.map { sitemapFiles(of: site, at: $0) } ?? [] })

    static let sitemapPath = OutputPath("sitemap.xml")
}

/// How many pages one sitemap may hold.
private let largestSitemap = 50_000
private let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"

/// One sitemap, or for a very large site an index of several.
private func sitemapFiles(of site: ResolvedSite, at base: BaseURL) -> [SiteFile] {
    let pages = site.pagesInOrder().filter { site.site.pages[$0].settings.isInSitemap }
    guard pages.count > largestSitemap else { return [SiteFile(SiteOutput.sitemapPath, sitemap(of: pages[...], site, base))] }
    var files: [SiteFile] = []
    var index = XMLWriter()
    index.open("sitemapindex", ["xmlns": namespace])
    for start in stride(from: 0, to: pages.count, by: largestSitemap) {
        let path = OutputPath("sitemap-\(start / largestSitemap + 1).xml")
        files.append(SiteFile(path, sitemap(of: pages[start...].prefix(largestSitemap), site, base)))
        index.open("sitemap")
        index.element("loc", base.address(of: path))
        index.close("sitemap")
    }
    index.close("sitemapindex")
    return files + [SiteFile(SiteOutput.sitemapPath, index.bytes)]
}

private func sitemap(of pages: ArraySlice<PageNumber>, _ site: ResolvedSite, _ base: BaseURL) -> [UInt8] {
    var xml = XMLWriter()
    xml.open("urlset", ["xmlns": namespace])
    for number in pages {
        let page = site.site.pages[number]
        xml.open("url")
        xml.element("loc", base.address(of: page.output))
        if let time = page.settings.date.flatMap(Timestamp.init) { xml.element("lastmod", time.dayOrText) }
        xml.close("url")
    }
    xml.close("urlset")
    return xml.bytes
}
