import TableBasics
package import TableModel

/// Links and images without an address, `[text]()`.
extension ContentReader {
    /// Whether a link or an image has no address, which is reported; its words are text. Where an item begins with a link, and in a
    /// navigation, it is a page that is not written yet.
    mutating func leadsNowhere(_ node: MarkdownNode) -> Bool {
        guard options.hasAdditions, node.kind == .link || node.kind == .image, node.destination.isEmpty,
            !DocumentName.isNavigation(path), !beginsItem(node), !hasBraces(behind: node)
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
        while link.kind == .link, isFirst(node), let parent = node.parent {
            if parent.kind == .item { return true }
            node = parent
        }
        return false
    }

    /// Nothing stands before a node but the mark of a task, or signs that strike it.
    private func isFirst(_ node: MarkdownNode) -> Bool {
        var before = node.previous
        while let text = before {
            guard text.kind == .text, text.literal.allSatisfy({ "~[]xX ".utf8.contains($0) }) else { return false }
            before = text.previous
        }
        return true
    }

    /// What stands in braces behind it belongs to it: `[](){#id}` is a place, `[Begin](){ .button }` a button.
    private func hasBraces(behind node: MarkdownNode) -> Bool {
        node.next?.kind == .text && node.next?.firstOfLiteral == UInt8(ascii: "{")
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
