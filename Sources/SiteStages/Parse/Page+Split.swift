import TableBasics
import TableMarkdown
import TableModel

extension Page {
    /// The page cut into several: what stands before the first heading of a level, then a page for each of these headings with
    /// everything below it, in their order. A page without such a heading stays whole.
    ///
    /// Footnotes stand at the end of each page that refers to them; those that no page refers to at the end of the last one. A
    /// first heading that says no more than the title begins no page: what stands below it is the beginning of the first one.
    ///
    /// - Parameters:
    ///   - level: 1...6; headings above it begin a page as well.
    ///   - name: the title that the page will have, where that is not its own.
    func split(at level: Int, name: String? = nil) -> [Page] {
        // A list of the contents leads to the pages.
        var starts = sections.indices.filter {
            (1...max(1, level)).contains(sections[$0].heading?.level ?? 0) && !sections[$0].isContents
        }
        if title.isEmpty, !hasTitleInHeader, let heading = starts.first.flatMap({ sections[$0].heading }),
            Self.isSame(plainText(heading.title), name ?? titleText)
        {
            starts.removeFirst()
        }
        guard let first = starts.first else { return [self] }
        let notes = footnotes
        let lists = SpanLists(self)
        var unused = Set(notes.keys)
        var pages: [Page] = []
        // A cutter holds tables of its own: one at a time.
        for number in 0...starts.count {
            var cutter = PageCutter(self, lists, notes: notes)
            if number == 0 {
                cutter.takeBeginning()
                cutter.take(sections[..<first])
            } else {
                cutter.becomePart(ofHeading: starts[number - 1], number: number)
                let end = number < starts.count ? starts[number] : sections.count
                cutter.take(sections[(starts[number - 1] + 1)..<end])
            }
            let isLast = number == starts.count
            unused.subtract(cutter.end(with: isLast ? footer : .empty, isLast ? unused : []))
            pages.append(cutter.page)
        }
        return pages
    }

    /// Whether a heading says the same as a title: in whatever letter case, with whatever white space.
    static func isSame(_ heading: String, _ title: String) -> Bool {
        func words(of text: String) -> [String] { text.lowercased().split { $0.isWhitespace }.map(String.init) }
        return words(of: heading) == words(of: title)
    }

    /// Where each footnote is defined, by its label.
    private var footnotes: [String: EventRange] {
        var notes: [String: EventRange] = [:]
        var open: (label: String, start: Int)?
        for (index, event) in events.enumerated() {
            switch event {
            case .open(.footnote(let label)): open = (string(label), index)
            case .close(.footnote):
                if let open, notes[open.label] == nil { notes[open.label] = EventRange(open.start, index + 1) }
                open = nil
            default: break
            }
        }
        return notes
    }
}

/// Copies parts of a page into a new one, with the words that they point to and no others.
private struct PageCutter {
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
        let hasText = !section.subtitle.isEmpty || !section.columnHeads.isEmpty || !section.footer.isEmpty
        guard hasText || !section.rows.isEmpty else { return }
        take([section])
    }

    mutating func take(_ sections: ArraySlice<Section>) {
        for section in sections {
            var section = section
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
        (settings.date, settings.dateRange) = (nil, nil)
        (settings.parent, settings.grandParent) = (nil, nil)
        (settings.order, settings.weight) = (number, nil)
        settings.aliases = []
        if settings.isPrinted == true { settings.isPrinted = nil }
        return settings
    }
}

extension [Page] {
    /// The pages of a document that is split, with the names of all but the first; none for a document that is whole.
    func asParts(_ parsed: (_ page: Page, _ name: String?, _ isFirst: Bool) -> ParsedPage) -> [ParsedPage] {
        guard count > 1 else { return [] }
        return enumerated().map { index, page in
            let name = page.titleID.isEmpty ? page.titleText : page.string(page.titleID)
            return parsed(page, index == 0 ? nil : Self.name(Slug.fileName(name), ofPart: index), index == 0)
        }
    }

    /// The name of a part: its number only where there is no other, since that changes with the parts before it. A name that means
    /// something else to a server has a word behind it.
    private static func name(_ name: String, ofPart number: Int) -> String {
        switch name {
        case "": String(number)
        case "index", "404": "\(name)-page"
        default: name
        }
    }
}
