import SiteModel
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
func externalLinks(of site: Site, settings: SiteSettings, settingsPath: String, prefix: String) -> [ExternalLink] {
    var links: [ExternalLink] = []
    for page in site.pages.lazy.filter({ !$0.isGenerated }).map(\.page) {
        for place in page.externalDestinations {
            let range = place.location == .wholeFile ? nil : SourceRange(start: place.location)
            let link = ExternalLink(page.string(place.span), isImage: place.isImage, path: prefix + page.path, at: range)
            if let link { links.append(link) }
        }
    }
    for setting in settings.redirects {
        if let link = ExternalLink(setting.new.text, path: settingsPath, at: setting.new.range) { links.append(link) }
    }
    guard let base = settings.baseURL.flatMap({ ExternalAddress($0 + "/") }) else { return links }
    return links.filter { !$0.address.url.hasPrefix(base.url) && $0.address.url + "/" != base.url }
}

extension Page {
    /// The destinations of links, images and addresses that are not in the site, each once.
    fileprivate var externalDestinations: [(span: Span, isImage: Bool, location: SourceLocation)] {
        var result: [(span: Span, isImage: Bool, location: SourceLocation)] = []
        var seen: Set<Span> = []
        func add(_ span: Span, isImage: Bool = false, from location: SourceLocation = .wholeFile) {
            guard !span.isEmpty, !LinkReference.isLocal(text[span.range]), seen.insert(span).inserted else { return }
            result.append((span, isImage, self.location(ofDestination: span) ?? location))
        }
        for event in events {
            switch event {
            case .openLink(let destination, _), .address(let destination, _): add(destination)
            case .image(let destination, _, _): add(destination, isImage: true)
            default: break
            }
        }
        for row in rows {
            if case .link(let span) = row.destination { add(span, from: row.location) }
            if case .picture(let span, _, _) = row.image { add(span, isImage: true, from: row.location) }
            if row.hasAttributes, let span = row.attributes?.detailTarget { add(span, from: row.location) }
        }
        return result
    }
}
