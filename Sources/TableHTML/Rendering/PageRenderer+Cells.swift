import TableCells
import TableModel
import TableThemes

/// Rows rendered with the templates of themes.
extension PageRenderer {
    /// Writes the inside of a row's element, and behind it whatever the template has no place for.
    mutating func render(_ row: borrowing Row, from cell: CellProgram, _ filled: CellSlots) {
        run(cell, 0..<cell.bodyStart, row, filled)
        let omitted = cell.omittedSlots(of: filled)
        if !omitted.isEmpty { append(omitted, of: row) }
    }

    /// Writes the blocks below a row, where the template has a place for them or else where they always stand.
    mutating func renderBody(of row: borrowing Row, from cell: CellProgram, _ filled: CellSlots) {
        if cell.omittedSlots(of: filled).contains(.body) {
            run(cell, cell.bodyStart..<cell.steps.count, row, filled)
            blocks(of: row)
        } else {
            run(cell, cell.bodyStart..<cell.steps.count, row, filled)
        }
    }

    /// White space is one space, also where an empty slot stood between two; none is at the ends.
    private mutating func run(_ cell: CellProgram, _ steps: Range<Int>, _ row: borrowing Row, _ filled: CellSlots) {
        let start = html.count
        var index = steps.lowerBound
        // Jumps stay within the steps, literals within their bytes: see `CellProgram`.
        while index < steps.upperBound {
            switch cell.steps[index] {
            case .literal(let first, let end):
                html.literal(UnsafeBufferPointer(rebasing: cell.literals[Int(first)..<Int(end)]), after: start)
            case .text(let slot): if filled.contains(slot) { text(slot, of: row) }
            case .value(let slot): if filled.contains(slot) { value(slot, of: row) }
            case .skipUnless(let slot, let next):
                if !filled.contains(slot) {
                    index = Int(next)
                    continue
                }
            case .skipIf(let slot, let next):
                if filled.contains(slot) {
                    index = Int(next)
                    continue
                }
            }
            index += 1
        }
        html.removeSpace(after: start)
    }

    /// What a template leaves out, in the markup of the built-in cell.
    private mutating func append(_ omitted: CellSlots, of row: borrowing Row) {
        if omitted.contains(.image) {
            html.markup(" ")
            image(of: row)
        }
        if omitted.contains(.title) {
            html.markup(" ")
            label(of: row)
            title(of: row, isTask: row.task != nil)
        }
        if omitted.contains(.detail) { detail(of: row) }
        if omitted.contains(.value) {
            html.markup(" ")
            text(.value, of: row)
        }
        if omitted.contains(.progress) {
            html.markup(" ")
            text(.progress, of: row)
        }
        if omitted.contains(.accessory), let task = row.task {
            html.markup(" ")
            checkbox(task, of: row)
        } else if case .check = row.accessory {
            spokenCheck()
        }
    }

    // MARK: Text

    /// A filled slot as markup.
    private mutating func text(_ slot: CellSlot, of row: borrowing Row) {
        switch slot {
        case .title:
            label(of: row)
            titleLine(of: row)
        case .detail: line(row.detail)
        case .value: valueText(of: row)
        case .image: image(of: row)
        case .accessory: accessory(of: row)
        case .progress: if let progress = row.progress { self.progress(progress, of: row) }
        case .body: flow(row.body)
        case .destination: html.text(destination(of: row))
        case .identifier: html.text(row.id)
        case .level: html.number(row.level)
        }
    }

    private mutating func valueText(of row: borrowing Row) {
        if !row.tags.isEmpty { tags(of: row) }
        if !row.badges.isEmpty {
            if !row.tags.isEmpty { html.markup(" ") }
            badges(of: row)
        }
        if let value = row.value {
            if !row.tags.isEmpty || !row.badges.isEmpty { html.markup(" ") }
            self.value(value, of: row)
        }
    }

    private mutating func accessory(of row: borrowing Row) {
        if let task = row.task { return checkbox(task, of: row) }
        html.markup("<span class=\"tv-accessory ")
        html.markup(row.accessory.className)
        html.markup("\"")
        if case .check = row.accessory {
            html.markup(" role=img")
            html.attribute("aria-label", frame.words.checked)
        }
        html.markup("></span>")
    }

    /// Where the row or the one link in it leads.
    private func destination(of row: borrowing Row) -> Span {
        switch row.destination {
        case .none, .itself: return .empty
        case .link(let destination): return destination
        case .innerLink:
            for eventRange in [row.title, row.meta, row.detail, row.label, row.tags, row.badges] {
                for case .openLink(let destination, _) in events(of: eventRange) { return destination }
            }
            return .empty
        }
    }

    // MARK: Attribute values

    /// A filled slot as plain text, in an attribute value whose quotes are written already.
    private mutating func value(_ slot: CellSlot, of row: borrowing Row) {
        switch slot {
        case .title: plain(row.title)
        case .detail: plain(row.detail)
        case .value:
            plain(row.tags)
            if !row.tags.isEmpty, !row.badges.isEmpty { html.markup(" ") }
            plain(row.badges)
            guard let value = row.value else { return }
            if !row.tags.isEmpty || !row.badges.isEmpty { html.markup(" ") }
            html.text(value)
        case .image:
            switch row.image {
            case .none: break
            case .picture(let destination, _, _): html.quotedAddress(destination)
            case .symbol(let span), .icon(let span): html.quotedAttribute(span)
            }
        case .accessory:
            if let task = row.task {
                html.markup(task.attributeValue)
            } else {
                html.text(row.accessory.name)
            }
        case .progress: if let progress = row.progress { html.number(progress) }
        case .body: break
        case .destination: html.quotedAddress(destination(of: row))
        case .identifier: html.quotedAttribute(row.id)
        case .level: html.number(row.level)
        }
    }

    /// The words of an event range, as `Page.plainText` has them.
    private mutating func plain(_ eventRange: EventRange) {
        for event in events(of: eventRange) {
            switch event {
            case .text(let span), .code(let span), .emoji(let span, _): html.quotedAttribute(span)
            case .image(_, _, let alternative): html.quotedAttribute(alternative)
            case .codeBlock(_, let span): html.quotedAttribute(span)
            case .softBreak, .lineBreak: html.markup(" ")
            default: break
            }
        }
    }
}
