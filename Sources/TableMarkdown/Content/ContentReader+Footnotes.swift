import TableBasics
import TableModel

/// The mark `[^label]:` that begins the definition of a footnote.
struct FootnoteMarker {
    /// As the first definition of the footnote has it.
    var label: [UInt8]
    /// How many bytes of the text are the mark and the white space after it.
    var length: Int

    /// The mark at the start of a paragraph, when the document has such a footnote.
    init?(in paragraph: MarkdownNode, labels: FootnoteLabels) {
        guard let text = paragraph.firstChild, text.kind == .text else { return nil }
        self.init(at: text.literal, labels: labels)
    }

    init?(at bytes: some RandomAccessCollection<UInt8>, labels: FootnoteLabels) {
        guard bytes.hasPrefix("[^"), let end = bytes.firstIndex(of: 0x5D) else { return nil }
        let after = bytes.index(after: end)
        guard after < bytes.endIndex, bytes[after] == UInt8(ascii: ":") else { return nil }
        guard let written = labels.label(for: bytes[bytes.index(bytes.startIndex, offsetBy: 2)..<end]) else { return nil }
        label = written
        let rest = bytes[bytes.index(after: after)...]
        length = bytes.count - rest.drop(while: \.isASCIISpace).count
    }
}

extension ContentReader {
    /// Reads a paragraph that begins with the mark of a footnote; every further line that has one begins the next.
    mutating func readFootnotes(_ paragraph: MarkdownNode, first: FootnoteMarker) {
        skippedBytes = first.length
        var element = ContentElement.footnote(label: store(first.label))
        events.append(.open(element))
        let start = events.count
        _ = readInlines(of: paragraph)
        let content = Array(events[start...])
        events.removeSubrange(start...)
        var depth = 0
        var isAfterMark = false
        for (index, event) in content.enumerated() {
            switch event {
            case .open, .openLink: depth += 1
            case .close, .closeLink: depth -= 1
            case .markup(let span): depth += MarkupNesting(text[span.range]).change
            case .footnoteReference(let label) where depth == 0 && index > 0 && isDefinition(in: content, at: index):
                events[events.count - 1] = .close(element)
                element = .footnote(label: label)
                events.append(.open(element))
                isAfterMark = true
                continue
            case .text(let span) where isAfterMark:
                isAfterMark = false
                let rest = text[span.range].dropFirst().trimmed(.leading)
                if !rest.isEmpty { events.append(.text(Span(rest.startIndex, rest.endIndex))) }
                continue
            default: break
            }
            events.append(event)
        }
        events.append(.close(element))
    }

    /// Whether a footnote's mark stands at the start of a line, and a colon behind it.
    private func isDefinition(in content: [ContentEvent], at index: Int) -> Bool {
        guard content[index - 1] == .softBreak || content[index - 1] == .lineBreak, index + 1 < content.count,
            case .text(let span) = content[index + 1], !span.isEmpty
        else { return false }
        return text[Int(span.start)] == UInt8(ascii: ":")
    }
}
