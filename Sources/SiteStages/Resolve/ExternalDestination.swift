import SiteModel
package import TableModel

/// A link or image of a page that leads out of the site.
package struct ExternalDestination: Sendable {
    /// As the author wrote it.
    package let destination: String
    package let isImage: Bool
    package let location: SourceLocation
}

extension Page {
    /// The destinations of links, images and addresses that are not in the site, each once.
    var externalDestinations: [ExternalDestination] {
        var result: [ExternalDestination] = []
        var seen: Set<Span> = []
        func add(_ span: Span, isImage: Bool = false, from location: SourceLocation = .wholeFile) {
            guard !span.isEmpty, !LinkReference.isLocal(text[span.range]), seen.insert(span).inserted else { return }
            result.append(
                ExternalDestination(
                    destination: string(span), isImage: isImage, location: self.location(ofDestination: span) ?? location))
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
            if let span = row.selectedImage { add(span, isImage: true, from: row.location) }
            if row.hasAttributes, let span = row.attributes?.detailTarget { add(span, from: row.location) }
        }
        return result
    }
}
