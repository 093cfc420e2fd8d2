import TableBasics

/// What must be known of a piece of HTML before its first tag is written.
struct HTMLPieceScan {
    /// Where the last `p` starts that neither an end tag nor another block ends in its piece, or nil.
    ///
    /// Markdown blocks follow it as a rule, which a `p` cannot hold.
    private(set) var openParagraph: Int?
    /// Where the tables of data start: those that have a `th`, end in their piece, and are balanced. Layouts have no `th`.
    ///
    /// None holds another table.
    private(set) var dataTables: [Int] = []
    fileprivate var table: OpenTable?

    /// The outermost table that is open.
    fileprivate struct OpenTable {
        let start: Int
        var elements: [Element] = []
        var innerTables = 0
        var hasHead = false
        var isSound = true
    }

    fileprivate struct Element {
        let name: String
        let kind: HTMLElement.Kind?
    }

    /// Whether a table of data starts there.
    func hasDataTable(at start: Int) -> Bool {
        let place = dataTables.partitioningIndex { $0 >= start }
        return place < dataTables.count && dataTables[place] == start
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
        if let table, table.isSound, table.hasHead { dataTables.append(table.start) }
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
        if tag.name == "th" { hasHead = true }
        while let last = elements.last, Self.ends(last.kind, before: kind) { elements.removeLast() }
        elements.append(HTMLPieceScan.Element(name: tag.name, kind: kind))
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
