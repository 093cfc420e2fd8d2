import SiteModel
import TOMLReader
import TableMarkdown
import TableModel
import YAMLReader

extension FuzzTarget {
    /// What stands before a document, as YAML and, behind `+++`, as TOML; and the settings of a site.
    static let frontMatter = FuzzTarget(
        name: "front-matter",
        check: .value { bytes in
            let split = splitFrontMatter(bytes)
            var violations: [String] = []
            if let range = split.settings {
                let read = { readPageSettings(bytes[range], isTOML: split.isTOML, path: "a.md", firstLine: 2) }
                let (first, second) = (read(), read())
                violations += difference("the settings", "\(first.value)", "\(second.value)")
                violations += difference("what is said of them", first.diagnostics, second.diagnostics)
                violations += misplaced(first.diagnostics, in: bytes)
                if split.bodyStart < range.upperBound { violations.append("the text begins in the front matter") }
            }
            return violations + misplaced(readSiteSettings(bytes, path: "tablesite.yml").diagnostics, in: bytes)
        })

    static let toml = FuzzTarget(
        name: "toml",
        check: .value { bytes in
            let (first, second) = (readTOML(bytes[...], path: "a.toml"), readTOML(bytes[...], path: "a.toml"))
            return difference("the tree", "\(String(describing: first.value))", "\(String(describing: second.value))")
                + difference("what is said of it", first.diagnostics, second.diagnostics)
                + misplaced(first.diagnostics, in: bytes)
        })
}

/// Says which diagnostics stand where their file has no text: a line that does not exist, or a column far behind its end.
func misplaced(_ diagnostics: [Diagnostic], in bytes: [UInt8]) -> [String] {
    guard !diagnostics.isEmpty else { return [] }
    let lines = SourceLines(bytes)
    return diagnostics.compactMap { diagnostic in
        guard let start = diagnostic.range?.start else { return nil }
        // Invalid UTF-8 is longer where it is repaired.
        let isInside = start.line >= 0 && start.line <= lines.count + 1 && start.column >= 0
        return isInside ? nil : "\(diagnostic.code) stands at \(start) of \(lines.count) lines"
    }
}
