import SiteModel
import SiteStages
import TOMLReader
import TableBasics
import TableModel
import YAMLReader

/// A project while it is imported: what was taken over so far, and what needs a hand.
struct ImportDraft {
    let folder: ForeignFolder
    var settings = ImportedSettings()
    var project: ImportedProject
    var diagnostics: [Diagnostic] = []
    /// Where the files of the new project come from, those that were changed as well.
    private(set) var origins: [String: String] = [:]
    /// The files of the other project that its documents include.
    private(set) var included: Set<String> = []
    /// Where documents come from, with where they go, for what is outside of both.
    private var roots: [(from: String, to: String)] = []

    /// The paths of the documents' folder where that is beside the other project, and what is wrong with them.
    private var outside: (paths: [String], diagnostics: [Diagnostic]) = ([], [])

    /// The folder that was taken over first; empty for the whole project.
    var source: String { roots.first?.from ?? "" }

    /// Each page of the other project had a folder of its own.
    var hasFolders = true

    /// Where the documents of the new project are.
    static let site = "Site"

    init(_ folder: ForeignFolder, generator: String) {
        self.folder = folder
        project = ImportedProject(generator: generator)
    }

    // MARK: Files of the other project

    func has(_ path: String) -> Bool { folder.tree.file(at: path) != nil }

    /// The first of some paths that is there.
    func first(of paths: [String]) -> String? { paths.first(where: has) }

    /// The paths of everything in a folder.
    func paths(in folder: String) -> [String] {
        (self.folder.tree.files.map(\.path) + outside.paths).filter { folder.isEmpty || SourcePath.isInside($0, folder) }
    }

    /// The folder of the documents that a setting names, which may be one beside the other project, in the same repository.
    mutating func folder(of setting: String, _ node: YAMLNode?, or usual: String, path: String) -> String {
        guard let node, let words = node.words else { return usual }
        if let place = SourcePath.resolve(words, from: "") { return place }
        let place = SourcePath.parts(of: words).filter { $0 != "." }.joined(separator: "/")
        if let tree = folder.beside(place) {
            outside.paths = tree.files.map { "\(place)/\($0.path)" }
            outside.diagnostics = tree.diagnostics.map { found in
                var found = found
                found.path = "\(place)/\(found.path)"
                return found
            }
        } else {
            diagnostics.append(
                .importSetting(
                    setting, "`\(words)` is no folder of this repository; copy it into the folder that is imported", path: path,
                    at: node.range))
        }
        return place
    }

    /// The text of a file; nil with a diagnostic for one that cannot be read.
    mutating func read(_ path: String) -> [UInt8]? {
        do {
            return try folder.tree.read(path)
        } catch {
            diagnostics.append(.unreadable(path, because: "\(error)"))
            return nil
        }
    }

    /// The settings in a file of YAML, JSON or TOML; nil with diagnostics for one that cannot be read.
    mutating func settings(in path: String) -> YAMLNode? {
        guard let bytes = read(path) else { return nil }
        let read = path.hasSuffix(".toml") ? readTOML : readYAML
        let checked = read(bytes[...], path, 1)
        diagnostics += checked.diagnostics
        return checked.value
    }

    // MARK: Files of the new one

    /// Takes all files of a folder over, and what its documents include from outside of it.
    ///
    /// - Parameters:
    ///   - destination: in the folder of documents; empty for that itself.
    ///   - rename: the path in it of a file, from its path in the folder; nil for a file that stays behind.
    mutating func take(_ source: String, to destination: String = "", rename: (String) -> String? = { $0 }) {
        let root = SourcePath.join(Self.site, destination)
        roots.append((source, root))
        for path in paths(in: source) {
            let inner = source.isEmpty ? path : SourcePath.relative(path, from: source)
            guard let name = rename(inner) else { continue }
            copy(path, to: SourcePath.join(root, name))
        }
    }

    /// Notes that a document includes a file of the other project.
    mutating func noteIncluded(_ path: String) { included.insert(path) }

    /// Takes over what documents include and nobody took yet, at the same place from them.
    mutating func takeIncludedFiles() {
        let taken = Set(
            project.files.values.compactMap { file -> String? in if case .copy(let path) = file { path } else { nil } })
        for path in taken.sorted() where SourcePath.isDocument(path) {
            guard let bytes = try? folder.tree.read(path) else { continue }
            let found = includedFiles(of: bytes, path: path, with: folder.tree.includable)
            found.forEach { noteIncluded($0) }
            for included in found where !taken.contains(included) {
                let root = roots.first { $0.from.isEmpty || SourcePath.isInside(path, $0.from) } ?? ("", Self.site)
                let way = SourcePath.relative(included, from: root.from)
                guard let place = SourcePath.resolve(way, from: root.to), !place.isEmpty else {
                    diagnostics.append(.includedElsewhere(included, path: path))
                    continue
                }
                copy(included, to: place)
            }
        }
    }

    /// Makes a file of the other project one of the new one.
    mutating func copy(_ path: String, to place: String) {
        project.files[place] = .copy(of: path)
        origins[place] = path
    }

    /// The file of the other project that a document was made from; nil for a new one.
    func origin(ofDocument path: String) -> String? { origins["\(Self.site)/\(path)"] }

    /// Takes files out of the new project again, by a list of their paths among the documents; not those that a document names.
    mutating func leaveBehind(_ list: YAMLNode) {
        guard case .sequence(let items) = list.content else { return }
        let files = items.compactMap { $0.words ?? $0.value("path")?.words }.map { "\(Self.site)/\($0)" }
        for place in files where project.files[place] != nil {
            let name = SourcePath.name(of: place)
            let isNamed = documents.contains {
                bytes(ofDocument: $0).map { String(decoding: $0, as: UTF8.self).contains(name) } ?? false
            }
            if !isNamed { project.files[place] = nil }
        }
    }

    /// The document of the new project that an address of the old one leads to, relative to the folder of documents; nil for none.
    func document(at address: String, from folder: String = "") -> String? {
        let path = address.hasPrefix("/") ? String(address.dropFirst()) : address
        guard let place = SourcePath.resolve(path, from: address.hasPrefix("/") ? "" : folder) else { return nil }
        var stem = place
        for suffix in [".html", ".md", ".markdown"] where stem.hasSuffix(suffix) { stem = String(stem.dropLast(suffix.count)) }
        let candidates =
            ["\(stem).md", "\(stem).markdown"] + ["index.md", "README.md", "_index.md"].map { SourcePath.join(stem, $0) }
        return candidates.first { project.files["\(Self.site)/\($0)"] != nil }
    }

    /// Makes redirects from the addresses that pages had as folders: `guide/install/` for `guide/install.md`.
    mutating func redirectFolders() {
        let folders = Set(documents.flatMap { SourcePath.folders(of: $0) })
        for path in documents where !DocumentName.isIndex(path) {
            let page = SourcePath.join(SourcePath.folder(of: path), SourcePath.stem(of: path))
            if !folders.contains(page) { settings.redirect(page + "/", to: path) }
        }
    }

    /// The redirects of a file `_redirects`: `/old /new 301`. True when all of them are settings now.
    mutating func takeRedirects(in path: String) {
        guard let bytes = read(path) else { return }
        for (index, line) in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            let target = words.count > 1 ? String(words[1]) : ""
            let isPlain = !first.contains("*") && !first.contains(":") && (words.count < 3 || words[2].hasPrefix("3"))
            if isPlain, let new = target.contains("://") ? target : document(at: target) {
                let range = SourceRange(line: index + 1, column: 1, length: line.utf8.count)
                settings.redirect(String(first), to: new, origin: .init(key: String(first), path: path, range: range))
            } else {
                let range = SourceRange(line: index + 1, column: 1, length: line.utf8.count)
                diagnostics.append(.importSetting("\(first)", "it leads to no document, or is a pattern", path: path, at: range))
            }
        }
    }

    // MARK: Result

    mutating func finish() -> Checked<ImportedProject> {
        takeIncludedFiles()
        leaveOutIncluded()
        checkExcluded()
        checkRedirects()
        reportTitles()
        let yaml = settings.yaml
        if !yaml.isEmpty { project.files["\(Self.site)/\(ProjectFile.settings)"] = .text(yaml) }
        // What is missing was missing there as well.
        let unread =
            (folder.tree.diagnostics + outside.diagnostics).compactMap { found in
                guard roots.contains(where: { $0.from.isEmpty || SourcePath.isInside(found.path, $0.from) }) else { return nil }
                var found = found
                found.severity = .warning
                return found
            } as [Diagnostic]
        return Checked(project, unread + diagnostics)
    }
}
