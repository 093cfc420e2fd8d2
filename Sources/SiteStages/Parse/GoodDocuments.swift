import SiteModel

/// The last good state of the documents whose front matter cannot be read now, by their paths.
package struct GoodDocuments: Sendable {
    private var documents: [String: ParsedDocument] = [:]

    package init() {}

    /// These documents, with the last good state in the place of those whose front matter cannot be read. One that never was good
    /// stays as it is.
    ///
    /// - Parameter last: the documents of the build before.
    mutating func keep(_ current: [ParsedDocument], last: ParsingCache) -> [ParsedDocument] {
        var kept: [String: ParsedDocument] = [:]
        let result = current.map { document in
            let path = document.file.path
            guard document.hasFaultyFrontMatter, let good = documents[path] ?? last[path], !good.hasFaultyFrontMatter else {
                return document
            }
            kept[path] = good
            return good.keeping(its: document)
        }
        documents = kept
        return result
    }
}
