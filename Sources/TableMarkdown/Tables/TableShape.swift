import TableBasics
import TableModel

/// The cells of a GFM table as source text, cut at the pipes.
struct TableShape {
    /// The lines above the head row, joined; empty for none.
    var introduction: [UInt8] = []
    var introductionLines = 0
    var alignments: [ColumnAlignment]
    var head: [[UInt8]]
    var rows: [[[UInt8]]]

    /// Reads the lines of a paragraph; nil when none of them is a delimiter row with as many columns as the line above it.
    init?(of paragraph: MarkdownNode, body: UnsafeBufferPointer<UInt8>, lineStarts: [Int]) {
        var lines: [ArraySlice<UInt8>] = []
        for number in paragraph.line...paragraph.endLine {
            guard number >= 1, number <= lineStarts.count else { return nil }
            let start = lineStarts[number - 1]
            let end = number < lineStarts.count ? lineStarts[number] : body.count
            // Quote markers of the containers around the paragraph stand before every line.
            let line = UnsafeBufferPointer(rebasing: body[start..<end]).drop { $0.isASCIISpace || $0 == UInt8(ascii: ">") }
            if number == paragraph.line {
                lines.append(Array(body[min(end, start + max(0, paragraph.column - 1))..<end]).trimmed)
            } else {
                lines.append(Array(line).trimmed)
            }
        }
        guard let delimiter = lines.indices.dropFirst().first(where: { Self.alignments(of: lines[$0]) != nil }),
            let alignments = Self.alignments(of: lines[delimiter])
        else { return nil }
        let head = Self.cells(of: lines[delimiter - 1])
        guard head.count == alignments.count, lines[delimiter - 1].contains(UInt8(ascii: "|")) || alignments.count > 1
        else { return nil }
        self.alignments = alignments
        self.head = head
        self.rows = lines[(delimiter + 1)...].map(Self.cells)
        self.introductionLines = delimiter - 1
        self.introduction = Array(lines[..<(delimiter - 1)].joined(separator: [0x20]))
    }

    /// The alignments that a delimiter row (`| :-- | --: |`) gives, or nil for any other line.
    private static func alignments(of line: ArraySlice<UInt8>) -> [ColumnAlignment]? {
        guard let first = line.first, first == 0x7C || first == 0x2D || first == 0x3A, line.contains(0x7C),
            line.allSatisfy({ $0 == 0x7C || $0 == 0x2D || $0 == 0x3A || $0.isASCIISpace })
        else { return nil }
        var result: [ColumnAlignment] = []
        for cell in cells(of: line) {
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

    /// The cells of a row: between the pipes, without white space; `\|` is a pipe in a cell, even inside code.
    private static func cells(of line: ArraySlice<UInt8>) -> [[UInt8]] {
        var row = line.trimmed
        if row.first == 0x7C { row = row.dropFirst() }
        var cells: [[UInt8]] = []
        var cell: [UInt8] = []
        var isEscaped = false
        for byte in row {
            if byte == 0x7C, isEscaped {
                cell[cell.count - 1] = 0x7C
                isEscaped = false
            } else if byte == 0x7C {
                cells.append(Array(cell.trimmed))
                cell.removeAll(keepingCapacity: true)
            } else {
                isEscaped = byte == 0x5C && !isEscaped
                cell.append(byte)
            }
        }
        let rest = Array(cell.trimmed)
        if !rest.isEmpty || cells.isEmpty || row.last != 0x7C { cells.append(rest) }
        return cells
    }
}
