import TableBasics
import TableModel
import YAMLReader

/// The navigation of Docusaurus.
extension ImportDraft {
    /// Makes a `SUMMARY.md` of `sidebars.json`.
    mutating func takeSidebars(_ path: String) {
        guard case .mapping(let sidebars)? = settings(in: path)?.content else { return }
        let ids = documentsOfSidebars
        var text = "# Summary\n"
        for sidebar in sidebars {
            text += "\n"
            appendItems(sidebar.value, ids, level: 0, path: path, to: &text)
        }
        project.files["\(Self.site)/SUMMARY.md"] = .text(text)
    }

    private mutating func appendItems(
        _ node: YAMLNode, _ ids: [String: String], level: Int, path: String, to text: inout String
    ) {
        let indent = String(repeating: "    ", count: level)
        switch node.content {
        case .scalar: appendEntry(id: node.words ?? "", ids, label: nil, node, indent, path: path, to: &text)
        case .sequence(let items): for item in items { appendItems(item, ids, level: level, path: path, to: &text) }
        case .mapping(let entries):
            let label = node.value("label")?.words
            switch node.value("type")?.words {
            case "doc"?, "ref"?:
                appendEntry(id: node.value("id")?.words ?? "", ids, label: label, node, indent, path: path, to: &text)
            case "link"?: text += "\(indent)- [\(Self.escaped(label ?? ""))](\(node.value("href")?.words ?? ""))\n"
            case "category"?:
                let target = node.value("link")?.value("id")?.words.flatMap { documentOfSidebar($0, ids) } ?? ""
                text += "\(indent)- [\(Self.escaped(label ?? ""))](\(Self.destination(target)))\n"
                if let items = node.value("items") { appendItems(items, ids, level: level + 1, path: path, to: &text) }
            case nil where level < 20:
                // The short form: a label with its items.
                for entry in entries {
                    text += "\(indent)- [\(Self.escaped(entry.key.words ?? ""))]()\n"
                    appendItems(entry.value, ids, level: level + 1, path: path, to: &text)
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
        id: String, _ ids: [String: String], label: String?, _ node: YAMLNode, _ indent: String, path: String,
        to text: inout String
    ) {
        guard let document = documentOfSidebar(id, ids) else {
            diagnostics.append(.importSetting("sidebars: \(id)", "there is no such document", path: path, at: node.range))
            return
        }
        let title = label ?? self.label(ofDocument: document)
        text += "\(indent)- [\(Self.escaped(title))](\(Self.destination(document)))\n"
    }

    /// The document with an id, or one that is called so.
    private func documentOfSidebar(_ id: String, _ ids: [String: String]) -> String? { ids[id] ?? document(at: "docs/" + id) }

    /// The documents by their ids; of two with the same the first counts.
    var documentsOfSidebars: [String: String] {
        let named = documents.compactMap { document -> (String, String)? in
            guard let source = origin(ofDocument: document), SourcePath.isInside(source, "docs") else { return nil }
            let path = SourcePath.relative(source, from: "docs")
            return (DocusaurusDocument(path: path, frontMatter(of: source)).id, document)
        }
        return Dictionary(named) { first, _ in first }
    }

    /// What a sidebar calls a document that it gives no label.
    func label(ofDocument path: String) -> String {
        frontMatter(ofDocument: path)?.value("sidebar_label")?.words ?? title(ofDocument: path)
    }
}
