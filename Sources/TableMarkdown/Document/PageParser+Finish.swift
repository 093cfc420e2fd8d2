import TableBasics
package import TableModel

extension PageParser {
    /// Gives every part its id and look, and hands over the page.
    mutating func finish() -> Checked<Page> {
        swap(&page.rows, &rows)
        swap(&page.sections, &sections)
        // Moved, not shared: what is added below would else copy all of it.
        swap(&page.text, &content.text)
        swap(&page.events, &content.events)
        nameHeadings()
        nameAuthorsAnchors()
        nameRows()
        takeAliases()
        content.shortenMissingAlternatives()
        page.linkPlaces = content.linkPlaces
        page.hasCodeInLanguages = content.hasCodeInLanguages
        page.styleClasses = content.styleClasses
        page.setTitleText()
        page.markContents()
        if !page.title.isEmpty, page.titleID.isEmpty == false { page.ids.insert(page.titleID, at: 0) }
        page.giveBackSpareRoom()
        return Checked(page, content.diagnostics)
    }

    /// Ranks the levels in use and notes the ids of the headings.
    private mutating func nameHeadings() {
        let levels = Set(page.sections.compactMap { $0.heading?.level }.filter { $0 > 0 }).sorted()
        for index in page.sections.indices {
            guard let heading = page.sections[index].heading else { continue }
            if heading.level == 0 {
                page.sections[index].heading?.look = .caption
                continue
            }
            page.ids.append(heading.id)
            let rank = levels.firstIndex(of: heading.level) ?? 0
            let look: HeadingRank =
                switch rank {
                case 0: levels.count > 1 ? .group : .section
                case 1: .section
                default: .caption
                }
            page.sections[index].heading?.look = look
        }
        for event in page.events {
            if case .open(.heading(_, let id)) = event, !id.isEmpty { page.ids.append(id) }
        }
    }

    /// The author's own ids, the first of each name; a heading of that name goes before.
    private mutating func nameAuthorsAnchors() {
        for index in page.events.indices {
            guard case .identifier(let span) = page.events[index] else { continue }
            if content.ids.take(Array(page.text[span.range])) {
                page.ids.append(span)
            } else {
                page.events[index] = .identifier(.empty)
            }
        }
    }

    /// Rows are named for their titles.
    private mutating func nameRows() {
        let names = Self.rowNames(of: page, notIn: &content.ids)
        for (index, id) in names.ids { page.rows[index].id = id }
        page.text += names.text
        page.ids.reserveCapacity(page.ids.count + page.rows.count)
        for index in page.rows.indices where !page.rows[index].isContinuation { page.ids.append(page.rows[index].id) }
    }

    /// The ids of the rows that have none yet, by index, and the text to add to the page for them.
    ///
    /// They are made apart from the page: asked while it changes, it would be copied for each row.
    private static func rowNames(of page: Page, notIn taken: inout IDRegistry) -> (ids: [(Int, Span)], text: [UInt8]) {
        var names: (ids: [(Int, Span)], text: [UInt8]) = ([], [])
        names.ids.reserveCapacity(page.rows.count)
        var plain: [UInt8] = []
        var slug: [UInt8] = []
        for index in page.rows.indices where !page.rows[index].isContinuation && page.rows[index].id.isEmpty {
            plain.removeAll(keepingCapacity: true)
            page.appendPlainText(page.rows[index].title, to: &plain)
            if plain.allSatisfy(\.isASCIISpace) { page.appendPlainText(page.rows[index].detail, to: &plain) }
            slug.removeAll(keepingCapacity: true)
            writeRowSlug(of: plain, to: &slug)
            let start = page.text.count + names.text.count
            names.text.append(contentsOf: taken.unique(slug))
            names.ids.append((index, Span(start, page.text.count + names.text.count)))
        }
        return names
    }

    /// Each row has its id twice: as its name and in its own link.
    private static let longestSlug = 24

    /// Writes the start of a row's words as an id: whole words, at most 24 bytes.
    private static func writeRowSlug(of plain: [UInt8], to id: inout [UInt8]) {
        var wordEnd = 0
        plain.withUnsafeBufferPointer { plain in
            // Half of the bytes at most are passed over: punctuation, repeated spaces.
            forEachSlugByte(of: UnsafeBufferPointer(rebasing: plain.trimmed.prefix(longestSlug * 4))) { byte in
                if byte == 0x2D {
                    guard id.last != 0x2D, !id.isEmpty else { return true }
                    wordEnd = id.count
                }
                if id.count == longestSlug {
                    if byte != 0x2D, wordEnd > 8 { id.removeLast(id.count - wordEnd) }
                    return false
                }
                id.append(byte)
                return true
            }
        }
        while id.last == 0x2D { id.removeLast() }
        // Never end inside a character.
        while let last = id.last, last >= 0x80, lastScalar(id) == "\u{FFFD}" { id.removeLast() }
        if id.isEmpty { id += "row".utf8 }
    }

    /// An id that an author chose, or a report that it is taken.
    mutating func takeID(_ id: String, at range: SourceRange) -> Span {
        let bytes = Array(id.utf8)
        if content.ids.take(bytes) { return content.store(bytes) }
        content.diagnostics.append(
            IDRegistry.isReserved(bytes)
                ? .idReserved("id `\(id)`", path: page.path, at: range)
                : Diagnostic(.idTaken, "id `\(id)` is used twice in this page", path: page.path, at: range))
        return .empty
    }
}

extension Diagnostic {
    static func idReserved(_ id: String, path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .idTaken, "\(id) begins as those that every page has of its own", path: path, at: range,
            help: "write it without the `:`")
    }
}

extension DiagnosticCode {
    package static let idTaken = DiagnosticCode(
        "id-taken", .warning, "two parts of a page were given the same id",
        explanation: """
            An id names one place of a page: `- Install {#install}` is reached as `page.html#install`. When two rows or
            headings of one page ask for the same id, the first one has it and the other is named for its title.

            Give one of them another id.

            An alias is a former id: `- Set it up {aliases=install}` is reached as `page.html#install` as well, unless a part of
            the page has that id. Take the alias away, or give the other part an id of its own: `- Install {#install-app}`.
            """)
}

extension Page {
    /// Makes the page's storage as large as what is in it: all pages of a site wait for their links to be resolved.
    fileprivate mutating func giveBackSpareRoom() {
        text = text.withoutSpareRoom
        events = events.withoutSpareRoom
        rows = rows.withoutSpareRoom
        ids = ids.withoutSpareRoom
        linkPlaces = linkPlaces.withoutSpareRoom
    }
}

extension Array {
    fileprivate var withoutSpareRoom: [Element] {
        var copy: [Element] = []
        copy.reserveCapacity(count)
        copy.append(contentsOf: self)
        return copy
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
            titleText = Page.title(ofPath: path)
        }
    }

    /// A title made of a file's name; of its folder's name for an index.
    static func title(ofPath path: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        guard let file = parts.last else { return path }
        var stem = file
        if let dot = file.lastIndex(of: "."), dot != file.startIndex { stem = String(file[..<dot]) }
        if ["index", "readme", "_index"].contains(stem.lowercased()), parts.count > 1 { stem = parts[parts.count - 2] }
        let words = stem.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
        return words.isEmpty ? stem : words.prefix(1).uppercased() + words.dropFirst()
    }
}
