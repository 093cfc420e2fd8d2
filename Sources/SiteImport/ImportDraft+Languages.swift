import SiteModel
import TableBasics
import TableModel

/// Documents in other languages than the site's, which have a folder for each.
extension ImportDraft {
    /// Says the language of a folder in the front matter of its index, which is made where there is none.
    ///
    /// - Parameter title: what the site is called in the language; nil for what it is called at all.
    mutating func nameLanguage(_ folder: String, title: String? = nil) {
        guard !folder.isEmpty, documents.contains(where: { SourcePath.isInside($0, folder) }) else { return }
        guard let index = document(at: folder), SourcePath.folder(of: index) == folder else {
            let name = title ?? settings.title ?? DocumentName.title(ofFolder: folder)
            project.files["\(Self.site)/\(folder)/index.md"] = .text(
                "---\ntitle: \(ImportedSettings.scalar(name))\nlanguage: \(ImportedSettings.scalar(folder))\n---\n")
            return
        }
        let frontMatter = frontMatter(ofDocument: index)
        guard frontMatter?.value("language") == nil, frontMatter?.value("lang") == nil else { return }
        addFrontMatter("language", folder, toDocument: index)
    }

    /// Copies what stands beside documents in another language to where they went.
    ///
    /// - Parameters:
    ///   - content: the folder that documents come from.
    ///   - language: the other language that a document is in, by its path; nil for the main one.
    mutating func takeFiles(besideTranslationsIn content: String, _ language: (String) -> String?) {
        let files = Dictionary(grouping: paths(in: content).filter { !SourcePath.isDocument($0) }) { SourcePath.folder(of: $0) }
        for document in documents {
            guard let source = origin(ofDocument: document), let language = language(source) else { continue }
            let folder = SourcePath.folder(of: source)
            guard folder != content else { continue }
            for path in files[folder] ?? [] {
                copy(path, to: SourcePath.join("\(Self.site)/\(language)", SourcePath.relative(path, from: content)))
            }
        }
    }

    /// The folders of documents that are called as a language is and have the documents of the site, or of one another, once more:
    /// an index and at least one of the others.
    var translatedFolders: [String] {
        let documents = documents
        let folders = Set(documents.compactMap { SourcePath.parts(of: $0).first.map(String.init) }).filter { name in
            LanguageName.isKnown(name) && document(at: name).map { SourcePath.folder(of: $0) == name } ?? false
        }
        var holders: [String: Set<String>] = [:]
        for document in documents where !DocumentName.isIndex(document) {
            let first = SourcePath.parts(of: document).first.map(String.init) ?? ""
            let folder = folders.contains(first) ? first : ""
            holders[folder.isEmpty ? document : SourcePath.relative(document, from: folder), default: []].insert(folder)
        }
        return Set(holders.values.filter { $0.count > 1 }.flatMap(\.self)).filter { !$0.isEmpty }.sorted()
    }
}
