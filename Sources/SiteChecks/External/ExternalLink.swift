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
/// - Parameters:
///   - rendered: what became of each page of the site.
///   - frame: what stands around the pages leads to, by file.
package func collectExternalLinks(
    of site: Site, _ rendered: [RenderedPage], frame: [(path: String, destinations: [ExternalDestination])] = [],
    settings: SiteSettings, settingsPath: String, prefix: String
) -> [ExternalLink] {
    var links: [ExternalLink] = []
    for (path, places) in zip(site.pages, rendered).map({ (prefix + $0.path, $1.externalLinks) }) + frame {
        for place in places {
            let range = place.location == .wholeFile ? nil : SourceRange(start: place.location)
            if let link = ExternalLink(place.destination, isImage: place.isImage, path: path, at: range) { links.append(link) }
        }
    }
    for setting in settings.redirects {
        if let link = ExternalLink(setting.new.text, path: settingsPath, at: setting.new.range) { links.append(link) }
    }
    for line in settings.navigation {
        if let link = ExternalLink(line.path, path: settingsPath, at: line.range) { links.append(link) }
    }
    guard let base = settings.baseURL.flatMap({ ExternalAddress($0 + "/") }) else { return links }
    return links.filter { !$0.address.url.hasPrefix(base.url) && $0.address.url + "/" != base.url }
}
