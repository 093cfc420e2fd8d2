import TableBasics
import TableMarkdown
import TableModel

/// Copies parts of a page into a new one, with the words that they point to and no others.
struct PageCutter {
    private let source: Page
    private let lists: SpanLists
    private let notes: [String: EventRange]
    private(set) var page: Page
    /// Rows and events share spans, and so do their copies.
    private var copies: [Span: Span] = [.empty: .empty]
    /// The labels of the footnotes that the copied text refers to, in its order.
    private var references: [String] = []

    init(_ source: Page, _ lists: SpanLists, notes: [String: EventRange]) {
        self.source = source
        self.lists = lists
        self.notes = notes
        page = Page(path: source.path)
        page.settings = source.settings
        page.titleOrigin = .source
        page.direction = source.direction
        page.language = source.language
        page.hasCodeInLanguages = source.hasCodeInLanguages
        page.hasTabs = source.hasTabs
        page.hasTables = source.hasTables
        page.hasLayoutTables = source.hasLayoutTables
        page.hasRowAliases = source.hasRowAliases
        page.styleClasses = source.styleClasses
    }

    /// What stands before the sections.
    mutating func takeBeginning() {
        page.titleText = source.titleText
        page.titleOrigin = source.titleOrigin
        page.hasTitleInHeader = source.hasTitleInHeader
        page.hasCenteredHeader = source.hasCenteredHeader
        page.preface = copy(source.preface)
        page.title = copy(source.title)
        page.titleID = copy(source.titleID)
        page.titleAliases = source.titleAliases.map { copy($0) }
        page.header = copy(source.header)
        if !DocumentName.isIndex(source.path), source.settings.address == nil {
            page.settings.aliases.append(PlacedText("/" + URLPath.encodedPath(DocumentName.page(ofDocument: source.path))))
        }
    }

    /// Makes the heading of a section the title of the page, and the text below it the page's header.
    mutating func becomePart(ofHeading index: Int, number: Int) {
        var section = source.sections[index]
        guard let heading = section.heading else { return }
        page.titleText = source.hasWords(heading.title) ? source.plainText(heading.title) : source.string(heading.id)
        page.title = copy(heading.title)
        page.titleID = copy(heading.id)
        page.titleAliases = section.attributes?.aliases.map { copy($0) } ?? []
        page.header = copy(section.header)
        page.settings = source.settings.ofPart(number)
        section.heading = nil
        section.header = .empty
        section.isCollapsed = nil
        section.attributes?.aliases = []
        if section.attributes == SectionAttributes() { section.attributes = nil }
        let hasText = !section.subtitle.isEmpty || !section.columnHeads.isEmpty || !section.footer.isEmpty
        guard hasText || !section.rows.isEmpty else { return }
        take([section])
    }

    mutating func take(_ sections: ArraySlice<Section>) {
        for index in sections.indices {
            var section = sections[index]
            if isLeftEmpty(index, in: sections) {
                guard let title = section.heading?.title, source.hasWords(title) else { continue }
                section.isCollapsed = nil
            }
            if let heading = section.heading {
                section.heading?.id = copy(heading.id)
                section.heading?.title = copy(heading.title)
            }
            if let aliases = section.attributes?.aliases { section.attributes?.aliases = aliases.map { copy($0) } }
            section.header = copy(section.header)
            section.subtitle = copy(section.subtitle)
            section.columnHeads = section.columnHeads.map { copy($0) }
            let start = page.rows.count
            for row in source.rows[section.rows] { page.rows.append(copy(row)) }
            section.rows = start..<page.rows.count
            section.footer = copy(section.footer)
            page.sections.append(section)
        }
    }

    /// Whether a section has nothing but what folds in it, and all that is on other pages.
    private func isLeftEmpty(_ index: Int, in sections: ArraySlice<Section>) -> Bool {
        var section = sections[index]
        guard section.isCollapsed != nil else { return false }
        section.isCollapsed = nil
        guard section.isTitleAlone, source.sections.isFoldAround(index) else { return false }
        return index + 1 == sections.endIndex || isLeftEmpty(index + 1, in: sections)
    }

    /// Adds the closing text and the footnotes that the page refers to; returns their labels.
    ///
    /// - Parameter more: labels of footnotes that stand here if no page before referred to them.
    mutating func end(with footer: EventRange, _ more: Set<String>) -> Set<String> {
        let start = page.events.count
        _ = copy(footer)
        var taken: Set<String> = []
        var next = 0
        // A footnote may refer to another one.
        while next < references.count {
            take(note: references[next], &taken)
            next += 1
        }
        for label in more.sorted() { take(note: label, &taken) }
        if page.events.count > start { page.footer = EventRange(start, page.events.count) }
        page.ids = lists.ids(among: copies.keys).map { copy($0) }
        page.pointerIDs = lists.pointerIDs(among: copies.keys).map { copy($0) }
        let starts = Dictionary(copies.lazy.filter { !$0.key.isEmpty }.map { ($0.key.start, $0.value.start) }) { max($0, $1) }
        page.linkPlaces = lists.linkPlaces(at: starts.keys).compactMap { place in
            starts[place.destination].map { LinkPlace(destination: $0, location: place.location) }
        }
        .sorted { $0.destination < $1.destination }
        page.rankHeadings()
        return taken
    }

    private mutating func take(note label: String, _ taken: inout Set<String>) {
        guard let note = notes[label], taken.insert(label).inserted else { return }
        for index in note.range { append(source.events[index]) }
    }

    /// Copies events, without the footnotes among them.
    private mutating func copy(_ eventRange: EventRange) -> EventRange {
        let start = page.events.count
        var isInNote = false
        for index in eventRange.range {
            let event = source.events[index]
            if case .open(.footnote) = event { isInNote = true }
            if !isInNote { append(event) }
            if case .close(.footnote) = event { isInNote = false }
        }
        return page.events.count == start ? .empty : EventRange(start, page.events.count)
    }

    private mutating func append(_ event: ContentEvent) {
        if case .footnoteReference(let label) = event { references.append(source.string(label)) }
        page.events.append(copy(event))
    }

    private mutating func copy(_ event: ContentEvent) -> ContentEvent {
        switch event {
        case .open(let element): .open(copy(element))
        case .close(let element): .close(copy(element))
        case .text(let text): .text(copy(text))
        case .code(let text): .code(copy(text))
        case .openLink(let destination, let title): .openLink(destination: copy(destination), title: copy(title))
        case .emoji(let emoji, let name): .emoji(copy(emoji), name: copy(name))
        case .image(let destination, let title, let alternative):
            .image(destination: copy(destination), title: copy(title), alternative: copy(alternative))
        case .footnoteReference(let label): .footnoteReference(label: copy(label))
        case .codeBlock(let info, let text): .codeBlock(info: copy(info), text: copy(text))
        case .markup(let markup): .markup(copy(markup))
        case .address(let address, let kind): .address(copy(address), kind)
        case .imageHints(let source, let written): .imageHints(source: copy(source), written: written)
        case .identifier(let id): .identifier(copy(id))
        case .permalink(let id): .permalink(copy(id))
        case .softBreak, .lineBreak, .closeLink, .thematicBreak, .headingLevel: event
        }
    }

    private mutating func copy(_ element: ContentElement) -> ContentElement {
        switch element {
        case .region(let classes): .region(classes: copy(classes))
        case .heading(let level, let id): .heading(level: level, id: copy(id))
        case .footnote(let label): .footnote(label: copy(label))
        default: element
        }
    }

    private mutating func copy(_ row: Row) -> Row {
        var copied = row
        copied.id = copy(row.id)
        switch row.image {
        case .none: break
        case .picture(let destination, let title, let alternative):
            copied.image = .picture(destination: copy(destination), title: copy(title), alternative: copy(alternative))
        case .symbol(let symbol): copied.image = .symbol(copy(symbol))
        case .icon(let name): copied.image = .icon(copy(name))
        }
        copied.label = copy(row.label)
        copied.title = copy(row.title)
        copied.meta = copy(row.meta)
        copied.detail = copy(row.detail)
        copied.tags = copy(row.tags)
        copied.badges = copy(row.badges)
        copied.body = copy(row.body)
        if case .link(let destination) = row.destination { copied.destination = .link(copy(destination)) }
        if var attributes = row.attributes {
            attributes.detailTarget = attributes.detailTarget.map { copy($0) }
            attributes.selectedImage = attributes.selectedImage.map { copy($0) }
            attributes.aliases = attributes.aliases.map { copy($0) }
            copied.attributes = attributes
        }
        return copied
    }

    private mutating func copy(_ span: Span) -> Span {
        guard !span.isEmpty else { return .empty }
        if let copied = copies[span] { return copied }
        let start = page.text.count
        page.text += source.text[span.range]
        let copied = Span(start, page.text.count)
        copies[span] = copied
        return copied
    }
}

extension PageSettings {
    /// Those of the part of a document that is one of its pages, by its number among them from 1: what is said of the document alone is
    /// said of its first page.
    fileprivate func ofPart(_ number: Int) -> PageSettings {
        var settings = self
        (settings.title, settings.description, settings.address) = (nil, nil, nil)
        settings.navigationTitle = nil
        (settings.date, settings.dateRange) = (nil, nil)
        (settings.parent, settings.grandParent) = (nil, nil)
        (settings.order, settings.weight) = (number, nil)
        settings.aliases = []
        if settings.isPrinted == true { settings.isPrinted = nil }
        return settings
    }
}
