package import TableModel

/// What a project makes of its diagnostics: the severities that its settings give, and the comments of its documents that silence some.
package struct DiagnosticPolicy: Sendable {
    /// The rules of each code, in source order, with their patterns.
    private let rules: [String: [(patterns: PathPatterns?, severity: Severity?)]]
    /// Stands before the paths of sources: `Site/` or nothing.
    let prefix: String
    /// The settings file as messages name it; empty where it is `tablesite.yml`.
    package var settingsPath = ""
    /// Those of documents that include others, by the paths of the documents in messages: what is found in them is placed in theirs.
    package var expansions: [String: ExpandedSource] = [:]
    /// By the paths of documents.
    let ignoreComments: [String: [IgnoreComment]]
    /// The names of all codes, for the comments that name others; nil where comments are not looked at themselves.
    let codes: [String]?
    /// Codes that this run does not look for: a comment may silence them for another.
    let unsought: Set<String>
    /// The only codes of comments that are looked at themselves; nil for all.
    private(set) var lateCodes: Set<String>?

    package init(
        rules: [DiagnosticRule] = [], prefix: String = "", ignoreComments: [String: [IgnoreComment]] = [:], codes: [String]? = nil,
        unsought: Set<String> = []
    ) {
        self.rules = Dictionary(grouping: rules, by: \.code.text).mapValues { rules in
            rules.map { ($0.pattern.map { PathPatterns([$0.text]) }, $0.severity) }
        }
        self.prefix = prefix
        self.ignoreComments = ignoreComments
        self.codes = codes
        self.unsought = unsought
    }

    /// The same for diagnostics that are found later; what is wrong with comments was told, but for those that silence what is
    /// looked for only then.
    package var forLater: DiagnosticPolicy {
        var policy = DiagnosticPolicy(self, codes: codes, unsought: [])
        policy.lateCodes = unsought
        return policy
    }

    /// The same where comments are not looked at themselves.
    package var withoutComments: DiagnosticPolicy { DiagnosticPolicy(self, codes: nil, unsought: unsought) }

    private init(_ other: DiagnosticPolicy, codes: [String]?, unsought: Set<String>) {
        rules = other.rules
        prefix = other.prefix
        ignoreComments = other.ignoreComments
        expansions = other.expansions
        settingsPath = other.settingsPath
        self.codes = codes
        self.unsought = unsought
        lateCodes = other.lateCodes
    }

    /// A diagnostic with the severity that the last rule for its code and path gives it; nil when that is none.
    ///
    /// Patterns are meant from the project or from the folder of sources.
    package func applied(to diagnostic: Diagnostic) -> Diagnostic? {
        guard !diagnostic.isFixed, let rules = rules[diagnostic.code.name],
            let rule = rules.last(where: { $0.patterns.map { matches($0, diagnostic.path) } ?? true })
        else { return diagnostic }
        guard let severity = rule.severity else { return nil }
        var diagnostic = diagnostic
        diagnostic.severity = severity
        return diagnostic
    }

    private func matches(_ patterns: PathPatterns, _ path: String) -> Bool {
        if isIn(patterns, path[...]) { return true }
        return !prefix.isEmpty && path.hasPrefix(prefix) && isIn(patterns, path.dropFirst(prefix.count))
    }

    /// Whether a pattern is about a file or one of the folders that it is in.
    private func isIn(_ patterns: PathPatterns, _ path: Substring) -> Bool {
        if patterns.verdict(on: path, isFolder: false) == true { return true }
        return path.indices.contains { path[$0] == "/" && patterns.verdict(on: path[..<$0], isFolder: true) == true }
    }
}
