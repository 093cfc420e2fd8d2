import TableBasics
import TableModel

/// The lines of a paragraph or a quote that the next line may follow.
struct BlockRun {
    /// Where its first line begins in the text that is written, as a byte and as a line.
    let offset: Int
    let line: Int
    /// The number of that line in the text as it was, and what is left of it behind the marks of frames.
    let number: Int
    let start: LineCursor
    /// How many quotes are around its text.
    let quotes: Int
    let isText: Bool
}

/// Attributes of kramdown in a line of their own that make an alert of a paragraph or a quote: `{: .note }`, `{: .note-title }`.
extension ContainerScan {
    /// Those of Just the Docs and of GitHub. Other classes are there for other looks.
    private static let names: Set<String> = [
        "note", "warning", "tip", "important", "caution", "info", "danger", "highlight", "new",
    ]

    /// Rewrites a line of such attributes; false for any other line.
    mutating func readAttributes(_ text: LineCursor, behind start: LineCursor, of line: Range<Int>) -> Bool {
        guard text.byte == UInt8(ascii: "{"), let (name, hasTitle) = Self.alert(text.rest) else { return false }
        let marker = ContainerMarker(.paragraph(hasTitle: hasTitle), name: name, length: text.rest.trimmed.count)
        var base = start
        let quotes = base.takeQuotes()
        let isInside = innerRun?.quotes == quotes
        if let run = isInside ? innerRun : run, isInside ? run.isText : run.quotes > quotes {
            let entry = addEntry(marker, column: text.offset - line.lowerBound + 1)
            insert(entry, before: run, quotes: quotes)
            write(ContainerMarker(endOf: entry), at: text, behind: start, of: line)
            return true
        }
        guard isBlockStart || isBehindQuoteBlank, frames.count < Self.deepestFrame, isFollowedByText(at: text, behind: start) else {
            return false
        }
        write(marker, at: text, behind: start, of: line)
        frames.append(ContainerFrame(of: entries.count - 1, at: text, behind: start, open, kind: .paragraph))
        return true
    }

    /// Notes that a paragraph or a quote may begin with a line.
    mutating func beginRun(_ text: LineCursor, behind start: LineCursor) {
        guard needs.contains(.templates), lineEnd == nil else { return }
        var base = start
        let quotes = base.takeQuotes()
        guard text.isText || quotes > 0 else { return }
        beginLine()
        let run = BlockRun(
            offset: bytes.count, line: lines.count, number: number, start: start, quotes: quotes, isText: text.isText)
        innerRun = run
        if isBlockStart { self.run = run }
    }

    private mutating func insert(_ entry: Int, before run: BlockRun, quotes: Int) {
        let end = bytes.count
        writePrefix()
        var base = run.start
        _ = base.takeQuotes(atMost: quotes)
        bytes += source[run.start.offset..<base.offset]
        bytes += Array(repeating: 0x20, count: base.indentation)
        writeComment(entry, title: [])
        bytes.append(0x0A)
        let comment = Array(bytes[end...])
        bytes.removeSubrange(end...)
        bytes.insert(contentsOf: comment, at: run.offset)
        lines.insert(line: run.number, at: run.line)
    }

    private static func alert(_ bytes: ArraySlice<UInt8>) -> (name: String, hasTitle: Bool)? {
        let bytes = bytes.trimmed
        guard bytes.hasPrefix("{:"), bytes.last == UInt8(ascii: "}"), bytes.count < 200,
            let attributes = AuthorAttributes(bytes)
        else { return nil }
        for name in attributes.classes {
            let hasTitle = name.hasSuffix("-title")
            let kind = hasTitle ? String(name.dropLast("-title".count)) : name
            if names.contains(kind) { return (kind, hasTitle) }
        }
        return nil
    }

    /// Whether the next line is that of a paragraph or a quote beside the marker.
    private func isFollowedByText(at text: LineCursor, behind start: LineCursor) -> Bool {
        var base = start
        let quotes = base.takeQuotes()
        guard var cursor = nextLine, cursor.takeQuotes(atMost: quotes) == quotes else { return false }
        var inner = cursor
        return cursor.isText || inner.takeQuote() || Self.alert(inner.rest) != nil
    }
}
