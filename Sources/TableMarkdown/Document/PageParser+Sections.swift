import TableModel

extension PageParser {
    /// Opens the section of a heading.
    mutating func beginSection(with heading: MarkdownNode) {
        endSection()
        var section = Section()
        section.location = content.location(of: heading)
        let attributes = content.takeAttributes(of: heading)
        let id = id(of: heading, attributes)
        let title = content.trimmed(content.readInlines(of: heading, place: .phrasing))
        section.heading = SectionHeading(level: heading.headingLevel, id: id, title: title)
        if let attributes { content.apply(attributes, to: &section, of: heading) }
        addRegionClasses(to: &section)
        draft = SectionDraft(section: section)
    }

    /// Opens a section that goes on under the heading above it.
    private mutating func beginUnnamedSection(at location: SourceLocation) {
        var section = Section()
        section.continuesHeading = true
        section.location = location
        addRegionClasses(to: &section)
        draft = SectionDraft(section: section)
    }

    func addRegionClasses(to section: inout Section) {
        guard !regionClasses.isEmpty else { return }
        var attributes = section.attributes ?? SectionAttributes()
        attributes.classes += regionClasses
        section.attributes = attributes
    }

    /// Makes the draft the section whose rows come next, and gives it the blocks before them.
    mutating func beginRows(at location: SourceLocation, isOrdered: Bool) {
        let subtitle = takeEmphasisLine()
        let title = takeBoldLine()
        if draft == nil {
            takePageHeader()
            beginUnnamedSection(at: location)
            draft?.section.continuesHeading = false
        }
        if let title {
            // What stands above the line belongs to the section before, unless that one has just begun without a heading.
            if draft?.hasRows == true || draft?.section.heading != nil || !pending.isEmpty {
                endSection()
                beginUnnamedSection(at: location)
            }
            draft?.section.heading = SectionHeading(level: 0, id: .empty, title: title)
        } else if draft?.hasRows == true {
            let header = takePending()
            endSection()
            beginUnnamedSection(at: location)
            draft?.section.header = header
        }
        draft?.section.subtitle = subtitle
        if draft?.section.header.isEmpty == true {
            let header = takePending()
            draft?.section.header = header
        }
        draft?.section.isOrdered = isOrdered
        draft?.section.rows = rows.count..<rows.count
        draft?.hasRows = true
    }

    /// A bold line directly above rows: the title of a section without a heading of its own.
    private mutating func takeBoldLine() -> EventRange? {
        guard case .boldLine(let words)? = pending.last?.kind else { return nil }
        pending.removeLast()
        return words
    }

    /// An emphasised line directly above rows; empty for none.
    private mutating func takeEmphasisLine() -> EventRange {
        guard case .emphasisLine(let words)? = pending.last?.kind else { return .empty }
        pending.removeLast()
        return words
    }

    /// Notes that the rows read last belong to the draft.
    mutating func endRowRun() {
        guard let start = draft?.section.rows.lowerBound else { return }
        draft?.section.rows = start..<rows.count
    }

    /// Ends the rows of the draft: what comes next is a section of its own.
    mutating func endRows() {
        guard draft?.hasRows == true else { return }
        endSection()
        beginUnnamedSection(at: .wholeFile)
    }

    /// Closes the draft; the blocks since its rows are its footer, or all it has.
    mutating func endSection() {
        guard var section = draft?.section else { return takePageHeader() }
        let eventRange = takePending()
        if draft?.hasRows == true { section.footer = eventRange } else { section.header = eventRange }
        draft = nil
        if section.heading == nil, section.rows.isEmpty, section.header.isEmpty, section.subtitle.isEmpty,
            section.footer.isEmpty
        {
            return
        }
        sections.append(section)
    }

    private mutating func takePageHeader() {
        page.header = takePending()
    }

    /// Ends the document: what follows its last thematic break, and is neither rows nor section, is the table footer view.
    mutating func endDocument() {
        var footer: [PendingBlock] = []
        if draft != nil || !sections.isEmpty, let line = pending.lastIndex(where: { $0.kind == .thematicBreak }),
            line + 1 < pending.count, draft?.hasRows == true || line > 0
        {
            footer = Array(pending[(line + 1)...])
            pending.removeSubrange(line...)
        }
        endSection()
        pending = footer
        page.footer = takePending()
    }
}
