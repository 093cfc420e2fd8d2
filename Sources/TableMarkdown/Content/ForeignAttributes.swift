import TableBasics
import TableModel

/// Attributes at places where they have no effect here: behind code or emphasis (`**Text**{: .loud }`), behind a link with keys that
/// HTML has not, and in a line of their own above or below a block (`{: .note }`), as kramdown and Python-Markdown have them.
///
/// They stay text, since braces may be meant as text, and are reported; those below a heading are the heading's.
extension ContentReader {
    /// Whether a text is the line of attributes that a heading has taken. Reports other attributes that a text is or begins with.
    mutating func isAttributeLineOfHeading(_ bytes: UnsafeBufferPointer<UInt8>, of node: MarkdownNode) -> Bool {
        if isAttributeLine(node) {
            guard attributeLine != node else {
                attributeLine = nil
                return true
            }
            reportForeignAttributes(node.literal.count, of: node)
            return false
        }
        switch node.previous?.kind {
        case .link, .image, .code, .emphasis, .strong: break
        default: return false
        }
        if let close = bytes.prefix(Self.longestAttributes).firstIndex(of: UInt8(ascii: "}")),
            AuthorAttributes(bytes[...close]) != nil
        {
            reportForeignAttributes(close + 1, of: node)
        }
        return false
    }

    /// The attributes in the line below a heading, which are read as those at its end.
    mutating func takeAttributes(below heading: MarkdownNode) -> AuthorAttributes? {
        guard options.hasAdditions, let paragraph = heading.next, paragraph.kind == .paragraph,
            places.isDirectlyBelow(paragraph, heading), let line = paragraph.firstChild, line.kind == .text, isAttributeLine(line)
        else { return nil }
        var attributes = AuthorAttributes(line.literal)
        attributes?.origin = (line, line.literal.trimmed.startIndex)
        attributeLine = line
        return attributes
    }

    private func isAttributeLine(_ node: MarkdownNode) -> Bool {
        let literal = node.literal
        guard literal.count < Self.longestAttributes, Self.isEndOfLine(node.previous), Self.isEndOfLine(node.next)
        else { return false }
        // Without the colon braces alone are text.
        guard literal[...].trimmed.hasPrefix("{:") || node.previous != nil || node.next != nil else { return false }
        return AuthorAttributes(literal) != nil
    }

    private static func isEndOfLine(_ neighbour: MarkdownNode?) -> Bool {
        neighbour.map { $0.kind == .softBreak || $0.kind == .lineBreak } ?? true
    }

    private mutating func reportForeignAttributes(_ length: Int, of node: MarkdownNode) {
        guard foreignSyntax.add(.attributes, as: diagnostics.count) else { return }
        let place = SourceRange(start: places.location(ofInline: node), length: length)
        diagnostics.append(.foreignSyntax(.attributes, path: path, at: place))
    }

    private static let longestAttributes = 400
}
