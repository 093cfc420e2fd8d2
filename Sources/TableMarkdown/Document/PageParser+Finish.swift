import TableBasics
import TableModel

extension PageParser {
    /// Gives every part its id and rank, and hands over the page.
    mutating func finish() -> Checked<Page> {
        swap(&page.rows, &rows)
        swap(&page.sections, &sections)
        // Moved, not shared: what is added below would else copy all of it.
        swap(&page.text, &content.text)
        swap(&page.events, &content.events)
        rankHeadings()
        nameParts()
        content.shortenMissingAlternatives()
        page.linkPlaces = content.linkPlaces
        page.hasCodeInLanguages = content.hasCodeInLanguages
        page.styleClasses = content.styleClasses
        page.setTitleText()
        page.markContents()
        if !page.title.isEmpty, page.titleID.isEmpty == false { page.ids.insert(page.titleID, at: 0) }
        return Checked(page, content.diagnostics)
    }

    /// Ranks the levels of headings in use.
    private mutating func rankHeadings() {
        let levels = Set(page.sections.compactMap { $0.heading?.level }.filter { $0 > 0 }).sorted()
        for index in page.sections.indices {
            guard let heading = page.sections[index].heading else { continue }
            page.sections[index].heading?.rank =
                switch levels.firstIndex(of: heading.level) {
                case 0: levels.count > 1 ? .group : .section
                case 1: .section
                default: .caption
                }
        }
    }
}

extension Page {
    /// The page's title in words.
    mutating func setTitleText() {
        let heading = String(plainText(title).split { $0 == " " || $0 == "\n" }.joined(separator: " "))
        hasOwnTitle = settings.title != nil || !heading.isEmpty
        if let own = settings.title, !own.isEmpty {
            titleText = own
        } else if !heading.isEmpty {
            titleText = heading
        } else {
            titleText = DocumentName.title(ofDocument: path)
        }
    }
}
