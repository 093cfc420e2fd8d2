import SiteModel
import TableBasics
package import TableModel

extension DiagnosticCode {
    package static let navigationMissing = DiagnosticCode(
        "navigation-missing", .note, "documents are not in the navigation that was written down",
        explanation: """
            A site whose `tablesite.yml` has `navigation:`, or which has a `SUMMARY.md`, lists its pages there. Documents that
            are not listed are built and can be reached by links, but they are not in the list beside the page and have no
            page before and after them.

            Add them, or say in their front matter that they stand outside on purpose:

                ---
                hidden: true
                ---
            """)

    package static let navigationRepeated = DiagnosticCode(
        "navigation-repeated", .note, "a document is in the navigation twice",
        explanation: """
            A page has one place in the navigation, and so one page before and one behind it. The first place counts; the line
            that names the page again is left out.

                navigation: [start.md, guide.md, start.md]

            Remove the line, or link to the page from the text of another one.
            """)
}

extension Diagnostic {
    /// - Parameter documents: those that are not listed, sorted; not empty.
    static func navigationMissing(_ documents: [String], path: String, at range: SourceRange?) -> Diagnostic {
        let shown = documents.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
        let more = documents.count > 3 ? " and \(documents.count - 3) more" : ""
        return Diagnostic(
            .navigationMissing,
            "\(documents.count == 1 ? "1 document is" : "\(documents.count) documents are") not in the navigation: \(shown)\(more)",
            path: path, at: range, help: "add \(documents.count == 1 ? "it" : "them"), or write `hidden: true` in front matter")
    }

    static func navigationRepeated(_ document: String, path: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .navigationRepeated, "`\(document)` is in the navigation already", path: path, at: range,
            label: "left out", help: "the first place counts")
    }

    static func deadNavigation(
        _ target: NavigationLine, settingsPath: String, isDraft: Bool, isLanguage: Bool, documents: [String], prefix: String
    ) -> Diagnostic {
        if isLanguage {
            return Diagnostic(
                .linkTarget, "`\(target.path)` is in another language", path: settingsPath, at: target.range,
                label: "has a navigation of its own", help: "leave it out; pages are linked with their translations")
        }
        let name = SourcePath.name(of: target.path)
        let namesakes = documents.filter { SourcePath.name(of: $0) == name }
        let nearest = namesakes.count == 1 ? namesakes.first : nearestName(to: target.path, in: documents)
        return Diagnostic(
            .linkTarget, "no page `\(target.path)`", path: settingsPath, at: target.range,
            label: isDraft ? "a draft" : "not found in \(prefix.isEmpty ? "this site" : prefix)",
            help: isDraft ? "build drafts with `--drafts`" : nearest.map { "did you mean `\($0)`?" } ?? "")
    }
}
