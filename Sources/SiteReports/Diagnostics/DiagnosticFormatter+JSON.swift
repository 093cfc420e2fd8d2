import SiteModel
import TableBasics
import TableModel

extension DiagnosticFormatter {
    /// A diagnostic as one JSON object on one line. Every key is always there; `endColumn` is the one behind the last underlined
    /// byte. The excerpt is cut around the place when the line is long.
    func json(_ diagnostic: Diagnostic) -> String {
        let start = diagnostic.range?.start
        let excerpt =
            diagnostic.excerpt.utf8.count <= 1000
            ? diagnostic.excerpt
            : DiagnosticExcerpt(
                line: diagnostic.excerpt, column: start?.column ?? 1, length: diagnostic.range?.length ?? 1
            ).text
        let fields: [(String, JSONValue)] = [
            ("code", .string(diagnostic.code.name)),
            ("severity", .string(diagnostic.severity.rawValue)),
            ("message", .string(diagnostic.message)),
            ("file", diagnostic.path.isEmpty ? .null : .string(path(of: diagnostic))),
            ("line", .number(start?.line)),
            ("column", .number(start?.column)),
            ("endColumn", .number(diagnostic.range.map { $0.start.column + $0.length })),
            ("excerpt", start == nil ? .null : .string(excerpt)),
            ("help", diagnostic.help.isEmpty ? .null : .string(diagnostic.help)),
        ]
        return JSONValue.object(fields).text + "\n"
    }
}
