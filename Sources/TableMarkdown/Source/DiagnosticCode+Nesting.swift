package import TableModel

extension DiagnosticCode {
    package static let nestingLimit = DiagnosticCode(
        "nesting-limit", .warning, "lists and quotes are nested too deeply",
        explanation: """
            Lists and quotes may stand in one another a hundred deep. The markers of deeper ones are text, so that no document can
            hold up a build:

                > > > > > > > and so on, more than a hundred times, is shown with the last marks as text

            Such lines come from mail that was quoted again and again, or from a program. Take the outer marks away.
            """)
}

extension Diagnostic {
    static func tooDeep(path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .nestingLimit, "lists and quotes are nested more than \(NestingGuard.limit) deep; deeper marks are shown as text",
            path: path,
            at: range, help: "take the outer ones away")
    }
}
