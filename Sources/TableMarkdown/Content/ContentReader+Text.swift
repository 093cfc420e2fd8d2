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
            index = Self.nextAddition(in: bytes, from: index)
            guard index < bytes.count else { break }
            guard let end = readAddition(bytes, at: index, from: start, node, isInLink: isInLink, container: container) else {
                index += 1
                continue
            }
            index = end
            start = end
        }
        appendText(bytes[start...])
    }

    /// Reads what the byte at `index` belongs to, with the text before it from `start` on; nil when it is a byte of that text.
    /// Returns where it ends.
    @inline(__always)
    private mutating func readAddition(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, from start: Int, _ node: MarkdownNode, isInLink: Bool, container: Int
    ) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: ":"):
            if !isInLink, let link = ExtendedAutolink.url(in: bytes, colon: index, notBefore: start) {
                return appendAutolink(link, bytes, from: start, at: node)
            }
            guard let code = Shortcode(in: bytes, at: index) else { return nil }
            appendText(bytes[start..<index])
            if code.isSymbol {
                appendText(code.emoji)
            } else {
                events.append(.emoji(store(code.emoji), name: store(code.name)))
            }
            return code.end
        case UInt8(ascii: "w"), UInt8(ascii: "W"):
            guard !isInLink, let link = ExtendedAutolink.www(in: bytes, at: index) else { return nil }
            return appendAutolink(link, bytes, from: start, at: node)
        case UInt8(ascii: "@"):
            guard !isInLink, let link = ExtendedAutolink.email(in: bytes, at: index, notBefore: start) else { return nil }
            return appendAutolink(link, bytes, from: start, at: node)
        case UInt8(ascii: "["):
            guard let label = footnoteLabel(in: bytes, at: index) else { return nil }
            appendText(bytes[start..<index])
            events.append(.footnoteReference(label: store(bytes[label])))
            return label.upperBound + 1
        case UInt8(ascii: "~"): return appendTildes(bytes, at: index, from: start, container: container)
        default: return nil
        }
    }

    /// One or two tildes may be an end of strike-through, more are text.
    private mutating func appendTildes(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, from start: Int, container: Int
    ) -> Int {
        var end = index + 1
        while end < bytes.count, bytes[end] == UInt8(ascii: "~") { end += 1 }
        if end - index <= 2 {
            appendText(bytes[start..<index])
            appendStrikethroughDelimiter(bytes, index..<end, container: container)
        } else {
            appendText(bytes[start..<end])
        }
        return end
    }

    /// Where the next byte stands that an addition may begin with, or the end: almost every byte is an ordinary one.
    @inline(never)
    private static func nextAddition(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = bytes.baseAddress else { return start }
        let table = additionTable.utf8Start
        let count = bytes.count
        var index = start
        while index < count, table[Int(base[index])] == UInt8(ascii: ".") { index += 1 }
        return index
    }

    /// By the value of a byte: `x` for `:`, `@`, `W`, `[`, `w` and `~`. To look it up takes half the time of comparing.
    private static let additionTable: StaticString = """
        ..........................................................x.....\
        x......................x...x...........................x......x.\
        ................................................................\
        ................................................................
        """

    /// Appends a link, with the text before it from `start` on; where it ends.
    private mutating func appendAutolink(
        _ link: ExtendedAutolink, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, at node: MarkdownNode
    ) -> Int {
        appendText(bytes[start..<link.text.lowerBound])
        // Of the literal, which may begin with what is no content.
        let offset = node.literal.baseAddress.flatMap { start in bytes.baseAddress.map { $0 - start } } ?? 0
        let byte = offset + link.text.lowerBound
        let place =
            options.placesExternalLinks
            ? places.location(ofInline: node, byte: byte) : places.estimatedLocation(of: node, byte: byte)
        let destination = storeDestination(Array(link.prefix.bytes) + bytes[link.text], at: place)
        events.append(.openLink(destination: destination, title: .empty))
        events.append(.text(store(bytes[link.text])))
        events.append(.closeLink)
        return link.text.upperBound
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
