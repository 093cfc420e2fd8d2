/// One document as a table: the nouns of UITableView over flat storage.
///
/// All words are in ``text``, all marked-up content in ``events``, all rows in ``rows``; sections point at their share.
@usableFromInline package struct Page: Sendable {
    /// Of the source, relative to the source folder: `guide/install.md`.
    package var path: String
    /// Every byte a ``Span`` of this page points at; UTF-8.
    package var text: [UInt8] = []
    package var events: [ContentEvent] = []
    package var rows: [Row] = []
    package var sections: [Section] = []

    /// The content of the heading that is the page's title, or empty: then ``titleText`` is shown.
    package var title: EventRange = .empty
    /// The title as plain text: from the front matter, a heading or the file's name.
    package var titleText = ""
    /// The id of the heading that became the title; empty if none did.
    package var titleID: Span = .empty
    /// Former ids of that heading, which lead to it.
    package var titleAliases: [Span] = []
    package var titleOrigin = TitleOrigin.fileName
    /// The blocks before the title.
    package var preface: EventRange = .empty
    /// The blocks between the title and the first section or list: the table header view.
    package var header: EventRange = .empty
    /// The blocks after the last section that belong to none: the table footer view.
    package var footer: EventRange = .empty

    /// The heading of the page is in the author's HTML in its header: it has no other.
    package var hasTitleInHeader = false
    /// The author's HTML centres title and header.
    package var hasCenteredHeader = false

    /// What the front matter says.
    @inlinable package var settings: PageSettings {
        get { storedSettings.value }
        set { storedSettings = StoredPageSettings(newValue) }
    }
    /// Apart from the page, which stays small: Swift copies it for calls.
    @usableFromInline var storedSettings = StoredPageSettings.none
    /// The base direction the source itself sets (`<div dir="rtl">` around everything), or nil.
    package var direction: TextDirection?
    /// The language the source itself sets (`<div lang="fa">` around everything), or nil.
    package var language: String?
    /// Every id of the page: headings, rows, the author's HTML, then what these were called before.
    package var ids: [Span] = []
    /// Those of ``ids`` that are no place to lead to: the rows of contents lists that only lead to themselves.
    package var pointerIDs: [Span] = []
    /// Some block of code says what language it is in.
    package var hasCodeInLanguages = false
    /// Some texts stand for one another, see ``ContentElement/tabs``.
    package var hasTabs = false
    /// Some table has more than two columns, or stands where no rows can; so do those of data in the author's HTML.
    package var hasTables = false
    /// Some other table stands in the author's HTML.
    package var hasLayoutTables = false
    /// The document is the first of its catalog of DocC: it is titled by a symbol that stands in no other, or says so.
    package var isCatalogRoot = false
    /// Some row has aliases.
    package var hasRowAliases = false
    /// Where each link destination and address stands in the source, in the order of its span in ``text``.
    package var linkPlaces: [LinkPlace] = []
    /// Of the images that have any, in the order of ``ImageHints/destination``; filled in by the build.
    package var imageHints: [ImageHints] = []
    /// The comments that silence diagnostics, in source order; they are no part of the page otherwise.
    package var ignoreComments: [IgnoreComment] = []
    /// The colour classes that the page's rows and sections use.
    package var styleClasses: [StyleClass] = []

    package init(path: String) { self.path = path }
}

/// The settings of one page.
@usableFromInline final class StoredPageSettings: Sendable {
    @usableFromInline let value: PageSettings

    @usableFromInline init(_ value: PageSettings) { self.value = value }

    /// Those of all pages without front matter.
    static let none = StoredPageSettings(PageSettings())
}

/// The place of a link destination in the source.
package struct LinkPlace: Sendable, Equatable {
    /// The start of the destination's span in ``Page/text``.
    package var destination: Int32
    /// The place of the link, not of its destination, as libcmark reports it.
    package var location: SourceLocation

    package init(destination: Int32, location: SourceLocation) {
        self.destination = destination
        self.location = location
    }
}
