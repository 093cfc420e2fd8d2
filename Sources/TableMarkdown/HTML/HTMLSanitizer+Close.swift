extension HTMLSanitizer {
    /// Handles an end tag: closes the innermost element it can mean, with all that is open in it, or nothing.
    mutating func close(_ name: String, into output: inout HTMLOutput) {
        if name == "br" {
            if stack[floor...].last?.kind.isStructural != true { output.markup("<br>") }
            return
        }
        guard let index = target(of: name) else {
            if Self.isBlock(name) { writeGap(into: &output) }
            return
        }
        if stack[index].name.isEmpty { writeGap(into: &output) }
        close(to: index, into: &output)
    }

    /// The scope of an end tag: HTML Living Standard §13.2.4.2, "has an element in scope".
    private func target(of name: String) -> Int? {
        let kind = HTMLElement.named(name)?.kind
        if kind == .listItem || kind == .definition {
            guard let list = nearestList(kind == .listItem ? .list : .definitions) else { return nil }
            return stack[list...].lastIndex { $0.source == name }
        }
        let isTablePart = kind?.isTablePart == true
        for index in stack.indices[floor...].reversed() {
            let element = stack[index]
            if element.source == name || (kind == .heading && element.kind == .heading) { return index }
            let isWall = element.kind == .table || (!isTablePart && (element.kind == .cell || element.kind == .caption))
            if isWall { return nil }
            // Text-level elements do not reach out of the block they stand in.
            if kind == .phrasing || kind == .transparent, element.kind == .listItem || element.kind == .definition { return nil }
        }
        return nil
    }
}

extension HTMLElement.Kind {
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
