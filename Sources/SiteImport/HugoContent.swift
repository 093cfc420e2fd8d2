import SiteModel
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

    /// The language that the name of a document says, `install.de.md`, among those that settings name; nil for none.
    func language(ofName path: String) -> String? {
        guard SourcePath.isDocument(path), let dot = SourcePath.stem(of: path).lastIndex(of: ".") else { return nil }
        let stem = SourcePath.stem(of: path)
        let ending = stem[stem.index(after: dot)...].lowercased()
        return (languages + [mainLanguage]).first { $0.lowercased() == ending }
    }

    /// A path without the language that its name says.
    func withoutLanguage(_ path: String) -> String {
        guard let language = language(ofName: path) else { return path }
        let stem = SourcePath.stem(of: path)
        let ending = SourcePath.name(of: path).utf8.dropFirst(stem.utf8.count)
        let name = String(stem.dropLast(language.count + 1)) + String(decoding: ending, as: UTF8.self)
        return SourcePath.join(SourcePath.folder(of: path), name)
    }

    /// Where a file of a folder goes, from the folder's destination: a translation beside its original to a folder of its language.
    func place(of path: String, in folder: Folder) -> String {
        guard let language = language(ofName: path) else { return path }
        let place = withoutLanguage(path)
        return folder.destination.isEmpty && language != mainLanguage ? SourcePath.join(language, place) : place
    }

    /// What stands before the address of a page.
    func address(of source: String, in folder: Folder) -> String {
        guard folder.destination.isEmpty, let language = language(ofName: source), language != mainLanguage else {
            return folder.address
        }
        return language.lowercased()
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
        let tree = folder.tree
        for folder in content.folders {
            take(folder.source, to: folder.destination) { path in
                let source = SourcePath.join(folder.source, path)
                guard content.folder(of: source) == folder else { return nil }
                // A document of the same name without the language was there first.
                let isTaken =
                    content.language(ofName: path) == content.mainLanguage && tree.file(at: content.withoutLanguage(source)) != nil
                return isTaken ? path : content.place(of: path, in: folder)
            }
        }
        let root = content.folders.first { $0.destination.isEmpty }?.source ?? ""
        takeFiles(besideTranslationsIn: root) { path in
            content.language(ofName: path).flatMap { $0 == content.mainLanguage ? nil : $0 }
        }
    }

    /// Says the languages of the folders that are not in the main one, with what the site is called in each.
    mutating func nameLanguages(_ content: HugoContent, _ files: [HugoSettings]) {
        let tables = HugoSettings.languages(in: files)
        for language in Set(content.languages + content.folders.map(\.destination)).sorted() where language != content.mainLanguage
        {
            let title = tables.lazy.filter { $0.language == language }.compactMap {
                $0.node.value("title", ignoresCase: true)?.words
            }.first
            nameLanguage(language, title: title)
        }
    }
}
