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
    /// The digit in the name of a heading's tag, whose other letters belong to the markup events.
    case headingLevel(UInt8, isEnd: Bool)
    /// Where such a heading has the quiet link to itself, behind the start of its tag: its id, empty for no link.
    case permalink(Span)
}

/// What ``ContentEvent/open(_:)`` and ``ContentEvent/close(_:)`` put around other events.
package enum ContentElement: Sendable, Equatable {
    // Inlines.
    case emphasis
    case strong
    case strikethrough
    /// Text that has been added (`ins`), that is highlighted (`mark`), and keys of a keyboard (`kbd`), as HTML means them.
    case insertion
    case mark
    case keyboard
    case superscript
    case `subscript`

    // Blocks.
    case paragraph
    /// The text of an item in a tight list (CommonMark 0.30 §5.3): no element of its own.
    case tightParagraph
    /// A paragraph that holds block-level HTML, which `p` cannot.
    case division
    /// A paragraph of nothing but images and linked images.
    case badges
    case blockQuote
    case alert(Alert)
    /// The first line of an alert, where its author has written it.
    case alertTitle
    /// What a ``summary`` in it opens and closes.
    case details(isOpen: Bool)
    case summary
    /// What stands in a container that is nothing but its classes, with spaces between them.
    case region(classes: Span)
    /// Texts that stand for one another, each a ``tab`` that begins with its ``tabName``.
    case tabs
    case tab
    case tabName
    /// A block of code below its ``codeTitle``.
    case titledCode
    case codeTitle
    case bulletList
    case orderedList(start: Int32)
    /// `number` is nil where it is the next one, as in any list of bullets.
    case listItem(number: Int32? = nil)
    /// An item with a task marker.
    case taskItem(TaskState, number: Int32? = nil)
    /// Terms with their definitions behind them.
    case definitionList
    case definitionTerm
    case definition
    /// A heading inside flowing text. `id` is empty for none.
    case heading(level: UInt8, id: Span)
    /// A definition of a footnote, in its place in the source.
    case footnote(label: Span)

    /// A table of data in the author's HTML, which is the markup in it.
    case htmlTable(CellSpans)

    // GFM tables.
    case table
    case tableHead
    case tableBody
    case tableRow
    case tableCell(isHead: Bool, alignment: ColumnAlignment)

    /// A table of data, in Markdown or HTML.
    package var isTable: Bool {
        switch self {
        case .table, .htmlTable: true
        default: false
        }
    }
}

/// Which cells of a table stand in more than one row or column.
package enum CellSpans: Sendable, Equatable {
    case none
    /// Some, but the first column is one of single cells, and stands before all others.
    case others
    /// Some of the first column, so that others stand in its place in the rows below, or columns begin below it.
    case firstColumn
}

/// What the URL attribute of an ``ContentEvent/address(_:_:)`` is for.
package enum AddressKind: Sendable, Equatable {
    /// It leads somewhere: `href`, `cite`.
    case link
    /// It is shown in the page, an image as a rule: `src`, `srcset`, `poster`.
    case image
}

/// A text set apart from the others: a GitHub alert, `> [!NOTE]`, or what other tools call an admonition.
package struct Alert: Sendable, Equatable {
    package var kind: AlertKind
    package var title: Title
    package var fold: Fold

    /// What stands in its first line.
    package enum Title: Sendable, Equatable {
        /// The word for its kind.
        case word
        /// An ``ContentElement/alertTitle``.
        case own
        case none
    }

    package enum Fold: Sendable, Equatable { case none, closed, open }

    package init(_ kind: AlertKind, title: Title = .word, fold: Fold = .none) {
        self.kind = kind
        self.title = title
        self.fold = fold
    }
}

/// What an alert is for. GitHub has the first five.
package enum AlertKind: String, Sendable, CaseIterable {
    case note, tip, important, warning, caution
    case info, abstract, success, question, failure, danger, bug, example, quote

    /// The one of the first five that it looks like.
    package var look: AlertKind {
        switch self {
        case .note, .info, .abstract, .question, .quote: .note
        case .tip, .success: .tip
        case .important, .example: .important
        case .warning: .warning
        case .caution, .failure, .danger, .bug: .caution
        }
    }
}

/// The alignment that a GFM table's delimiter row gives a column.
package enum ColumnAlignment: Sendable { case none, left, center, right }
