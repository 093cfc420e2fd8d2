/// The stable name of one kind of problem, with what `tablesite explain` says about it.
///
/// Codes are declared as static values beside the code that finds the problem and listed once in `DiagnosticCode.all`
/// (`TableBuild/DiagnosticCode+All.swift`).
package struct DiagnosticCode: Sendable {
    /// In kebab case, never changed once released: `link-target`.
    package var name: String { words.name }
    /// How bad it is unless the place that finds it says otherwise.
    package var severity: Severity { words.severity }
    /// One line for the list of codes.
    package var summary: String { words.summary }
    /// The long form: why it matters, an example and its cure, as plain text lines.
    package var explanation: String { words.explanation }
    /// See ``Diagnostic/isFixed``, which holds for all of this code.
    package var isFixed: Bool { words.isFixed }
    /// Once for all diagnostics of the code, of which a document can have as many as lines.
    private let words: Words

    package init(_ name: String, _ severity: Severity, _ summary: String, isFixed: Bool = false, explanation: String) {
        words = Words(name: name, severity: severity, summary: summary, explanation: explanation, isFixed: isFixed)
    }

    private final class Words: Sendable {
        let name: String
        let severity: Severity
        let summary: String
        let explanation: String
        let isFixed: Bool

        init(name: String, severity: Severity, summary: String, explanation: String, isFixed: Bool) {
            self.name = name
            self.severity = severity
            self.summary = summary
            self.explanation = explanation
            self.isFixed = isFixed
        }
    }
}

extension DiagnosticCode: Equatable {
    package static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool {
        left.words === right.words || left.name == right.name
    }
}
