import SiteModel

extension SiteOutput {
    /// `robots.txt` (RFC 9309), which allows everything and leads to the sitemap.
    static let robots = SiteOutput(
        name: "robots.txt", isWritten: \.isWhole,
        files: .ofSite { site in
            let sitemap = site.base.map { "\nSitemap: \($0.address(of: sitemapPath))\n" } ?? ""
            return [SiteFile(OutputPath("robots.txt"), "User-agent: *\nAllow: /\n" + sitemap)]
        })
}
