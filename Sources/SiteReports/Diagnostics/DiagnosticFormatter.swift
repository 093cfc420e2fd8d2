package import TableModel

/// Draws diagnostics: the same facts for a person, a program, or GitHub.
package struct DiagnosticFormatter: Sendable {
    package enum Format: String, Sendable, CaseIterable { case text, json, github }

    package var format: Format
    /// The project's folder as seen from the current one, with a slash at its end, or empty: `my-docs/`.
    package var root: String
    /// Whether the text has the colours of a terminal.
    package var hasColor: Bool

    package init(format: Format = .text, root: String = "", hasColor: Bool = false) {
        self.format = format
        self.root = root
        self.hasColor = hasColor
    }

    /// One diagnostic, with a line feed at its end.
    package func string(_ diagnostic: Diagnostic) -> String {
        switch format {
        case .text: text(diagnostic)
        case .json: json(diagnostic)
        case .github: gitHubCommand(diagnostic)
        }
    }

    /// All diagnostics; the text form has a blank line between them and ends with a line that counts them. Empty for none.
    package func string(_ diagnostics: [Diagnostic]) -> String {
        guard !diagnostics.isEmpty else { return "" }
        let strings = diagnostics.map(string)
        guard format == .text else { return strings.joined() }
        return strings.joined(separator: "\n") + "\n" + countLine(diagnostics) + "\n"
    }

    /// `2 errors, 1 warning`.
    func countLine(_ diagnostics: [Diagnostic]) -> String {
        [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap { severity, name in
            let count = diagnostics.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }

    /// The path of a diagnostic's file as seen from the current folder; empty for none.
    func path(of diagnostic: Diagnostic) -> String {
        guard !diagnostic.path.isEmpty else { return "" }
        guard root.hasPrefix("../") || diagnostic.path.hasPrefix("../") else { return root + diagnostic.path }
        // `../docs/` and `../x.yml` meet in the middle.
        var parts: [Substring] = []
        for part in (root + diagnostic.path).split(separator: "/") {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}
