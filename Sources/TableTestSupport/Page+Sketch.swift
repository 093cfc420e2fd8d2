package import TableModel

extension Page {
    /// The whole table in readable lines, for tests: what a part does not have is not written.
    ///
    ///     Title #id
    ///       ^ preface       < header       > footer
    ///     ## Section #id (group) .class
    ///       < header text   ~ subtitle     = heads of a table
    ///       - subtitle: title / meta | detail -> destination (accessory) #id ¶ body
    ///       > footer text
    ///
    /// Nested rows are indented, continued rows begin with `+`. Content is written as ``notation(_:)`` says.
    package var sketch: String {
        var lines = [firstLine]
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
            if !section.columnHeads.isEmpty { lines.append("  = " + section.columnHeads.map(notation).joined(separator: " | ")) }
            for row in rows[section.rows] { lines.append(line(of: row)) }
            add(">", section.footer)
        }
        if !footer.isEmpty { lines.append(">>> " + notation(footer)) }
        return lines.joined(separator: "\n")
    }

    private var firstLine: String {
        titleText + (titleID.isEmpty ? "" : " #" + string(titleID)) + titleAliases.map { " alias=" + string($0) }.joined()
            + (direction.map { " dir=" + $0.rawValue } ?? "")
    }

    private func line(of section: Section) -> String {
        var line = section.heading.map { String(repeating: "#", count: $0.level) } ?? ""
        if line.isEmpty { line = section.heading == nil ? "--" : "**" }
        if let heading = section.heading {
            line += " " + notation(heading.title)
            if !heading.id.isEmpty { line += " #" + string(heading.id) }
            if heading.level > 0, heading.rank != .section { line += " (\(heading.rank))" }
        }
        if section.isOrdered { line += " ordered" }
        if section.isContents { line += " contents" }
        if section.heading == nil, !section.continuesHeading { line += " alone" }
        if section.foldDepth > 0 { line += " fold=\(section.foldDepth)" }
        if let isCollapsed = section.isCollapsed { line += isCollapsed ? " collapsed" : " collapsible" }
        return line + (section.attributes.map(words) ?? "")
    }

    private func words(_ attributes: SectionAttributes) -> String {
        var words = attributes.classes.map { " ." + $0 }.joined()
        words += attributes.aliases.map { " alias=" + string($0) }.joined()
        if let style = attributes.style { words += " style=" + style.rawValue }
        if let cell = attributes.cell?.identifier { words += " cell=" + cell }
        if attributes.hasIndex { words += " index" }
        if let language = attributes.language { words += " lang=" + language }
        if let direction = attributes.direction { words += " dir=" + direction.rawValue }
        return words + attributes.data.map { " data-" + $0.name + "=" + $0.value }.joined()
    }

    private func line(of row: Row) -> String {
        let indent = String(repeating: "  ", count: row.level + 1)
        if row.isContinuation { return indent + "+ " + notation(row.body) }
        var line = indent + "- "
        if let task = row.task { line += task.marker + " " }
        if let number = row.number { line += "\(number). " }
        line += row.style.rawValue + ":" + words(row.image)
        if !row.label.isEmpty { line += " «" + notation(row.label) + "»" }
        for (mark, part) in [
            ("", row.title), (" /", row.meta), (" |", row.detail), (" tags:", row.tags), (" badges:", row.badges),
        ] where !part.isEmpty {
            line += mark + " " + notation(part)
        }
        if let attributes = row.attributes { line += words(attributes) }
        line += words(row.destination)
        if row.accessory != .none { line += " (" + row.accessory.name + ")" }
        line += " #" + string(row.id)
        if !row.body.isEmpty { line += " ¶ " + notation(row.body) }
        return line
    }

    private func words(_ image: RowImage) -> String {
        switch image {
        case .none: ""
        case .picture(let destination, let title, let alternative):
            " ![" + string(alternative) + "](" + string(destination) + quoted(title) + ")"
        case .symbol(let span): " {" + string(span) + "}"
        case .icon(let span): " [" + string(span) + "]"
        }
    }

    private func words(_ destination: RowDestination) -> String {
        switch destination {
        case .none: " -> none"
        case .itself: ""
        case .link(let span): " -> " + string(span)
        case .innerLink: " -> inner"
        }
    }

    private func words(_ attributes: RowAttributes) -> String {
        var words = attributes.value.map { " value=" + $0 } ?? ""
        if let progress = attributes.progress { words += " progress=\(progress)" }
        if let image = attributes.selectedImage { words += " selected-image=" + string(image) }
        if let target = attributes.detailTarget { words += " detail=" + string(target) }
        if let cell = attributes.cell?.identifier { words += " cell=" + cell }
        if attributes.isSelected { words += " selected" }
        if !attributes.isSearched { words += " unsearched" }
        words += attributes.classes.map { " ." + $0 }.joined()
        words += attributes.aliases.map { " alias=" + string($0) }.joined()
        return words + attributes.data.map { " data-" + $0.name + "=" + $0.value }.joined()
    }

    /// The title of a link or an image, as it stands behind the destination.
    private func quoted(_ title: Span) -> String { title.isEmpty ? "" : " \"" + string(title) + "\"" }

    /// An event range in a Markdown-like line of its own: blocks are set apart by `¶`, items begin with `•`, quotes stand in `<…>`.
    package func notation(_ eventRange: EventRange) -> String {
        var line = ""
        for event in events[eventRange.range] { line += notation(event) }
        while line.hasSuffix("¶") || line.hasSuffix(" ") { line.removeLast() }
        return line
    }

    private func notation(_ event: ContentEvent) -> String {
        switch event {
        case .text(let span): string(span).replacing("\n", with: "⏎")
        case .softBreak: " "
        case .lineBreak: "⏎"
        case .code(let span): "`" + string(span) + "`"
        case .openLink(let destination, let title): "[(" + string(destination) + quoted(title) + ")"
        case .closeLink: "]"
        case .emoji(let span, let name): string(span) + ":" + string(name) + ":"
        case .image(let destination, _, let alternative): "![" + string(alternative) + "](" + string(destination) + ")"
        case .footnoteReference(let label): "[^" + string(label) + "]"
        case .codeBlock(let info, let span): "```" + string(info) + " " + string(span).replacing("\n", with: "⏎") + "```"
        case .thematicBreak: "---"
        case .markup(let span), .address(let span, _): string(span)
        case .imageHints: ""
        case .identifier(let span): span.isEmpty ? "" : " id=" + string(span)
        case .permalink(let span): span.isEmpty ? "" : "#"
        case .headingLevel(let level, _): String(level)
        case .open(let element): Self.opening(element, string)
        case .close(let element): Self.closing(element)
        }
    }

    private static func opening(_ element: ContentElement, _ string: (Span) -> String) -> String {
        switch element {
        case .emphasis: "*"
        case .strong: "**"
        case .strikethrough: "~~"
        case .insertion: "^^"
        case .mark: "=="
        case .keyboard: "++"
        case .superscript: "^"
        case .subscript: "~"
        case .paragraph, .tightParagraph: ""
        case .division: "<div "
        case .badges: "badges "
        case .blockQuote: "<"
        case .alert(let alert):
            "<" + alert.kind.rawValue + "!" + (alert.title == .none ? "-" : "") + (alert.fold == .none ? " " : "\(alert.fold) ")
        case .alertTitle, .summary, .tabName, .codeTitle: "«"
        case .titledCode: "<code "
        case .details(let isOpen): isOpen ? "<open details " : "<details "
        case .region(let classes): "<div." + string(classes).replacing(" ", with: ".") + " "
        case .tabs: "<tabs "
        case .tab: "<tab "
        case .bulletList: ""
        case .orderedList(let start): "(\(start)…) "
        case .listItem(let number): "•" + (number.map { "\($0)." } ?? "") + " "
        case .definitionList: "<dl "
        case .definitionTerm: "; "
        case .definition: ": "
        case .taskItem(let state, let number): "•" + (number.map { "\($0)." } ?? "") + "\(state.marker) "
        case .heading(let level, let id): String(repeating: "#", count: Int(level)) + (id.isEmpty ? " " : "(" + string(id) + ") ")
        case .footnote(let label): "(^" + string(label) + ") "
        case .table: "table "
        case .htmlTable: "<table "
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
        case .insertion: "^^"
        case .mark: "=="
        case .keyboard: "++"
        case .superscript: "^"
        case .subscript: "~"
        case .paragraph, .badges, .heading, .footnote: " ¶ "
        case .tightParagraph: " "
        case .division: "> "
        case .alertTitle, .summary, .tabName, .codeTitle: "» "
        case .blockQuote, .alert, .details, .region, .tabs, .tab, .titledCode, .htmlTable: ">"
        case .definitionTerm, .definition: " "
        case .definitionList: ">"
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
