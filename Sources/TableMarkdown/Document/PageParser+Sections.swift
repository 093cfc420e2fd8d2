import TableModel

extension PageParser {
    /// Opens the section of a heading; one without a word or a picture parts what it stands between, as a thematic break does.
    mutating func beginSection(with heading: MarkdownNode) {
        endSection()
        guard heading.firstChild != nil else { return beginUnnamedSection(at: content.location(of: heading)) }
        var section = Section()
        section.location = content.location(of: heading)
        section.foldDepth = regionNotes.folds
        let attributes = content.takeAttributes(of: heading) ?? content.takeAttributes(below: heading)
        let id = id(of: heading, attributes)
        let title = content.trimmed(content.readInlines(of: heading, place: .phrasing))
        section.heading = SectionHeading(level: heading.headingLevel, id: id, title: title)
        if let attributes { content.apply(attributes, to: &section, of: heading) }
        addRegions(to: &section)
        draft = SectionDraft(section: section)
    }

    /// Opens a section that goes on under the heading above it.
    private mutating func beginUnnamedSection(at location: SourceLocation) {
        beginPart(at: location)
        addRegionsToDraft()
    }

    /// Gives a section what the regions around it say of it.
    func addRegions(to section: inout Section) {
        guard regionNotes != RegionNotes(folds: regionNotes.folds) else { return }
        var attributes = section.attributes ?? SectionAttributes()
        attributes.classes += regionNotes.classes
        attributes.language = regionNotes.language
        attributes.direction = regionNotes.direction
        section.attributes = attributes
    }

    /// Makes the draft the section whose rows come next, and gives it the blocks before them that are about these rows.
    ///
    /// - Parameter list: what holds the rows, unless it is no block of the document.
    mutating func beginRows(at location: SourceLocation, isOrdered: Bool, of list: MarkdownNode? = nil) {
        if isDivisible, isBehindTable, titleLine(above: list) == nil { beginNextCard(at: location) }
        let subtitle = takeEmphasisLine()
        var blockAbove = pending.last?.kind
        if let line = titleLine(above: list), case .boldLine(let title) = pending[line].kind {
            let header = Array(pending[(line + 1)...])
            pending.removeSubrange(line...)
            beginTitledSection(title, at: location)
            pending = header
        } else if draft == nil {
            takePageHeader()
            beginUnnamedSection(at: location)
            draft?.section.continuesHeading = false
        } else if draft?.hasRows == true {
            let header = takeIntroduction(of: list)
            // What belongs to the rows before is nothing that stands above these.
            if header.isEmpty { blockAbove = nil }
            endSection()
            beginUnnamedSection(at: location)
            pending = header
        }
        draft?.section.subtitle = subtitle
        if draft?.section.header.isEmpty == true {
            let header = takePending()
            draft?.section.header = header
        }
        draft?.section.isOrdered = isOrdered
        draft?.section.rows = rows.count..<rows.count
        draft?.hasRows = true
        draft?.blockAbove = blockAbove
    }

    /// Opens the section of a bold line. What stands above the line belongs to the section before, unless that one has just begun
    /// without a heading.
    private mutating func beginTitledSection(_ title: EventRange, at location: SourceLocation) {
        if draft == nil {
            takePageHeader()
            beginUnnamedSection(at: location)
            draft?.section.continuesHeading = false
        } else if draft?.hasRows == true || draft?.section.heading != nil || !pending.isEmpty {
            endSection()
            beginUnnamedSection(at: location)
        }
        draft?.section.heading = SectionHeading(level: 0, id: .empty, title: title)
    }

    /// The pending bold line that titles the rows that come next: the one directly above them, or one with text between it and
    /// them when the lists around have such lines as well.
    private func titleLine(above list: MarkdownNode?) -> Int? {
        guard let last = pending.last else { return nil }
        if case .boldLine = last.kind { return pending.count - 1 }
        guard let line = pending.lastIndex(where: isTitle) else { return nil }
        if draft?.hasRows == true { return line }
        return list.map(isFollowedByBoldLine) == true ? line : nil
    }

    /// Takes the blocks that are about a list from those behind another one: what ends in a colon directly above it, a short line
    /// or code when such stood above the other one as well, what begins with the name of a component, what stands below a heading of HTML or a
    /// thematic break. All else belongs to the list before.
    private mutating func takeIntroduction(of list: MarkdownNode?) -> [PendingBlock] {
        // Tables have no text of their own behind them.
        guard list?.kind == .list else {
            defer { pending.removeAll() }
            return pending
        }
        var start = pending.firstIndex { $0.kind == .name } ?? pending.count
        while start > 0, pending[start - 1].kind == .introduction { start -= 1 }
        if start == pending.count, let last = pending.last?.kind, belongsToRows(last) { start -= 1 }
        if let line = pending.firstIndex(where: { $0.kind == .thematicBreak || $0.kind == .heading }) { start = min(start, line) }
        defer { pending.removeSubrange(start...) }
        return Array(pending[start...])
    }

    /// Whether a block directly above rows is about them, as such a one was above the rows before.
    private func belongsToRows(_ kind: PendingBlock.Kind) -> Bool {
        switch (kind, draft?.blockAbove) {
        case (.shortLine(isWord: true), _), (.shortLine, .shortLine), (.code, .code): true
        default: false
        }
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

    /// Whether a table of data stands directly above what comes next.
    var isBehindTable: Bool { pending.last?.kind == .table }

    /// Whether what comes next may be a section of its own: nothing was said of the one that there is, which folds and colours all of it.
    var isDivisible: Bool { draft.map { $0.section.attributes == nil && $0.section.isCollapsed == nil } ?? false }

    /// Cards that follow one another with nothing between them are as far apart as lists are: each is a section of its own.
    mutating func beginNextCard(at location: SourceLocation) {
        endSection()
        beginUnnamedSection(at: location)
    }

    /// Ends the rows of the draft: what comes next is a section of its own.
    mutating func endRows() {
        guard draft?.hasRows == true else { return }
        endSection()
        beginUnnamedSection(at: .wholeFile)
    }

    /// Closes the draft; the blocks since its rows are its footer, or all it has.
    mutating func endSection() {
        endSeries()
        closeDraft()
    }

    private mutating func closeDraft() {
        guard var section = draft?.section else { return takePageHeader() }
        if let place = section.attributes?.switches, draft?.hasSwitches == false { content.reportMissingTasks(at: place) }
        let eventRange = takePending()
        if draft?.hasRows == true { section.footer = eventRange } else { section.header = eventRange }
        draft = nil
        if section.heading == nil, section.isCollapsed == nil, section.rows.isEmpty, section.header.isEmpty,
            section.subtitle.isEmpty,
            section.columnHeads.isEmpty, section.footer.isEmpty
        {
            return
        }
        sections.append(section)
    }

    /// In a series of bold lines, those behind the last list are sections as well, of text.
    private mutating func endSeries() {
        guard let title = draft?.section.heading, title.level == 0, draft?.hasRows == true else { return }
        while let line = pending.firstIndex(where: isTitle), line + 1 < pending.count,
            case .boldLine(let words) = pending[line].kind
        {
            let rest = Array(pending[(line + 1)...])
            pending.removeSubrange(line...)
            closeDraft()
            beginUnnamedSection(at: .wholeFile)
            draft?.section.heading = SectionHeading(level: 0, id: .empty, title: words)
            pending = rest
        }
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
