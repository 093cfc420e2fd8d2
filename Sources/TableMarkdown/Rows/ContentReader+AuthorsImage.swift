import TableBasics
import TableModel

/// An `<img>` of the author's HTML at an end of an item.
extension ContentReader {
    /// Takes it off the start, as an image of Markdown would be.
    mutating func takeAuthorsImage(_ whole: inout EventRange, into parts: inout RowParts) {
        guard let image = authorsImage(whole), !BadgeAddress.isBadge(text[image.source.range]), !isFollowedByImage(image.last)
        else { return }
        guard takeRest(behind: image.last, &whole) else { return }
        parts.image = .picture(
            destination: image.source, title: store(image.tag["title"]?.value ?? []),
            alternative: store(image.tag["alt"]?.value ?? []))
    }

    /// Where an image begins that ends at `end`; nil when something else does.
    func startOfAuthorsImage(before end: Int, _ whole: EventRange) -> Int? {
        var index = end - 1
        while index >= Int(whole.start) {
            switch events[index] {
            case .markup(let span) where text[span.range].hasPrefix("<"):
                return authorsImage(EventRange(index, end))?.last == end - 1 ? index : nil
            case .markup, .address, .imageHints: index -= 1
            default: return nil
            }
        }
        return nil
    }

    /// The element's start tag, its address, and the last of the events that it was divided into; nil when the range begins with
    /// anything else, or the element says more than an image of Markdown can.
    private func authorsImage(_ whole: EventRange) -> (tag: HTMLStartTag, source: Span, last: Int)? {
        guard case .markup(let span) = events[Int(whole.start)], text[span.range].hasPrefix("<img") else { return nil }
        var bytes: [UInt8] = []
        var source: Span?
        for index in whole.range {
            switch events[index] {
            case .markup(let span): bytes += text[span.range]
            case .address(let span, .image) where bytes[...].hasSuffix(" src=\""):
                source = span
                continue
            case .imageHints: continue
            default: return nil
            }
            var tokens = HTMLTokenizer(bytes[...])
            guard let source, let token = tokens.next(), token.range.upperBound == bytes.count,
                case .startTag(let tag) = token.kind
            else { continue }
            return tag.name == "img" ? (tag, source, index) : nil
        }
        return nil
    }
}
