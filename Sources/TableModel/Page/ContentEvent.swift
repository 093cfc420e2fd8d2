/// One step through marked-up text.
///
/// Content is kept flat, as the series of things a reader of the text meets: an element opens, some text comes, the element
/// closes. Every ``EventRange`` is balanced: what opens in it closes in it. Bytes are spans of ``Page/text``.
package enum ContentEvent: Sendable, Equatable {
    case open(ContentElement)
    case close(ContentElement)

    // Inlines.
    case text(Span)
    case softBreak
    case lineBreak
    case code(Span)
    /// Opens a link; closed by ``closeLink``.
    case openLink(destination: Span, title: Span)
    case closeLink
    /// A sign that stands for a picture although it is a letter or a digit by itself (ℹ, ™, 1️⃣), with the picture's name.
    case emoji(Span, name: Span)
    case image(destination: Span, title: Span, alternative: Span)
    /// A mark in the text that leads to the footnote of that label.
    case footnoteReference(label: Span)

    // Blocks without children.
    case codeBlock(info: Span, text: Span)
    case thematicBreak

    // The author's HTML, filtered already; pieces of one tag may be spread over several of these.
    /// Markup to write as it stands.
    case markup(Span)
    /// The value of a URL attribute, to be resolved and escaped. The quotes around it belong to the markup events.
    case address(Span, AddressKind)
    /// Where the attributes of an author's `img` stand that the build adds, ``Page/imageHints``; `source` is its address.
    case imageHints(source: Span, written: ImageAttributes)
    /// The value of an `id` attribute of the author's, already made unique in the page.
    case identifier(Span)
}

/// What ``ContentEvent/open(_:)`` and ``ContentEvent/close(_:)`` put around other events.
package enum ContentElement: Sendable, Equatable {
    // Inlines.
    case emphasis
    case strong
    case strikethrough

    // Blocks.
    case paragraph
    /// The text of an item in a tight list (CommonMark 0.30 §5.3): no element of its own.
    case tightParagraph
    /// A paragraph that holds block-level HTML, which `p` cannot.
    case division
    /// A paragraph of nothing but images and linked images.
    case badges
    case blockQuote
    case alert(AlertKind)
    case bulletList
    case orderedList(start: Int32)
    case listItem
    /// An item with a task marker.
    case taskItem(TaskState)
    /// A heading inside flowing text. `id` is empty for none.
    case heading(level: UInt8, id: Span)
    /// A definition of a footnote, in its place in the source.
    case footnote(label: Span)

    // GFM tables.
    case table
    case tableHead
    case tableBody
    case tableRow
    case tableCell(isHead: Bool, alignment: ColumnAlignment)
}

/// What the URL attribute of an ``ContentEvent/address(_:_:)`` is for.
package enum AddressKind: Sendable, Equatable {
    /// It leads somewhere: `href`, `cite`.
    case link
    /// It is shown in the page, an image as a rule: `src`, `srcset`, `poster`.
    case image
}

/// The kind of a GitHub alert, `> [!NOTE]`.
package enum AlertKind: String, Sendable, CaseIterable {
    case note, tip, important, warning, caution
}

/// The alignment that a GFM table's delimiter row gives a column.
package enum ColumnAlignment: Sendable { case none, left, center, right }
