package import SiteModel
import TableBasics
import TableModel

/// The files that documents show and the tree does not list, sorted.
///
/// For a tree of one document only; every other tree lists its assets and gives none.
package func referencedAssets(of documents: [ParsedDocument], in sources: SourceTree) -> [SourceFile] {
    guard let surroundings = sources.surroundings else { return [] }
    var paths: Set<String> = []
    for page in documents.lazy.compactMap({ $0.page?.page }) {
        for span in page.shownFiles where LinkReference.isLocal(page.text[span.range]) {
            let path = PercentEncoding.decoded(LinkReference(page.string(span)).path)
            let folder = path.hasPrefix("/") ? "" : SourcePath.folder(of: page.path)
            guard let path = SourcePath.resolve(path, from: folder), !path.isEmpty, !SourcePath.isDocument(path) else { continue }
            paths.insert(path)
        }
    }
    return paths.sorted().filter(surroundings.hasAsset).map { SourceFile($0, kind: .asset, needsReference: false) }
}

extension Page {
    /// The addresses of everything that is shown in the page.
    fileprivate var shownFiles: [Span] {
        var spans: [Span] = []
        for event in events {
            switch event {
            case .image(let address, _, _), .address(let address, .image), .imageHints(let address, _): spans.append(address)
            default: break
            }
        }
        for row in rows {
            if case .picture(let span, _, _) = row.image { spans.append(span) }
            if let span = row.selectedImage { spans.append(span) }
        }
        return spans
    }
}
