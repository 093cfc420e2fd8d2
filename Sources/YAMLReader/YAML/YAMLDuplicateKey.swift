package import TableModel

extension DiagnosticCode {
    package static let yamlDuplicateKey = DiagnosticCode(
        "yaml-duplicate-key", .error, "a key stands twice in one mapping",
        explanation: """
            Only one of two values can count, and which one differs between programs. The first one is used.

                title: Handbook
                language: en
                title: The Handbook

            Remove one of the two lines.
            """)
}

extension Diagnostic {
    static func duplicateKey(
        _ name: String, first: SourceRange, path: String, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .yamlDuplicateKey, "`\(name)` is set twice", path: path, at: range,
            label: "first set in line \(first.start.line)", help: "remove one of the two")
    }
}
