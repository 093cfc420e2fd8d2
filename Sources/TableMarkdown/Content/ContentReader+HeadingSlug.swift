import TableBasics
import TableModel

extension ContentReader {
    /// The GitHub slug of a heading, from its text as written: emoji shortcodes count by their names, those of icons do not.
    ///
    /// Call it between ``takeAttributes(of:)`` and reading the inlines: attributes are no part of it.
    func headingSlug(_ node: MarkdownNode) -> [UInt8] {
        var plain: [UInt8] = []
        var endsInIcon = false
        node.forEachDescendant { child in
            switch child.kind {
            case .text:
                let end = attributeTail.map { $0.node == child ? $0.start : child.literal.count } ?? child.literal.count
                endsInIcon = appendWithoutIcons(UnsafeBufferPointer(rebasing: child.literal[..<end]), to: &plain)
            case .code:
                plain.append(contentsOf: child.literal)
                endsInIcon = false
            case .softBreak, .lineBreak: plain.append(0x20)
            default: break
            }
            return child.kind != .image
        }
        if endsInIcon { while plain.last == 0x20 { plain.removeLast() } }
        if !ignoreComments.isEmpty, let last = node.lastChild, last.kind == .htmlInline,
            IgnoreCommentReader.isNeeded(for: last.literal)
        {
            while plain.last == 0x20 { plain.removeLast() }
        }
        let id = Slug.heading(plain)
        return id.isEmpty ? Array("section".utf8) : id
    }

    /// Appends a text without the names of icons and the space on one side of them, and without what stands in braces behind them or
    /// behind brackets; whether it ends in an icon.
    private func appendWithoutIcons(_ text: UnsafeBufferPointer<UInt8>, to plain: inout [UInt8]) -> Bool {
        var index = 0
        var isBehindIcon = false
        while index < text.count {
            if text[index] == UInt8(ascii: ":"), options.hasAdditions, let icon = ForeignSyntax(iconIn: text, at: index) {
                index += icon.length
                index += InlineAttributes(at: UnsafeBufferPointer(rebasing: text[index...]), keys: [])?.length ?? 0
                isBehindIcon = true
            } else if text[index] == UInt8(ascii: "]"), options.hasAdditions,
                let span = InlineAttributes(at: UnsafeBufferPointer(rebasing: text[(index + 1)...]), keys: [])
            {
                index += 1 + span.length
            } else if text[index] == 0x20, isBehindIcon, plain.last ?? 0x20 == 0x20 {
                index += 1
            } else {
                isBehindIcon = false
                plain.append(text[index])
                index += 1
            }
        }
        return isBehindIcon
    }
}
