import SiteModel
import TableBasics
import TableModel

/// Links by the name of a document, `[[Name#Heading]]`.
extension LinkResolver {
    /// The span of what a wiki link leads to; an empty one when that is nowhere, so that only its words stay.
    mutating func resolve(wiki span: Span, isImage: Bool) -> Span {
        if let result = resolved[span] { return result }
        let words = String(page.string(span).dropFirst(WikiReference.scheme.utf8CodeUnitCount))
        let parts = words.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0].drop { $0 == " " })
        let location = page.location(ofDestination: span) ?? .wholeFile
        var destination = ""
        if !name.isEmpty {
            let path = SourcePath.resolve(name, from: folder).flatMap { map.target(at: $0) == nil ? nil : $0 }
            guard let path = path ?? map.wikiNames.path(of: name, from: folder) else {
                let link = Link(
                    span: span, words: words, destination: name, reference: LinkReference(URLPath.encoded(name)), isImage: isImage,
                    location: location)
                reportDeadLink(link, leadingTo: nil, path: isImage ? name : name + ".md")
                resolved[span] = isImage ? page.append(URLPath.encoded(name)) : .empty
                return resolved[span] ?? .empty
            }
            destination = "/" + URLPath.encodedPath(path)
        }
        if parts.count > 1 {
            destination += "#" + URLPath.encodedFragment(String(decoding: Slug.heading(Array(parts[1].utf8)), as: UTF8.self))
        }
        let link = Link(
            span: span, words: words, destination: destination, reference: LinkReference(destination), isImage: isImage,
            location: location)
        var file: String?
        let result = page.append(url(of: link, file: &file) ?? destination)
        if isImage, let file { imageFiles[result] = file }
        resolved[span] = result
        return result
    }
}
