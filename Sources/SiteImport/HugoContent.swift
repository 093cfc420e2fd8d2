import TableBasics
import YAMLReader

/// A file of settings of Hugo, with what stands before its keys.
struct HugoSettings {
    let path: String
    let prefix: String
    let node: YAMLNode

    /// The tables of a name, with the files that they are in.
    static func tables(_ name: String, in files: [HugoSettings]) -> [(path: String, node: YAMLNode)] {
        files.compactMap { file in
            if file.prefix == name + "." { return (file.path, file.node) }
            return file.prefix.isEmpty ? file.node.value(name, ignoresCase: true).map { (file.path, $0) } : nil
        }
    }

    /// What is said of each language, with the files that say it.
    static func languages(in files: [HugoSettings]) -> [(path: String, language: String, node: YAMLNode)] {
        files.flatMap { file -> [(path: String, language: String, node: YAMLNode)] in
            let names = file.prefix.split(separator: ".")
            if names.count == 2, names[0] == "languages" { return [(file.path, String(names[1]), file.node)] }
            return tables("languages", in: [file]).flatMap { path, node in
                node.entries.map { (path, $0.key, $0.value) }
            }
        }
    }

    /// The text of a key that stands in no table; nil for none.
    static func words(_ key: String, in files: [HugoSettings]) -> String? {
        files.lazy.filter { $0.prefix.isEmpty }.compactMap { $0.node.value(key, ignoresCase: true)?.words }.first
    }
}

/// Where the documents of a site of Hugo are: by `contentDir` of the site and of its languages, and by mounts of modules.
struct HugoContent {
    /// A folder of documents.
    struct Folder: Equatable {
        let source: String
        /// Where its documents go, from the folder of documents.
        var destination = ""
        /// What stands before the addresses of its pages.
        var address = ""

        /// The path of a document in it, as Hugo knows it.
        func path(of document: String) -> String { source.isEmpty ? document : SourcePath.relative(document, from: source) }
    }

    /// The one that becomes the root first.
    let folders: [Folder]
    /// What pages are written in that do not say it.
    let mainLanguage: String
    /// All that settings name.
    let languages: [String]

    init(_ files: [HugoSettings]) {
        let tables = HugoSettings.languages(in: files)
        let main = HugoSettings.words("defaultContentLanguage", in: files) ?? "en"
        let isInFolder = HugoSettings.words("defaultContentLanguageInSubdir", in: files) == "true"
        let folder: (String?, String) -> Folder? = { path, language in
            guard let path, let source = SourcePath.resolve(path, from: ""), !source.isEmpty else { return nil }
            guard language.utf8.allSatisfy({ $0.isASCIIAlphanumeric || "-_".utf8.contains($0) }) else { return nil }
            return language == main
                ? Folder(source: source, address: isInFolder ? main.lowercased() : "")
                : Folder(source: source, destination: language, address: language.lowercased())
        }
        let own = tables.compactMap { folder($0.node.value("contentDir", ignoresCase: true)?.words, $0.language) }
        let site = HugoSettings.words("contentDir", in: files) ?? "content"
        let mounted = Self.mounts(files).compactMap { folder($0.source, $0.language ?? main) }
        let root = (own + mounted).filter(\.destination.isEmpty)
        let others = (own + mounted).filter { !$0.destination.isEmpty }
        let usual = Folder(source: "content", address: isInFolder ? main.lowercased() : "")
        folders = (root.isEmpty ? [folder(site, main) ?? usual] : root) + others
        mainLanguage = main
        languages = tables.map(\.language)
    }

    /// The folder that a file of the other project is in; nil for none. One within another goes before it.
    func folder(of path: String) -> Folder? {
        folders.filter { $0.source.isEmpty || SourcePath.isInside(path, $0.source) }.max {
            $0.source.utf8.count < $1.source.utf8.count
        }
    }

    /// What `module.mounts` puts in the place of the documents.
    private static func mounts(_ files: [HugoSettings]) -> [(source: String, language: String?)] {
        HugoSettings.tables("module", in: files).flatMap { module -> [(source: String, language: String?)] in
            guard case .sequence(let mounts)? = module.node.value("mounts", ignoresCase: true)?.content else { return [] }
            return mounts.compactMap { mount in
                guard mount.value("target", ignoresCase: true)?.words == "content",
                    let source = mount.value("source", ignoresCase: true)?.words
                else { return nil }
                return (source, mount.value("lang", ignoresCase: true)?.words)
            }
        }
    }
}

extension ImportDraft {
    /// Takes the documents over, each folder to where its language has them.
    mutating func take(_ content: HugoContent) {
        for folder in content.folders {
            take(folder.source, to: folder.destination) { path in
                content.folder(of: SourcePath.join(folder.source, path)) == folder ? path : nil
            }
        }
        for folder in content.folders where !folder.destination.isEmpty { nameLanguage(folder.destination) }
    }

    /// Says the language of a folder in the front matter of its index.
    private mutating func nameLanguage(_ folder: String) {
        guard let index = document(at: folder), DocumentName.isIndex(index) else { return }
        let frontMatter = frontMatter(ofDocument: index)
        guard frontMatter?.value("language") == nil, frontMatter?.value("lang") == nil else { return }
        addFrontMatter("language", folder, toDocument: index)
    }
}
