import SiteModel
import TableBasics
import TableModel

extension DiagnosticFormatter {
    /// A diagnostic as one JSON object on one line. Every key is always there; `endColumn` is the one behind the last underlined
    /// byte. The excerpt is cut around the place when the line is long, and `excerptOffset` says by how much columns count more there.
    /// Repeats of one cause are one object, whose `places` are all of them, the first included; `details`, where there are any, are
    /// what else fails at the first.
    func json(_ group: DiagnosticGroup) -> String {
        let diagnostic = group.first
        let start = diagnostic.range?.start
        let excerpt = SourceExcerpt(line: diagnostic.excerpt, column: start?.column ?? 1, length: diagnostic.range?.length ?? 1)
        var fields: [(String, JSONValue)] = [
            ("code", .string(diagnostic.code.name)),
            ("severity", .string(diagnostic.severity.rawValue)),
            ("message", .string(diagnostic.message)),
        ]
        fields += place(of: diagnostic)
        fields += [
            ("excerpt", start == nil ? .null : .string(excerpt.text)),
            ("excerptOffset", start == nil ? .null : .integer(excerpt.offset)),
            ("help", diagnostic.help.isEmpty ? .null : .string(diagnostic.help)),
            ("places", .array(diagnostic.path.isEmpty ? [] : ([diagnostic] + group.others).map { .object(place(of: $0)) })),
        ]
        if !diagnostic.details.isEmpty { fields.append(("details", .array(diagnostic.details.map { .string($0) }))) }
        return JSONValue.object(fields).text + "\n"
    }

    private func place(of diagnostic: Diagnostic) -> [(String, JSONValue)] {
        [
            ("file", diagnostic.path.isEmpty ? .null : .string(path(of: diagnostic))),
            ("line", .number(diagnostic.range?.start.line)),
            ("column", .number(diagnostic.range?.start.column)),
            ("endColumn", .number(diagnostic.range.map { $0.start.column + $0.length })),
        ]
    }
}
