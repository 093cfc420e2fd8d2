import TableBasics
package import TableModel

/// Links and images without an address, `[text]()`.
extension ContentReader {
    /// Whether a link or an image has no address, which is reported; its words are text. Where an item begins with a link, and in a
    /// navigation, it is a page that is not written yet.
    mutating func leadsNowhere(_ node: MarkdownNode) -> Bool {
        guard options.hasAdditions, node.kind == .link || node.kind == .image, node.destination.isEmpty,
            !DocumentName.isNavigation(path), !beginsItem(node)
        else { return false }
        guard undefinedReferenceCount < Self.checkedReferences else { return true }
        undefinedReferenceCount += 1
        diagnostics.append(
            Diagnostic(
                .linkEmpty, node.kind == .image ? "an image has no address" : "a link has no address", path: path,
                at: SourceRange(start: places.location(ofInline: node)), label: "text alone",
                help: "write where it \(node.kind == .image ? "is" : "leads") between the parentheses"))
        return true
    }

    private func beginsItem(_ link: MarkdownNode) -> Bool {
        var node = link
        while link.kind == .link, node.previous == nil, let parent = node.parent {
            if parent.kind == .item { return true }
            node = parent
        }
        return false
    }
}

extension DiagnosticCode {
    package static let linkEmpty = DiagnosticCode(
        "link-empty", .warning, "a link or an image has no address",
        explanation: """
            Nothing stands between the parentheses, so that the link leads nowhere and the image shows nothing:

                Read the [setup]() first.

            Their words are shown as text. Write the address:

                Read the [setup](setup.md) first.

            At the start of an item, and in a `SUMMARY.md` or a `_sidebar.md`, a link without an address is a page to come.
            """)
}
