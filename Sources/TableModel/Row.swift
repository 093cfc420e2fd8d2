/// One row of a table: what the author wrote of it. Its position and stripe belong to the table, see `RowPosition`.
package struct Row: Sendable {
    /// Unique in its page: the fragment that selects the row.
    package var id: Span = .empty
    /// How deep the item was nested; 0 for the items of a section's own list.
    package var level: Int = 0
    /// The number of an item in an ordered list, or nil.
    package var number: Int32?
    package var style: CellStyle = .paragraph
    package var image: RowImage = .none
    /// A leading word that repeats through the list ("Fixed", "Added"), shown as a chip before the title.
    package var label: Passage = .empty
    package var title: Passage = .empty
    /// Short text between title and separator: a type, an author, a language.
    package var meta: Passage = .empty
    package var detail: Passage = .empty
    /// Trailing code runs that are tags throughout the list.
    package var tags: Passage = .empty
    /// Small images after the text: build states, versions.
    package var badges: Passage = .empty
    /// Everything else in the item, in order: further paragraphs, code, quotes, HTML.
    package var body: Passage = .empty
    package var destination: RowDestination = .itself
    package var accessory: Accessory = .none
    /// The state of a task marker, or nil for a row that is no task.
    package var isChecked: Bool?
    /// What `{…}` said beyond the fields above; nil for almost every row.
    package var attributes: RowAttributes? {
        get { storedAttributes?.value }
        set { storedAttributes = newValue.map(StoredAttributes.init) }
    }
    package var hasAttributes: Bool { storedAttributes != nil }
    // Single attributes, without a copy of all of them.
    package var progress: Int? { storedAttributes?.value.progress }
    package var value: String? { storedAttributes?.value.value }
    package var hasValue: Bool { storedAttributes?.value.value != nil }
    package var cell: CellChoice? { storedAttributes?.value.cell }
    package var isSelected: Bool { storedAttributes?.value.isSelected ?? false }
    package var hasClasses: Bool { storedAttributes?.value.classes.isEmpty == false }
    package var hasData: Bool { storedAttributes?.value.data.isEmpty == false }
    package var hasCell: Bool { storedAttributes?.value.cell != nil }
    /// Apart from the row, which stays small and cheap to copy.
    private var storedAttributes: StoredAttributes?
    /// More of the item after nested rows: shown as a row of its own, without an id, at the item's level.
    package var isContinuation = false
    package var location: SourceLocation = .wholeFile

    package init() {}
}

/// The attributes of one row.
private final class StoredAttributes: Sendable {
    let value: RowAttributes

    init(_ value: RowAttributes) { self.value = value }
}

/// The picture at a row's start.
package enum RowImage: Sendable, Equatable {
    case none
    case picture(destination: Span, title: Span, alternative: Span)
    /// An emoji.
    case symbol(Span)
}

/// Where a tap on a row leads.
package enum RowDestination: Sendable, Equatable {
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
package struct RowAttributes: Sendable, Equatable {
    /// The author's own classes and the colour classes of ``StyleClass``, in order.
    package var classes: [String] = []
    /// Unknown keys, kept as `data-` attributes: name without the prefix, and value.
    package var data: [NamedValue] = []
    /// 0...100.
    package var progress: Int?
    /// Text at the row's end.
    package var value: String?
    /// The target of the detail button.
    package var detailTarget: Span?
    package var isSelected = false
    package var cell: CellChoice?

    package init() {}
}

/// A name with its value.
package struct NamedValue: Sendable, Equatable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
