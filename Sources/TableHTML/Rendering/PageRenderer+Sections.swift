import TableCells
import TableModel
import TableThemes

extension PageRenderer {
    /// Writes one section.
    ///
    /// - Parameter outline: that of the page. A table of contents that it stands for is not shown where the outline is; elsewhere a
    ///   long one folds.
    /// - Parameter isOpen: other sections follow in what folds.
    mutating func section(_ section: Section, at index: Int = 0, _ outline: PageOutline? = nil, isOpen: Bool = false) {
        let isOutline = outline?.contents.contains(index) ?? false
        if section.isContents {
            html.markup("<nav")
            label(of: section)
        } else {
            html.markup("<section")
        }
        let isUnderTitle = findPlace(of: section)
        if let attributes = section.attributes {
            var names = attributes.classes
            if let style = attributes.style { names.append(style.rawValue) }
            if isOutline { names.append("tv-contents") }
            if isUnderTitle { names.append("tv-under") }
            if !names.isEmpty { html.attribute("class", names.joined(separator: " ")) }
            for data in attributes.data { html.dataAttribute(data) }
        } else if isOutline {
            html.markup(" class=tv-contents")
        } else if isUnderTitle {
            html.markup(" class=tv-under")
        }
        let around = take(section.attributes)
        html.markup(">\n")
        let isLongContents = outline?.folding.contains(index) == true && section.rows.count > Self.longestContents
        content(of: section, foldsRows: isLongContents && section.isCollapsed == nil)
        if !isOpen {
            if section.isCollapsed != nil { html.markup("</details>") }
            html.markup(section.isContents ? "</nav>\n" : "</section>\n")
        }
        if section.hasTextApart, page.shows(section.footer) {
            html.markup("<section")
            _ = take(section.attributes)
            html.markup(">\n")
            footer(of: section)
            html.markup("</section>\n")
        }
        if let around { (isRightToLeft, isPageRightToLeft, countsLetters) = around }
    }

    /// Says what a section is in and how its text runs, as its author or the chapter around it does.
    ///
    /// - Returns: how text runs outside of it, where it runs in another way.
    private mutating func take(_ attributes: SectionAttributes?) -> (Bool, Bool, Bool)? {
        guard attributes?.language != nil || attributes?.direction != nil else {
            languageOfPart()
            return nil
        }
        if let language = attributes?.language ?? ownLanguage { html.attribute("lang", language) }
        guard let direction = attributes?.direction else {
            if let ownDirection { html.attribute("dir", ownDirection.rawValue) }
            return nil
        }
        html.attribute("dir", direction.rawValue)
        guard direction != .auto else { return nil }
        let around = (isRightToLeft, isPageRightToLeft, countsLetters)
        (isRightToLeft, isPageRightToLeft, countsLetters) = (direction == .rtl, direction == .rtl, true)
        return around
    }

    private mutating func footer(of section: Section) {
        block(section.footer, short: hasRunningText ? nil : "<div class=tv-foot>")
    }

    /// What is in a section, which its author may fold as a whole. Rows that fold by themselves leave the text around them in sight;
    /// the section's title opens them where nothing stands between.
    private mutating func content(of section: Section, foldsRows: Bool) {
        innerLevels = []
        let hasTextBefore = foldsRows && page.showsText(above: section)
        if section.isCollapsed != nil || (foldsRows && !hasTextBefore) {
            if let heading = section.heading, heading.level > 0, page.hasWords(heading.title) { permalink(to: heading.id) }
            letterIndex(of: section)
            html.markup(section.isCollapsed == false ? "<details open><summary" : "<details><summary")
            let isTurned = findDirection(of: section.heading?.title ?? .empty)
            html.markup(">")
            heading(of: section, isSummary: true)
            html.markup("</summary>\n")
            if isTurned { isRightToLeft = isPageRightToLeft }
        } else {
            heading(of: section, isSummary: false)
            letterIndex(of: section)
        }
        block(section.header, short: section.isProse || hasRunningText ? nil : "<div class=tv-head>")
        line(section.subtitle, "<p class=tv-subtitle>")
        if hasTextBefore {
            html.markup("<details><summary>")
            summaryTitle(of: section)
            html.markup("</summary>\n")
        }
        heads(of: section)
        rows(of: section)
        if foldsRows { html.markup("</details>\n") }
        if !section.hasTextApart { footer(of: section) }
    }

    /// The words that open a section without a title.
    private mutating func summaryTitle(of section: Section, _ title: EventRange? = nil) {
        html.markup("<span class=tv-title")
        languageOfWords()
        html.markup(">")
        if let title { line(title) }
        html.text(section.isContents ? frame.words.outline : frame.words.details)
        html.markup("</span>")
    }

    /// Whether the section is the first below a title that has nothing of its own, and belongs to it. Such titles stand closer; so do
    /// folds, which are no sections of the author's, below a title and one another.
    private mutating func findPlace(of section: Section) -> Bool {
        let isBehindFold = lastIsFold
        lastIsFold = section.isFoldAlone
        guard let level = section.heading?.level, level > 0, !section.isContents else {
            defer { lastTitleAlone = nil }
            return lastIsFold && (isBehindFold || lastTitleAlone != nil)
        }
        defer { lastTitleAlone = section.isTitleAlone ? level : nil }
        return lastTitleAlone.map { $0 < level } ?? false
    }

    private mutating func heading(of section: Section, isSummary: Bool) {
        guard let heading = section.heading, heading.level > 0 || !isSummary || page.hasWords(heading.title) else {
            if isSummary { summaryTitle(of: section, section.heading?.title) }
            return
        }
        if heading.level == 0 {
            html.markup(isSummary ? "<span class=tv-title" : "<p class=tv-title")
            let isTurned = findDirection(of: heading.title)
            html.markup(">")
            line(heading.title)
            html.markup(isSummary ? "</span>" : "</p>\n")
            if isTurned { isRightToLeft = isPageRightToLeft }
            return
        }
        let level = elementLevel(ofLevel: heading.level)
        html.markup("<h")
        html.number(level)
        html.attribute("id", heading.id)
        switch heading.rank {
        case .group: html.markup(" class=tv-group")
        case .section: break
        case .caption: html.markup(" class=tv-caption")
        case .fourth: html.markup(" class=\"tv-caption tv-rank4\"")
        case .fifth: html.markup(" class=\"tv-caption tv-rank5\"")
        case .sixth: html.markup(" class=\"tv-caption tv-rank6\"")
        }
        let isTurned = findDirection(of: heading.title)
        html.markup(">")
        if let attributes = section.attributes { aliases(attributes.aliases) }
        if !isSummary { permalink(to: heading.id) }
        line(heading.title)
        html.markup("</h")
        html.number(level)
        html.markup(isSummary ? ">" : ">\n")
        if page.hasWords(heading.title) { lastHeading = heading.id }
        if isTurned { isRightToLeft = isPageRightToLeft }
    }

    /// The level of a heading's element: below the page's title, one deeper than the heading it belongs to, none skipped.
    private mutating func elementLevel(ofLevel level: Int) -> Int {
        openLevels.enter(level)
        return min(openLevels.count + 1, 6)
    }

    /// That of a heading within a quote or a row: below the section's own, one deeper than the heading it belongs to.
    ///
    mutating func elementLevel(ofInner level: Int) -> Int {
        innerLevels.enter(level)
        return min(openLevels.count + 1 + innerLevels.count, 6)
    }

    private mutating func line(_ eventRange: EventRange, _ start: StaticString) {
        guard !eventRange.isEmpty else { return }
        html.markup(start)
        line(eventRange)
        html.markup("</p>\n")
    }

    /// The heads of a table, each above its column; in one line where the columns are one below the other.
    private mutating func heads(of section: Section) {
        let hasColumns = rows[section.rows].contains { $0.style == .value1 || $0.hasValue }
        let heads = section.columnHeads.filter { hasColumns || !$0.isEmpty }
        guard heads.contains(where: { !$0.isEmpty }) else { return }
        html.markup(hasColumns ? "<p class=\"tv-subtitle tv-columns\"" : "<p class=tv-subtitle")
        takesDirection = turnsRows(section.rows)
        direction()
        html.markup(">")
        for (index, head) in heads.enumerated() {
            if index > 0 { html.markup(hasColumns ? " " : " · ") }
            if hasColumns { html.markup("<span>") }
            flow(head)
            if hasColumns { html.markup("</span>") }
        }
        html.markup("</p>\n")
        isRightToLeft = isPageRightToLeft
    }

    /// Blocks around rows: one short paragraph is a caption, anything else a card of text. Where no rows are, and in
    /// pages that are mostly text, all is text.
    private mutating func block(_ eventRange: EventRange, short: StaticString?) {
        guard !eventRange.isEmpty else { return }
        let appearance = BlocksAppearance(of: eventRange, in: page)
        let tables = page.hasTables && appearance == .long ? tables(in: eventRange) : []
        guard !tables.isEmpty else { return text(eventRange, appearance, short: short) }
        // A table stands in a card of its own, which can be as wide as it likes.
        var start = Int(eventRange.start)
        func textBefore(_ end: Int, _ renderer: inout PageRenderer) {
            guard start < end else { return }
            let text = EventRange(start, end)
            renderer.text(text, BlocksAppearance(of: text, in: renderer.page), short: nil)
        }
        for table in tables {
            textBefore(Int(table.start), &self)
            flow(table)
            start = Int(table.end)
        }
        textBefore(Int(eventRange.end), &self)
    }

    private mutating func text(_ eventRange: EventRange, _ appearance: BlocksAppearance, short: StaticString?) {
        switch appearance {
        case .short: html.markup(short ?? "<div class=tv-prose>")
        case .long: html.markup("<div class=tv-prose>")
        case .invisible: html.markup("<div>")
        }
        html.markup("\n")
        flow(eventRange)
        html.markup("</div>\n")
    }

    /// The tables that stand in no other block, nor in an element of the author's HTML.
    private func tables(in eventRange: EventRange) -> [EventRange] {
        var depth = 0
        var elements = MarkupDepth()
        var start: Int?
        var found: [EventRange] = []
        for (index, event) in zip(eventRange.range, events(of: eventRange)) {
            switch event {
            case .open(let element):
                if depth == 0, element.isTable, elements.depth <= 0 { start = index }
                depth += 1
            case .close:
                depth -= 1
                if depth == 0, let first = start {
                    found.append(EventRange(first, index + 1))
                    start = nil
                    elements = MarkupDepth()
                }
            case .markup(let span): elements.read(page.text[span.range])
            default: break
            }
        }
        return found
    }

    private mutating func rows(of section: Section) {
        guard !section.rows.isEmpty else { return }
        precondition(section.rows.lowerBound >= 0 && section.rows.upperBound <= rows.count)
        let choice = section.attributes?.cell
        cell = choice == nil ? pageCell : choice.flatMap { frame.cells[$0.identifier]?.program }
        isInTable = section.isFromTable
        let hasLongNumbers = page.hasLongNumbers(in: section.rows)
        takesDirection = turnsRows(section.rows)
        guard isBig else { return list(section.rows, of: section, hasLongNumbers) }
        let isTurned = takesDirection
        for part in BigTable.parts(of: section, in: page) {
            takesDirection = isTurned
            list(part, of: section, hasLongNumbers)
        }
    }

    private mutating func list(_ indices: Range<Int>, of section: Section, _ hasLongNumbers: Bool) {
        numberedLevel = nil
        html.markup(section.isOrdered ? "<ol role=list" : "<ul role=list")
        var classes = isBig ? [heights.classes(of: indices)] : []
        if hasLongNumbers { classes.append("tv-long-numbers") }
        if !classes.isEmpty { html.attribute("class", classes.joined(separator: " ")) }
        label(of: section)
        direction()
        html.markup(">\n")
        for index in indices { row(rows[index], isInOrderedList: section.isOrdered) }
        html.markup(section.isOrdered ? "</ol>\n" : "</ul>\n")
        isRightToLeft = isPageRightToLeft
    }

    /// The rows of a table of contents that stand before the first word of the page.
    private static let longestContents = 8
}

extension [Int] {
    /// As the levels of headings that the next one may belong to, the outermost first: leaves those that a heading of a level does
    /// not belong to, and enters its own.
    fileprivate mutating func enter(_ level: Int) {
        while let last, last >= level { removeLast() }
        append(level)
    }
}
