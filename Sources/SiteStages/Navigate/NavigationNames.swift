import SiteModel
import TableBasics
package import TableModel

/// What the author's navigation calls documents, before they have their places.
struct NavigationNames {
    /// By the path of a document, with or without its extension, or of its folder.
    private var names: [String: String] = [:]

    init(in documents: [ParsedDocument], settings: SiteSettings) {
        for line in settings.navigation {
            guard let title = line.title, let path = SourcePath.resolve(line.path, from: "") else { continue }
            names[path] = names[path] ?? title
        }
        let summaries = documents.lazy.compactMap(\.page).filter { SourcePath.name(of: $0.path) == Summary.name }
        for line in summaries.flatMap({ Summary(of: $0.page).lines }) {
            if let path = line.target { names[path] = names[path] ?? line.title }
        }
    }

    /// nil for a document that is not named.
    func name(ofDocument path: String) -> String? {
        let folder = SourcePath.folder(of: path)
        return names[path] ?? names[SourcePath.join(folder, SourcePath.stem(of: path))]
            ?? (DocumentName.isIndex(path) ? names[folder] : nil)
    }
}

/// The documents, of which those that are split and have no title are split with regard to the one that the author's navigation gives
/// them: a heading that says the same begins no page of its own. Gives `split-heading`.
package func splitDocuments(_ documents: [ParsedDocument], settings: SiteSettings, prefix: String) -> [ParsedDocument] {
    guard documents.contains(where: \.isSplitWithoutTitle) else { return documents }
    let names = NavigationNames(in: documents, settings: settings)
    return documents.map { document in
        guard document.isSplitWithoutTitle, let name = names.name(ofDocument: document.file.path) else { return document }
        return document.split(knownAs: name, prefix: prefix)
    }
}
