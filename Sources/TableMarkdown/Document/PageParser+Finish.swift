import TableBasics
package import TableModel

extension PageParser {
    /// Gives every part its id and rank, and hands over the page, with what was found wrong.
    mutating func finish() -> (Page, DiagnosticLog) {
        takeAskedIDs()
        linkContentsEntries()
        swap(&page.rows, &rows)
        swap(&page.sections, &sections)
        // Moved, not shared: what is added below would else copy all of it.
        swap(&page.text, &content.text)
        swap(&page.events, &content.events)
        page.rankHeadings()
        unfoldTitles()
        page.linkPlaces = content.linkPlaces
        page.markContents()
        nameParts()
        content.shortenMissingAlternatives()
        page.hasCodeInLanguages = content.hasCodeInLanguages
        page.hasTabs = content.hasTabs
        page.isCatalogRoot = content.isCatalogRoot
        page.hasTables = content.hasTables
        page.hasLayoutTables = content.hasLayoutTables
        page.styleClasses = content.styleClasses
        page.ignoreComments = content.ignoreComments
        page.setTitleText(words: titleWords, isGuess: isTitleGuess, name: nameOfDocument)
        if !page.title.isEmpty || page.hasTitleInHeader, page.titleID.isEmpty == false { page.ids.insert(page.titleID, at: 0) }
        content.foreignSyntax.complete(&content.diagnostics)
        return (page, content.diagnostics)
    }

    /// Takes the fold from headings that have nothing to fold: what stands below the next heading is that one's.
    private mutating func unfoldTitles() {
        for index in page.sections.indices where page.sections[index].isCollapsed != nil {
            var section = page.sections[index]
            section.isCollapsed = nil
            let goesOn = index + 1 < page.sections.count && page.sections[index + 1].continuesHeading
            guard section.isTitleAlone, section.heading.map({ $0.level > 0 }) == true, !goesOn else { continue }
            page.sections[index] = section
            content.diagnostics.append(
                Diagnostic(
                    .attributeValue, "`collapsed` has nothing to fold before the next heading", path: content.path,
                    at: SourceRange(start: section.location),
                    help: "set it at the headings below, or at one that has text or a list"))
        }
    }
}

extension Page {
    /// Ranks the levels of headings in use.
    package mutating func rankHeadings() {
        let levels = Set(sections.compactMap { $0.heading?.level }.filter { $0 > 0 }).sorted()
        for index in sections.indices {
            guard let heading = sections[index].heading else { continue }
            let rank = levels.count > 1 ? levels.firstIndex(of: heading.level).flatMap(HeadingRank.init) : nil
            sections[index].heading?.rank = rank ?? .section
        }
    }

    /// The page's title in words: those of the front matter, or of the title in its place without its images, or `words`; else
    /// what its images say, and last the name of the document.
    mutating func setTitleText(words: String, isGuess: Bool, name: String) {
        let own = [settings.title ?? "", self.words(of: title), isGuess ? "" : words, alternative(of: title)]
        if let title = own.first(where: { !$0.isEmpty }) {
            (titleText, titleOrigin) = (title, .source)
        } else if !words.isEmpty {
            (titleText, titleOrigin) = (words, .guess)
        } else {
            (titleText, titleOrigin) = (name, .fileName)
        }
    }

    /// The words of an event range without its images.
    private func words(of eventRange: EventRange) -> String {
        var bytes: [UInt8] = []
        var start = Int(eventRange.start)
        for index in eventRange.range {
            guard case .image = events[index] else { continue }
            appendPlainText(EventRange(start, index), to: &bytes)
            start = index + 1
        }
        appendPlainText(EventRange(start, Int(eventRange.end)), to: &bytes)
        return TitleWords(bytes).text
    }

    /// The alternative texts of the images in an event range that are no badges.
    private func alternative(of eventRange: EventRange) -> String {
        var bytes: [UInt8] = []
        for index in eventRange.range {
            guard case .image(let destination, _, let alternative) = events[index],
                !BadgeAddress.isBadge(text[destination.range])
            else { continue }
            bytes += text[alternative.range] + [0x20]
        }
        return TitleWords(bytes).text
    }
}
