package import SiteStages
package import TableModel

/// One place of a site that leads to an address elsewhere.
package struct ExternalLink: Sendable, Equatable {
    package let address: ExternalAddress
    /// As the author wrote it.
    package let destination: String
    package let isImage: Bool
    /// The source, relative to the project.
    package let path: String
    /// Where the link or setting begins; nil when the parser did not say.
    package let range: SourceRange?

    init?(_ destination: String, isImage: Bool = false, path: String, at range: SourceRange?) {
        guard let address = ExternalAddress(destination) else { return nil }
        self.address = address
        self.destination = destination
        self.isImage = isImage
        self.path = path
        self.range = range
    }
}

/// Every place of the documents and settings of a site that leads elsewhere, in the order of pages and their text.
///
/// What leads to the site's own `base_url` is not elsewhere: it may not be published yet.
///
/// - Parameter rendered: what became of each page of the site.
package func collectExternalLinks(
    of site: Site, _ rendered: [RenderedPage], settings: SiteSettings, settingsPath: String, prefix: String
) -> [ExternalLink] {
    var links: [ExternalLink] = []
    for (page, rendered) in zip(site.pages, rendered) {
        for place in rendered.externalLinks {
            let range = place.location == .wholeFile ? nil : SourceRange(start: place.location)
            let link = ExternalLink(place.destination, isImage: place.isImage, path: prefix + page.path, at: range)
            if let link { links.append(link) }
        }
    }
    for setting in settings.redirects {
        if let link = ExternalLink(setting.new.text, path: settingsPath, at: setting.new.range) { links.append(link) }
    }
    guard let base = settings.baseURL.flatMap({ ExternalAddress($0 + "/") }) else { return links }
    return links.filter { !$0.address.url.hasPrefix(base.url) && $0.address.url + "/" != base.url }
}
