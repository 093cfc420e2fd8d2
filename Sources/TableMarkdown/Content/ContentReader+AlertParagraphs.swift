import TableBasics
import TableModel

/// Paragraphs that Docsify makes alerts of: `?> A tip.` and `!> Important.`
extension ContentReader {
    /// Reads a paragraph that begins with such a mark; false for any other.
    mutating func readAlertParagraph(_ paragraph: MarkdownNode) -> Bool {
        guard options.hasAdditions, let text = paragraph.firstChild, text.kind == .text, let kind = Self.kind(of: text.literal),
            !isTable(paragraph), !beginsEscaped(paragraph, at: 0, 1)
        else { return false }
        let element = ContentElement.alert(Alert(kind, title: .word))
        prepareHTML(for: .block)
        events.append(.open(element))
        html.enter(.flow)
        skippedBytes = Self.lengthOfMark
        readParagraph(paragraph)
        leaveHTML()
        events.append(.close(element))
        return true
    }

    /// Whether an alert is what some events begin with.
    func isAlert(_ eventRange: EventRange) -> Bool {
        if case .open(.alert)? = events[eventRange.range].first { true } else { false }
    }

    private static let lengthOfMark = 3

    private static func kind(of text: UnsafeBufferPointer<UInt8>) -> AlertKind? {
        guard text.count > lengthOfMark else { return nil }
        if text.hasPrefix("?> ") { return .tip }
        return text.hasPrefix("!> ") ? .important : nil
    }
}
