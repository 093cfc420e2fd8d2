import TableBasics
import TableModel

/// Tables of data.
extension PageRenderer {
    /// Writes the start of a table, whose events begin the event range.
    mutating func openTable(_ eventRange: EventRange) {
        let shape = DataTableShape(of: eventRange, in: page)
        openFrame(shape)
        html.markup("<table")
        label(by: lastHeading)
        isTableTurned = findDirection(of: eventRange, in: .table)
        html.markup(">\n")
        columnNames = shape.isStacked ? shape.heads : []
        namesFirstCell = shape.namesFirstCell
        longColumns = shape.longColumns
        breakingColumns = shape.breakingColumns
        shortColumns = shape.shortColumns
        namesCells = false
    }

    /// Writes the start of what a table in the author's HTML scrolls in; the events begin the event range.
    mutating func openHTMLTable(_ eventRange: EventRange) {
        let shape = DataTableShape(of: eventRange, in: page)
        if case .open(let table)? = events(of: eventRange).first {
            takesDirection = runsOpposite(EventRange(Int(eventRange.start) + 1, Int(eventRange.end)), in: table)
            isTableTurned = takesDirection
        }
        openFrame(shape)
        htmlColumnNames = shape.htmlNames
        namesFirstCell = shape.namesFirstCell
        longColumns = shape.longColumns
        breakingColumns = shape.breakingColumns
        htmlCells = HTMLTableCells()
        awaitsTableName = !isNamedByItsAuthor(eventRange)
    }

    /// The attributes of a table that say what it is called, or that it is none.
    private static let names: Set<String> = ["aria-label", "aria-labelledby", "role"]

    /// Whether a table in the author's HTML, whose events begin the event range, has a caption or a name of its own.
    private func isNamedByItsAuthor(_ eventRange: EventRange) -> Bool {
        guard case .markup(let span)? = events(of: eventRange).dropFirst().first else { return false }
        let rest = EventRange(Int(eventRange.start) + 2, Int(eventRange.end))
        return heads(ofTable: span, before: rest).areNamed
    }

    /// What comes before the second row of a table in the author's HTML: whether there are heads, and a caption or a name of its own.
    ///
    /// - Parameters:
    ///   - span: the piece from the table's tag on.
    ///   - rest: what comes behind the piece.
    private func heads(ofTable span: Span, before rest: EventRange) -> (areThere: Bool, areNamed: Bool) {
        var (scan, tables, rows, areThere, areNamed) = (MarkupScan(), 0, 0, false, false)
        func read(_ span: Span) {
            let markup = page.text[span.range]
            scan.walk(markup) { part in
                guard case .tag(let tag, name: let name) = part else { return true }
                let word = markup[name]
                if word.elementsEqual("tr".utf8) || word.elementsEqual("/table".utf8) { rows += 1 }
                if rows == 0, word.elementsEqual("caption".utf8) { areNamed = true }
                if rows < 2, word.elementsEqual("th".utf8) { areThere = true }
                if rows == 0, word.elementsEqual("table".utf8) {
                    tables += 1
                    let isCut = markup[tag].last != UInt8(ascii: ">")
                    let whole = wholeTag(markup[tag], isCut: isCut, rest)
                    if tables == 1, MarkupScan.value(of: Self.names, in: whole) != nil { areNamed = true }
                }
                // Whose tables have no rows does not have each of them look through all.
                return rows < 2 && tables < 4
            }
        }
        read(span)
        for case .markup(let span) in events(of: rest).prefix(MarkupWalk.longest) where rows < 2 && tables < 4 { read(span) }
        return (areThere, areNamed)
    }

    /// Whether a tag is that of a table that has heads and no name. Such a table has the name of a table of data wherever it stands: in a
    /// line, in another table, cut by an empty line. Without heads it may be there for the layout of pictures, which has none.
    ///
    /// - Parameters:
    ///   - name: where the name of the tag stands.
    ///   - span: the piece of HTML that it stands in.
    ///   - rest: what comes behind the piece.
    ///   - raw: what is open around it.
    func needsTableName(_ name: Range<Int>, in span: Span, before rest: EventRange, _ raw: inout RawMarkup) -> Bool {
        guard !raw.holds(page.text[name]), page.text[name].elementsEqual("table".utf8) else { return false }
        let heads = heads(ofTable: Span(name.lowerBound - 1, Int(span.end)), before: rest)
        return heads.areThere && !heads.areNamed
    }

    /// Writes how a piece of HTML begins, and returns where the rest of it does: the name of a table stands in the table's tag.
    mutating func openMarkup(_ span: Span) -> Int {
        guard awaitsTableName else { return Int(span.start) }
        awaitsTableName = false
        html.markup("<table")
        label(by: lastHeading)
        return Int(span.start) + "<table".utf8.count
    }

    /// Writes a piece of such a table, the cells of which have the names of their columns, and whose heads say which are long.
    mutating func htmlTable(_ span: Span) {
        var cells = htmlCells
        var start = openMarkup(span)
        cells.scan(page.text[span.range]) { part, cell in
            guard case .tag(let tag, name: let name) = part, let cell, cell.column < htmlColumnNames.count else { return }
            let names =
                takesClass(tag)
                ? [cell.row == 0 && isLong(cell.column) ? "long" : nil, breaksOnPaper(cell.column) ? "tv-break" : nil].compactMap(
                    \.self)
                : []
            let isNamed = cell.row > 0 && (cell.column > 0 || namesFirstCell) && !htmlColumnNames[cell.column].isEmpty
            guard !names.isEmpty || isNamed else { return }
            html.trusted(Span(start, name.upperBound))
            if !names.isEmpty { html.attribute("class", names.joined(separator: " ")) }
            if isNamed {
                html.markup(" data-head=\"")
                html.rendered(htmlColumnNames[cell.column])
                html.markup(" \"")
            }
            start = name.upperBound
        }
        html.trusted(Span(start, Int(span.range.upperBound)))
        htmlCells = cells
    }

    /// Writes the start of what a table scrolls in, which has a name where it takes the focus.
    mutating func openFrame(_ shape: DataTableShape) {
        var names = ["tv-scroll"]
        if shape.isWide { names.append("tv-wide") }
        if shape.isStacked { names.append("tv-stack") }
        if !shape.hasStickyColumn { names.append("tv-spans") }
        html.markup("<div")
        html.attribute("class", names.joined(separator: " "))
        if shape.needsFocus {
            html.markup(" tabindex=0 role=group")
            label(by: lastHeading)
        }
        direction()
        html.markup(">")
    }

    mutating func closeTable() {
        html.markup("</table></div>\n")
        columnNames = []
        takeTableBack()
    }

    mutating func closeHTMLTable() {
        html.markup("</div>\n")
        htmlColumnNames = []
        takeTableBack()
    }

    private mutating func takeTableBack() {
        if isTableTurned { isRightToLeft.toggle() }
        isTableTurned = false
    }

    /// Writes the start of a cell. On a phone the first of a row is its title, and others stand behind the names of their columns.
    mutating func openTableCell(_ isHead: Bool, _ alignment: ColumnAlignment) {
        html.markup(isHead ? "<th" : "<td")
        column += 1
        let isShort = column < shortColumns.count && (isHead ? shortColumns[column].head : shortColumns[column].body)
        let isNumber = alignment == .right && isShort && !breaksOnPaper(column)
        let names = [
            isNumber ? "tv-number" : alignment.name, isHead && isLong(column) ? "long" : nil,
            breaksOnPaper(column) ? "tv-break" : nil,
        ]
        .compactMap(\.self)
        if !names.isEmpty { html.attribute("class", names.joined(separator: " ")) }
        if namesCells, column > 0 || namesFirstCell, column < columnNames.count {
            let name = page.plainText(columnNames[column])
            // Read aloud, the space keeps it apart from the value.
            if !name.isEmpty { html.attribute("data-head", name + " ") }
        }
        html.markup(">")
    }

    /// Whether a class can be added to a tag: it has none, and is whole, which an id would cut.
    private func takesClass(_ tag: Range<Int>) -> Bool {
        page.text[tag].last == UInt8(ascii: ">") && !page.string(Span(tag.lowerBound, tag.upperBound)).contains(" class=")
    }

    private func isLong(_ column: Int) -> Bool { longColumns.indices.contains(column) && longColumns[column] }

    private func breaksOnPaper(_ column: Int) -> Bool { breakingColumns.indices.contains(column) && breakingColumns[column] }
}

extension ColumnAlignment {
    /// The class of a cell.
    fileprivate var name: String? {
        switch self {
        case .none: nil
        case .left: "tv-left"
        case .center: "tv-center"
        case .right: "tv-right"
        }
    }
}
