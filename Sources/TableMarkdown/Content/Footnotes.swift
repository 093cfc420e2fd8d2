import TableModel

/// Finds the footnotes a document defines, and keeps libcmark from reading their definitions as link references.
///
/// libcmark takes `[^1]: word` for a link reference definition and drops it. A backslash before the bracket keeps the line a
/// paragraph; it is added outside of fenced code only.
struct FootnoteScan {
    /// The document, with the backslashes; nil when it defines no footnote.
    private(set) var source: [UInt8]?
    private(set) var labels: Set<[UInt8]> = []

    init(_ body: ArraySlice<UInt8>) {
        guard body.contains(sequence: "[^") else { return }
        let bytes = Array(body)
        var lines = LineScanner(bytes)
        var fence: (byte: UInt8, count: Int)?
        var marks: [Int] = []
        while let line = lines.next() {
            let text = bytes[line].drop { $0 == 0x20 }
            guard let first = text.first, line.count - text.count < 4 else { continue }
            if first == 0x60 || first == 0x7E {
                let count = text.prefix { $0 == first }.count
                if let open = fence {
                    if first == open.byte, count >= open.count { fence = nil }
                } else if count >= 3 {
                    fence = (first, count)
                }
                continue
            }
            guard fence == nil, text.hasPrefix("[^"), let end = text.firstIndex(of: 0x5D), end + 1 < line.upperBound,
                bytes[end + 1] == UInt8(ascii: ":"), end > text.startIndex + 2,
                !text[text.startIndex..<end].contains(where: isSpace)
            else { continue }
            labels.insert(Array(text[(text.startIndex + 2)..<end]))
            marks.append(text.startIndex)
        }
        guard !labels.isEmpty else { return }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(bytes.count + marks.count)
        var start = 0
        for mark in marks {
            escaped += bytes[start..<mark]
            escaped.append(0x5C)
            start = mark
        }
        escaped += bytes[start...]
        source = escaped
    }
}

extension RandomAccessCollection where Element == UInt8 {
    /// Whether two given ASCII bytes stand next to each other.
    fileprivate func contains(sequence pair: StaticString) -> Bool {
        var previous: UInt8 = 0
        for byte in self {
            if byte == pair.bytes[1], previous == pair.bytes[0] { return true }
            previous = byte
        }
        return false
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
        var index = start
        while index < events.count {
            defer { index += 1 }
            guard index > start, case .softBreak = events[index - 1], case .text(let span) = events[index],
                let marker = FootnoteMarker(at: text[span.range], labels: footnoteLabels)
            else { continue }
            events[index - 1] = .close(element)
            element = .footnote(label: store(marker.label))
            events[index] = .text(Span(Int(span.start) + marker.length, Int(span.end)))
            events.insert(.open(element), at: index)
            index += 1
        }
        events.append(.close(element))
    }
}
