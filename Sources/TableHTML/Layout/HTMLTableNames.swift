import TableBasics
import TableModel

/// The names of the columns of a table in the author's HTML: its first row has nothing but heads, every other one a cell for each.
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
                    case (.tag(let tag, name: let name), let cell?):
                        isInName = cell.row == 0
                        let isHead = markup[name].elementsEqual("th".utf8)
                        if isHead != isInName || cell.row < 0 || HTMLTableCells.spans("span", markup[tag]) { isSound = false }
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
            guard Self.isCell(piece[name]) else { return body(part, nil) }
            column += 1
            body(part, (row, column))
        }
    }

    /// Whether a tag of that name begins a cell.
    static func isCell(_ name: ArraySlice<UInt8>) -> Bool {
        name.elementsEqual("td".utf8) || name.elementsEqual("th".utf8)
    }

    /// Whether a tag has an attribute.
    static func has(_ name: String, _ tag: ArraySlice<UInt8>) -> Bool {
        String(decoding: tag, as: UTF8.self).contains(" " + name + "=")
    }

    /// Whether a cell stands in more than one row or column; the name is that of the attribute, or how it ends.
    static func spans(_ name: String, _ tag: ArraySlice<UInt8>) -> Bool {
        let tag = String(decoding: tag, as: UTF8.self)
        guard let value = tag.firstRange(of: name + "=") else { return false }
        return tag[value.upperBound...].drop { "\"'".contains($0) }.prefix(while: \.isNumber) != "1"
    }
}
