import TableModel

/// What is true of a section, and which of its parts are written.
private struct SectionParts: OptionSet {
    let rawValue: Int

    static let heading = SectionParts(rawValue: 1 << 0)
    static let rows = SectionParts(rawValue: 1 << 1)
    static let header = SectionParts(rawValue: 1 << 2)
    static let footer = SectionParts(rawValue: 1 << 3)
    static let subtitle = SectionParts(rawValue: 1 << 4)
    static let isOrdered = SectionParts(rawValue: 1 << 5)
    static let isFromTable = SectionParts(rawValue: 1 << 6)
    static let isContents = SectionParts(rawValue: 1 << 7)
    static let isCollapsible = SectionParts(rawValue: 1 << 8)
    static let isCollapsed = SectionParts(rawValue: 1 << 9)
    static let continuesHeading = SectionParts(rawValue: 1 << 10)
    static let columnHeads = SectionParts(rawValue: 1 << 11)
    /// The bits of ``Section/foldDepth``.
    static let foldDepth = 12

    init(rawValue: Int) { self.rawValue = rawValue }

    init(of section: Section) {
        self.rawValue = section.foldDepth << Self.foldDepth
        if section.heading != nil { insert(.heading) }
        if section.rows != 0..<0 { insert(.rows) }
        if !section.header.isEmpty { insert(.header) }
        if !section.footer.isEmpty { insert(.footer) }
        if !section.subtitle.isEmpty { insert(.subtitle) }
        if !section.columnHeads.isEmpty { insert(.columnHeads) }
        if section.isOrdered { insert(.isOrdered) }
        if section.isFromTable { insert(.isFromTable) }
        if section.isContents { insert(.isContents) }
        if section.isCollapsed != nil { insert(.isCollapsible) }
        if section.isCollapsed == true { insert(.isCollapsed) }
        if section.continuesHeading { insert(.continuesHeading) }
    }
}

extension PackedNumberWriter {
    func sections(_ sections: [Section], _ rarities: inout PackedPage.Rarities) {
        reserve(Self.longestNumber)
        number(sections.count)
        for (index, section) in sections.enumerated() {
            self.section(section, &rarities)
            if let attributes = section.attributes { rarities.sectionAttributes.append((index, attributes)) }
        }
    }

    private func section(_ section: Section, _ rarities: inout PackedPage.Rarities) {
        let parts = SectionParts(of: section)
        reserve(Self.longestNumber * 20)
        number(parts.rawValue)
        if let heading = section.heading {
            number(heading.level)
            rarities.headingRanks.append(heading.rank)
            span(heading.id)
            events(heading.title)
        }
        if parts.contains(.rows) {
            number(section.rows.lowerBound)
            number(section.rows.count)
        }
        if parts.contains(.subtitle) { events(section.subtitle) }
        if parts.contains(.columnHeads) {
            number(section.columnHeads.count)
            for head in section.columnHeads { events(head) }
        }
        if parts.contains(.header) { events(section.header) }
        if parts.contains(.footer) { events(section.footer) }
        location(section.location)
    }
}

extension PackedNumberReader {
    mutating func sections(into sections: inout [Section], _ rarities: PackedPage.Rarities) {
        sections.removeAll(keepingCapacity: true)
        var ranks = rarities.headingRanks.makeIterator()
        for _ in 0..<number() {
            var section = Section()
            fill(&section, &ranks)
            sections.append(section)
        }
        for (section, attributes) in rarities.sectionAttributes { sections[section].attributes = attributes }
    }

    private mutating func fill(_ section: inout Section, _ ranks: inout IndexingIterator<[HeadingRank]>) {
        let parts = SectionParts(rawValue: number())
        if parts.contains(.heading) {
            section.heading = SectionHeading(level: number(), rank: ranks.next() ?? .section, id: span(), title: events())
        }
        if parts.contains(.rows) {
            let start = number()
            section.rows = start..<start + number()
        }
        if parts.contains(.subtitle) { section.subtitle = events() }
        if parts.contains(.columnHeads) { section.columnHeads = (0..<number()).map { _ in events() } }
        if parts.contains(.header) { section.header = events() }
        if parts.contains(.footer) { section.footer = events() }
        section.isOrdered = parts.contains(.isOrdered)
        section.isFromTable = parts.contains(.isFromTable)
        section.isContents = parts.contains(.isContents)
        section.isCollapsed = parts.contains(.isCollapsible) ? parts.contains(.isCollapsed) : nil
        section.continuesHeading = parts.contains(.continuesHeading)
        section.foldDepth = parts.rawValue >> SectionParts.foldDepth
        section.location = location()
    }
}
