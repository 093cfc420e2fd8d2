import TableBasics
import TableModel

extension ContentReader {
    /// Reads a text node: what GitHub adds to CommonMark inside text is found here.
    mutating func readText(
        _ literal: UnsafeBufferPointer<UInt8>, at node: MarkdownNode, isInLink: Bool, container: Int
    ) {
        var end = literal.count
        if let tail = attributeTail, tail.node == node { end = tail.start }
        let skipped = min(skippedBytes, end)
        skippedBytes = 0
        let bytes = UnsafeBufferPointer(rebasing: literal[skipped..<end])
        guard options.hasAdditions else { return appendText(bytes) }

        var start = 0
        var index = 0
        while true {
            // Almost every byte is an ordinary one.
            while index < bytes.count, !Self.mayBeginAddition(bytes[index]) { index += 1 }
            guard index < bytes.count else { break }
            switch bytes[index] {
            case UInt8(ascii: ":"):
                if !isInLink, let link = BareLink.url(in: bytes, colon: index, notBefore: start) {
                    appendText(bytes[start..<link.text.lowerBound])
                    appendBareLink(link, bytes, at: node)
                    index = link.text.upperBound
                    start = index
                } else if let code = Shortcode(in: bytes, at: index) {
                    appendText(bytes[start..<index])
                    if code.isSymbol {
                        appendText(code.emoji)
                    } else {
                        events.append(.emoji(store(code.emoji), name: store(code.name)))
                    }
                    index = code.end
                    start = index
                } else {
                    index += 1
                }
            case UInt8(ascii: "w") where !isInLink, UInt8(ascii: "W") where !isInLink:
                if let link = BareLink.www(in: bytes, at: index) {
                    appendText(bytes[start..<index])
                    appendBareLink(link, bytes, at: node)
                    index = link.text.upperBound
                    start = index
                } else {
                    index += 1
                }
            case UInt8(ascii: "@") where !isInLink:
                if let link = BareLink.email(in: bytes, at: index, notBefore: start) {
                    appendText(bytes[start..<link.text.lowerBound])
                    appendBareLink(link, bytes, at: node)
                    index = link.text.upperBound
                    start = index
                } else {
                    index += 1
                }
            case UInt8(ascii: "["):
                if let label = footnoteLabel(in: bytes, at: index) {
                    appendText(bytes[start..<index])
                    events.append(.footnoteReference(label: store(bytes[label])))
                    index = label.upperBound + 1
                    start = index
                } else {
                    index += 1
                }
            case UInt8(ascii: "~"):
                var end = index + 1
                while end < bytes.count, bytes[end] == UInt8(ascii: "~") { end += 1 }
                if end - index <= 2 {
                    appendText(bytes[start..<index])
                    appendStrikeMark(bytes, index..<end, container: container)
                    start = end
                }
                index = end
            default: index += 1
            }
        }
        appendText(bytes[start...])
    }

    private static func mayBeginAddition(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "w"), UInt8(ascii: "W"), UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "~"): true
        default: false
        }
    }

    private mutating func appendBareLink(_ link: BareLink, _ bytes: UnsafeBufferPointer<UInt8>, at node: MarkdownNode) {
        let destination = storeDestination(Array(link.prefix.bytes) + bytes[link.text], at: location(of: node))
        events.append(.openLink(destination: destination, title: .empty))
        events.append(.text(store(bytes[link.text])))
        events.append(.closeLink)
    }

    /// The range of the label in `[^label]` at `start`, when the document defines that footnote.
    private func footnoteLabel(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Range<Int>? {
        guard !footnoteLabels.isEmpty, start + 2 < bytes.count, bytes[start + 1] == UInt8(ascii: "^") else { return nil }
        var end = start + 2
        let limit = min(bytes.count, end + longestFootnoteLabel + 1)
        while end < limit, bytes[end] != UInt8(ascii: "]"), !bytes[end].isASCIISpace { end += 1 }
        guard end < limit, bytes[end] == UInt8(ascii: "]"),
            footnoteLabels.contains(Array(bytes[(start + 2)..<end]))
        else { return nil }
        return (start + 2)..<end
    }
}
