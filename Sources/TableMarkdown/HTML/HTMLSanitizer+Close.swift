extension HTMLSanitizer {
    /// Handles an end tag: closes the innermost element it can mean, with all that is open in it, or nothing.
    mutating func close(_ name: String, at range: Range<Int>, into output: inout HTMLOutput) {
        // HTML Living Standard §13.2.6.4.7: `</br>` is a start tag.
        if name == "br" { return open(HTMLStartTag(name: name, attributes: [], isSelfClosing: false), at: range, into: &output) }
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
