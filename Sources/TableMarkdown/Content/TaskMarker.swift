import TableBasics
import TableModel

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
