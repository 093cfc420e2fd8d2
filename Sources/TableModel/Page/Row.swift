/// One row of a table: what the author wrote of it. Its position and stripe belong to the table, see `RowPosition`.
@usableFromInline package struct Row: Sendable {
    // In an order without gaps: there are as many rows as lines.

    /// Unique in its page: the fragment that selects the row.
    @usableFromInline package var id: Span = .empty
    package var location: SourceLocation = .wholeFile
    /// Apart from the row, which stays small and cheap to copy.
    @usableFromInline var storedAttributes: StoredAttributes?
    /// A leading word that repeats through the list ("Fixed", "Added"), shown as a chip before the title.
    @usableFromInline package var label: EventRange = .empty
    @usableFromInline package var title: EventRange = .empty
    /// Short text between title and separator: a type, an author, a language.
    @usableFromInline package var meta: EventRange = .empty
    @usableFromInline package var detail: EventRange = .empty
    /// Trailing code runs that are tags throughout the list.
    @usableFromInline package var tags: EventRange = .empty
    /// Small images after the text: build states, versions.
    @usableFromInline package var badges: EventRange = .empty
    /// Everything else in the item, in order: further paragraphs, code, quotes, HTML.
    @usableFromInline package var body: EventRange = .empty
    @usableFromInline package var image: RowImage = .none
    package var style: CellStyle = .paragraph
    @usableFromInline package var accessory: Accessory = .none
    /// What the task marker says, or nil for a row that is no task.
    @usableFromInline package var task: TaskState?
    @usableFromInline package var destination: RowDestination = .itself
    /// More of the item after nested rows: shown as a row of its own, without an id, at the item's level.
    package var isContinuation = false
    @usableFromInline var storedLevel: Int16 = 0
    /// The number of an item in an ordered list, or nil.
    package var number: Int32?

    /// How deep the item was nested; 0 for the items of a section's own list.
    @inlinable package var level: Int {
        get { Int(storedLevel) }
        set { storedLevel = Int16(clamping: newValue) }
    }
    /// What `{…}` said beyond the fields above; nil for almost every row.
    @inlinable package var attributes: RowAttributes? {
        get { storedAttributes?.value }
        set { storedAttributes = newValue.map(StoredAttributes.init) }
    }
    @inlinable package var hasAttributes: Bool { storedAttributes != nil }
    // Single attributes, without a copy of all of them.
    @inlinable package var progress: Int? { storedAttributes?.value.progress }
    @inlinable package var value: String? { storedAttributes?.value.value }
    @inlinable package var hasValue: Bool { storedAttributes?.value.value != nil }
    @inlinable package var cell: CellChoice? { storedAttributes?.value.cell }
    @inlinable package var isSelected: Bool { storedAttributes?.value.isSelected ?? false }
    @inlinable package var hasClasses: Bool { storedAttributes?.value.classes.isEmpty == false }
    @inlinable package var hasData: Bool { storedAttributes?.value.data.isEmpty == false }
    @inlinable package var hasCell: Bool { storedAttributes?.value.cell != nil }
    @inlinable package var selectedImage: Span? { storedAttributes?.value.selectedImage }
    @inlinable package var hasAliases: Bool { storedAttributes?.value.aliases.isEmpty == false }

    package init() {}
}

/// The attributes of one row.
@usableFromInline package final class StoredAttributes: Sendable {
    @usableFromInline let value: RowAttributes

    @usableFromInline init(_ value: RowAttributes) { self.value = value }
}

/// The picture at a row's start.
@usableFromInline package enum RowImage: Sendable, Equatable {
    case none
    case picture(destination: Span, title: Span, alternative: Span)
    /// An emoji.
    case symbol(Span)
    /// The name of a drawing of the theme, which stands on a tile.
    case icon(Span)
}

/// Where a tap on a row leads.
@usableFromInline package enum RowDestination: Sendable, Equatable {
    /// Nowhere: the row has several links of its own, or controls.
    case none
    /// To itself: the row becomes the selected one.
    case itself
    /// To the link that was its lead; the whole row is that link.
    case link(Span)
    /// To the one link inside its text, which is stretched over the row.
    case innerLink
}

/// What author attributes say of a row, for the rows that have any.
@usableFromInline package struct RowAttributes: Sendable, Equatable {
    /// The author's own classes and the colour classes of ``StyleClass``, in order.
    @usableFromInline package var classes: [String] = []
    /// Unknown keys, kept as `data-` attributes: name without the prefix, and value.
    @usableFromInline package var data: [NamedValue] = []
    /// 0...100.
    @usableFromInline package var progress: Int?
    /// Text at the row's end.
    @usableFromInline package var value: String?
    /// The target of the detail button.
    package var detailTarget: Span?
    /// The image of the row while it is selected.
    @usableFromInline package var selectedImage: Span?
    /// Where the icon was asked for.
    package var iconRange: SourceRange?
    @usableFromInline package var isSelected = false
    /// The site's search finds it.
    package var isSearched = true
    @usableFromInline package var cell: CellChoice?
    /// Former ids, which lead to the row; unique in its page, as ids are.
    @usableFromInline package var aliases: [Span] = []

    package init() {}
}
