extension HTMLElement.Kind {
    /// Has neither content nor an end tag.
    var isEmpty: Bool { self == .void || self == .thematicBreak || self == .column || self == .source }

    /// Holds parts of a list or table only, no text.
    var isStructural: Bool {
        switch self {
        case .list, .definitions, .table, .columns, .rowGroup, .row: true
        default: false
        }
    }

    /// Its end tag reaches out of a cell.
    var isTablePart: Bool {
        switch self {
        case .table, .caption, .columns, .rowGroup, .row, .cell: true
        default: false
        }
    }
}
