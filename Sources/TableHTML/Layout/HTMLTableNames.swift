import TableBasics
import TableModel

/// The names of the columns of a table in the author's HTML without cells that span others: its first row has nothing but heads, every
/// other one a cell for each.
struct HTMLTableNames {
    /// As the value of an attribute.
    private(set) var names: [[UInt8]] = []
    private(set) var cells = HTMLTableCells()
    private var isSound = true

    /// The events begin with those of the table; what is behind it is not looked at. No names where rows differ.
    init(of eventRange: EventRange, in page: Page) {
        var isInName = false
        reading: for event in page.events[eventRange.range] {
            switch event {
            case .markup(let span):
                let markup = page.text[span.range]
                cells.scan(markup) { part, cell in
                    switch (part, cell) {
                    case (.tag(_, name: let name), let cell?):
                        isInName = cell.row == 0
                        let isHead = markup[name].elementsEqual("th".utf8)
                        if isHead != isInName || cell.row < 0 { isSound = false }
                        if isInName { names.append([]) } else if cell.column >= names.count { isSound = false }
                    case (.tag(_, name: let name), nil):
                        if markup[name].elementsEqual("/th".utf8) || markup[name].elementsEqual("tr".utf8) { isInName = false }
                    case (.text(let range), _), (.reference(let range), _):
                        if isInName { names[names.count - 1] += markup[range] }
                    }
                }
            case .text, .code: if isInName { isSound = false }
            case .close(.htmlTable): break reading
            default: break
            }
        }
        finish()
    }

    private mutating func finish() {
        if !isSound || cells.row < 1 { names = [] }
        names = names.map { name in
            let text = name.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed()
            return text.flatMap { $0 == UInt8(ascii: "\"") ? Array("&quot;".utf8) : [$0] }
        }
    }
}

/// Where the cells of a table in HTML stand.
struct HTMLTableCells {
    private(set) var row = -1
    private(set) var column = -1
    private var markup = MarkupScan()

    /// Calls `body` for each part of a piece, with the place of the cell that a tag begins.
    mutating func scan(
        _ piece: ArraySlice<UInt8>, _ body: (MarkupScan.Part, (row: Int, column: Int)?) -> Void
    ) {
        markup.scan(piece) { part in
            guard case .tag(_, name: let name) = part else { return body(part, nil) }
            if piece[name].elementsEqual("tr".utf8) { (row, column) = (row + 1, -1) }
            guard piece[name].elementsEqual("td".utf8) || piece[name].elementsEqual("th".utf8) else { return body(part, nil) }
            column += 1
            body(part, (row, column))
        }
    }
}
