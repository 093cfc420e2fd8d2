import SiteDisk
import SiteModel
import SiteReports
import TableBasics
import TableModel

/// The problems of a build as the pages show them.
struct PreviewProblems: Sendable {
    /// A JSON array with the worst problem first, else in the order of the build; at most ``maximumCount``.
    let json: String

    /// More would not be read.
    static let maximumCount = 50

    init(_ diagnostics: [Diagnostic], project: String, editor: EditorAddress) {
        let sorted = diagnostics.enumerated()
            .sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }
        let problems = sorted.prefix(Self.maximumCount).map { Self.problem($0.element, project: project, editor: editor) }
        json = "[" + problems.joined(separator: ",\n") + "]\n"
    }

    private static func problem(_ diagnostic: Diagnostic, project: String, editor: EditorAddress) -> String {
        let start = diagnostic.range?.start
        var place = diagnostic.path
        if let start { place += ":\(start.line):\(start.column)" }
        let file = ProjectLayout.absolute(diagnostic.path, from: project)
        // Its first line sets it off in a terminal.
        let excerpt = DiagnosticFormatter.excerpt(of: diagnostic).drop { $0 != "\n" }.dropFirst()
        return JSONValue.object([
            ("severity", .string(diagnostic.severity.rawValue)),
            ("code", .string(diagnostic.code.name)),
            ("message", .string(DisplayText.visible(diagnostic.message))),
            ("place", .string(DisplayText.visible(place))),
            ("address", .string(editor.address(of: file, line: start?.line ?? 1, column: start?.column ?? 1))),
            ("excerpt", .string(String(excerpt))),
            ("help", .string(DisplayText.visible(diagnostic.help))),
        ]).text
    }
}
