package import TableModel

extension ContentReader {
    /// Reports fenced code that nothing ends: what was to be text below it is code as well.
    mutating func reportMissingEnd(of code: MarkdownNode) {
        guard let fence = places.fenceWithoutEnd(of: code) else { return }
        let isAtTop = code.parent?.kind == .document
        diagnostics.append(
            Diagnostic(
                .codeEnd, "the code that begins here has no end", path: path, at: fence,
                label: isAtTop ? "all below is code" : "code up to the end of what it stands in",
                help: "end it with a line of \(fence.length) such marks" + (isAtTop ? "" : ", in the same item, quote or container")
            ))
    }
}

extension DiagnosticCode {
    package static let codeEnd = DiagnosticCode(
        "code-end", .warning, "a block of code has no end",
        explanation: """
            A line of three or more back-ticks or tildes begins a block of code, and a line of as many of the same ends it.
            Without that line all text below is code, up to the end of the document, or of the list item, quote or container that
            the code stands in:

                ```sh
                tablesite build

                This should be text.

            Write the line that ends it. A word behind the marks begins code and never ends it. In a list item the line is indented as
            the one that begins the code is:

                - Build:
                  ```sh
                  tablesite build
                  ```
            """)
}
