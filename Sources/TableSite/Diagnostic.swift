import SiteReports
import TableModel

/// A fact about documents, settings or a theme that their author should know.
public struct Diagnostic: Sendable, Equatable, CustomStringConvertible {
    /// How much it matters.
    public enum Severity: String, Sendable, CaseIterable {
        /// Nothing is wrong; the author may want to know.
        case note
        /// The site is built, and something of it is probably not as meant: a link that leads nowhere.
        case warning
        /// Something cannot be what the author asks for: a value that cannot be read. The rest of the site is built.
        case error
    }

    /// Stable, as `tablesite explain` takes it: `link-target`.
    public let code: String
    public let severity: Severity
    /// One sentence without a full stop, the author's own words in back-ticks.
    public let message: String
    /// Of the file, relative to its folder; empty for a problem of the whole build.
    public let path: String
    /// 1-based; nil for the file as a whole.
    public let line: Int?
    /// In bytes of UTF-8, 1-based; nil for the file as a whole.
    public let column: Int?
    /// Of what is underlined, in bytes of UTF-8.
    public let length: Int
    /// The line of the source.
    public let excerpt: String
    /// The way out, or empty.
    public let help: String
    /// As the commands print it for a person, in several lines.
    public let description: String

    init(_ diagnostic: TableModel.Diagnostic) {
        code = diagnostic.code.name
        severity =
            switch diagnostic.severity {
            case .note: .note
            case .warning: .warning
            case .error: .error
            }
        message = diagnostic.message
        path = diagnostic.path
        line = diagnostic.range?.start.line
        column = diagnostic.range?.start.column
        length = diagnostic.range?.length ?? 0
        excerpt = diagnostic.excerpt
        help = diagnostic.help
        description = DiagnosticFormatter().string(diagnostic)
    }
}
