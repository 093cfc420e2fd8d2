import TableCells
import TableModel
import TableThemes

extension PageRenderer {
    /// Writes one row: its element first, then the detail button, the permalink and the blocks below.
    ///
    /// - Parameter isInOrderedList: numbers are the list's own; elsewhere they are data.
    mutating func row(_ row: borrowing Row, isInOrderedList: Bool) {
        innerLevels.removeAll(keepingCapacity: true)
        let cell = cell(of: row)
        let filled = cell == nil ? CellSlots.none : CellSlots(of: row)
        html.markup("<li")
        if !row.id.isEmpty { html.attribute("id", row.id) }
        classes(of: row, cell, filled)
        if row.level > 0 {
            html.markup(" aria-level=")
            html.number(row.level + 1)
        }
        number(of: row, isInOrderedList: isInOrderedList)
        if row.hasAttributes {
            if row.isSelected { html.markup(" aria-current=true") }
            if row.hasData, let attributes = row.attributes {
                for data in attributes.data { html.dataAttribute(data) }
            }
        }
        html.markup(">")
        if row.isContinuation {
            blocks(of: row)
        } else {
            content(of: row, cell, filled)
        }
        html.markup("</li>\n")
    }

    /// The number of a row, or that it is below a row that has one or goes on with it: it begins where that row's text does then.
    private mutating func number(of row: borrowing Row, isInOrderedList: Bool) {
        let isBelow = numberedLevel.map { row.level > $0 || row.isContinuation && row.level == $0 } ?? false
        if row.number != nil {
            numberedLevel = row.level
        } else if !isBelow, !row.isContinuation {
            numberedLevel = nil
        }
        if isInOrderedList {
            guard let number = row.number else {
                // Rows that are further in begin so in any such list.
                if isBelow, row.level == 0 { html.markup(" data-number") }
                return
            }
            html.markup(" value=")
            html.number(Int(number))
        } else if row.number != nil || isBelow {
            // An author's attribute of that name stays.
            guard !row.hasData || row.attributes?.data.contains(where: { $0.name == "number" }) != true else { return }
            html.markup(" data-number")
            guard let number = row.number else { return }
            html.markup("=")
            html.number(Int(number))
        }
    }

    private mutating func content(of row: borrowing Row, _ cell: CellProgram?, _ filled: CellSlots) {
        element(of: row, cell, filled)
        permalink(of: row)
        detailButton(of: row)
        if !row.body.isEmpty {
            if let cell { renderBody(of: row, from: cell, filled) } else { blocks(of: row) }
        }
        if row.hasAliases, let attributes = row.attributes { aliases(attributes.aliases) }
    }

    /// The template of a row: the one it names, else that of its section; nil for the built-in cell.
    private func cell(of row: borrowing Row) -> CellProgram? {
        if row.isContinuation { return nil }
        return row.hasCell ? ownCell(of: row) : cell
    }

    /// Apart, since the frame is copied for the look-up.
    @inline(never)
    private func ownCell(of row: borrowing Row) -> CellProgram? {
        row.cell.flatMap { frame.cells[$0.identifier]?.program }
    }

    private mutating func classes(of row: borrowing Row, _ cell: CellProgram?, _ filled: CellSlots) {
        var accessory = row.accessory.className
        let style: UnsafeBufferPointer<UInt8>
        if let cell {
            style = cell.className
            // The template draws it; a task's is the check box.
            if row.task == nil, !cell.omittedSlots(of: filled).contains(CellSlot.accessory) { accessory = "" }
        } else {
            style = row.style.className
        }
        var link: StaticString = ""
        if case .innerLink = row.destination { link = "link" }
        guard !row.hasClasses else {
            var names = row.isContinuation ? ["more"] : []
            names += ["\(accessory)", String(decoding: style, as: UTF8.self), "\(link)"].filter { !$0.isEmpty }
            return html.attribute("class", (names + (row.attributes?.classes ?? [])).joined(separator: " "))
        }
        html.classes(row.isContinuation ? "more" : "", accessory, style, link)
    }

    /// The row's own element, which takes the tap, around its parts.
    private mutating func element(of row: borrowing Row, _ cell: CellProgram?, _ filled: CellSlots) {
        let isTask = row.task != nil
        // A label has one thing to label, and a progress bar would be another (HTML Living Standard, 4.10.4).
        let isLabel = isTask && row.progress == nil
        if isTask {
            html.markup(isLabel ? "<label>" : "<div>")
        } else {
            switch row.destination {
            case .link(let destination):
                html.markup("<a")
                html.address("href", destination)
                newTab(for: destination)
                html.markup(isBare(destination, row.title) ? " class=tv-bare>" : ">")
            case .none, .innerLink, .itself: html.markup("<div>")
            }
        }
        if let cell { render(row, from: cell, filled) } else { parts(of: row, isTask: isTask) }
        if isTask {
            html.markup(isLabel ? "</label>" : "</div>")
        } else {
            switch row.destination {
            case .link: html.markup("</a>")
            case .none, .innerLink, .itself: html.markup("</div>")
            }
        }
    }

    /// What ``row(_:isInOrderedList:)`` writes between the tags of the row's element.
    mutating func inside(of row: borrowing Row) {
        if let cell = cell(of: row) {
            render(row, from: cell, CellSlots(of: row))
        } else {
            parts(of: row, isTask: row.task != nil)
        }
    }

    private mutating func detailButton(of row: borrowing Row) {
        guard row.accessory.hasDetailButton else { return }
        html.markup(" <a class=info")
        if let target = row.attributes?.detailTarget {
            html.address("href", target)
            newTab(for: target)
        } else {
            html.fragment("href", row.id)
        }
        html.attribute("aria-label", frame.words.moreAbout(name(of: row)))
        html.markup("></a>")
    }

    /// What a tap on a row that leads nowhere else touches lies over it, for the pointer alone: who reads by key or ear would meet a
    /// link in every row. Other rows have a quiet link to themselves.
    private mutating func permalink(of row: borrowing Row) {
        guard case .itself = row.destination, row.task == nil else { return permalink(to: row.id) }
        html.markup("<a")
        html.fragment("href", row.id)
        html.markup(" tabindex=-1 aria-hidden=true></a>")
    }

    /// A quiet link to a part of the page.
    mutating func permalink(to id: Span) {
        guard !id.isEmpty else { return }
        html.markup("<a class=tv-link")
        html.fragment("href", id)
        html.markup(" tabindex=-1 aria-hidden=true></a>")
    }

    /// The same to a part that is no author's.
    mutating func permalink(to id: String) {
        html.markup("<a class=tv-link")
        html.attribute("href", "#" + id)
        html.markup(" tabindex=-1 aria-hidden=true></a>")
    }
}

extension CellStyle {
    /// The class of a row of the built-in cell; empty for the styles that the parts of the row tell apart.
    fileprivate var className: UnsafeBufferPointer<UInt8> {
        let name: StaticString =
            switch self {
            case .value1: "value1"
            case .value2: "value2"
            case .default, .subtitle, .paragraph: ""
            }
        return UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    }
}
