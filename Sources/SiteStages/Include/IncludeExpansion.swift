import SiteModel
import TableMarkdown
import TableModel

/// A document with the text of the files that it includes.
struct IncludeExpansion: Sendable {
    let source: ExpandedSource
    /// What was looked at, and what was there: an equal answer makes an equal text.
    let statuses: [String: IncludableFiles.Status]
    /// The files whose text is in it, without the document.
    let included: Set<String>
    /// The file that all of its text is in, where the document is nothing but a directive.
    let onlyFile: String?
    /// Placed in the text. Gives `include-file`, `include-part`, `include-loop`, `include-outside`, `include-binary`,
    /// `include-limit` and `include-syntax`.
    let diagnostics: [Diagnostic]
}

/// How much text documents may include.
enum IncludeLimits {
    /// How deep files may include one another.
    static let depth = 16
    /// How many bytes of other files a document may have, and how large one of them may be.
    static let size = 8 << 20
    /// How many directives of a document are followed.
    static let count = 10_000
}
