import TableModel

/// Diagnostics that have one cause: the same page is missed at thirty places.
struct DiagnosticGroup {
    /// The first one, which tells for all.
    let first: Diagnostic
    /// The others, in their order.
    private(set) var others: [Diagnostic] = []

    /// What diagnostics of one group have in common.
    private struct Key: Hashable {
        let code: String
        let severity: Severity
        /// Its cause, or all that it says.
        let words: [String]

        init(_ diagnostic: Diagnostic) {
            code = diagnostic.code.name
            severity = diagnostic.severity
            words =
                diagnostic.cause.isEmpty
                ? ["", diagnostic.message, diagnostic.label, diagnostic.help] : [diagnostic.cause]
        }
    }

    /// The groups of diagnostics, in the order of their first ones.
    static func all(of diagnostics: [Diagnostic]) -> [DiagnosticGroup] {
        var groups: [DiagnosticGroup] = []
        var places: [Key: Int] = [:]
        for diagnostic in diagnostics {
            let key = Key(diagnostic)
            if let place = places[key], !diagnostic.path.isEmpty {
                groups[place].others.append(diagnostic)
            } else {
                places[key] = groups.count
                groups.append(DiagnosticGroup(first: diagnostic))
            }
        }
        return groups
    }
}
