package import TableModel
import YAMLReader

/// What the front matter of a document says; settings it gets wrong keep their default.
///
/// `yaml` stands between the fences and begins on `firstLine` of the document. Broken YAML is an error at its place. Everything
/// else is a warning, since the page comes out without it: `front-matter-key` for a key that neither tablesite nor another
/// generator knows, `settings-value` and `theme-token` as in settings files.
package func readPageSettings(_ yaml: ArraySlice<UInt8>, path: String, firstLine: Int) -> Checked<PageSettings> {
    let node = readYAML(yaml, path: path, firstLine: firstLine)
    var settings = readSettings(node.value, keys: PageSettings.keys, into: PageSettings(), path: path) { key, nearest in
        guard case .scalar(let name, _) = key.content, !ForeignKeys.all.contains(name) else { return nil }
        return .frontMatterKey(key, nearest: nearest, path: path)
    }
    for index in settings.diagnostics.indices where settings.diagnostics[index].severity == .error {
        settings.diagnostics[index].severity = .warning
    }
    settings.diagnostics = node.diagnostics + settings.diagnostics
    return settings
}

extension DiagnosticCode {
    package static let frontMatterKey = DiagnosticCode(
        "front-matter-key", .warning, "a document's front matter has a key that means nothing",
        explanation: """
            A key that is not known has no effect. Keys that other generators know (`layout`, `tags`, `sidebar_position`…) are
            passed over, so that documents can be shared with them.

                ---
                titel: Installing
                ---

            Correct the key, or remove the line:

                ---
                title: Installing
                ---
            """)
}

extension Diagnostic {
    fileprivate static func frontMatterKey(_ key: YAMLNode, nearest: String?, path: String) -> Diagnostic {
        Diagnostic(
            .frontMatterKey, "unknown key \(key.summary) in front matter", path: path, at: key.range,
            help: nearest.map { "did you mean `\($0)`?" }
                ?? "the keys are \(PageSettings.keys.map(\.name).joined(separator: ", "))")
    }
}
