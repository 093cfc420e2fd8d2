/// A fact about the author's documents, configuration or theme that the author should know.
///
/// Diagnostics are returned, never printed where they are found. Their wording stands beside the code that finds them, as
/// static functions on this type; the picture is drawn by `DiagnosticFormatter`.
package struct Diagnostic: Sendable, Equatable {
    package var code: DiagnosticCode
    /// One sentence without a full stop, the author's own words in back-ticks.
    package var message: String
    /// Relative to the folder that was built, with `/`; empty for a problem of the whole run.
    package var path: String
    /// What stands beside the underline.
    package var label: String
    /// The way out, when there is one to name.
    package var help: String
    /// The source line, filled in at the end of a build by whoever still has the file.
    package var excerpt: String
    /// What is to blame, where several places can have the same: the path that dead links lead to. Empty where the words tell.
    package var cause = ""
    /// What else the same words of the author's do, each in a phrase: who asks for all places is told of them.
    package var details: [String] = []
    /// The underlined stretch, or nil for the file as a whole.
    package var range: SourceRange?
    package var severity: Severity
    /// The run could not do what it is for. No setting, comment or baseline makes less of it: success would be a lie.
    package var isFixed: Bool

    package init(
        _ code: DiagnosticCode, _ message: String, path: String, at range: SourceRange? = nil, label: String = "",
        help: String = "", severity: Severity? = nil
    ) {
        self.code = code
        self.severity = severity ?? code.severity
        self.message = Self.clipped(message)
        self.path = path
        self.range = range
        self.label = label
        self.help = Self.clipped(help)
        self.excerpt = ""
        self.isFixed = code.isFixed
    }

    /// The author's own words may be as long as their file; nobody reads more than a few lines of them.
    private static func clipped(_ text: String) -> String {
        text.utf8.count <= 1000 ? text : text.prefix(500) + "…"
    }
}

/// How bad a ``Diagnostic`` is.
package enum Severity: String, Sendable, Comparable {
    /// A related fact.
    case note
    /// A reader of the site would notice.
    case warning
    /// No meaningful output was possible.
    case error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

extension Diagnostic: Comparable {
    /// By file, then place, then code: the order in which a run reports them. Only equal ones are neither before nor behind one
    /// another, so that none depends on the order in which they were found.
    package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        if left.path != right.path { return left.path < right.path }
        let (leftStart, rightStart) = (left.range?.start ?? .wholeFile, right.range?.start ?? .wholeFile)
        if leftStart != rightStart { return leftStart < rightStart }
        if left.code != right.code { return left.code.name < right.code.name }
        if left.message != right.message { return left.message < right.message }
        let (leftLength, rightLength) = (left.range?.length ?? 0, right.range?.length ?? 0)
        if leftLength != rightLength { return leftLength < rightLength }
        if left.severity != right.severity { return left.severity < right.severity }
        if left.isFixed != right.isFixed { return right.isFixed }
        if left.details != right.details { return left.details.lexicographicallyPrecedes(right.details) }
        return (left.label, left.excerpt, left.help, left.cause) < (right.label, right.excerpt, right.help, right.cause)
    }
}
