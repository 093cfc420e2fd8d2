package import TableModel

/// Who gets which output path.
///
/// Claims are made in order of precedence; who comes too late gets a name of its own, so that nothing is lost.
struct OutputClaims {
    private var owners: [String: String] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    /// `owner` is the path of a source for messages.
    mutating func claim(_ wanted: String, else fallback: String, for owner: String) -> OutputPath {
        guard let holder = owners[wanted] else {
            owners[wanted] = owner
            return OutputPath(wanted)
        }
        let path = freeName(like: fallback)
        owners[path] = owner
        diagnostics.append(.outputClash(owner, with: holder, at: wanted, instead: path))
        return OutputPath(path)
    }

    mutating func reserve(_ path: String, for owner: String) { owners[path] = owner }

    func isClaimed(_ path: String) -> Bool { owners[path] != nil }

    private func freeName(like path: String) -> String {
        guard owners[path] != nil else { return path }
        let folder = SourcePath.folder(of: path)
        let stem = SourcePath.stem(of: path)
        let suffix = SourcePath.name(of: path).dropFirst(stem.count)
        var number = 2
        while owners[SourcePath.join(folder, "\(stem)-\(number)\(suffix)")] != nil { number += 1 }
        return SourcePath.join(folder, "\(stem)-\(number)\(suffix)")
    }
}

extension DiagnosticCode {
    package static let outputClash = DiagnosticCode(
        "output-clash", .warning, "two sources want to be the same file of the site",
        explanation: """
            `index.md`, `README.md` and `_index.md` all become the `index.html` of their folder, `guide.md` and `guide.markdown` both
            become `guide.html`, and `tablesite.css` is the site's own style sheet. The first of them gets the name (index before
            README before _index, documents before other files); the other one gets a name of its own, so that nothing is lost.

            Rename one of them, or put both into one document.
            """)
}

extension Diagnostic {
    static func outputClash(_ loser: String, with winner: String, at path: String, instead: String) -> Diagnostic {
        Diagnostic(
            .outputClash, "`\(loser)` and `\(winner)` both want to be `\(path)`; this one becomes `\(instead)`", path: loser,
            help: "rename one of them")
    }
}
