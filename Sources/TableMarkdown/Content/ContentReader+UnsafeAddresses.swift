import TableBasics
package import TableModel

extension DiagnosticCode {
    package static let linkUnsafe = DiagnosticCode(
        "link-unsafe", .warning, "a link's address would run a script or open a file of the reader's",
        explanation: """
            Addresses that begin with `javascript:` or `vbscript:` run a script, and `data:` addresses other than pictures are
            whole documents; `file:` addresses lead to the disk of whoever reads the page. They are left out of the page; the text of
            the link stays.

            Where you trust the source, `html: trusted` in `tablesite.yml` keeps them.
            """)
}

extension ContentReader {
    /// Whether an address would run a script or lead to the reader's own disk: what libcmark's renderer leaves out when it is told
    /// to be safe.
    ///
    /// A scheme disguised with white space or control characters is none: those are percent-encoded on their way to the page.
    func isUnsafe(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
        guard options.hasAdditions, options.html != .trusted, let scheme = UnsafeScheme(of: address) else { return false }
        // Pictures that cannot hold script.
        return scheme != .data
            || !(["png", "gif", "jpeg", "webp"] as [StaticString]).contains {
                address.dropFirst(5).hasPrefixIgnoringCase("image/") && address.dropFirst(11).hasPrefixIgnoringCase($0)
            }
    }

    mutating func reportUnsafe(_ address: some RandomAccessCollection<UInt8>, at place: SourceRange) {
        let shown = String(decoding: address.prefix(60), as: UTF8.self)
        diagnostics.append(
            Diagnostic(
                .linkUnsafe, "the address `\(shown)` was removed", path: path, at: place,
                help: "`html: trusted` in `tablesite.yml` keeps it"))
    }
}
