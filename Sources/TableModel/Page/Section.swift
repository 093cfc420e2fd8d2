/// One section of a table: a heading with what follows it up to the next.
package struct Section: Sendable {
    package var heading: SectionHeading?
    /// An emphasised line directly above the rows.
    package var subtitle: EventRange = .empty
    /// The two heads of a table whose lines are the rows; none when both are empty.
    package var columnHeads: [EventRange] = []
    /// Blocks before the rows; in a section without rows, all its blocks.
    package var header: EventRange = .empty
    /// Indices into ``Page/rows``.
    package var rows: Range<Int> = 0..<0
    /// Blocks after the rows.
    package var footer: EventRange = .empty
    /// The rows come from an ordered list.
    package var isOrdered = false
    /// The rows come from a table of two columns, where they can have no attributes.
    package var isFromTable = false
    /// The rows are the page's table of contents.
    package var isContents = false
    /// nil: not collapsible; true: collapsible and closed until opened.
    package var isCollapsed: Bool?
    /// How many sections that fold as a whole this one is in: each is the nearest before it with less around itself.
    package var foldDepth = 0
    /// The section was started by a block or a list, not by a heading of its own.
    package var continuesHeading = false
    package var attributes: SectionAttributes?
    package var location: SourceLocation = .wholeFile

    package init() {}

    package var isProse: Bool { rows.isEmpty }

    /// Its author says that its text does not run from left to right, or may not.
    package var isTurned: Bool { (attributes?.direction ?? .ltr) != .ltr }

    /// Its author folds it below words that are no heading.
    package var isFoldAlone: Bool { isCollapsed != nil && (heading?.level ?? 0) == 0 }

    /// Nothing stands below its heading, until the next section begins.
    package var isTitleAlone: Bool {
        isCollapsed == nil && rows.isEmpty && columnHeads.isEmpty && header.isEmpty && subtitle.isEmpty && footer.isEmpty
    }
}

extension [Section] {
    /// Whether the section at an index folds with those that follow in it.
    package func isFoldAround(_ index: Int) -> Bool {
        self[index].isCollapsed != nil && index + 1 < count && self[index + 1].foldDepth > self[index].foldDepth
    }
}

/// The heading of a section.
package struct SectionHeading: Sendable, Equatable {
    /// 1...6: the level in the source, kept as the element's level. 0 for a line that only looks like a heading (bold text
    /// above a list, a `summary`), which becomes no heading element.
    package var level: Int
    package var rank: HeadingRank
    /// Unique in its page; GitHub's id for the heading. Empty for level 0.
    package var id: Span
    package var title: EventRange

    package init(level: Int, rank: HeadingRank = .section, id: Span, title: EventRange) {
        self.level = level
        self.rank = rank
        self.id = id
        self.title = title
    }
}

/// How large a section's heading is drawn: the rank of its level among the levels used in the page. In a page of one level all are
/// ``section``.
package enum HeadingRank: Int, Sendable, CaseIterable { case group, section, caption, fourth, fifth, sixth }

/// What author attributes say of a section, for the sections that have any.
package struct SectionAttributes: Sendable, Equatable {
    package var classes: [String] = []
    package var data: [NamedValue] = []
    package var style: TableStyle?
    package var cell: CellChoice?
    /// Where it was asked for that tasks are switches; nil where it was not.
    package var switches: SourceRange?
    /// Show a letter index beside the rows.
    package var hasIndex = false
    /// The site's search finds it and its rows.
    package var isSearched = true
    /// What an element around the section says of its language, as its author wrote it (BCP 47).
    package var language: String?
    /// What an element around the section says of its direction.
    package var direction: TextDirection?
    /// Former ids of the heading, which lead to it; unique in its page, as ids are.
    package var aliases: [Span] = []

    package init() {}
}
