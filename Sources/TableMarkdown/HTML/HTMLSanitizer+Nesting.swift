extension HTMLSanitizer {
    /// What keeps a block from standing at the end of the stack.
    enum PhrasingContainer { case none, paragraph, phrasing }

    /// The nearest element that holds text-level content only.
    func phrasingContainer() -> PhrasingContainer {
        for element in stack[floor...].reversed() {
            switch element.kind {
            case .paragraph: return .paragraph
            case .phrasing, .heading, .preformatted, .summary, .rubyText: return .phrasing
            case .transparent, .presentational: continue
            default: return .none
            }
        }
        return place == .flow ? .none : .phrasing
    }

    /// Closes what cannot hold a block; false when the block cannot stand here at all.
    ///
    /// A division gives way to a heading around it (`<h1><div>`), any other block ends it, as it ends a paragraph and
    /// text-level elements.
    mutating func closeForBlock(isDivision: Bool, into output: inout HTMLOutput) -> Bool {
        var cut: Int?
        search: for index in stack.indices[floor...].reversed() {
            switch stack[index].kind {
            case .transparent, .presentational: continue
            case .phrasing, .paragraph, .rubyText: cut = index
            case .heading, .preformatted, .summary:
                if isDivision { return false }
                cut = index
            default:
                if let cut { close(to: cut, into: &output) }
                return true
            }
        }
        guard place == .flow else { return false }
        if let cut { close(to: cut, into: &output) }
        return true
    }

    /// Opens the elements that must stand between a list or a table and its content, and marks the content's parent.
    mutating func openImpliedElements(into output: inout HTMLOutput) {
        while stack.count > floor, let parent = stack.last {
            switch parent.kind {
            case .list: imply("li", .listItem, into: &output)
            case .definitions: imply("dd", .definition, into: &output)
            case .table, .rowGroup: imply("tr", .row, into: &output)
            case .row: imply("td", .cell, into: &output)
            case .columns: close(to: stack.count - 1, into: &output)
            default:
                if parent.name == "details", !parent.hasContent { writeSummary(into: &output) }
                stack[stack.count - 1].hasContent = true
                return
            }
        }
    }

    mutating func imply(_ name: String, _ kind: HTMLElement.Kind, into output: inout HTMLOutput) {
        if !stack.isEmpty { stack[stack.count - 1].hasContent = true }
        output.markup("<\(name)>")
        push(OpenElement(source: name, name: name, kind: kind))
    }

    /// The innermost open table of this container.
    var nearestTable: Int? { stack[floor...].lastIndex { $0.kind == .table } }

    /// The innermost list or definition list, as far as an item's tag can reach: HTML Living Standard §13.2.6.4.7, "li".
    func nearestList(_ kind: HTMLElement.Kind) -> Int? {
        for index in stack.indices[floor...].reversed() {
            switch stack[index].kind {
            case kind: return index
            case .block, .table, .caption, .cell, .list, .definitions, .figureCaption, .heading: return nil
            default: continue
            }
        }
        return nil
    }
}
