import TableBasics
import TableModel

/// `<a href="…">` of the author's HTML in an item.
extension ContentReader {
    /// Makes links of Markdown of those that say no more than their address, so that they are titles and destinations as those are.
    mutating func readAuthorsLinks(_ whole: inout EventRange) {
        guard whole.range.contains(where: { opensAuthorsLink(at: $0, whole) }) else { return }
        var read: [ContentEvent] = []
        var isInLink = false
        var index = Int(whole.start)
        while index < Int(whole.end) {
            if !isInLink, opensAuthorsLink(at: index, whole), case .markup(let start) = events[index],
                case .address(let destination, _) = events[index + 1], case .markup(let end) = events[index + 2]
            {
                append(Span(Int(start.start), Int(start.end) - Self.linkStart.utf8CodeUnitCount), to: &read)
                read.append(.openLink(destination: destination, title: .empty))
                isInLink = true
                appendMarkup(Span(Int(end.start) + Self.linkStartEnd.utf8CodeUnitCount, Int(end.end)), to: &read, &isInLink)
                index += 3
            } else if case .markup(let span) = events[index] {
                appendMarkup(span, to: &read, &isInLink)
                index += 1
            } else {
                read.append(events[index])
                index += 1
            }
        }
        guard !isInLink else { return }
        events.replaceSubrange(whole.range, with: read)
        whole = EventRange(Int(whole.start), Int(whole.start) + read.count)
        if !hasElement(in: read, where: HTMLElement.interactiveNames.contains) { html.categories.remove(.interactive) }
    }

    private static let linkStart: StaticString = "<a href=\""
    private static let linkStartEnd: StaticString = "\">"
    private static let linkEnd: StaticString = "</a>"

    private func opensAuthorsLink(at index: Int, _ whole: EventRange) -> Bool {
        guard index + 2 < Int(whole.end), case .markup(let start) = events[index], case .address(_, .link) = events[index + 1],
            case .markup(let end) = events[index + 2]
        else { return false }
        return text[start.range].hasSuffix(Self.linkStart) && text[end.range].hasPrefix(Self.linkStartEnd)
    }

    private func append(_ span: Span, to read: inout [ContentEvent]) {
        if !span.isEmpty { read.append(.markup(span)) }
    }

    /// Appends markup, with the end of the link that is open in the place of its tag.
    private func appendMarkup(_ span: Span, to read: inout [ContentEvent], _ isInLink: inout Bool) {
        let bytes = text[span.range]
        let length = Self.linkEnd.utf8CodeUnitCount
        guard isInLink, let end = bytes.indices.first(where: { bytes[$0...].hasPrefix(Self.linkEnd) }) else {
            return append(span, to: &read)
        }
        append(Span(Int(span.start), end), to: &read)
        read.append(.closeLink)
        isInLink = false
        append(Span(end + length, Int(span.end)), to: &read)
    }
}
