package import TableModel

extension Diagnostic {
    /// - Parameter column: of the fence in the first line, behind a byte order mark.
    static func frontMatterEnd(isTOML: Bool, path: String, column: Int) -> Diagnostic {
        let fence = isTOML ? "+++" : "---"
        return Diagnostic(
            .frontMatterEnd, "front matter has no end", path: path, at: SourceRange(line: 1, column: column, length: 3),
            label: "begins here",
            help: "write a line `\(fence)` behind the settings" + (isTOML ? "" : "; if they are text, an empty line before them"))
    }
}

extension DiagnosticCode {
    package static let frontMatterEnd = DiagnosticCode(
        "front-matter-end", .error, "a document's front matter has no end",
        explanation: """
            Front matter stands between two lines of `---`, or of `+++` for TOML. Without the second one nobody can tell where the
            settings end and the text begins, nor whether the document is a draft. It is left out, and the rest of the site is
            built.

                ---
                title: Guide
                draft: true

                # Guide

            Write the line that ends the settings, which begins in the first column:

                ---
                title: Guide
                draft: true
                ---

                # Guide

            A document that begins with a thematic break has an empty line behind it.
            """)
}
