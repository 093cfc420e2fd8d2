import SiteModel
import TableBasics

/// An old address as an author gives it, and the file that answers it.
enum RedirectAddress: Equatable {
    case file(String)
    case outside
    /// No path of the site can be that.
    case impossible

    /// Reads an address: relative to `folder`, or with a slash in front to the root.
    ///
    /// `old/page.html` is a file, `old/page.md` the page that such a document would have become, `old/page` and `old/page/` a
    /// folder with an index, which every server finds under both.
    init(_ address: String, from folder: String) {
        let reference = LinkReference(address)
        guard LinkReference.isLocal(Array(address.utf8)[...]), reference.query.isEmpty, reference.fragment == nil else {
            self = .impossible
            return
        }
        let decoded = PercentEncoding.decoded(reference.path)
        guard let path = SourcePath.resolve(decoded, from: decoded.hasPrefix("/") ? "" : folder) else {
            self = .outside
            return
        }
        let parts = SourcePath.parts(of: path)
        guard !path.isEmpty, path.utf8.count <= 1000, parts.allSatisfy({ $0.utf8.count <= 240 }),
            !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" }),
            parts.first?.lowercased() != ".tablesite"
        else {
            self = .impossible
            return
        }
        self = .file(Self.file(answering: path, isFolder: decoded.hasSuffix("/")))
    }

    private static func file(answering path: String, isFolder: Bool) -> String {
        let name = SourcePath.name(of: path)
        let stem = SourcePath.stem(of: path)
        if !isFolder, SourcePath.isDocument(path) { return DocumentName.page(ofDocument: path) }
        let suffix = name.utf8.dropFirst(stem.utf8.count + 1)
        let isFile =
            !isFolder
            && ["html", "htm", "xhtml", "php", "asp", "aspx", "jsp", "xml", "txt", "json", "pdf"].contains(
                String(Substring(suffix)).lowercased())
        return isFile ? path : SourcePath.join(path, "index.html")
    }
}

/// The file of the site that answers an old address, as `redirects` has it; nil for what is none.
package func redirectFile(at address: String) -> String? {
    guard case .file(let file) = RedirectAddress(address, from: "") else { return nil }
    return file
}
