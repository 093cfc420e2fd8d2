extension HTMLSanitizer {
    /// Handles a start tag.
    mutating func open(_ written: HTMLStartTag, at range: Range<Int>, into output: inout HTMLOutput) {
        var tag = written
        if !isTrusted, !tag.isComponent { readExpressions(of: &tag) }
        let element = isTrusted || !tag.isComponent ? HTMLElement.named(tag.name) : self.element(ofComponent: &tag)
        if isInForeignContent {
            let isVoid = element?.kind == .void || element?.kind == .thematicBreak
            let written = isVoid ? element ?? .foreign(tag.name) : .foreign(tag.name)
            write(tag, written, at: range, isClosedAtOnce: tag.isSelfClosing, into: &output)
            return
        }
        let isAllowed = isTrusted || (element?.isAllowed == true && element?.kind != .presentational)
        guard isAllowed, element?.kind != .page else {
            remove(tag, element, at: range, into: &output)
            return
        }
        var allowed = element ?? HTMLElement.foreign(tag.name)
        if allowed.kind == .heading, !isTrusted, isNoBlock(tag) {
            writeGap(into: &output)
            allowed = HTMLElement.named("span") ?? allowed
        }
        if prepare(for: allowed, tag, at: range, into: &output) {
            write(tag, allowed, at: range, isClosedAtOnce: tag.isSelfClosing, into: &output)
            if !isTrusted { writeWords(of: written, into: &output) }
        }
    }

    /// Whether the words of a heading stand where it cannot: in a summary, which is the title of what folds itself, and among other
    /// words, where one is as good without its element unless that has an id.
    private func isNoBlock(_ heading: HTMLStartTag) -> Bool {
        let around = stack[floor...].last { ![.transparent, .presentational, .phrasing].contains($0.kind) }
        return around.map { $0.kind == .summary } ?? (place != .flow && heading["id"] != nil)
    }

    /// Leaves out a tag, with a report when a reader would miss it.
    private mutating func remove(
        _ tag: HTMLStartTag, _ element: HTMLElement?, at range: Range<Int>, into output: inout HTMLOutput
    ) {
        if tag.name == "template", !tag.isSelfClosing { skippedDepth = 1 }
        if HTMLElement.reportedNames.contains(tag.name) {
            report(.element(tag.name), at: range)
        } else if element == nil, tag.componentName != nil && tag.isComponent || !HTMLElement.silentNames.contains(tag.name) {
            writeCaption(of: tag, into: &output)
            guard !readComponent(tag, into: &output), !Self.readNames.contains(tag.name) else { return }
            if let name = tag.componentName {
                report(.component(HTMLFinding.shortened(name.utf8)), at: range)
            } else {
                report(.unknownElement(HTMLFinding.shortened(tag.writtenName)), at: range)
            }
        }
        if Self.isBlock(tag.name) { writeGap(into: &output) }
    }

    /// Closes and opens other elements so that the tag can stand; false when it cannot.
    private mutating func prepare(
        for element: HTMLElement, _ tag: HTMLStartTag, at range: Range<Int>, into output: inout HTMLOutput
    ) -> Bool {
        switch element.kind {
        case .phrasing, .transparent, .void, .presentational, .page:
            return prepareForPhrasing(element, tag, at: range, into: &output)
        case .division, .block, .thematicBreak, .paragraph, .heading, .preformatted, .list, .definitions, .table:
            return prepareForBlock(element, tag, into: &output)
        case .listItem: return prepareForItem(of: .list, into: &output)
        case .definition: return prepareForItem(of: .definitions, into: &output)
        case .caption, .columns, .column, .rowGroup, .row, .cell:
            return prepareForTablePart(element, into: &output)
        case .summary:
            if let parent = stack[floor...].last, parent.name == "details", !parent.hasContent { return true }
        case .figureCaption:
            if let figure = stack[floor...].lastIndex(where: { $0.kind == .division || $0.kind == .block }),
                stack[figure].name == "figure", stack[figure...].allSatisfy({ $0.kind != .cell && $0.kind != .listItem })
            {
                close(to: figure + 1, into: &output)
                return true
            }
        case .rubyText:
            if let ruby = stack[floor...].lastIndex(where: { $0.name == "ruby" }),
                stack[ruby...].dropFirst().allSatisfy({ $0.kind == .phrasing || $0.kind == .rubyText })
            {
                close(to: ruby + 1, into: &output)
                return true
            }
        case .source:
            guard let parent = stack[floor...].last else { return false }
            if parent.name == "picture" { return tag["srcset"] != nil }
            return (parent.name == "video" || parent.name == "audio") && tag["src"] != nil
        }
        if Self.isBlock(element.name) { writeGap(into: &output) }
        return false
    }

    private mutating func prepareForPhrasing(
        _ element: HTMLElement, _ tag: HTMLStartTag, at range: Range<Int>, into output: inout HTMLOutput
    ) -> Bool {
        let isInOuterLink = place == .link || stack[..<floor].contains { $0.name == "a" }
        if isInOuterLink, HTMLElement.interactiveNames.contains(element.name) { return false }
        if element.name == "input", !isTrusted,
            tag["type"].map({ HTMLByte.lowercasedText($0.value[...]) }) != "checkbox"
        {
            report(.element("input"), at: range)
            return false
        }
        if element.name == "a", let open = stack[floor...].lastIndex(where: { $0.name == "a" }) { close(to: open, into: &output) }
        // A line break among rows or items would open one.
        if element.name == "br", let parent = stack[floor...].last, parent.kind.isStructural { return false }
        if ["option", "optgroup"].contains(element.name), stack[floor...].last?.source == "option" {
            close(to: stack.count - 1, into: &output)
        }
        openImpliedElements(into: &output)
        return true
    }

    private mutating func prepareForBlock(
        _ element: HTMLElement, _ tag: HTMLStartTag, into output: inout HTMLOutput
    ) -> Bool {
        let isDivision = element.kind == .division || element.kind == .paragraph
        if isGroup(element) { return true }
        guard place != .link || element.name != "details", closeForBlock(isDivision: isDivision, into: &output) else {
            return leaveOut(tag, into: &output)
        }
        if element.kind == .paragraph, let index = nearestFlow, stack[index].source == "p" { close(to: index, into: &output) }
        if element.name == "details", let link = stack[floor...].lastIndex(where: { $0.name == "a" }) {
            close(to: link, into: &output)
        }
        openImpliedElements(into: &output)
        return true
    }

    /// Whether a `div` stands where it groups the terms of a definition list.
    func isGroup(_ element: HTMLElement) -> Bool { element.name == "div" && stack[floor...].last?.name == "dl" }

    /// The innermost element that is more than transparent.
    private var nearestFlow: Int? { stack[floor...].lastIndex { $0.kind != .transparent && $0.kind != .presentational } }

    /// Remembers a tag that is not written, so that its end tag closes nothing else.
    private mutating func leaveOut(_ tag: HTMLStartTag, into output: inout HTMLOutput) -> Bool {
        writeGap(into: &output)
        if HTMLElement.named(tag.name)?.kind != .thematicBreak, !tag.isSelfClosing, stack.count < Self.maximumDepth {
            push(OpenElement(source: tag.name, name: "", kind: .transparent))
        }
        return false
    }

    private mutating func prepareForItem(of list: HTMLElement.Kind, into output: inout HTMLOutput) -> Bool {
        guard let index = nearestList(list) else {
            writeGap(into: &output)
            return false
        }
        close(to: index + 1, into: &output)
        return true
    }

    private mutating func prepareForTablePart(_ element: HTMLElement, into output: inout HTMLOutput) -> Bool {
        guard let table = nearestTable, element.kind != .caption || !stack[table].hasContent else {
            if element.kind != .column { writeGap(into: &output) }
            return false
        }
        switch element.kind {
        case .column:
            closeTable(table, keeping: [.columns], into: &output)
            if stack.last?.kind == .table { imply("colgroup", .columns, into: &output) }
        case .row:
            closeTable(table, keeping: [.rowGroup], into: &output)
        case .cell:
            closeTable(table, keeping: [.rowGroup, .row], into: &output)
            if stack.last?.kind != .row { imply("tr", .row, into: &output) }
        default:
            close(to: table + 1, into: &output)
        }
        return true
    }

    /// Closes what is open in a table but for the parts that the next one stands in.
    private mutating func closeTable(_ table: Int, keeping kinds: [HTMLElement.Kind], into output: inout HTMLOutput) {
        let kept = stack[(table + 1)...].prefix { kinds.contains($0.kind) }.count
        close(to: table + 1 + kept, into: &output)
    }

    /// Handles an end tag: closes the innermost element it can mean, with all that is open in it, or nothing.
    mutating func close(_ name: String, at range: Range<Int>, into output: inout HTMLOutput) {
        // HTML Living Standard §13.2.6.4.7: `</br>` is a start tag.
        if name == "br" { return open(HTMLStartTag(name: name, attributes: [], isSelfClosing: false), at: range, into: &output) }
        guard let index = target(of: name) else {
            if Self.isBlock(name) { writeGap(into: &output) }
            return
        }
        let isHeading = stack[index].name == "span" && Self.isBlock(name)
        if stack[index].name.isEmpty { writeGap(into: &output) }
        close(to: index, into: &output)
        if isHeading { writeGap(into: &output) }
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
