package import TableModel

extension Page {
    /// The whole table in readable lines, for tests: what a part does not have is not written.
    ///
    ///     Title #id
    ///       ^ preface       < header       > footer
    ///     ## Section #id (group) .class
    ///       < header text   ~ subtitle     = caption of a table
    ///       - subtitle: title / meta | detail -> destination (accessory) #id ¶ body
    ///       > footer text
    ///
    /// Nested rows are indented, continued rows begin with `+`. Content is written as ``notation(_:)`` says.
    package var sketch: String {
        var lines = [titleText + (titleID.isEmpty ? "" : " #" + string(titleID)) + titleAliases.map { " alias=" + string($0) }.joined() + (direction.map { " dir=\($0.rawValue)" } ?? "")]
        func add(_ mark: String, _ eventRange: EventRange) {
            if !eventRange.isEmpty { lines.append("  \(mark) \(notation(eventRange))") }
        }
        if !title.isEmpty, notation(title) != titleText { add("*", title) }
        add("^", preface)
        add("<", header)
        for section in sections {
            lines.append(line(of: section))
            add("<", section.header)
            add("~", section.subtitle)
            add("=", section.caption)
            for row in rows[section.rows] { lines.append(line(of: row)) }
            add(">", section.footer)
        }
        if !footer.isEmpty { lines.append(">>> " + notation(footer)) }
        return lines.joined(separator: "\n")
    }

    private func line(of section: Section) -> String {
        var line = section.heading.map { String(repeating: "#", count: $0.level) } ?? ""
        if line.isEmpty { line = section.heading == nil ? "--" : "**" }
        if let heading = section.heading {
            line += " " + notation(heading.title)
            if !heading.id.isEmpty { line += " #" + string(heading.id) }
            if heading.level > 0, heading.look != .section { line += " (\(heading.look))" }
        }
        if section.isOrdered { line += " ordered" }
        if section.isContents { line += " contents" }
        if section.heading == nil, !section.continuesHeading { line += " alone" }
        if let isCollapsed = section.isCollapsed { line += isCollapsed ? " collapsed" : " collapsible" }
        if let attributes = section.attributes {
            line += attributes.classes.map { " ." + $0 }.joined()
            line += attributes.aliases.map { " alias=" + string($0) }.joined()
            if let style = attributes.style { line += " style=" + style.rawValue }
            if let cell = attributes.cell?.identifier { line += " cell=" + cell }
            if attributes.hasIndex { line += " index" }
            line += attributes.data.map { " data-\($0.name)=\($0.value)" }.joined()
        }
        return line
    }

    private func line(of row: Row) -> String {
        let indent = String(repeating: "  ", count: row.level + 1)
        if row.isContinuation { return indent + "+ " + notation(row.body) }
        var line = indent + "- "
        if let task = row.task { line += task.marker + " " }
        if let number = row.number { line += "\(number). " }
        line += row.style.rawValue + ":"
        switch row.image {
        case .none: break
        case .picture(let destination, let title, let alternative):
            line += " ![\(string(alternative))](\(string(destination))\(title.isEmpty ? "" : " \"\(string(title))\""))"
        case .symbol(let span): line += " {\(string(span))}"
        }
        if !row.label.isEmpty { line += " «\(notation(row.label))»" }
        if !row.title.isEmpty { line += " " + notation(row.title) }
        if !row.meta.isEmpty { line += " / " + notation(row.meta) }
        if !row.detail.isEmpty { line += " | " + notation(row.detail) }
        if !row.tags.isEmpty { line += " tags: " + notation(row.tags) }
        if !row.badges.isEmpty { line += " badges: " + notation(row.badges) }
        if let attributes = row.attributes {
            if let value = attributes.value { line += " value=" + value }
            if let progress = attributes.progress { line += " progress=\(progress)" }
            if let target = attributes.detailTarget { line += " detail=" + string(target) }
            if let cell = attributes.cell?.identifier { line += " cell=" + cell }
            if attributes.isSelected { line += " selected" }
            line += attributes.classes.map { " ." + $0 }.joined()
            line += attributes.aliases.map { " alias=" + string($0) }.joined()
            line += attributes.data.map { " data-\($0.name)=\($0.value)" }.joined()
        }
        switch row.destination {
        case .none: line += " -> none"
        case .itself: break
        case .link(let span): line += " -> " + string(span)
        case .innerLink: line += " -> inner"
        }
        if row.accessory != .none { line += " (\(row.accessory.name))" }
        line += " #" + string(row.id)
        if !row.body.isEmpty { line += " ¶ " + notation(row.body) }
        return line
    }

    /// An event range in a Markdown-like line of its own: blocks are set apart by `¶`, items begin with `•`, quotes stand in `<…>`.
    package func notation(_ eventRange: EventRange) -> String {
        var line = ""
        for event in events[eventRange.range] {
            switch event {
            case .text(let span): line += string(span).replacing("\n", with: "⏎")
            case .softBreak: line += " "
            case .lineBreak: line += "⏎"
            case .code(let span): line += "`\(string(span))`"
            case .openLink: line += "["
            case .closeLink: line += "]"
            case .emoji(let span, let name): line += "\(string(span)):\(string(name)):"
            case .image(let destination, _, let alternative): line += "![\(string(alternative))](\(string(destination)))"
            case .footnoteReference(let label): line += "[^\(string(label))]"
            case .codeBlock(let info, let span):
                line += "```\(string(info)) \(string(span).replacing("\n", with: "⏎"))```"
            case .thematicBreak: line += "---"
            case .markup(let span): line += string(span)
            case .address(let span, _): line += string(span)
            case .imageHints: break
            case .identifier(let span): line += " id=" + string(span)
            case .open(let element): line += Self.opening(element, string)
            case .close(let element): line += Self.closing(element)
            }
            if case .openLink(let destination, let title) = event {
                line += "(\(string(destination))\(title.isEmpty ? "" : " \"\(string(title))\""))"
            }
        }
        while line.hasSuffix("¶") || line.hasSuffix(" ") { line.removeLast() }
        return line
    }

    private static func opening(_ element: ContentElement, _ string: (Span) -> String) -> String {
        switch element {
        case .emphasis: "*"
        case .strong: "**"
        case .strikethrough: "~~"
        case .paragraph, .tightParagraph: ""
        case .division: "<div "
        case .badges: "badges "
        case .blockQuote: "<"
        case .alert(let kind): "<\(kind.rawValue)! "
        case .bulletList: ""
        case .orderedList(let start): "(\(start)…) "
        case .listItem: "• "
        case .taskItem(let state): "•\(state.marker) "
        case .heading(let level, let id): String(repeating: "#", count: Int(level)) + "\(id.isEmpty ? "" : "(\(string(id)))") "
        case .footnote(let label): "(^\(string(label))) "
        case .table: "table "
        case .tableHead: "head "
        case .tableBody: "body "
        case .tableRow: ""
        case .tableCell(_, let alignment): alignment == .none ? "{" : "{\(alignment) "
        }
    }

    private static func closing(_ element: ContentElement) -> String {
        switch element {
        case .emphasis: "*"
        case .strong: "**"
        case .strikethrough: "~~"
        case .paragraph, .badges, .heading, .footnote: " ¶ "
        case .tightParagraph: " "
        case .division: "> "
        case .blockQuote, .alert: ">"
        case .bulletList, .orderedList, .listItem, .taskItem, .tableHead, .tableBody: ""
        case .table: " "
        case .tableRow: " "
        case .tableCell: "}"
        }
    }
}

extension TaskState {
    fileprivate var marker: String {
        switch self {
        case .open: "[ ]"
        case .done: "[x]"
        }
    }
}
