import SiteModel
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
private func sitemapFiles(of site: FinishedSite, at base: BaseURL) -> [SiteFile] {
    let places = site.placesInOrder()
    guard places.count > largestSitemap else { return [SiteFile(SiteOutput.sitemapPath, sitemap(of: places[...], site, base))] }
    var files: [SiteFile] = []
    var index = XMLWriter()
    index.open("sitemapindex", ["xmlns": namespace])
    for start in stride(from: 0, to: places.count, by: largestSitemap) {
        let path = OutputPath("sitemap-\(start / largestSitemap + 1).xml")
        files.append(SiteFile(path, sitemap(of: places[start...].prefix(largestSitemap), site, base)))
        index.open("sitemap")
        index.element("loc", base.address(of: path))
        index.close("sitemap")
    }
    index.close("sitemapindex")
    return files + [SiteFile(SiteOutput.sitemapPath, index.bytes)]
}

private func sitemap(of places: ArraySlice<Int>, _ site: FinishedSite, _ base: BaseURL) -> [UInt8] {
    var xml = XMLWriter()
    xml.open("urlset", ["xmlns": namespace])
    for place in places {
        let page = site.site.pages[place]
        xml.open("url")
        xml.element("loc", base.address(of: page.output))
        if let time = page.page.settings.date.flatMap(Timestamp.init) { xml.element("lastmod", time.dayOrText) }
        xml.close("url")
    }
    xml.close("urlset")
    return xml.bytes
}
