package import TableModel

extension OutlineNode {
    /// The outline of a page: its title and header, its sections, their rows. Nested rows are children of the row above them.
    package init(_ page: Page) {
        self.init(
            "page",
            [
                .text("path", page.path), .text("title", page.titleText), .text("id", page.string(page.titleID)),
                .text("direction", page.direction?.rawValue), .text("header", page.summary(page.header)),
                .text("cell", page.settings.cell?.identifier),
            ])
        children = page.sections.map { OutlineNode($0, in: page) }
        if let footer = Field.text("text", page.summary(page.footer)) { children.append(OutlineNode("footer", [footer])) }
    }

    private init(_ section: Section, in page: Page) {
        let heading = section.heading
        self.init(
            "section",
            [
                .text("title", heading.map { page.words($0.title) }), .number("level", heading.map { $0.level }),
                .text("look", heading.map { "\($0.rank)" }), .text("id", heading.map { page.string($0.id) }),
                .text("holds", section.content), .flag("continues", section.continuesHeading),
                .text("collapsed", section.isCollapsed.map { $0 ? "closed" : "open" }),
                .number("folds", section.foldDepth == 0 ? nil : section.foldDepth),
                .text("style", section.attributes?.style?.rawValue), .flag("index", section.attributes?.hasIndex ?? false),
                .text("cell", section.attributes?.cell?.identifier),
                .text("classes", section.attributes?.classes.joined(separator: " ")),
                .text("language", section.attributes?.language), .text("direction", section.attributes?.direction?.rawValue),
                .flag("unsearched", section.attributes?.isSearched == false),
                .text("aliases", section.attributes?.aliases.map(page.string).joined(separator: " ")),
                .text("subtitle", page.words(section.subtitle)), .text("header", page.summary(section.header)),
                .number("line", section.location.line == 0 ? nil : section.location.line),
            ])
        var rows = section.rows.clamped(to: page.rows.indices)
        children = Self.nested(&rows, level: 0, in: page)
        if let footer = Field.text("text", page.summary(section.footer)) { children.append(OutlineNode("footer", [footer])) }
    }

    /// The rows at `level` and deeper that come next, as a forest. Deeper than a person can read, levels are no longer told apart.
    private static func nested(_ rows: inout Range<Int>, level: Int, in page: Page) -> [OutlineNode] {
        var nodes: [OutlineNode] = []
        while let index = rows.first, page.rows[index].level >= level {
            rows.removeFirst()
            var node = OutlineNode(page.rows[index], in: page)
            if level < 40 { node.children = nested(&rows, level: page.rows[index].level + 1, in: page) }
            nodes.append(node)
        }
        return nodes
    }

    private init(_ row: Row, in page: Page) {
        let attributes = row.attributes
        self.init(
            row.isContinuation ? "continuation" : "row",
            [
                .text("id", page.string(row.id)), .text("style", row.style.rawValue),
                .number("level", row.level == 0 ? nil : row.level), .number("number", row.number.map(Int.init)),
                .text("state", row.task?.name), .text("image", page.description(of: row.image)),
                .text("label", page.words(row.label)), .text("title", page.words(row.title)),
                .text("meta", page.words(row.meta)), .text("detail", page.words(row.detail)),
                .text("value", attributes?.value), .text("tags", page.words(row.tags)),
                .text("badges", page.words(row.badges)), .text("body", page.summary(row.body)),
                .text("destination", page.description(of: row.destination)),
                .text("accessory", row.accessory == .none ? nil : row.accessory.name),
                .number("progress", attributes?.progress), .text("cell", attributes?.cell?.identifier),
                .flag("selected", attributes?.isSelected ?? false),
                .flag("unsearched", attributes?.isSearched == false),
                .text("selected-image", attributes?.selectedImage.map(page.string)),
                .text("detail-target", attributes?.detailTarget.map(page.string)),
                .text("classes", attributes?.classes.joined(separator: " ")),
                .text("aliases", attributes?.aliases.map(page.string).joined(separator: " ")),
                .number("line", row.location.line == 0 ? nil : row.location.line),
            ])
        fields += (attributes?.data ?? []).map { Field(name: "data-\($0.name)", value: .text($0.value)) }
    }
}

extension Section {
    fileprivate var content: String {
        isContents ? "contents" : isProse ? "prose" : isOrdered ? "ordered rows" : "rows"
    }
}

extension Page {
    /// An event range's words on one line.
    fileprivate func words(_ eventRange: EventRange) -> String {
        plainText(eventRange).split { $0.isWhitespace }.joined(separator: " ")
    }

    /// The blocks of an event range and its first words: `paragraph, code: Run this first …`.
    fileprivate func summary(_ eventRange: EventRange) -> String {
        guard !eventRange.isEmpty else { return "" }
        var depth = 0
        var blocks: [String] = []
        for event in events[eventRange.range] {
            switch event {
            case .open(let element):
                if depth == 0 { blocks.append(element.outlineName) }
                depth += 1
            case .close: depth -= 1
            case .codeBlock where depth == 0: blocks.append("code")
            case .thematicBreak where depth == 0: blocks.append("break")
            case .markup where depth == 0 && blocks.last != "html": blocks.append("html")
            default: break
            }
        }
        let words = words(eventRange)
        let start = words.prefix(60)
        let names = blocks.count > 6 ? blocks.prefix(6).joined(separator: ", ") + ", …" : blocks.joined(separator: ", ")
        let shown = String(start) + (start.endIndex < words.endIndex ? "…" : "")
        return [names, shown].filter { !$0.isEmpty }.joined(separator: ": ")
    }

    fileprivate func description(of image: RowImage) -> String? {
        switch image {
        case .none: nil
        case .picture(let destination, _, _): string(destination)
        case .symbol(let span), .icon(let span): string(span)
        }
    }

    fileprivate func description(of destination: RowDestination) -> String? {
        switch destination {
        case .none: nil
        case .itself: "itself"
        case .link(let span): string(span)
        case .innerLink: "inner link"
        }
    }
}

extension ContentElement {
    fileprivate var outlineName: String {
        switch self {
        case .emphasis, .strong, .strikethrough, .insertion, .mark, .keyboard, .superscript, .subscript: "text"
        case .paragraph, .tightParagraph: "paragraph"
        case .division: "html paragraph"
        case .badges: "badges"
        case .blockQuote: "quote"
        case .alert(let alert): alert.kind.rawValue
        case .alertTitle, .summary, .tabName, .codeTitle: "title"
        case .titledCode: "code"
        case .details: "details"
        case .region: "container"
        case .tabs, .tab: "tabs"
        case .bulletList: "list"
        case .orderedList: "numbered list"
        case .listItem, .taskItem: "item"
        case .definitionList, .definitionTerm, .definition: "definition list"
        case .heading(let level, _): "heading \(level)"
        case .footnote: "footnote"
        case .htmlTable: "html"
        case .table, .tableHead, .tableBody, .tableRow, .tableCell: "table"
        }
    }
}
