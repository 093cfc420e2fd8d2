package import TableModel

/// A page as its document says it, before it has a place in the site.
///
/// What the stages before rendering want to know of a page is at hand; its content is packed until it is rendered. A class, since
/// every later stage holds the page: a page that did not change is the same object in the next build.
package final class ParsedPage: Sendable {
    /// Of the source, relative to the source folder.
    package let path: String
    /// The file to edit: the source, or the one that it includes and adds nothing to.
    let editedPath: String
    /// What the page is among those of its document, which is split; nil for the first of them, and for a whole document.
    package let part: DocumentPart?
    /// The document has more pages, which stand below this one.
    let isSplit: Bool
    /// The whole document, for the first page of a changelog that is split: its feed has what stands on the others.
    let changelog: ParsedPage?
    package let title: String
    package let titleOrigin: TitleOrigin
    package let settings: PageSettings
    /// The base direction that the source itself sets, or nil.
    package let direction: TextDirection?
    /// The language that the source itself sets, or nil.
    package let language: String?
    /// What its words tell where nobody says a language.
    package let guess: LanguageGuess
    package let rowCount: Int
    /// Those of tables that stay tables, without their heads.
    package let tableRowCount: Int
    /// The colour classes that rows and sections use, and that of the page's own tokens.
    let styleClasses: [StyleClass]
    private let hasTitleInHeader: Bool
    /// See ``Page/pointerIDs``.
    let pointerIDs: Set<String>
    private let hasCenteredHeader: Bool
    private let hasCodeInLanguages: Bool
    private let hasTabs: Bool
    private let hasTables: Bool
    private let hasLayoutTables: Bool
    private let hasRowAliases: Bool
    /// See ``Page/isCatalogRoot``.
    let isCatalogRoot: Bool
    private let content: PackedPage

    init(
        _ page: Page, editedPath: String? = nil, part: DocumentPart? = nil, isSplit: Bool = false, changelog: ParsedPage? = nil,
        guess: LanguageGuess = .unknown, using numbers: PackedNumberWriter
    ) {
        path = page.path
        self.part = part
        self.isSplit = isSplit
        self.changelog = changelog
        self.editedPath = editedPath ?? page.path
        title = page.titleText
        titleOrigin = page.titleOrigin
        settings = page.settings
        direction = page.direction
        language = page.language
        self.guess = guess
        rowCount = page.rows.count
        tableRowCount = page.hasTables ? page.tableRowCount : 0
        styleClasses = page.styleClasses
        hasTitleInHeader = page.hasTitleInHeader
        pointerIDs = Set(page.pointerIDs.map(page.string))
        hasCenteredHeader = page.hasCenteredHeader
        hasCodeInLanguages = page.hasCodeInLanguages
        hasTabs = page.hasTabs
        hasTables = page.hasTables
        hasLayoutTables = page.hasLayoutTables
        hasRowAliases = page.hasRowAliases
        isCatalogRoot = page.isCatalogRoot
        content = PackedPage(page, using: numbers)
    }

    convenience init(_ page: Page) {
        self.init(page, using: PackedNumberWriter())
    }

    /// The page with all its content, as the document has it.
    package var page: Page {
        var page = Page(path: path)
        unpack(into: &page)
        return page
    }

    /// Makes `page` this one; its memory is used again.
    func unpack(into page: inout Page) {
        page.path = path
        page.titleText = title
        page.titleOrigin = titleOrigin
        page.settings = settings
        page.direction = direction
        page.language = language
        page.styleClasses = styleClasses
        page.hasTitleInHeader = hasTitleInHeader
        page.hasCenteredHeader = hasCenteredHeader
        page.hasCodeInLanguages = hasCodeInLanguages
        page.hasTabs = hasTabs
        page.hasTables = hasTables
        page.hasLayoutTables = hasLayoutTables
        page.hasRowAliases = hasRowAliases
        page.isCatalogRoot = isCatalogRoot
        page.imageHints.removeAll()
        content.unpack(into: &page)
    }

    /// The ids of the page, in the order of ``Page/ids``.
    package var ids: [String] {
        var ids: [String] = []
        content.forEachID { id in
            if !id.isEmpty { ids.append(String(decoding: id, as: UTF8.self)) }
            return true
        }
        return ids
    }

    /// Calls `body` with the bytes of each id that is not empty, until it returns false.
    func forEachID(_ body: (UnsafeBufferPointer<UInt8>) -> Bool) {
        content.forEachID { $0.isEmpty || body($0) }
    }
}

extension Page {
    /// The rows of its tables of many columns, without their heads.
    fileprivate var tableRowCount: Int {
        var count = 0
        for event in events {
            if case .open(.tableRow) = event { count += 1 }
            if case .open(.tableHead) = event { count -= 1 }
        }
        return count
    }
}
