import SiteModel
package import TableModel

/// Draws diagnostics: the same facts for a person, a program, or a build server.
package struct DiagnosticFormatter: Sendable {
    package enum Format: String, Sendable, CaseIterable {
        case text, json, github, gitlab, sarif, junit

        /// Whether all problems of a run are one document, which is there also when there are none.
        package var isDocument: Bool { self == .gitlab || self == .sarif || self == .junit }

        /// Whether paths are told from the top of the repository, where a build server looks for them.
        package var isForServers: Bool { self == .github || isDocument }
    }

    package var format: Format
    /// The project's folder as seen from the current one, with a slash at its end, or empty: `my-docs/`.
    package var root: String
    /// Whether the text has the colours of a terminal.
    package var hasColor: Bool
    /// Whether all messages are shown to a person or a build server, and the text names all places of each that has many. Otherwise
    /// those of one kind and file are counted behind the first hundred.
    package var namesAllPlaces: Bool
    /// Whether warnings are failures, for forms that tell failures from the rest.
    package var failsForWarnings = false
    /// That of this program, which SARIF tells.
    package var version = ""

    package init(format: Format = .text, root: String = "", hasColor: Bool = false, namesAllPlaces: Bool = false) {
        self.format = format
        self.root = root
        self.hasColor = hasColor
        self.namesAllPlaces = namesAllPlaces
    }

    /// One diagnostic, with a line feed at its end; without the line that counts.
    package func string(_ diagnostic: Diagnostic) -> String {
        format == .text ? texts([DiagnosticGroup(first: diagnostic)]) : string([diagnostic])
    }

    /// All diagnostics, repeats of one cause as one; the text form has a blank line between them and ends with a line that counts
    /// them. Empty for none, unless the form is that of a document.
    package func string(_ diagnostics: [Diagnostic]) -> String {
        switch format {
        case .gitlab: return gitLab(diagnostics)
        case .sarif: return sarif(diagnostics)
        case .junit: return jUnit(diagnostics)
        case .text, .json, .github: break
        }
        guard !diagnostics.isEmpty else { return "" }
        let groups = DiagnosticGroup.all(of: diagnostics)
        if format == .json { return groups.map(json).joined() }
        let (shown, lines) = namesAllPlaces ? (groups, []) : Self.limited(groups, path: path(of:))
        if format == .github { return gitHubCommands(shown) }
        return texts(shown) + "\n" + lines.map { $0 + "\n" }.joined() + countLine(groups) + "\n"
    }

    /// More messages of one kind in one file than this help nobody; they are counted.
    private static let mostOfAKind = 100

    /// The messages that are shown, and a line for each kind and file of which some are not.
    private static func limited(
        _ groups: [DiagnosticGroup], path: (Diagnostic) -> String
    ) -> (shown: [DiagnosticGroup], lines: [String]) {
        guard groups.count > mostOfAKind else { return (groups, []) }
        struct Kind: Hashable {
            let path: String
            let code: String
        }
        var counts: [Kind: Int] = [:]
        var order: [(kind: Kind, first: Diagnostic)] = []
        let shown = groups.filter { group in
            let kind = Kind(path: group.first.path, code: group.first.code.name)
            let count = counts[kind, default: 0] + 1
            counts[kind] = count
            if count == mostOfAKind + 1 { order.append((kind, group.first)) }
            return count <= mostOfAKind
        }
        let lines = order.map { kind, first in
            let file = first.path.isEmpty ? "" : " in \(DisplayText.visible(path(first)))"
            return "\((counts[kind] ?? 0) - mostOfAKind) more of \(kind.code)\(file); `--verbose` shows all"
        }
        return (shown, lines)
    }

    private func texts(_ groups: [DiagnosticGroup]) -> String { groups.map(text).joined(separator: "\n") }

    /// `2 errors, 1 warning`; with `(17 places)` where some have several.
    func countLine(_ groups: [DiagnosticGroup]) -> String {
        let counts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap { severity, name in
            let count = groups.count { $0.first.severity == severity }
            return count == 0 ? nil : count.phrase(name)
        }.joined(separator: ", ")
        let others = groups.reduce(0) { $0 + $1.others.count }
        return counts + (others == 0 ? "" : " (\(groups.count + others) places)")
    }

    /// The path of a diagnostic's file as seen from the current folder; empty for none.
    package func path(of diagnostic: Diagnostic) -> String {
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
