import SiteStages
import TableBasics
import TableModel
import YAMLReader

/// Keys of front matter that mean something else here.
extension ImportDraft {
    /// Writes another key in the place of one in the front matter of a document, where that is YAML; nil takes it out.
    mutating func rename(key: String, to new: String?, inDocument path: String) {
        guard let bytes = bytes(ofDocument: path), !bytes.starts(with: "+++".utf8),
            case .mapping(let entries)? = frontMatter(ofDocument: path)?.content,
            let entry = entries.first(where: { if case .scalar(key, _) = $0.key.content { true } else { false } })
        else { return }
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let (line, column) = (entry.key.range.start.line - 1, entry.key.range.start.column - 1)
        guard lines.indices.contains(line), column + entry.key.range.length <= lines[line].count else { return }
        if let new {
            let start = lines[line].startIndex + column
            lines[line].replaceSubrange(start..<start + entry.key.range.length, with: new.utf8)
        } else {
            guard column == 0 else { return }
            let rest = lines[(line + 1)...].prefix { $0.first == 0x20 || $0.first == 0x09 }
            lines.removeSubrange(line..<rest.endIndex)
        }
        project.files["\(Self.site)/\(path)"] = .text(String(decoding: Array(lines.joined(separator: [0x0A])), as: UTF8.self))
    }

    /// Calls documents by their headings, as readers saw them: another `title` named them in the navigation and the window alone.
    mutating func titleByHeadings() {
        for document in documents {
            guard let settings = frontMatter(ofDocument: document), let title = settings.value("title")?.words,
                settings.value("layout")?.words != "home", let heading = firstHeading(ofDocument: document),
                !heading.words.contains("{{"), heading.words != title
            else { continue }
            rename(key: "title", to: settings.value("sidebar_label") == nil ? "sidebar_label" : nil, inDocument: document)
        }
    }

    /// Gives documents whose names begin with numbers these places, where others in their folder have one: both are places there.
    ///
    /// - Parameter number: the number before the name of a file of the other project; nil for none.
    mutating func placeByNumbers(_ number: (String) -> String?) {
        let folders = Dictionary(grouping: documents) { SourcePath.folder(of: $0) }
        for (_, documents) in folders.sorted(by: { $0.key < $1.key }) {
            let places = documents.map { frontMatter(ofDocument: $0)?.value("sidebar_position") }
            guard places.contains(where: { $0 != nil }) else { continue }
            for (document, place) in zip(documents, places) where place == nil {
                if let number = origin(ofDocument: document).flatMap(number) {
                    addFrontMatter("sidebar_position", number, toDocument: document)
                }
            }
        }
    }
}
