package import TableModel

extension DiagnosticCode {
    package static let splitHeading = DiagnosticCode(
        "split-heading", .warning, "a document that is to be several pages has no heading that begins one",
        explanation: """
            `split` names a level of headings; each of that level, and of those above, begins a page of its own. The title of the
            document begins none, nor does a list of its contents. Without any other the document stays one page.

                ---
                split: 2
                ---
                # Guide

                ### Install

                ### Use

            Name the level that the headings have, or take the key away:

                ---
                split: 3
                ---
                # Guide

                ### Install

                ### Use
            """)
}

extension Diagnostic {
    /// A page that stayed whole, though its headings of a level are to begin pages.
    static func nothingSplit(_ page: Page, at level: Int) -> Diagnostic {
        let mark = marks(level)
        let deeper = page.sections.lazy.filter { !$0.isContents }.compactMap { $0.heading?.level }.filter { $0 > level }.min()
        return Diagnostic(
            .splitHeading, "`split: \(level)` splits nothing: there is no `\(mark)` below the title", path: page.path,
            at: page.settings.splitRange,
            help: deeper.map { "`split: \($0)` makes a page of each `\(marks($0))`" }
                ?? "begin each part with `\(mark)`, or leave `split` out")
    }

    private static func marks(_ level: Int) -> String { String(repeating: "#", count: level) }
}
