package import TableModel

extension DiagnosticCode {
    package static let settingsPlace = DiagnosticCode(
        "settings-place", .warning, "a settings file stands where it is not read",
        explanation: """
            The settings of a project stand among its documents, in `Site/tablesite.yml`. One beside `Site/` is read only when it
            is asked for:

                tablesite build --config tablesite.yml

            Move it, with what it says of paths, or take it out:

                Site/tablesite.yml
            """)
}

extension Diagnostic {
    /// - Parameter settings: what messages call the file that is read.
    package static func unreadSettings(_ path: String, insteadOf settings: String) -> Diagnostic {
        Diagnostic(
            .settingsPlace, "`\(path)` is not read: `\(settings)` is", path: path, help: "move what it says to `\(settings)`")
    }
}
