import SiteModel
import SiteStages
import TableBasics
import TableModel
import YAMLReader

/// What `pymdownx.snippets` is told.
struct SnippetSettings {
    /// Where snippets are looked for: folders, and files that are meant by their names.
    private var bases = [""]
    /// A list of files that stand behind every document.
    let appended: YAMLNode?

    /// - Parameter settings: those of MkDocs.
    init(_ settings: YAMLNode) {
        let extensions = settings.value("markdown_extensions")
        var own = extensions?.value("pymdownx.snippets")
        if case .sequence(let items)? = extensions?.content { own = items.lazy.compactMap { $0.value("pymdownx.snippets") }.first }
        if case .success(let paths)? = own?.value("base_path")?.textList() {
            bases = paths.compactMap { SourcePath.resolve($0, from: "") }
        }
        appended = own?.value("auto_append")
    }

    /// The file of a snippet in the other project; nil for one that is not there.
    fileprivate func file(_ target: String, in draft: ImportDraft) -> String? {
        bases.lazy.compactMap { base -> String? in
            if let path = SourcePath.resolve(target, from: base), draft.canInclude(path) { return path }
            return SourcePath.resolve(target, from: SourcePath.folder(of: base)) == base && draft.canInclude(base) ? base : nil
        }.first
    }
}

/// Snippets of MkDocs, which are found from other folders than here.
extension ImportDraft {
    /// Changes the paths of snippets, takes over those that are outside of the documents or hidden, and adds those that stand behind
    /// every document.
    mutating func moveSnippets(from source: String, _ snippets: SnippetSettings, path settingsPath: String) {
        let appended = appendedSnippets(snippets, path: settingsPath)
        appended.forEach { noteIncluded($0.file) }
        var places = project.files.keys.sorted().filter { place in
            if case .copy(let path)? = project.files[place] { SourcePath.isDocument(path) } else { false }
        }
        let endings = appended.map { "\n--8<-- \"\($0.name)\"\n" }.joined()
        var index = 0
        while index < places.count {
            let place = places[index]
            index += 1
            guard case .copy(let path)? = project.files[place], var bytes = bytesToInclude(path) else { continue }
            let isEnded = !endings.isEmpty && SourcePath.isInside(place, Self.site) && !appended.contains { $0.file == path }
            if isEnded { bytes += Array((bytes.last == 0x0A ? "" : "\n").utf8) + Array(endings.utf8) }
            let moved = movingSnippets(in: bytes) { target in
                guard let found = snippets.file(target, in: self) else { return nil }
                noteIncluded(found)
                let isHidden = SourcePath.parts(of: found).contains { $0.hasPrefix(".") }
                if !isHidden, source.isEmpty || SourcePath.isInside(found, source) {
                    return SourcePath.relative(found, from: source)
                }
                let place = SourcePath.parts(of: found).map { $0.drop { $0 == "." } }.filter { !$0.isEmpty }.joined(separator: "/")
                if project.files[place] == nil {
                    copy(found, to: place)
                    // It may have snippets itself.
                    places.append(place)
                }
                return "../" + place
            }
            if moved != nil || isEnded { project.files[place] = .text(String(decoding: moved ?? bytes, as: UTF8.self)) }
        }
    }

    /// Whether documents may include a file: one of the repository, hidden or not.
    fileprivate func canInclude(_ path: String) -> Bool {
        switch folder.tree.includable.status(path) {
        case .file: true
        case .hidden: bytesToInclude(path) != nil
        case .missing, .outside, .noFile: false
        }
    }

    private func bytesToInclude(_ path: String) -> [UInt8]? { try? folder.tree.includable.read(path) }

    /// The files that stand behind every document, as they are named and where they are.
    private mutating func appendedSnippets(_ snippets: SnippetSettings, path: String) -> [(name: String, file: String)] {
        guard let node = snippets.appended else { return [] }
        let key = "pymdownx.snippets: auto_append"
        guard case .success(let names) = node.textList() else {
            diagnostics.append(.importSetting(key, "it takes a list of files", path: path, at: node.range))
            return []
        }
        return names.compactMap { name in
            if !name.contains("\""), let file = snippets.file(name, in: self) { return (name, file) }
            diagnostics.append(.importSetting(key, "there is no `\(name)`", path: path, at: node.range))
            return nil
        }
    }
}
