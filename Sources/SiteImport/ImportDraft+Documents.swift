import SiteModel
import SiteStages
import TOMLReader
import TableBasics
import TableModel
import YAMLReader

/// What documents say of themselves.
extension ImportDraft {
    /// The front matter of a file of the other project; nil for none.
    func frontMatter(of path: String) -> YAMLNode? {
        guard let bytes = try? folder.tree.read(path) else { return nil }
        return frontMatter(in: bytes, path: path)
    }

    private func frontMatter(in bytes: [UInt8], path: String) -> YAMLNode? {
        guard let range = frontMatterRange(of: bytes) else { return nil }
        let read = bytes.starts(with: "+++".utf8) ? readTOML : readYAML
        return read(bytes[range], path, 2).value
    }

    /// That of a document of the new project, relative to its folder of documents.
    func frontMatter(ofDocument path: String) -> YAMLNode? {
        bytes(ofDocument: path).flatMap { frontMatter(in: $0, path: path) }
    }

    private func bytes(ofDocument path: String) -> [UInt8]? {
        switch project.files["\(Self.site)/\(path)"] {
        case .copy(let source)?: try? folder.tree.read(source)
        case .text(let text)?: Array(text.utf8)
        case nil: nil
        }
    }

    /// What a document is called: by its front matter, its first heading or its name.
    func title(ofDocument path: String) -> String {
        if let title = frontMatter(ofDocument: path)?.value("title")?.words { return title }
        for line in String(decoding: bytes(ofDocument: path) ?? [], as: UTF8.self).split(separator: "\n") where line.hasPrefix("# ")
        {
            return String(line.dropFirst(2))
        }
        return DocumentName.title(ofDocument: path)
    }
}
