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
    /// a person sees twenty of a code, and the others are counted; a build server is told a hundred of a code and file.
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
        if format == .github {
            return gitHubCommands(
                namesAllPlaces ? groups : Self.first(Self.mostOfAKind, of: groups) { $0.path + " " + $0.code.name }.shown)
        }
        let (shown, others) = namesAllPlaces ? (groups, []) : Self.first(Self.mostOfACode, of: groups) { $0.code.name }
        return texts(shown) + "\n" + others.map { line(countingOthers: $0) + "\n" }.joined() + countLine(groups) + "\n"
    }

    /// Of more messages of one code than this the rest drowns, and nobody reads them.
    private static let mostOfACode = 20
    /// The same of one code and file, where a build server shows each message beside its line.
    private static let mostOfAKind = 100

    /// The groups without those behind the first `most` of a kind, and those, kind by kind.
    private static func first(
        _ most: Int, of groups: [DiagnosticGroup], kind: (Diagnostic) -> String
    ) -> (shown: [DiagnosticGroup], others: [[DiagnosticGroup]]) {
        guard groups.count > most else { return (groups, []) }
        var counts: [String: Int] = [:]
        var order: [String: Int] = [:]
        var others: [[DiagnosticGroup]] = []
        let shown = groups.filter { group in
            let kind = kind(group.first)
            counts[kind, default: 0] += 1
            guard counts[kind, default: 0] > most else { return true }
            if let index = order[kind] {
                others[index].append(group)
            } else {
                order[kind] = others.count
                others.append([group])
            }
            return false
        }
        return (shown, others)
    }

    /// `649 more of include-outside in 12 files; --verbose shows all`, with the file where it is one.
    private func line(countingOthers groups: [DiagnosticGroup]) -> String {
        let paths = Set(groups.lazy.map(\.first.path).filter { !$0.isEmpty })
        let place =
            switch paths.count {
            case 0: ""
            case 1: " in \(DisplayText.visible(path(of: groups[0].first)))"
            default: " in \(paths.count) files"
            }
        return "… and \(groups.count) more of \(groups[0].first.code.name)\(place); `--verbose` shows all"
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
    package func path(of diagnostic: Diagnostic) -> String { diagnostic.path.isEmpty ? "" : path(diagnostic.path) }

    /// A file of the project as seen from the current folder.
    package func path(_ file: String) -> String {
        guard root.hasPrefix("../") || file.hasPrefix("../") else { return root + file }
        // `../docs/` and `../x.yml` meet in the middle.
        var parts: [Substring] = []
        for part in (root + file).split(separator: "/") {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}
