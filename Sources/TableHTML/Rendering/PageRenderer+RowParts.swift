import TableModel

/// The parts of a row, each as the built-in cell and the cells of themes write it.
extension PageRenderer {
    /// All parts, as the built-in cell has them.
    mutating func parts(of row: borrowing Row, isTask: Bool) {
        if case .none = row.image {
        } else {
            image(of: row)
            html.markup(" ")
        }
        label(of: row)
        title(of: row, isTask: isTask)
        detail(of: row)
        if !row.tags.isEmpty {
            html.markup(" ")
            tags(of: row)
        }
        if !row.badges.isEmpty {
            html.markup(" ")
            badges(of: row)
        }
        if row.hasAttributes {
            if let value = row.value {
                html.markup(" ")
                self.value(value, of: row)
            }
            if let progress = row.progress {
                html.markup(" ")
                self.progress(progress, of: row)
            }
        }
        if let task = row.task {
            html.markup(" ")
            checkbox(task, of: row)
        } else if case .check = row.accessory {
            spokenCheck()
        }
    }

    /// The check mark for those who do not see it, which is drawn by the style sheet.
    mutating func spokenCheck() {
        html.markup("<span role=img")
        html.attribute("aria-label", frame.words.checked)
        html.markup("></span>")
    }

    mutating func image(of row: borrowing Row) {
        switch row.image {
        case .none: break
        case .picture(let destination, let title, let alternative):
            image(destination, title, alternative)
            if row.hasAttributes, let selected = row.selectedImage { selectedImage(selected, title, alternative) }
        case .icon(let name): icon(name)
        case .symbol(let span):
            html.markup("<span class=tv-symbol>")
            html.text(span)
            html.markup("</span>")
        }
    }

    /// The image of a selected row. One of the two is shown, so both have the words.
    private mutating func selectedImage(_ destination: Span, _ title: Span, _ alternative: Span) {
        html.markup("<img class=tv-on")
        imageAttributes(destination, title, alternative)
        html.markup(">")
    }

    /// A tile with a drawing, which the style sheet has. What the theme does not have is reported, and shows nothing.
    private mutating func icon(_ name: Span) {
        let name = page.string(name)
        guard frame.drawings.contains(name) else { return }
        html.markup("<span class=\"tv-symbol tv-icon tv-icon-")
        html.text(name)
        html.markup("\"></span>")
    }

    /// The chip before the title, and a space behind it.
    mutating func label(of row: borrowing Row) {
        guard !row.label.isEmpty else { return }
        html.markup("<i>")
        flow(row.label)
        html.markup("</i> ")
    }

    /// The title with what stands behind it, in its element.
    mutating func title(of row: borrowing Row, isTask: Bool) {
        guard !row.title.isEmpty else { return }
        if case .paragraph = row.style {
            // `label` takes phrasing only.
            html.markup(isTask ? "<span>" : "<p>")
            line(row.title)
            html.markup(isTask ? "</span>" : "</p>")
            return
        }
        // In `b`, `strong` would be bolder than bold where a theme has bold titles.
        let isBold =
            !isInTable && !isTask && row.meta.isEmpty && row.destination == .itself
            && events(of: row.title).first == .open(.strong)
        html.markup(isBold ? "<p>" : "<b>")
        titleLine(of: row)
        html.markup(isBold ? "</p>" : "</b>")
    }

    mutating func titleLine(of row: borrowing Row) {
        line(row.title)
        guard !row.meta.isEmpty else { return }
        html.markup(" <i>")
        flow(row.meta)
        html.markup("</i>")
    }

    /// A space and the detail in its element.
    mutating func detail(of row: borrowing Row) {
        guard !row.detail.isEmpty else { return }
        html.markup(" <small>")
        line(row.detail)
        html.markup("</small>")
    }

    mutating func tags(of row: borrowing Row) {
        html.markup("<span class=tv-tags>")
        flow(row.tags)
        html.markup("</span>")
    }

    mutating func badges(of row: borrowing Row) {
        html.markup("<span class=tv-badges>")
        flow(row.badges)
        html.markup("</span>")
    }

    mutating func value(_ value: String, of row: borrowing Row) {
        let place = ValuePlace(of: value, in: row, page)
        html.markup(place.isLong || place.isBelow ? "<span class=\"tv-value" : "<span class=tv-value")
        if place.isLong { html.markup(" long") }
        if place.isBelow { html.markup(" wide") }
        html.markup(place.isLong || place.isBelow ? "\">" : ">")
        // A row that has found its direction does not have the rules of a page that runs like it. Its distances stay those of the row.
        let isTurned = isRightToLeft != isPageRightToLeft
        if isTurned { html.markup("<bdi>") }
        html.text(value)
        html.markup(isTurned ? "</bdi></span>" : "</span>")
    }

    /// The check mark of a task, which has a name of its own where the row is no label.
    mutating func checkbox(_ task: TaskState, of row: borrowing Row) {
        guard row.progress != nil || row.accessory == .switch else { return checkbox(task) }
        html.markup(task.checkbox)
        if row.accessory == .switch { html.markup(" role=switch") }
        if row.progress != nil { html.attribute("aria-label", name(of: row)) }
        html.markup(">")
    }

    mutating func progress(_ progress: Int, of row: borrowing Row) {
        html.markup("<progress max=100 value=")
        html.number(progress)
        if let text = onlyText(of: row.title) {
            html.attribute("aria-label", text)
        } else {
            html.attribute("aria-label", name(of: row))
        }
        html.markup(">")
        html.number(progress)
        html.markup(" %</progress>")
    }

    /// The blocks below the row.
    mutating func blocks(of row: borrowing Row) {
        html.markup("<div class=tv-body>")
        flow(row.body)
        html.markup("</div>")
    }

    /// The text of an event range that is nothing but text, as most titles are.
    private func onlyText(of eventRange: EventRange) -> Span? {
        let events = events(of: eventRange)
        guard events.count == 1, case .text(let span) = events[0] else { return nil }
        return span
    }
}
