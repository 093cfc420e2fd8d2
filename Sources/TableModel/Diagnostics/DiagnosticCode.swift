/// The stable name of one kind of problem, with what `tablesite explain` says about it.
///
/// Codes are declared as static values beside the code that finds the problem and listed once in `DiagnosticCode.all`
/// (`TableBuild/DiagnosticCode+All.swift`).
package struct DiagnosticCode: Sendable {
    /// In kebab case, never changed once released: `link-target`.
    package var name: String { words.name }
    /// How bad it is unless the place that finds it says otherwise.
    package var severity: Severity { words.severity }
    /// Where it is found with another severity, as far as no setting says so.
    package var exceptions: [SeverityException] { words.exceptions }
    /// One line for the list of codes.
    package var summary: String { words.summary }
    /// The long form: why it matters, an example and its cure, as plain text lines.
    package var explanation: String { words.explanation }
    /// See ``Diagnostic/isFixed``, which holds for all of this code.
    package var isFixed: Bool { words.isFixed }
    /// Once for all diagnostics of the code, of which a document can have as many as lines.
    private let words: Words

    package init(
        _ name: String, _ severity: Severity, _ summary: String, isFixed: Bool = false, exceptions: [SeverityException] = [],
        explanation: String
    ) {
        words = Words(
            name: name, severity: severity, summary: summary, explanation: explanation, isFixed: isFixed, exceptions: exceptions)
    }

    /// The severity with its exceptions: `error; warning in front matter`.
    package var severities: String {
        ([severity.rawValue] + exceptions.map { "\($0.severity.rawValue) \($0.place)" }).joined(separator: "; ")
    }

    /// Problems of one code that are worse, or less bad, in some place.
    package struct SeverityException: Sendable, Equatable {
        package let severity: Severity
        /// Where, or of what: `in front matter`.
        package let place: String

        package init(_ severity: Severity, _ place: String) {
            self.severity = severity
            self.place = place
        }

        /// A page is built without what its front matter says.
        package static let frontMatter = SeverityException(.warning, "in front matter")
        /// What is missing was missing in the other project as well.
        package static let imported = SeverityException(.warning, "of a project that is imported")
        /// A site is built all the same.
        package static let siteTokens = SeverityException(.warning, "of a site's own tokens")
    }

    private final class Words: Sendable {
        let name: String
        let severity: Severity
        let summary: String
        let explanation: String
        let isFixed: Bool
        let exceptions: [SeverityException]

        init(
            name: String, severity: Severity, summary: String, explanation: String, isFixed: Bool,
            exceptions: [SeverityException]
        ) {
            self.name = name
            self.severity = severity
            self.summary = summary
            self.explanation = explanation
            self.isFixed = isFixed
            self.exceptions = exceptions
        }
    }
}

extension DiagnosticCode: Equatable {
    package static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool {
        left.words === right.words || left.name == right.name
    }
}
