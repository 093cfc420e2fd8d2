import TableBasics
import TableModel

extension PageParser {
    /// A table of two columns: title and value. Its head stands above the rows.
    mutating func readTableRows(_ table: TableFinder.PipeTable) {
        if let introduction = table.introduction { readIntroduction(introduction) }
        if let id = table.attributes?.id { addAnchor { $0.readAnchor(id) } }
        let location = content.places.location(line: table.line)
        beginRows(at: location, isOrdered: false)
        draft?.section.isFromTable = true
        draft?.section.columnHeads = table.head.prefix(2).map { content.trimmed(content.readTableCell($0)) }
        if draft?.section.columnHeads.allSatisfy(\.isEmpty) == true { draft?.section.columnHeads = [] }
        let first = rows.count
        for cells in table.rows {
            let line = cells.first.map { content.places.location(ofCell: $0).line } ?? location.line
            rows.append(readTableRow(cells, at: SourceLocation(line: line, column: 1)))
            content.reportSurplus(of: cells, columns: table.alignments.count)
        }
        let added = first..<rows.count
        if added.allSatisfy({ rows[$0].detail.isEmpty || content.visibleWidth(rows[$0].detail, limit: 25) <= 24 }) {
            for index in added where rows[index].style == .subtitle { rows[index].style = .value1 }
        }
        if let attributes = table.attributes, var section = draft?.section, let node = table.head.first {
            content.apply(attributes, to: &section, of: node)
            draft?.section = section
        }
        endRowRun()
        if let tail = table.tail { readIntroduction(tail) }
    }

    private mutating func readTableRow(_ cells: [MarkdownNode], at location: SourceLocation) -> Row {
        var row = Row()
        row.location = location
        let start = content.events.count
        content.html.categories = []
        for (column, cell) in cells.enumerated() {
            if !row.detail.isEmpty { content.events.append(.text(content.store(" ".utf8))) }
            let eventRange = content.trimmed(content.readTableCell(cell))
            if column == 0 {
                row.title = eventRange
            } else if row.detail.isEmpty {
                row.detail = eventRange
            } else if !eventRange.isEmpty {
                // Surplus cells go on behind the second.
                row.detail = EventRange(Int(row.detail.start), Int(eventRange.end))
            }
        }
        row.destination = content.innerDestination(in: content.eventRange(from: start))
        if content.html.categories.contains(.interactive) { row.destination = .none }
        showDisclosure(of: &row, in: content.eventRange(from: start))
        row.style = row.detail.isEmpty ? .default : .subtitle
        return row
    }

    private mutating func readIntroduction(_ introduction: MarkdownNode) {
        let start = content.events.count
        content.readLine(besideTable: introduction)
        pending.append(PendingBlock(eventRange: content.eventRange(from: start), kind: .flow))
    }
}

extension TableFinder.PipeTable {
    /// Whether pictures stand side by side in a line and nothing else: below the heads they belong to, not one below the other.
    var comparesPictures: Bool { rows.contains { $0.count > 1 && $0.allSatisfy(\.isPicture) } }
}

extension MarkdownNode {
    /// Whether nothing but images stands in a cell, as Markdown or as HTML.
    fileprivate var isPicture: Bool {
        var hasImage = false
        var hasWords = false
        forEachDescendant { node in
            switch node.kind {
            case .image: hasImage = true
            case .htmlInline: if node.literal.hasPrefix("<img") { hasImage = true }
            case .text, .code:
                let words = node.literal.dropFirst(node == firstChild ? TableFinder.guardLength : 0)
                if !words.allSatisfy(\.isASCIISpace) { hasWords = true }
            default: break
            }
            return node.kind != .image
        }
        return hasImage && !hasWords
    }
}
