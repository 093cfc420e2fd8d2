import SiteModel
import TableBasics
import TableModel
import YAMLReader

/// The navigation of MkDocs.
extension ImportDraft {
    /// Makes a `SUMMARY.md` of `nav`, or of `pages`, as it was called before.
    mutating func takeNavigation(_ nav: YAMLNode, path: String) {
        guard project.files["\(Self.site)/SUMMARY.md"] == nil else { return }
        guard case .sequence(let items) = nav.content else {
            diagnostics.append(.importSetting("nav", "it is a list of pages", path: path, at: nav.range))
            return
        }
        var text = "# Summary\n\n"
        var named: Set<String> = []
        nameDocuments(items, to: &named, depth: 0)
        appendEntries(items, level: 0, named: named, path: path, to: &text)
        project.files["\(Self.site)/SUMMARY.md"] = .text(text)
    }

    /// Finds the documents that a navigation has by their names, which patterns leave to it.
    private func nameDocuments(_ items: [YAMLNode], to named: inout Set<String>, depth: Int) {
        guard depth < Self.deepestNavigation else { return }
        for item in items {
            if let path = item.words {
                named.insert(path)
            } else if case .mapping(let entries) = item.content {
                for entry in entries {
                    if let path = entry.value.words { named.insert(path) }
                    if case .sequence(let children) = entry.value.content {
                        nameDocuments(children, to: &named, depth: depth + 1)
                    }
                }
            }
        }
    }

    private static let deepestNavigation = 20

    private mutating func appendEntries(
        _ items: [YAMLNode], level: Int, named: Set<String>, path settings: String, to text: inout String
    ) {
        guard level < Self.deepestNavigation else { return }
        for item in items {
            guard case .mapping(let entries) = item.content else {
                var parts = [item]
                // `["a.md", "Title"]`, as lists of pages were before.
                if case .sequence(let words) = item.content { parts = words }
                if let path = parts.first?.words {
                    let name = parts.count > 1 ? parts.last?.words : nil
                    appendEntry(name, path, item, level: level, named: named, path: settings, to: &text)
                }
                continue
            }
            for entry in entries {
                guard let name = entry.key.words else { continue }
                if case .sequence(var children) = entry.value.content {
                    var path = ""
                    // The first page of a section may be its index.
                    if let first = children.first?.words, DocumentName.isIndex(first) {
                        path = first
                        children.removeFirst()
                    }
                    text += Self.entry(name, path, level: level)
                    appendEntries(children, level: level + 1, named: named, path: settings, to: &text)
                } else if let path = entry.value.words {
                    appendEntry(name, path, entry.value, level: level, named: named, path: settings, to: &text)
                } else if !entry.value.isNull {
                    diagnostics.append(
                        .importSetting("nav: \(name)", "it is a page or a list of pages", path: settings, at: entry.key.range))
                }
            }
        }
    }

    /// Appends what an entry of the navigation stands for: a page, an address, a folder with all in it, what a pattern matches.
    private mutating func appendEntry(
        _ name: String?, _ path: String, _ node: YAMLNode, level: Int, named: Set<String>, path settings: String,
        to text: inout String
    ) {
        if path.contains("://") || path.hasPrefix("mailto:") || path.hasPrefix("/") && document(at: path) == nil {
            text += Self.entry(name ?? path, path, level: level)
        } else if path.contains("*") {
            let patterns = PathPatterns(["/" + path])
            let found = documents.filter { patterns.verdict(on: $0[...], isFolder: false) == true && !named.contains($0) }
            if let name { text += Self.entry(name, "", level: level) }
            for document in found {
                text += Self.entry(title(ofDocument: document), document, level: name == nil ? level : level + 1)
            }
            if found.isEmpty {
                diagnostics.append(.importSetting("nav: \(path)", "no other document is called so", path: settings, at: node.range))
            }
        } else if path.hasSuffix("/"), !documents(in: path).isEmpty {
            let index = documents(in: path).first { DocumentName.isIndex($0) && SourcePath.folder(of: $0) + "/" == path }
            let folder = String(path.dropLast())
            text += Self.entry(name ?? index.map(title) ?? DocumentName.title(ofFolder: folder), index ?? "", level: level)
            for document in documents(in: path) where document != index && !named.contains(document) {
                text += Self.entry(title(ofDocument: document), document, level: level + 1)
            }
        } else {
            let place = String(path.drop { $0 != "#" })
            let document = document(at: String(path.dropLast(place.count)))
            let target = (document ?? String(path.dropLast(place.count))) + place
            text += Self.entry(name ?? document.map(title) ?? DocumentName.title(ofDocument: path), target, level: level)
        }
    }

    /// The documents in a folder, at any depth.
    private func documents(in folder: String) -> [String] {
        let folder = SourcePath.parts(of: folder).joined(separator: "/")
        return documents.filter { SourcePath.isInside($0, folder) }
    }

    private static func entry(_ name: String, _ target: String, level: Int) -> String {
        "\(String(repeating: "    ", count: level))- [\(escaped(name))](\(destination(target)))\n"
    }

    static func escaped(_ text: String) -> String { text.replacing("[", with: "\\[").replacing("]", with: "\\]") }

    /// A path as the target of a link.
    static func destination(_ path: String) -> String { path.contains(" ") || path.contains("(") ? "<\(path)>" : path }

    /// Says in the front matter of documents that patterns name that they are hidden or drafts.
    mutating func mark(_ node: YAMLNode, _ key: String) {
        let patterns = PathPatterns(node.words?.split(separator: "\n").map(String.init) ?? [])
        for document in documents {
            let isMeant =
                patterns.verdict(on: document[...], isFolder: false) == true
                || SourcePath.folders(of: document).contains {
                    !$0.isEmpty && patterns.verdict(on: $0[...], isFolder: true) == true
                }
            if isMeant { addFrontMatter(key, "true", toDocument: document) }
        }
    }

    /// Leaves the `SUMMARY.md` of each folder below the documents behind. The plug-in literate-nav reads them; here they would be pages.
    mutating func leaveNavigationOfFolders() {
        for (place, file) in project.files.sorted(by: { $0.key < $1.key })
        where SourcePath.name(of: place) == "SUMMARY.md" && SourcePath.folder(of: place) != Self.site {
            guard case .copy(let path) = file else { continue }
            project.files[place] = nil
            diagnostics.append(
                .importFile("the navigation of a folder", path: path, help: "list its pages in `Site/SUMMARY.md`"))
        }
    }

    /// Names the files in which plug-ins look for the navigation of a folder.
    mutating func reportNavigationFiles(in source: String) {
        for path in folder.hiddenFiles where [".pages", ".nav.yml"].contains(SourcePath.name(of: path)) {
            guard source.isEmpty || SourcePath.isInside(path, source) else { continue }
            diagnostics.append(
                .importFile(
                    "the navigation of a folder", path: path, help: "list the pages in `Site/SUMMARY.md`, or give them an `order`"))
        }
        guard let bytes = bytes(ofDocument: "SUMMARY.md"), case .copy(let path)? = project.files["\(Self.site)/SUMMARY.md"] else {
            return
        }
        for (index, line) in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let words = line.drop { " -+".contains($0) }
            guard words.contains("*.md") || words.contains("*/") || words.contains("/*") else { continue }
            let range = SourceRange(line: index + 1, column: 1, length: line.utf8.count)
            diagnostics.append(.importSetting("\(words)", "list the pages themselves", path: path, at: range))
        }
    }
}
