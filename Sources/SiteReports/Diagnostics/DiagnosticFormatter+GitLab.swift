import SiteModel
import TableBasics
import TableModel

extension DiagnosticFormatter {
    /// A report of GitLab's code quality: an array with an object for each place.
    ///
    /// A fingerprint says which problem of the last run is the same. It does not depend on the line, so that other text may move it.
    func gitLab(_ diagnostics: [Diagnostic]) -> String {
        var counts: [String: Int] = [:]
        let problems = diagnostics.map { diagnostic in
            let key = "\(diagnostic.code.name)\n\(path(of: diagnostic))\n\(diagnostic.message)"
            counts[key, default: 0] += 1
            let fingerprint = ContentDigest(of: Array("\(key)\n\(counts[key] ?? 0)".utf8)).sha256
            return gitLabProblem(diagnostic, fingerprint: fingerprint)
        }
        return JSONValue.array(problems).text + "\n"
    }

    private func gitLabProblem(_ diagnostic: Diagnostic, fingerprint: String) -> JSONValue {
        let severity =
            switch diagnostic.severity {
            case .note: "info"
            case .warning: "minor"
            case .error: "major"
            }
        let line = max(1, diagnostic.range?.start.line ?? 1)
        return .object([
            ("description", .string(diagnostic.message + (diagnostic.help.isEmpty ? "" : "; \(diagnostic.help)"))),
            ("check_name", .string(diagnostic.code.name)), ("fingerprint", .string(fingerprint)), ("severity", .string(severity)),
            (
                "location",
                .object([
                    // A path is asked for; that of the project stands for problems of the run.
                    ("path", .string(diagnostic.path.isEmpty ? "." : path(of: diagnostic))),
                    ("lines", .object([("begin", .integer(line))])),
                ])
            ),
        ])
    }
}
