import TableModel

extension PageRenderer {
    /// Writes one row: its body first, then the detail button, the permalink and the blocks below.
    ///
    /// - Parameter isInOrderedList: numbers are the list's own; elsewhere they are data.
    mutating func row(_ row: Row, isInOrderedList: Bool) {
        html.markup("<li")
        if !row.id.isEmpty { html.attribute("id", row.id) }
        classes(of: row)
        if row.level > 0 {
            html.markup(" aria-level=")
            html.number(row.level + 1)
        }
        if let number = row.number {
            html.markup(isInOrderedList ? " value=" : " data-number=")
            html.number(Int(number))
        }
        if let attributes = row.attributes {
            if attributes.isSelected { html.markup(" aria-current=true") }
            for data in attributes.data { html.dataAttribute(data) }
        }
        html.markup(">")
        if row.isContinuation {
            html.markup("<div class=tv-body>")
            flow(row.body)
            html.markup("</div></li>\n")
            return
        }
        body(of: row)
        detailButton(of: row)
        permalink(of: row)
        if !row.body.isEmpty {
            html.markup("<div class=tv-body>")
            flow(row.body)
            html.markup("</div>")
        }
        html.markup("</li>\n")
    }

    private mutating func classes(of row: Row) {
        let accessory = row.accessory.className
        let style =
            switch row.style {
            case .value1, .value2: row.style.rawValue
            case .default, .subtitle, .paragraph: ""
            }
        let link =
            switch row.destination {
            case .innerLink: "link"
            case .none, .itself, .link: ""
            }
        if !row.hasAttributes, !row.isContinuation, accessory.isEmpty || (style.isEmpty && link.isEmpty), style.isEmpty || link.isEmpty {
            // Most rows have one class or none: nothing is put together for them.
            let only = accessory.isEmpty ? style.isEmpty ? link : style : accessory
            if !only.isEmpty { html.attribute("class", only) }
            return
        }
        var names: [String] = []
        if row.isContinuation { names.append("more") }
        names += [accessory, style, link].filter { !$0.isEmpty }
        if let own = row.attributes?.classes { names += own }
        if !names.isEmpty { html.attribute("class", names.joined(separator: " ")) }
    }

    private mutating func body(of row: Row) {
        let isTask = row.isChecked != nil
        if isTask {
            html.markup("<label>")
        } else {
            switch row.destination {
            case .link(let destination):
                html.markup("<a")
                html.address("href", destination)
                html.markup(">")
            case .itself:
                html.markup("<a")
                html.fragment("href", row.id)
                html.markup(">")
            case .none, .innerLink: html.markup("<div>")
            }
        }
        image(of: row)
        if !row.label.isEmpty {
            html.markup("<i>")
            flow(row.label)
            html.markup("</i> ")
        }
        title(of: row, isTask: isTask)
        if !row.detail.isEmpty {
            html.markup(" <small>")
            line(row.detail)
            html.markup("</small>")
        }
        ends(of: row)
        if isTask {
            html.markup("</label>")
        } else {
            switch row.destination {
            case .link, .itself: html.markup("</a>")
            case .none, .innerLink: html.markup("</div>")
            }
        }
    }

    private mutating func image(of row: Row) {
        switch row.image {
        case .none: break
        case .picture(let destination, let title, let alternative):
            image(destination, title, alternative)
            html.markup(" ")
        case .symbol(let span):
            html.markup("<span class=tv-symbol>")
            html.text(span)
            html.markup("</span> ")
        }
    }

    private mutating func title(of row: Row, isTask: Bool) {
        guard !row.title.isEmpty else { return }
        if case .paragraph = row.style {
            // `label` takes phrasing only.
            html.markup(isTask ? "<span>" : "<p>")
            line(row.title)
            html.markup(isTask ? "</span>" : "</p>")
            return
        }
        html.markup("<b>")
        line(row.title)
        if !row.meta.isEmpty {
            html.markup(" <i>")
            flow(row.meta)
            html.markup("</i>")
        }
        html.markup("</b>")
    }

    private mutating func ends(of row: Row) {
        if !row.tags.isEmpty {
            html.markup(" <span class=tv-tags>")
            flow(row.tags)
            html.markup("</span>")
        }
        if !row.badges.isEmpty {
            html.markup(" <span class=tv-badges>")
            flow(row.badges)
            html.markup("</span>")
        }
        if let value = row.attributes?.value {
            html.markup(" <span class=tv-value>")
            html.text(value)
            html.markup("</span>")
        }
        if let progress = row.attributes?.progress {
            html.markup(" <progress max=100 value=")
            html.number(progress)
            html.attribute("aria-label", page.plainText(row.title))
            html.markup(">")
            html.number(progress)
            html.markup(" %</progress>")
        }
        if let isChecked = row.isChecked {
            html.markup(" ")
            checkbox(isChecked)
        }
    }

    private mutating func detailButton(of row: Row) {
        guard row.accessory.hasDetailButton else { return }
        html.markup(" <a class=info")
        if let target = row.attributes?.detailTarget { html.address("href", target) } else { html.fragment("href", row.id) }
        html.attribute("aria-label", frame.words.moreAbout(page.plainText(row.title)))
        html.markup("></a>")
    }

    /// A quiet link to the row itself, for rows that a tap takes elsewhere. Outside the tab order: the row has its own link.
    private mutating func permalink(of row: Row) {
        guard row.destination != .itself, !row.id.isEmpty else { return }
        html.markup("<a class=tv-link")
        html.fragment("href", row.id)
        html.markup(" tabindex=-1 aria-hidden=true></a>")
    }
}
