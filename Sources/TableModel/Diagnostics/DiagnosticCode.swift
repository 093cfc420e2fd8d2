/// The stable name of one kind of problem, with what `tablesite explain` says about it.
///
/// Codes are declared as static values beside the code that finds the problem and listed once in `DiagnosticCode.all`
/// (`TableBuild/DiagnosticCode+All.swift`).
package struct DiagnosticCode: Sendable {
    /// In kebab case, never changed once released: `link-target`.
    package let name: String
    /// How bad it is unless the place that finds it says otherwise.
    package let severity: Severity
    /// One line for the list of codes.
    package let summary: String
    /// The long form: why it matters, an example and its cure, as plain text lines.
    package let explanation: String
    /// See ``Diagnostic/isFixed``, which holds for all of this code.
    package let isFixed: Bool

    package init(_ name: String, _ severity: Severity, _ summary: String, isFixed: Bool = false, explanation: String) {
        self.name = name
        self.severity = severity
        self.summary = summary
        self.explanation = explanation
        self.isFixed = isFixed
    }
}

extension DiagnosticCode: Equatable {
    package static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.name == right.name }
}
