import TableBasics

/// The file of the site that a page asks to be.
struct PageAddress: Equatable {
    let path: String

    /// Reads a name in the folder of the document, or with a slash in front in the site (Docusaurus). The document of a folder has
    /// the folder's address; nil for one that wants another, and for what cannot be a name.
    init?(slug: String, ofDocument document: String) {
        if slug.hasPrefix("/") {
            self.init(address: slug, bareSuffix: ".html")
            return
        }
        guard !slug.isEmpty, !DocumentName.isIndex(document) else { return nil }
        self.init(address: SourcePath.join(SourcePath.folder(of: document), slug), bareSuffix: ".html")
    }

    /// Reads an address from the root of the site: `/about/`, `/about.html`, or without either, to which the suffix is added.
    init?(address: String, bareSuffix: String) {
        guard !address.isEmpty, address.utf8.count <= 1000, !address.contains("://"),
            !["pretty", "date", "ordinal", "none", "weekdate"].contains(address),
            !address.contains(where: { ":{}[]?#\\%*<>|\"".contains($0) || $0.isNewline }),
            let path = SourcePath.resolve(address, from: "")
        else { return nil }
        let parts = SourcePath.parts(of: path)
        guard parts.allSatisfy({ !$0.hasPrefix(".") && $0.utf8.count <= 240 && !$0.unicodeScalars.contains { $0.value < 0x20 } })
        else { return nil }
        if path.isEmpty || address.hasSuffix("/") {
            self.path = SourcePath.join(path, "index.html")
        } else if path.hasSuffix(".html") || path.hasSuffix(".htm") {
            self.path = path
        } else {
            self.path = path + bareSuffix
        }
    }
}
