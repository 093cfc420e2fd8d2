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

/// The mark `[ ]` or `[x]` that makes a task of a list item (GFM §5.3).
struct TaskMarker {
    var state: TaskState
    /// How many bytes of the item's first text are the mark and the space after it.
    var length: Int

    init?(in item: MarkdownNode) {
        guard let paragraph = item.firstChild, paragraph.kind == .paragraph, let text = paragraph.firstChild,
            text.kind == .text
        else { return nil }
        let bytes = text.literal
        guard bytes.count >= 3, bytes[0] == 0x5B, bytes[2] == 0x5D else { return nil }
        guard let state = Self.state(of: bytes[1]) else { return nil }
        self.state = state
        if bytes.count == 3 {
            // `[ ]` before code, emphasis or a link, which begin with a node of their own after white space.
            guard text.next != nil, text.next?.kind == .softBreak else { return nil }
            length = 3
        } else {
            guard bytes[3].isASCIISpace else { return nil }
            length = 4
        }
    }

    /// What the character between the brackets says, or nil for one that makes no marker.
    private static func state(of character: UInt8) -> TaskState? {
        switch character {
        case UInt8(ascii: " "): .open
        case UInt8(ascii: "x"), UInt8(ascii: "X"): .done
        default: nil
        }
    }
}

/// The mark `[^label]:` that begins the definition of a footnote.
struct FootnoteMarker {
    var label: [UInt8]
    /// How many bytes of the text are the mark and the white space after it.
    var length: Int

    /// The mark at the start of a paragraph, when the document has such a footnote.
    init?(in paragraph: MarkdownNode, labels: Set<[UInt8]>) {
        guard let text = paragraph.firstChild, text.kind == .text else { return nil }
        self.init(at: text.literal, labels: labels)
    }

    init?(at bytes: some RandomAccessCollection<UInt8>, labels: Set<[UInt8]>) {
        guard bytes.hasPrefix("[^"), let end = bytes.firstIndex(of: 0x5D) else { return nil }
        let after = bytes.index(after: end)
        guard after < bytes.endIndex, bytes[after] == UInt8(ascii: ":") else { return nil }
        label = Array(bytes[bytes.index(bytes.startIndex, offsetBy: 2)..<end])
        guard labels.contains(label) else { return nil }
        let rest = bytes[bytes.index(after: after)...]
        length = bytes.count - rest.drop(while: \.isASCIISpace).count
    }
}
