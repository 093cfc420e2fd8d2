import SiteModel
import TableModel

extension DiagnosticFormatter {
    /// GitHub shows no more annotations of one severity for a step of a workflow.
    private static let mostAnnotations = 10

    /// An annotation for each place, since GitHub shows them there. Those that would be too many for one cause are counted at its
    /// first place, and all first places come before the others: what comes late may not be shown.
    func gitHubCommands(_ groups: [DiagnosticGroup]) -> String {
        let first = groups.map { group in
            let count = group.others.count
            return gitHubCommand(group.first, note: count == 0 ? "" : " (and at \(count.phrase("other place")))")
        }
        let others = groups.flatMap { group in
            group.others.prefix(Self.mostAnnotations - 1).map { gitHubCommand($0, note: "") }
        }
        return (first + others).joined()
    }

    /// A diagnostic as a workflow command of GitHub Actions: `::warning file=…,line=…,col=…,endColumn=…,title=…::message`.
    private func gitHubCommand(_ diagnostic: Diagnostic, note: String) -> String {
        var properties: [(String, String)] = []
        if !diagnostic.path.isEmpty { properties.append(("file", path(of: diagnostic))) }
        if let range = diagnostic.range, range.start.line > 0 {
            properties += [
                ("line", String(range.start.line)), ("col", String(range.start.column)),
                ("endColumn", String(range.start.column + range.length)),
            ]
        }
        properties.append(("title", diagnostic.code.name))
        let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
        let message = diagnostic.message + (diagnostic.help.isEmpty ? "" : "; \(diagnostic.help)") + note
        let written = properties.map { "\($0)=\(Self.escaped($1, alsoSeparators: true))" }.joined(separator: ",")
        return "::\(command) \(written)::\(Self.escaped(message, alsoSeparators: false))\n"
    }

    /// As the runner decodes it: `%`, line ends, and in properties `:` and `,`.
    private static func escaped(_ string: String, alsoSeparators: Bool) -> String {
        var result = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where alsoSeparators: result += "%3A"
            case "," where alsoSeparators: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
