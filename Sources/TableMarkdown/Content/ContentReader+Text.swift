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
            guard let addition = addition(in: bytes, at: index, notBefore: start, isInLink: isInLink) else {
                index += 1
                continue
            }
            appendText(bytes[start..<addition.range.lowerBound])
            append(addition, bytes, at: node, container: container)
            start = addition.range.upperBound
            index = start
        }
        appendText(bytes[start...])
    }

    /// What GitHub adds to CommonMark inside of text.
    private enum TextAddition {
        case autolink(ExtendedAutolink)
        case shortcode(Shortcode, Range<Int>)
        /// A reference to a footnote; its label.
        case footnote(Range<Int>)
        case tildes(Range<Int>)

        /// What it takes of the text.
        var range: Range<Int> {
            switch self {
            case .autolink(let link): link.text
            case .shortcode(_, let range): range
            case .footnote(let label): label.lowerBound - 2..<label.upperBound + 1
            case .tildes(let run): run
            }
        }
    }

    /// The addition that the byte at `index` belongs to, or nil when it is a byte of text; a link may begin before it.
    @inline(__always)
    private func addition(
        in bytes: UnsafeBufferPointer<UInt8>, at index: Int, notBefore start: Int, isInLink: Bool
    ) -> TextAddition? {
        switch bytes[index] {
        case UInt8(ascii: ":"):
            if !isInLink, let link = ExtendedAutolink.url(in: bytes, colon: index, notBefore: start) { return .autolink(link) }
            guard let code = Shortcode(in: bytes, at: index) else { return nil }
            return .shortcode(code, index..<code.end)
        case UInt8(ascii: "w"), UInt8(ascii: "W"):
            guard !isInLink, let link = ExtendedAutolink.www(in: bytes, at: index) else { return nil }
            return .autolink(link)
        case UInt8(ascii: "@"):
            guard !isInLink, let link = ExtendedAutolink.email(in: bytes, at: index, notBefore: start) else { return nil }
            return .autolink(link)
        case UInt8(ascii: "["):
            guard let label = footnoteLabel(in: bytes, at: index) else { return nil }
            return .footnote(label)
        case UInt8(ascii: "~"): return .tildes(index..<(bytes[index...].firstIndex { $0 != UInt8(ascii: "~") } ?? bytes.count))
        default: return nil
        }
    }

    private mutating func append(
        _ addition: TextAddition, _ bytes: UnsafeBufferPointer<UInt8>, at node: MarkdownNode, container: Int
    ) {
        switch addition {
        case .autolink(let link): appendAutolink(link, bytes, at: node)
        case .shortcode(let code, _) where code.isSymbol: appendText(code.emoji)
        case .shortcode(let code, _): events.append(.emoji(store(code.emoji), name: store(code.name)))
        case .footnote(let label): events.append(.footnoteReference(label: store(bytes[label])))
        case .tildes(let run) where run.count <= 2: appendStrikethroughDelimiter(bytes, run, container: container)
        case .tildes(let run): appendText(bytes[run])
        }
    }

    private static func mayBeginAddition(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "w"), UInt8(ascii: "W"), UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "~"): true
        default: false
        }
    }

    private mutating func appendAutolink(_ link: ExtendedAutolink, _ bytes: UnsafeBufferPointer<UInt8>, at node: MarkdownNode) {
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
