import TableModel

/// Definition lists of a document: each item is a row, the terms its title, the definitions its detail and what is below it.
extension PageParser {
    /// Reads the definition list that begins with a paragraph. Returns how many blocks it takes, 0 for any other paragraph.
    mutating func readDefinitions(from paragraph: MarkdownNode) -> Int {
        guard let list = content.definitions(from: paragraph) else { return 0 }
        beginRows(at: content.location(of: paragraph), isOrdered: false)
        for item in list.items { readDefinitionRow(item) }
        endRowRun()
        return list.count
    }

    private mutating func readDefinitionRow(_ item: DefinitionItem) {
        var row = Row()
        row.location = content.location(of: item.block)
        read(item, into: &row)
        rows.append(row)
    }

    /// Reads the definition list that an item begins with: its first terms are the title. Returns its last block, nil for other text.
    mutating func readDefinitions(inItemFrom first: MarkdownNode, into row: inout Row) -> MarkdownNode? {
        guard first.kind == .paragraph, let list = content.definitions(from: first), let item = list.items.first else { return nil }
        if let parent = first.parent {
            // A marker alone in its line is no term.
            guard TaskMarker(in: parent)?.length != 3 else { return nil }
            content.skippedBytes = 0
            readTask(of: parent, into: &row)
        }
        read(item, into: &row)
        guard list.items.count > 1 else { return list.last }
        let start = content.events.count
        content.readDefinitionList(Array(list.items.dropFirst()))
        row.body = EventRange(row.body.isEmpty ? start : Int(row.body.start), content.events.count)
        return list.last
    }

    private mutating func read(_ item: DefinitionItem, into row: inout Row) {
        row.style = .subtitle
        let start = content.events.count
        content.html.categories = []
        row.title = readTerms(of: item, into: &row)
        var blocks: [DefinitionItem.Definition] = []
        row.detail = readDetail(of: item, rest: &blocks)
        row.destination = row.task == nil ? content.innerDestination(in: content.eventRange(from: start)) : .none
        if content.html.categories.contains(.interactive) { row.destination = .none }
        showDisclosure(of: &row, in: content.eventRange(from: start))
        let bodyStart = content.events.count
        for block in blocks { content.readBlocks(of: block) }
        row.body = content.eventRange(from: bodyStart)
    }

    private mutating func readTerms(of item: DefinitionItem, into row: inout Row) -> EventRange {
        let start = content.events.count
        for term in item.terms {
            if content.events.count > start { content.events.append(.lineBreak) }
            let attributes = content.takeAttributes(endingWith: term.last)
            _ = content.readInlines(of: term.block, from: term.first, upTo: term.end, place: .phrasing)
            guard let attributes else { continue }
            content.apply(attributes, to: &row, of: term.block)
            if let id = attributes.id {
                let place = content.place(ofIDIn: attributes) ?? content.range(of: term.block)
                askedIDs.append(AskedID(row: rows.count, id: id, place: place))
            }
        }
        return content.trimmed(content.eventRange(from: start))
    }

    /// Reads the definitions up to the first block that is more than a paragraph; the others are left for the body of the row.
    private mutating func readDetail(of item: DefinitionItem, rest: inout [DefinitionItem.Definition]) -> EventRange {
        let start = content.events.count
        for definition in item.definitions {
            guard rest.isEmpty else {
                rest.append(definition)
                continue
            }
            if content.events.count > start { content.events.append(.lineBreak) }
            switch definition {
            case .line(let line): content.readDefinition(line)
            case .blocks(let container):
                guard let first = container.firstChild else { continue }
                guard first.kind == .paragraph, content.tables.table(for: first) == nil, !content.beginsDefinitions(first) else {
                    rest.append(definition)
                    continue
                }
                _ = content.readInlines(of: first, place: .phrasing)
                if let next = first.next { rest.append(.following(next)) }
            case .following: rest.append(definition)
            }
        }
        return content.trimmed(content.eventRange(from: start))
    }
}
