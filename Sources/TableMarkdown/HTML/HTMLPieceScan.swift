import TableBasics
import TableModel

/// What must be known of a piece of HTML before its first tag is written.
struct HTMLPieceScan {
    /// Where the last `p` starts that neither an end tag nor another block ends in its piece, or nil.
    ///
    /// Markdown blocks follow it as a rule, which a `p` cannot hold.
    private(set) var openParagraph: Int?
    /// Where the tables of data start: those that have a `th`, end in their piece, and are balanced. Layouts have no `th`.
    ///
    /// None holds another table.
    private(set) var dataTables: [DataTable] = []
    fileprivate var table: OpenTable?

    struct DataTable: Equatable {
        let start: Int
        let spans: CellSpans
    }

    /// The outermost table that is open.
    fileprivate struct OpenTable {
        let start: Int
        var elements: [Element] = []
        var innerTables = 0
        var hasHead = false
        /// Cells of the row so far, of which the first spans columns.
        var cells = 0
        var isFirstWide = false
        var spans = CellSpans.none
        var isSound = true
    }

    fileprivate struct Element {
        let name: String
        let kind: HTMLElement.Kind?
    }

    /// The table of data that starts there.
    func dataTable(at start: Int) -> DataTable? {
        let place = dataTables.partitioningIndex { $0.start >= start }
        return place < dataTables.count && dataTables[place].start == start ? dataTables[place] : nil
    }

    /// Indices in the result are those of the slice. Linear in its length.
    init(_ raw: ArraySlice<UInt8>) {
        for token in HTMLTokenizer(raw) {
            switch token.kind {
            case .startTag(let tag): open(tag, at: token.range.lowerBound)
            case .endTag(let name): close(name)
            default: break
            }
        }
    }

    private mutating func open(_ tag: HTMLStartTag, at start: Int) {
        if tag.name == "p", !tag.isSelfClosing {
            openParagraph = start
        } else if openParagraph != nil, HTMLSanitizer.isBlock(tag.name) {
            openParagraph = nil
        }
        if table != nil {
            table?.open(tag)
        } else if tag.name == "table", !tag.isSelfClosing {
            table = OpenTable(start: start)
        }
    }

    private mutating func close(_ name: String) {
        if openParagraph != nil, HTMLSanitizer.isBlock(name) { openParagraph = nil }
        guard let ended = table?.close(name), ended else { return }
        if let table, table.isSound, table.hasHead { dataTables.append(DataTable(start: table.start, spans: table.spans)) }
        table = nil
    }
}

extension HTMLPieceScan.OpenTable {
    fileprivate mutating func open(_ tag: HTMLStartTag) {
        if tag.name == "table" {
            innerTables += 1
            isSound = false
        }
        let kind = HTMLElement.named(tag.name)?.kind
        guard isSound, kind?.isEmpty != true, !tag.isSelfClosing else { return }
        if kind == .row || kind == .rowGroup { (cells, isFirstWide) = (0, false) }
        if kind == .cell { openCell(tag) }
        while let last = elements.last, Self.ends(last.kind, before: kind) { elements.removeLast() }
        elements.append(HTMLPieceScan.Element(name: tag.name, kind: kind))
    }

    private mutating func openCell(_ tag: HTMLStartTag) {
        if tag.name == "th" { hasHead = true }
        let (isWide, isHigh) = (spans("colspan", tag), spans("rowspan", tag))
        if isFirstWide || (cells == 0 && isHigh) {
            spans = .firstColumn
        } else if spans == .none, isWide || isHigh {
            spans = .others
        }
        isFirstWide = cells == 0 && isWide
        cells += 1
    }

    private func spans(_ name: String, _ tag: HTMLStartTag) -> Bool {
        tag[name].map { !HTMLByte.trim($0.value[...]).elementsEqual("1".utf8) } ?? false
    }

    /// Whether an end tag is that of the table itself.
    fileprivate mutating func close(_ name: String) -> Bool {
        let isTable = name == "table"
        if isTable, innerTables > 0 {
            innerTables -= 1
            return false
        }
        guard isSound, HTMLElement.named(name)?.kind.isEmpty != true else { return isTable }
        while let last = elements.last, last.name != name, Self.mayEndSilently(last.kind) { elements.removeLast() }
        if isTable {
            isSound = elements.isEmpty
        } else if elements.popLast()?.name != name {
            isSound = false
        }
        return isTable
    }

    /// HTML Living Standard §13.1.2.4, optional tags.
    private static func ends(_ kind: HTMLElement.Kind?, before next: HTMLElement.Kind?) -> Bool {
        guard let kind, let next else { return false }
        switch kind {
        case .paragraph: return HTMLSanitizer.isBlock(next)
        case .cell: return next == .cell || next == .row || next == .rowGroup
        case .row, .columns: return next == .row || next == .rowGroup
        case .rowGroup, .listItem, .definition, .rubyText: return next == kind
        default: return false
        }
    }

    private static func mayEndSilently(_ kind: HTMLElement.Kind?) -> Bool {
        switch kind {
        case .paragraph, .cell, .row, .columns, .rowGroup, .listItem, .definition, .rubyText: true
        default: false
        }
    }
}
