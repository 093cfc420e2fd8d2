package import TableModel

extension ContentReader {
    /// Reads a table with what stands above and below it.
    mutating func readTable(_ table: TableFinder.PipeTable) {
        // The mark of an alert or a task.
        let mark = skippedBytes
        skippedBytes = 0
        if let introduction = table.introduction { readLine(besideTable: introduction, without: mark) }
        readGrid(table)
        if let tail = table.tail { readLine(besideTable: tail) }
    }

    /// Reads the lines of a table's paragraph that stand above or below it.
    ///
    /// - Parameter mark: the bytes at their start that are no text.
    mutating func readLine(besideTable line: MarkdownNode, without mark: Int = 0) {
        let opening = events.count
        events.append(.open(.paragraph))
        let outer = html.categories
        html.categories = []
        skippedBytes = TableFinder.guardLength + mark
        let text = readInlines(of: line)
        let element: ContentElement = html.categories.contains(.block) ? .division : .paragraph
        html.categories.formUnion(outer)
        guard !text.isEmpty else {
            events.removeLast()
            return
        }
        events[opening] = .open(element)
        events.append(.close(element))
    }

    /// Reads a table without the lines above its head.
    mutating func readGrid(_ table: TableFinder.PipeTable) {
        // A head of many columns over many short rows is more cells than bytes: then rows stay short, as browsers allow.
        let cells = table.rows.reduce(table.head.count) { $0 + $1.count }
        let missing = table.rows.reduce(0) { $0 + max(0, table.alignments.count - $1.count) }
        let columns = missing > 8 * cells + 64 ? 0 : table.alignments.count
        let classes = table.attributes?.classes.joined(separator: " ") ?? ""
        if let attributes = table.attributes, let cell = table.rows.last?.first ?? table.head.first {
            let row = places.location(ofCell: cell).line
            reportWords(in: attributes, of: cell, at: SourceRange(line: table.rows.isEmpty ? row + 2 : row + 1, column: 1))
        }
        if let id = table.attributes?.id { readAnchor(id) }
        let region = ContentElement.region(classes: store(classes.utf8))
        if !classes.isEmpty { events.append(.open(region)) }
        hasTables = true
        events.append(.open(.table))
        events.append(.open(.tableHead))
        readTableRow(table.head, columns: columns, alignments: table.alignments, isHead: true)
        events.append(.close(.tableHead))
        if !table.rows.isEmpty {
            events.append(.open(.tableBody))
            for row in table.rows { readTableRow(row, columns: columns, alignments: table.alignments, isHead: false) }
            events.append(.close(.tableBody))
        }
        events.append(.close(.table))
        if !classes.isEmpty { events.append(.close(region)) }
        for row in table.rows { reportSurplus(of: row, columns: table.alignments.count) }
    }

    /// Reports a row with more cells than the table has columns: GitHub shows none of them (GFM §4.10).
    mutating func reportSurplus(of row: [MarkdownNode], columns: Int) {
        guard row.count > columns, surplusCount < Self.mostSurplus,
            row[columns...].contains(where: {
                ($0.firstChild?.literal.count ?? 0) > TableFinder.guardLength || $0.firstChild?.next != nil
            })
        else { return }
        surplusCount += 1
        let place = SourceRange(start: places.location(ofCell: row[columns]))
        diagnostics.append(.surplusCells(row.count, columns: columns, path: path, at: place))
    }

    private static let mostSurplus = 100

    private mutating func readTableRow(
        _ cells: [MarkdownNode], columns: Int, alignments: [ColumnAlignment], isHead: Bool
    ) {
        events.append(.open(.tableRow))
        for column in 0..<max(cells.count, columns) {
            let alignment = column < alignments.count ? alignments[column] : .none
            let start = events.count
            events.append(.open(.tableCell(isHead: isHead, alignment: alignment)))
            let isEmpty = column >= cells.count || readTableCell(cells[column]).isEmpty
            // A head without words is the head of nothing (WCAG 2.2 1.3.1).
            let element = ContentElement.tableCell(isHead: isHead && !isEmpty, alignment: alignment)
            events[start] = .open(element)
            events.append(.close(element))
        }
        events.append(.close(.tableRow))
    }

    /// Reads the inlines of one cell.
    mutating func readTableCell(_ cell: MarkdownNode, place: HTMLContentModel = .flow) -> EventRange {
        skippedBytes = TableFinder.guardLength
        return readInlines(of: cell, place: place)
    }
}

extension Diagnostic {
    /// Says that a row has cells without a column.
    static func surplusCells(_ count: Int, columns: Int, path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .tableCells, "a row of \(count) cells in a table of \(columns) columns", path: path, at: range,
            help: "write `\\|` for a bar that is text, also in code")
    }

    /// Says that what would be a table is text.
    static func tooWide(path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .tableCells, "a table of more than \(TableShape.mostColumns) columns is shown as text", path: path, at: range,
            help: "divide it into several tables")
    }
}

extension DiagnosticCode {
    package static let tableCells = DiagnosticCode(
        "table-cells", .warning, "a row of a table has more cells than the table has columns",
        explanation: """
            A bar ends a cell wherever it stands, also between back-ticks:

                | Type | Meaning |
                |---|---|
                | `a|b` | one of two |

            This row has three cells. GitHub leaves the last one out; here all of them are shown.

            Write `\\|` for a bar that is text: `a\\|b` shows a bar alone, in code as well.

            A table of more than 65,535 columns is no table, here as on GitHub, but text.
            """)
}
