/// What a document's front matter may say.
package struct PageSettings: Sendable, Equatable {
    package var title: String?
    package var description: String?
    package var language: String?
    /// Where the language stands.
    package var languageRange: SourceRange?
    package var direction: TextDirection?
    package var theme: String?
    package var style: TableStyle?
    package var tokens: [ThemeToken] = []
    /// As written: `2026-11-21`, with an optional time.
    package var date: String?
    package var isDraft = false
    package var order: Int?
    package var isHidden = false
    /// Former addresses of the page.
    package var aliases: [PlacedText] = []
    package var cell: CellChoice?
    package var isSearched = true

    package init() {}
}

/// The base direction of text, the values of HTML's `dir`.
package enum TextDirection: String, Sendable, CaseIterable { case ltr, rtl, auto }
