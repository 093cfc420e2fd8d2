package import TableModel
import YAMLReader

/// What the front matter of a document says; settings it gets wrong keep their default.
///
/// `yaml` stands between the fences and begins on `firstLine` of the document. Broken YAML is an error at its place. Everything
/// else is a warning, since the page comes out without it: `front-matter-key` for a key that neither tablesite nor another
/// generator knows, `settings-value` and `theme-token` as in settings files.
package func readPageSettings(_ yaml: ArraySlice<UInt8>, path: String, firstLine: Int) -> Checked<PageSettings> {
    let node = readYAML(yaml, path: path, firstLine: firstLine)
    var settings = readSettings(node.value, keys: PageSettings.keys, into: PageSettings(), path: path) { name, key in
        ForeignKeys.all.contains(name) ? nil : .frontMatterKey(name, path: path, at: key.range)
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
    fileprivate static func frontMatterKey(_ name: String, path: String, at range: SourceRange) -> Diagnostic {
        let known = PageSettings.keys.map(\.name)
        return Diagnostic(
            .frontMatterKey, "unknown key `\(name)` in front matter", path: path, at: range,
            help: nearestName(to: name, in: known).map { "did you mean `\($0)`?" }
                ?? "the keys are \(known.joined(separator: ", "))")
    }
}
