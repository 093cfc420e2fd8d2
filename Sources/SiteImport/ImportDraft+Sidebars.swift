import TableBasics
import TableModel
import YAMLReader

/// The navigation of Docusaurus.
extension ImportDraft {
    /// Makes a `SUMMARY.md` of `sidebars.json`.
    mutating func takeSidebars(_ path: String) {
        guard case .mapping(let sidebars)? = settings(in: path)?.content else { return }
        var text = "# Summary\n"
        for sidebar in sidebars {
            text += "\n"
            appendItems(sidebar.value, level: 0, path: path, to: &text)
        }
        project.files["\(Self.site)/SUMMARY.md"] = .text(text)
    }

    private mutating func appendItems(_ node: YAMLNode, level: Int, path: String, to text: inout String) {
        let indent = String(repeating: "    ", count: level)
        switch node.content {
        case .scalar: appendEntry(id: node.words ?? "", label: nil, node, indent, path: path, to: &text)
        case .sequence(let items): for item in items { appendItems(item, level: level, path: path, to: &text) }
        case .mapping(let entries):
            let label = node.value("label")?.words
            switch node.value("type")?.words {
            case "doc"?, "ref"?:
                appendEntry(id: node.value("id")?.words ?? "", label: label, node, indent, path: path, to: &text)
            case "link"?: text += "\(indent)- [\(Self.escaped(label ?? ""))](\(node.value("href")?.words ?? ""))\n"
            case "category"?:
                let target = node.value("link")?.value("id")?.words.flatMap(documentOfSidebar) ?? ""
                text += "\(indent)- [\(Self.escaped(label ?? ""))](\(Self.destination(target)))\n"
                if let items = node.value("items") { appendItems(items, level: level + 1, path: path, to: &text) }
            case nil where level < 20:
                // The short form: a label with its items.
                for entry in entries {
                    text += "\(indent)- [\(Self.escaped(entry.key.words ?? ""))]()\n"
                    appendItems(entry.value, level: level + 1, path: path, to: &text)
                }
            default:
                diagnostics.append(
                    .importSetting(
                        "sidebars: \(node.value("type")?.words ?? "")", "list its pages in `SUMMARY.md`", path: path, at: node.range
                    ))
            }
        }
    }

    private mutating func appendEntry(
        id: String, label: String?, _ node: YAMLNode, _ indent: String, path: String, to text: inout String
    ) {
        guard let document = documentOfSidebar(id) else {
            diagnostics.append(.importSetting("sidebars: \(id)", "there is no such document", path: path, at: node.range))
            return
        }
        let title = label ?? self.title(ofDocument: document)
        text += "\(indent)- [\(Self.escaped(title))](\(Self.destination(document)))\n"
    }

    /// The document with an id, which is its path without the numbers that order files.
    private func documentOfSidebar(_ id: String) -> String? {
        if let document = document(at: "docs/" + id) { return document }
        return project.files.keys.sorted().lazy.filter { SourcePath.isDocument($0) && $0.hasPrefix("\(Self.site)/docs/") }
            .map { SourcePath.relative($0, from: Self.site) }
            .first { path in
                let parts = SourcePath.parts(of: "\(SourcePath.folder(of: path))/\(SourcePath.stem(of: path))").dropFirst()
                return parts.map(Self.withoutNumber).joined(separator: "/") == id
            }
    }

    private static func withoutNumber(_ name: Substring) -> Substring {
        let digits = name.prefix { $0.isASCII && $0.isNumber }
        let rest = name[digits.endIndex...]
        guard !digits.isEmpty, let mark = rest.first, "-_. ".contains(mark) else { return name }
        return rest.drop { "-_. ".contains($0) }
    }
}
