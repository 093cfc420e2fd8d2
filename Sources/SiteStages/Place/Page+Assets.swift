package import SiteModel
import TableBasics
import TableModel

/// The files that documents ask for and the tree does not list, sorted.
///
/// For a tree of one document only; every other tree lists its assets and gives none.
package func referencedAssets(of documents: [ParsedDocument], in sources: SourceTree) -> [SourceFile] {
    guard let hasUnlisted = sources.hasUnlisted else { return [] }
    var paths: Set<String> = []
    for page in documents.lazy.compactMap({ $0.page?.page }) {
        for span in page.destinations where LinkReference.isLocal(page.text[span.range]) {
            let path = PercentEncoding.decoded(LinkReference(page.string(span)).path)
            let folder = path.hasPrefix("/") ? "" : SourcePath.folder(of: page.path)
            guard let path = SourcePath.resolve(path, from: folder), !path.isEmpty, !SourcePath.isDocument(path) else { continue }
            paths.insert(path)
        }
    }
    return paths.sorted().filter(hasUnlisted).map { SourceFile($0, kind: .asset) }
}

extension Page {
    /// Every destination of a link, image or address.
    fileprivate var destinations: [Span] {
        var spans: [Span] = []
        for event in events {
            switch event {
            case .openLink(let destination, _), .image(let destination, _, _), .address(let destination, _):
                spans.append(destination)
            default: break
            }
        }
        for row in rows {
            if case .link(let span) = row.destination { spans.append(span) }
            if case .picture(let span, _, _) = row.image { spans.append(span) }
            if let span = row.attributes?.detailTarget { spans.append(span) }
        }
        return spans
    }
}
