import TableBasics
import TableModel

extension PageParser {
    /// Reads a list that stands in the document itself: its items are rows.
    ///
    /// - Parameter depth: how many items that are sections stand around it.
    mutating func readList(_ list: MarkdownNode, depth: Int = 0) {
        let items = Array(list.children)
        if depth < Self.deepestLevel, items.contains(where: { $0.firstChild?.kind == .heading }) {
            return readSectionItems(items, of: list, depth: depth)
        }
        let level = levelBehindList(list)
        if level == nil { beginRows(at: content.location(of: list), isOrdered: list.isOrderedList, of: list) }
        readItems(list, level: level ?? 0)
        endRowRun()
    }

    /// The level of a list that goes on with the one directly before it, or nil when it is a list of its own.
    ///
    /// Many authors indent less than CommonMark wants: two spaces below `1. `. Then the items meant to be nested are a list of their
    /// own, a little to the right, and so is what comes after them.
    private func levelBehindList(_ list: MarkdownNode) -> Int? {
        guard draft?.hasRows == true, pending.isEmpty, let previous = list.previous, previous.kind == .list else { return nil }
        if list.column > previous.column { return previous.isOrderedList && !list.isOrderedList ? 1 : nil }
        guard list.column < previous.column, list.isOrderedList, let number = rows.last(where: { $0.level == 0 })?.number,
            rows.last?.level == 1, list.listStart > Int(number)
        else { return nil }
        return 0
    }

    /// Items that begin with a heading are sections of their own, in place; the items between them stay rows.
    private mutating func readSectionItems(_ items: [MarkdownNode], of list: MarkdownNode, depth: Int) {
        let profile = votes.profile(of: list)
        let numbers = content.itemNumbers(of: list)
        var isInRun = false
        for (offset, item) in items.enumerated() {
            guard let heading = item.firstChild, heading.kind == .heading else {
                if !isInRun { beginRows(at: content.location(of: item), isOrdered: list.isOrderedList) }
                isInRun = true
                readItem(item, level: 0, number: numbers?[offset], profile.item(offset))
                endRowRun()
                continue
            }
            isInRun = false
            beginSection(with: heading)
            var block = heading.next
            while let current = block {
                block = current.next
                if current.kind == .list {
                    readList(current, depth: depth + 1)
                } else {
                    readPending(from: current, through: current)
                }
            }
        }
    }

    /// Items nested deeper than this are shown as lists in the row above them.
    private static let deepestLevel = 12

    private mutating func readItems(_ list: MarkdownNode, level: Int) {
        let numbers = content.itemNumbers(of: list)
        let profile = votes.profile(of: list)
        let first = rows.count
        for (index, item) in list.children.enumerated() {
            readItem(item, level: level, number: numbers?[index], profile.item(index))
        }
        keepBold(from: first, level: level)
    }

    /// Lets titles be as bold as they were written where running text of the same list begins in bold; else the theme decides.
    private mutating func keepBold(from first: Int, level: Int) {
        let hasBoldText = rows.indices[first...].contains { index in
            rows[index].level == level && rows[index].style == .paragraph && rows[index].label.isEmpty && !rows[index].title.isEmpty
                && content.events[Int(rows[index].title.start)] == .open(.strong)
        }
        guard hasBoldText else { return }
        for index in rows.indices[first...] where rows[index].level == level && rows[index].style != .paragraph {
            content.takeBold(around: &rows[index].title)
        }
    }

    private mutating func readItem(_ item: MarkdownNode, level: Int, number: Int32?, _ profile: ItemProfile) {
        var row = Row()
        row.level = level
        row.number = number
        row.location = content.location(of: item)
        var block = readStart(of: item, profile, into: &row)
        while let current = block {
            if current.kind == .list, level < Self.deepestLevel {
                rows.append(row)
                readItems(current, level: level + 1)
                block = current.next
                // More of the item after nested rows is a row of its own.
                guard block != nil else { return }
                row = Row()
                row.level = level
                row.isContinuation = true
                row.destination = .none
                row.location = block.map { content.location(of: $0) } ?? row.location
                continue
            }
            let last = lastOfBody(from: current, level: level)
            let body = content.readFlow(from: current, through: last)
            if !body.isEmpty { row.body = row.body.isEmpty ? body : EventRange(Int(row.body.start), Int(body.end)) }
            block = last.next
        }
        if row.isContinuation, row.body.isEmpty { return }
        rows.append(row)
    }

    /// Reads what an item begins with, when it is text, into the parts of its row; the block behind it, or nil.
    @inline(__always)
    private mutating func readStart(of item: MarkdownNode, _ profile: ItemProfile, into row: inout Row) -> MarkdownNode? {
        guard let first = item.firstChild else { return nil }
        if first.kind == .paragraph, let table = content.tables.table(for: first), let introduction = table.introduction {
            readFirstBlock(introduction, of: item, profile, guardLength: TableFinder.guardLength, into: &row)
            let start = content.events.count
            content.readGrid(table)
            let grid = content.eventRange(from: start)
            // HTML of the text above stands there already.
            row.body = row.body.isEmpty ? grid : EventRange(Int(row.body.start), Int(grid.end))
            return first.next
        }
        if content.beginsDefinitions(first), let last = readDefinitions(inItemFrom: first, into: &row) { return last.next }
        guard first.kind == .heading || canHoldTitle(first) else {
            row.destination = .none
            return first
        }
        readFirstBlock(first, of: item, profile, into: &row)
        return first.next
    }

    /// Whether an item's first block is text, which may hold the row's title.
    private func canHoldTitle(_ block: MarkdownNode) -> Bool {
        block.kind == .paragraph && content.tables.table(for: block) == nil && !content.beginsDefinitions(block)
    }

    /// The last of the blocks that flow below a row: up to the next nested list, HTML regions kept whole.
    private func lastOfBody(from first: MarkdownNode, level: Int) -> MarkdownNode {
        var last = first
        if first.kind == .htmlBlock, let end = HTMLRegions.end(of: first) { last = end }
        while let next = last.next, next.kind != .list || level >= Self.deepestLevel {
            last = next
            if next.kind == .htmlBlock, let end = HTMLRegions.end(of: next) { last = end }
        }
        return last
    }

    // MARK: The first block

    /// Reads the text that an item begins with into the parts of its row.
    ///
    /// - Parameter guardLength: the bytes before the text that are no part of it, see ``TableFinder/guardMark``.
    private mutating func readFirstBlock(
        _ block: MarkdownNode, of item: MarkdownNode, _ profile: ItemProfile, guardLength: Int = 0, into row: inout Row
    ) {
        content.skippedBytes = guardLength
        readTask(of: item, into: &row)
        let attributes = content.takeAttributes(of: block)
        // A heading in an item is linked to as any other.
        let id = block.kind == .heading && attributes?.id == nil ? content.headingSlug(block) : nil
        content.html.categories = []
        let paragraph = content.readInlines(of: block)
        fill(&row, paragraph, profile)
        if let attributes {
            content.apply(attributes, to: &row, of: block)
            if let id = attributes.id {
                let place = content.place(ofIDIn: attributes) ?? content.range(of: block)
                if block.kind == .heading {
                    row.id = takeID(id, at: place)
                } else {
                    askedIDs.append(AskedID(row: rows.count, id: id, place: place))
                }
            }
        }
        if let id { row.id = content.store(content.ids.unique(id)) }
    }

    /// Reads the marker of a task, which is no part of the text that is read next.
    mutating func readTask(of item: MarkdownNode, into row: inout Row) {
        guard let task = content.taskMarker(of: item) else { return }
        row.task = task.state
        if draft?.section.attributes?.switches != nil {
            row.accessory = .switch
            draft?.hasSwitches = true
        }
        content.skippedBytes += task.length
    }

    /// Fills a row from the events of its first paragraph.
    private mutating func fill(_ row: inout Row, _ paragraph: EventRange, _ profile: ItemProfile) {
        let after = content.events.count - Int(paragraph.end)
        let parts = content.readRowParts(paragraph, profile)
        let isInteractive = content.html.categories.contains(.interactive)
        // Reading the parts may have split a text in two.
        let paragraph = EventRange(Int(paragraph.start), content.events.count - after)
        row.image = parts.image
        row.label = parts.label
        row.title = parts.title
        row.meta = parts.meta
        row.detail = parts.detail
        row.tags = parts.tags
        row.badges = parts.badges
        row.style = parts.style
        if content.html.categories.contains(.block) { moveBlocks(of: &row, to: paragraph) }
        let links = content.linkCount(in: paragraph) + (isInteractive ? 2 : 0)
        switch (links, parts.titleLink) {
        case (0, _): row.destination = row.task == nil && !row.title.isEmpty ? .itself : .none
        case (1, let destination?) where row.task == nil && !parts.unlinkedTitle.isEmpty:
            row.title = parts.unlinkedTitle
            row.destination = destination.isEmpty ? .none : .link(destination)
            if destination.isEmpty { row.addClass("tv-draft") }
        case (1, _) where row.task == nil: row.destination = content.innerDestination(in: paragraph)
        default: row.destination = .none
        }
        if row.task == nil { showDisclosure(of: &row, in: paragraph) }
    }

    /// Gives a row that leads on inside the site the arrow that says so.
    func showDisclosure(of row: inout Row, in eventRange: EventRange) {
        let destination: Span? =
            switch row.destination {
            case .link(let destination): destination
            case .innerLink: content.firstDestination(in: eventRange)
            default: nil
            }
        if let destination, isLocal(destination) { row.accessory = .disclosure }
    }

    /// Makes the author's blocks a row's body, since no other part of it can hold them: the detail alone when nothing else has
    /// any, or else the whole paragraph, below an empty line.
    private func moveBlocks(of row: inout Row, to paragraph: EventRange) {
        let isInDetail =
            row.style != .paragraph && row.tags.isEmpty && row.badges.isEmpty && !content.holdsBlock(row.title)
            && !content.holdsBlock(row.meta)
        if isInDetail {
            row.body = row.detail
            row.detail = .empty
            row.style = .default
            return
        }
        row.body = paragraph
        (row.label, row.title, row.meta, row.detail) = (.empty, .empty, .empty, .empty)
        (row.tags, row.badges) = (.empty, .empty)
        row.style = .paragraph
    }

    /// Whether a destination is in this site: no scheme, no host.
    private func isLocal(_ destination: Span) -> Bool {
        let address = content.text[destination.range]
        guard !address.isEmpty, !address.hasPrefix("//") else { return false }
        let scheme = address.prefix { $0.isASCIIWord || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
        return scheme.isEmpty || scheme.endIndex == address.endIndex || address[scheme.endIndex] != UInt8(ascii: ":")
            || WikiReference(address) != nil
    }

    // MARK: Summaries

    /// The document is the table of contents of an mdBook.
    var isSummary: Bool { SourcePath.name(of: page.path).lowercased() == "summary.md" }

    /// A paragraph of links alone in such a document: each is a row. False for any other paragraph.
    mutating func readLinkParagraph(_ paragraph: MarkdownNode) -> Bool {
        for child in paragraph.children where child.kind != .link && child.kind != .softBreak { return false }
        if draft?.hasRows != true || !pending.isEmpty { beginRows(at: content.location(of: paragraph), isOrdered: false) }
        let whole = content.readInlines(of: paragraph)
        var start = Int(whole.start)
        for index in whole.range {
            guard case .closeLink = content.events[index] else { continue }
            addLinkRow(EventRange(start, index + 1), of: paragraph)
            start = index + 1
        }
        endRowRun()
        return true
    }

    private mutating func addLinkRow(_ link: EventRange, of paragraph: MarkdownNode) {
        var row = Row()
        row.location = content.location(of: paragraph)
        fill(&row, link, ItemProfile())
        rows.append(row)
    }
}

extension Row {
    /// Adds a class to the row's attributes.
    mutating func addClass(_ name: String) {
        var attributes = attributes ?? RowAttributes()
        attributes.classes.append(name)
        self.attributes = attributes
    }
}

extension ContentReader {
    /// How many links stand in an event range, footnote marks included.
    func linkCount(in eventRange: EventRange) -> Int {
        events[eventRange.range].count {
            switch $0 {
            case .openLink, .footnoteReference: true
            default: false
            }
        }
    }

    /// Where a row leads whose title is no link: where its only link does, but not to a footnote.
    func innerDestination(in eventRange: EventRange) -> RowDestination {
        switch linkCount(in: eventRange) {
        case 0: .itself
        case 1: firstDestination(in: eventRange) == nil ? .none : .innerLink
        default: .none
        }
    }

    /// The destination of the first link in an event range.
    func firstDestination(in eventRange: EventRange) -> Span? {
        for event in events[eventRange.range] {
            if case .openLink(let destination, _) = event { return destination }
        }
        return nil
    }
}
