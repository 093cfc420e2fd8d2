import SiteModel
import TableModel

/// The last good pages of the documents that have errors now.
struct GoodPages {
    /// By the path of the document.
    private var pages: [String: (path: OutputPath, file: ServedFile)] = [:]
    private var faulty: Set<String> = []

    /// A site with the good pages in the place of those that have errors. A document that never was without stays as it is.
    func applied(to site: [OutputPath: ServedFile]) -> [OutputPath: ServedFile] {
        var site = site
        for page in pages.values { site[page.path] = page.file }
        return site
    }

    /// Keeps the pages of documents that have errors since this build, and forgets those of documents that have none any more.
    ///
    /// - Parameters:
    ///   - faulty: the documents that have errors now.
    ///   - kept: those of them that are built as they were when they had none.
    ///   - shown: what was shown until now.
    ///   - output: the page that a document was until now.
    mutating func update(
        faulty: Set<String>, kept: Set<String>, shown: [OutputPath: ServedFile], output: (_ document: String) -> OutputPath?
    ) {
        pages = pages.filter { faulty.contains($0.key) }
        let current = faulty.subtracting(kept)
        for document in current where !self.faulty.contains(document) {
            guard let path = output(document), let file = shown[path] else { continue }
            pages[document] = (path, file)
        }
        self.faulty = current
    }
}
