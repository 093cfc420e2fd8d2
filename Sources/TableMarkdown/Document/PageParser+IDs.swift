import TableBasics
package import TableModel

extension PageParser {
    /// Gives every part of the page its id: headings have theirs already, then come the author's anchors and headings, rows and aliases.
    mutating func nameParts() {
        addHeadings()
        nameAuthorsAnchors()
        nameAuthorsHeadings()
        nameRows()
        takeAliases()
    }

    private mutating func addHeadings() {
        for section in page.sections {
            if let heading = section.heading, heading.level > 0 { page.ids.append(heading.id) }
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
        page.pointerIDs = names.pointers.map { page.rows[$0].id }.filter { !$0.isEmpty }
    }

    /// They are made apart from the page: asked while it changes, it would be copied for each row.
    private static func rowNames(of page: Page, notIn taken: inout IDRegistry) -> RowNames {
        var naming = RowNaming(page)
        if page.hasLinksInside { naming.findPointers() }
        for index in page.rows.indices where naming.isNamed(index) { naming.name(index, notIn: &taken) }
        return naming.names
    }

    /// Gives rows the ids that their authors chose.
    mutating func takeAskedIDs() {
        for asked in askedIDs where asked.row < rows.count { rows[asked.row].id = takeID(asked.id, at: asked.place) }
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

    // MARK: Aliases

    /// Reads the aliases of the page's title; other attributes have no effect on it. Gives `attribute-unknown`.
    mutating func readTitleAttributes(_ attributes: AuthorAttributes, of heading: MarkdownNode) {
        content.reportWords(in: attributes, of: heading)
        for (index, name) in attributes.classes.enumerated() {
            reportTitleAttribute("." + name, at: content.place(ofClass: index, in: attributes) ?? content.range(of: heading))
        }
        for (index, entry) in attributes.values.enumerated() {
            let place = content.place(ofValue: index, in: attributes) ?? content.range(of: heading)
            if entry.name == AttributeKey.aliases.rawValue {
                page.titleAliases += content.readAliases(entry, at: place)
            } else {
                reportTitleAttribute(entry.name, at: place)
            }
        }
    }

    private mutating func reportTitleAttribute(_ name: String, at place: SourceRange) {
        let aliases = AttributeKey.aliases.rawValue
        content.diagnostics.append(
            Diagnostic(
                .attributeUnknown, "`\(name)` has no effect on the title", path: page.path, at: place,
                help: nearestName(to: name, in: [aliases]).map { "did you mean `\($0)`?" }
                    ?? "give it to a section's heading, or use the front matter"))
    }

    /// Gives each alias its id, unless a part of the page has it: what is there goes before what was. Gives `id-taken`.
    ///
    /// Call it when every part has its id.
    private mutating func takeAliases() {
        guard !content.aliases.isEmpty else { return }
        var taken: Set<[UInt8]> = []
        var refused: Set<Span> = []
        for alias in content.aliases {
            let name = Array(page.text[alias.name.range])
            if content.ids.take(name) {
                taken.insert(name)
                page.ids.append(alias.name)
            } else {
                refused.insert(alias.name)
                content.diagnostics.append(
                    IDRegistry.isReserved(name)
                        ? .idReserved("alias `\(page.string(alias.name))`", path: page.path, at: alias.place)
                        : .aliasTaken(page.string(alias.name), isAlias: taken.contains(name), path: page.path, at: alias.place))
            }
        }
        page.titleAliases.removeAll(where: refused.contains)
        for index in page.sections.indices { page.sections[index].attributes?.aliases.removeAll(where: refused.contains) }
        for index in page.rows.indices where page.rows[index].hasAliases {
            if !refused.isEmpty { page.rows[index].attributes?.aliases.removeAll(where: refused.contains) }
            if page.rows[index].hasAliases { page.hasRowAliases = true }
        }
    }
}

/// What rows are called.
private struct RowNames {
    /// Of the rows that had none, by index.
    var ids: [(Int, Span)] = []
    /// The text to add to the page for them.
    var text: [UInt8] = []
    /// The indices of the rows that only lead to themselves.
    var pointers: [Int] = []
}

/// Names the rows of a page, one after the other.
private struct RowNaming {
    private(set) var names = RowNames()
    private let page: Page
    /// The rows of contents lists, and those that lead to what they would be called: what they mean is elsewhere.
    private var contents: Set<Int> = []
    /// What the other rows would be called, where there are such.
    private var wanted: Set<[UInt8]> = []
    /// What is kept for the first of those rows that comes.
    private var reserved: Set<[UInt8]> = []
    private var plain: [UInt8] = []
    private var slug: [UInt8] = []

    init(_ page: Page) {
        self.page = page
        names.ids.reserveCapacity(page.rows.count)
    }

    /// Whether a row is called after its words.
    func isNamed(_ index: Int) -> Bool { !page.rows[index].isContinuation && page.rows[index].id.isEmpty }

    /// Finds the rows that give way to others.
    mutating func findPointers() {
        for section in page.sections where section.isContents { contents.formUnion(section.rows) }
        for index in page.rows.indices where isNamed(index) && !contents.contains(index) {
            readSlug(of: index)
            if page.leads(page.rows[index], toOwn: slug) { contents.insert(index) } else { wanted.insert(slug) }
        }
    }

    mutating func name(_ index: Int, notIn taken: inout IDRegistry) {
        readSlug(of: index)
        var id = slug
        if contents.contains(index) {
            if wanted.contains(slug), taken.take(slug) { reserved.insert(slug) }
            id = taken.unique(slug)
            while wanted.contains(id) {
                reserved.insert(id)
                id = taken.unique(slug)
            }
            // What says more than its link is worth a visit.
            if page.rows[index].detail.isEmpty, page.rows[index].body.isEmpty, page.leads(page.rows[index], toOwn: id) {
                names.pointers.append(index)
            }
        } else if reserved.isEmpty || reserved.remove(slug) == nil {
            id = taken.unique(slug)
        }
        let start = page.text.count + names.text.count
        names.text.append(contentsOf: id)
        names.ids.append((index, Span(start, page.text.count + names.text.count)))
    }

    /// - Parameter index: of the row, which would be copied.
    private mutating func readSlug(of index: Int) {
        plain.removeAll(keepingCapacity: true)
        page.appendPlainText(page.rows[index].title, to: &plain)
        if plain.allSatisfy(\.isASCIISpace) { page.appendPlainText(page.rows[index].detail, to: &plain) }
        slug.removeAll(keepingCapacity: true)
        Slug.appendRow(plain.trimmed, to: &slug)
    }
}

/// An id that an author gave to a row.
struct AskedID {
    /// The index of the row.
    let row: Int
    let id: String
    /// Of the id.
    let place: SourceRange
}

extension Page {
    /// Whether the title of a row is a link to an id that the row has, or would have, itself.
    fileprivate func leads(_ row: Row, toOwn id: some Collection<UInt8>) -> Bool {
        guard let destination = titleDestination(of: row), !destination.isEmpty,
            text[Int(destination.start)] == UInt8(ascii: "#")
        else { return false }
        let fragment = PercentEncoding.decoded(text[destination.range].dropFirst())
        return fragment.elementsEqual(id) || String(decoding: fragment, as: UTF8.self).lowercased().utf8.elementsEqual(id)
    }

    private func titleDestination(of row: Row) -> Span? {
        if case .link(let destination) = row.destination { return destination }
        for case .openLink(let destination, _) in events[row.title.range] { return destination }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func aliasTaken(_ id: String, isAlias: Bool, path: String, at place: SourceRange) -> Diagnostic {
        isAlias
            ? Diagnostic(.idTaken, "alias `\(id)` is used twice in this page", path: path, at: place)
            : Diagnostic(
                .idTaken, "alias `\(id)` is the id of a row or heading of this page", path: path, at: place,
                help: "take the alias away, or give that part another id")
    }

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
