import TableBasics
import TableModel

/// The cells of a GFM table as source text, cut at the pipes.
struct TableShape {
    /// A cell without its pipes, and without white space at its ends.
    struct Cell {
        /// As a text of its own: `\|` is a pipe in it.
        var text: [UInt8]
        /// Where it stands in the source.
        var range: Range<Int>
    }

    /// The lines above the head row, joined; nil for none.
    var introduction: Cell?
    /// The number of the head row's line in the source.
    var line: Int
    var alignments: [ColumnAlignment]
    var head: [Cell]
    var rows: [[Cell]]
    /// The line of attributes above the head or below the last row; nil for none.
    var attributes: Cell?
    /// Tags of a template below the last row; nil for none.
    var tail: Cell?

    /// More columns than this make no table, as in GitHub's parser.
    static let mostColumns = 65_535

    /// Reads the lines of a paragraph; nil when none of them is a delimiter row with as many columns as the line above it.
    init?(of paragraph: MarkdownNode, in source: SourceText) {
        var lines: [Line] = []
        var cursor = BlockCursor(paragraph, in: source)
        let firstLine = cursor.line
        repeat { lines.append(cursor.rest.trimmed) } while cursor.advanceLine(in: source)
        guard let delimiter = lines.indices.dropFirst().first(where: { Self.alignments(of: lines[$0]) != nil }),
            let alignments = Self.alignments(of: lines[delimiter])
        else { return nil }
        let head = Self.cells(of: lines[delimiter - 1])
        guard head.count == alignments.count, lines[delimiter - 1].contains(UInt8(ascii: "|")) || alignments.count > 1
        else { return nil }
        self.alignments = alignments
        self.head = head
        self.rows = []
        self.line = firstLine + delimiter - 1
        var body = lines[(delimiter + 1)...]
        takeTail(of: &body)
        rows = body.lazy.filter { !Self.isDivision($0) }.map(Self.cells)
        var above = lines[..<(delimiter - 1)]
        // Below text they may be those of its item.
        if attributes == nil, above.count == 1, let line = above.first, Self.isAttributes(line) {
            attributes = Cell(text: Array(line), range: line.startIndex..<line.endIndex)
            above.removeLast()
        }
        if let first = above.first, let last = above.last {
            introduction = Cell(text: Array(above.joined(separator: [0x20])), range: first.startIndex..<last.endIndex)
        }
    }

    /// Takes the lines from the end that are for other tools, and no rows.
    private mutating func takeTail(of body: inout ArraySlice<Line>) {
        guard let last = body.last, last.first == UInt8(ascii: "{") || Self.isDivision(last) else { return }
        var tags: [Line] = []
        while let last = body.last {
            if Self.isAttributes(last) {
                attributes = Cell(text: Array(last), range: last.startIndex..<last.endIndex)
            } else if last.hasPrefix("{%"), last.suffix(2).elementsEqual("%}".utf8) {
                tags.insert(last, at: 0)
            } else if !Self.isDivision(last) {
                break
            }
            body.removeLast()
        }
        guard let first = tags.first, let end = tags.last?.endIndex else { return }
        tail = Cell(text: Array(tags.joined(separator: [0x20])), range: first.startIndex..<end)
    }

    /// Whether a line is attributes of kramdown, `{: .class }`, or of Hugo and Wiki.js, `{.class}`, and no row.
    private static func isAttributes(_ line: Line) -> Bool {
        guard line.first == UInt8(ascii: "{"), let attributes = AuthorAttributes(line) else { return false }
        return line.hasPrefix("{:") || attributes.id != nil || !attributes.classes.isEmpty
    }

    /// Whether a line divides head, body and foot of a table of kramdown, `|===|===|`.
    private static func isDivision(_ line: Line) -> Bool {
        guard line.first == 0x7C, line.dropFirst().first == UInt8(ascii: "=") else { return false }
        return line.allSatisfy { $0 == 0x7C || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "+") || $0.isASCIISpace }
    }

    private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

    /// The alignments that a delimiter row (`| :-- | --: |`) gives, or nil for any other line.
    private static func alignments(of line: Line) -> [ColumnAlignment]? {
        guard isDelimiterRow(line), !isTooWide(line) else { return nil }
        var result: [ColumnAlignment] = []
        for cell in cells(of: line).lazy.map(\.text) {
            let dashes = cell.drop { $0 == 0x3A }.prefix { $0 == 0x2D }
            let colonsBefore = cell.prefix { $0 == 0x3A }.count
            let colonsAfter = cell.count - colonsBefore - dashes.count
            guard !dashes.isEmpty, colonsBefore <= 1, colonsAfter <= 1, cell.last == 0x3A || colonsAfter == 0 else { return nil }
            let alignment: ColumnAlignment =
                switch (colonsBefore, colonsAfter) {
                case (1, 1): .center
                case (1, _): .left
                case (_, 1): .right
                default: .none
                }
            result.append(alignment)
        }
        return result
    }

    /// Whether a line has nothing but what a delimiter row is made of.
    private static func isDelimiterRow(_ line: Line) -> Bool {
        guard let first = line.first, first == 0x7C || first == 0x2D || first == 0x3A, line.contains(0x7C) else { return false }
        return line.allSatisfy { $0 == 0x7C || $0 == 0x2D || $0 == 0x3A || $0.isASCIISpace }
    }

    /// Whether a delimiter row, which has no escapes, has more columns than there may be.
    private static func isTooWide(_ line: Line) -> Bool {
        guard line.count > mostColumns else { return false }
        let outer = (line.first == 0x7C ? 1 : 0) + (line.last == 0x7C ? 1 : 0)
        return line.lazy.filter { $0 == 0x7C }.count + 1 - outer > mostColumns
    }

    /// Where the delimiter row stands that makes no table of a paragraph since it has too many columns; nil for none.
    static func tooWideRow(of paragraph: MarkdownNode, in source: SourceText) -> Int? {
        var cursor = BlockCursor(paragraph, in: source)
        repeat {
            let line = cursor.rest.trimmed
            if isTooWide(line), isDelimiterRow(line) { return line.startIndex }
        } while cursor.advanceLine(in: source)
        return nil
    }

    /// The cells of a row: between the pipes, without white space; `\|` is a pipe in a cell, even inside code.
    private static func cells(of line: Line) -> [Cell] {
        var row = line.trimmed
        if row.first == 0x7C { row = row.dropFirst() }
        var cells: [Cell] = []
        var text: [UInt8] = []
        var start = row.startIndex
        func cell(to end: Int) -> Cell {
            // At its start as many bytes are white space in the source.
            let trimmed = text[...].trimmed
            let first = trimmed.isEmpty ? end : start + trimmed.startIndex
            return Cell(text: Array(trimmed), range: first..<end)
        }
        var isEscaped = false
        for index in row.indices {
            let byte = row[index]
            if byte == 0x7C, isEscaped {
                text[text.count - 1] = 0x7C
                isEscaped = false
            } else if byte == 0x7C {
                cells.append(cell(to: index))
                text.removeAll(keepingCapacity: true)
                start = index + 1
            } else {
                isEscaped = byte == 0x5C && !isEscaped
                text.append(byte)
            }
        }
        let rest = cell(to: row.endIndex)
        if !rest.text.isEmpty || cells.isEmpty || row.last != 0x7C { cells.append(rest) }
        return cells
    }
}
