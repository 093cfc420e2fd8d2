import TableBasics
import TableModel

/// The mark `[!NOTE]` that makes an alert of a block quote (GitHub's alerts).
struct AlertMarker {
    var kind: AlertKind
    /// How many bytes of the quote's first text are the mark.
    var length: Int

    init?(in quote: MarkdownNode) {
        guard let paragraph = quote.firstChild, paragraph.kind == .paragraph, let text = paragraph.firstChild,
            text.kind == .text, text.literal.hasPrefix("[!"), let end = text.literal.firstIndex(of: 0x5D)
        else { return nil }
        let name = String(decoding: text.literal[2..<end], as: UTF8.self).lowercased()
        guard let kind = AlertKind(rawValue: name), text.literal[(end + 1)...].allSatisfy(\.isASCIISpace),
            text.next == nil || text.next?.kind == .softBreak || text.next?.kind == .lineBreak
        else { return nil }
        self.kind = kind
        self.length = text.literal.count
    }
}
