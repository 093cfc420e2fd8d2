package import TableModel
import TableBasics

/// The index of some pages of a site: one worker makes it, without the others.
package struct SearchSegment: Sendable {
    /// The documents whose texts share a file.
    static let documentsPerFile = 128

    /// Pages, headings and rows.
    let documentCount: Int
    let terms: PackedTerms
    /// The documents from which on pages are in a language.
    let languages: [(firstDocument: Int, tag: String)]
    /// Of the texts of its documents.
    let checksum: UInt64
}

/// Makes the index of some pages, one after the other.
package struct SearchSegmentBuilder: ~Copyable {
    private var terms = TermTable()
    private var scanner = WordScanner()
    private var texts: DocumentTexts
    private var languages: [(firstDocument: Int, tag: String)] = []
    private var line: [UInt8] = []

    /// - Parameter write: takes the file of each piece of texts by its number in the segment.
    package init(number: Int, write: @escaping (Int, [UInt8]) throws -> Void) {
        texts = DocumentTexts(segment: number, write: write)
    }

    package mutating func finish() throws -> SearchSegment {
        try texts.finish()
        return SearchSegment(
            documentCount: texts.count, terms: terms.packed(), languages: languages, checksum: texts.checksum)
    }

    /// Adds a page: itself, its headings and its rows are what is found.
    ///
    /// - Parameters:
    ///   - url: of the page, relative to the root of the site.
    ///   - above: the titles of the pages of its document that the page stands below, the outermost first.
    package mutating func add(_ page: Page, url: String, below above: [String] = [], language: String?) throws {
        let language = language ?? ""
        if languages.last?.tag != language { languages.append((texts.count, language)) }
        let title = Array(page.titleText.utf8)
        let start = page.settings.description.map(ExcerptSource.text) ?? .events(page.header, page.preface)
        try texts.beginPage(url, title: title, below: above, start, of: page)
        title.withUnsafeBufferPointer { index(title: $0, isPage: true) }
        if let description = page.settings.description { index(description, .detail) }
        index(page.preface, of: page, .text)
        index(page.header, of: page, .text)
        index(page.footer, of: page, .text)
        try addSections(of: page)
    }

    /// Adds the headings of a page, each with the words of all sections below it, and the rows.
    ///
    /// Words belong to the document that was begun last, so those around all rows go first: they are the heading's.
    private mutating func addSections(of page: Page) throws {
        let below = SectionHeadings(of: page.sections) { isFound($0) }
        var open: [Int: DocumentTexts.Headings] = [:]
        var heading = SectionHeadings.none
        index(below.sections(under: heading), of: page)
        for (number, section) in page.sections.enumerated() {
            if heading != below.before[number], let around = open[below.before[number]] {
                heading = below.before[number]
                texts.headings = around
            }
            if page.sections.isFoldAround(number) { open[heading] = texts.headings }
            if isFound(section) {
                heading = number
                try beginHeading(of: section, of: page)
                index(below.sections(under: heading), of: page)
            }
            try addRows(of: section, below: heading < 0 ? .empty : page.sections[heading].heading?.id ?? .empty, of: page)
        }
    }

    private func isSearched(_ section: Section) -> Bool { section.attributes?.isSearched ?? true }

    /// Whether the heading of a section is one of the documents. What a table of contents says is said where it leads to.
    private func isFound(_ section: Section) -> Bool {
        guard let heading = section.heading, !heading.id.isEmpty, !heading.title.isEmpty else { return false }
        return isSearched(section) && !section.isContents
    }

    private mutating func beginHeading(of section: Section, of page: Page) throws {
        guard let heading = section.heading else { return }
        try begin(title: heading.title, of: page) { texts, line in
            try texts.begin(
                heading: heading.id, level: heading.level, title: line, .events(section.header, section.footer), of: page)
        }
    }

    /// Indexes the words of sections below one heading, or below the title of the page, that are around their rows.
    private mutating func index(_ sections: some Sequence<Int>, of page: Page) {
        var heading = Span.empty
        for section in sections.lazy.map({ page.sections[$0] }) where isSearched(section) {
            let isFound = isFound(section)
            if isFound { heading = section.heading?.id ?? .empty }
            index(section.footer, below: heading, of: page)
            guard !section.isContents else { continue }
            if let heading = section.heading, !isFound { index(heading.title, of: page, .text) }
            index(section.subtitle, of: page, .text)
            for head in section.columnHeads { index(head, of: page, .text) }
            index(section.header, below: heading, of: page)
        }
    }

    private mutating func addRows(of section: Section, below heading: Span, of page: Page) throws {
        guard isSearched(section) else { return }
        if !section.isContents {
            try addTableRows(of: section.header, below: heading, of: page)
            for index in section.rows.clamped(to: page.rows.indices) { try add(page.rows[index], of: page) }
        }
        try addTableRows(of: section.footer, below: heading, of: page)
    }

    /// Indexes a text of a section, but not the rows of tables in it that are documents of their own.
    private mutating func index(_ text: EventRange, below heading: Span, of page: Page) {
        guard page.hasTables, !heading.isEmpty else { return index(text, of: page, .text) }
        var rest = Int(text.start)
        var rows = TableRowScan(text)
        while let row = rows.next(in: page) {
            index(EventRange(rest, Int(row.title.start)), of: page, .text)
            rest = Int(row.rest.end)
        }
        index(EventRange(rest, Int(text.end)), of: page, .text)
    }

    /// Adds the rows of the tables in a text: each is found as a row of a list is, by its first cell; the heading leads to it.
    private mutating func addTableRows(of text: EventRange, below heading: Span, of page: Page) throws {
        guard page.hasTables, !heading.isEmpty else { return }
        var rows = TableRowScan(text)
        while let row = rows.next(in: page) {
            try begin(title: row.title, of: page) { texts, line in
                try texts.begin(row: heading, title: line, .events(row.rest), of: page)
            }
            index(row.rest, of: page, .detail)
        }
    }

    private mutating func add(_ row: Row, of page: Page) throws {
        guard !row.hasAttributes || row.attributes?.isSearched ?? true else { return }
        if row.isContinuation || row.title.isEmpty {
            // What has no title is found by the beginning of its text.
            let start = row.detail.isEmpty ? row.body : row.detail
            try begin(title: start, of: page, isTitle: false) { texts, line in
                guard !row.isContinuation, !row.id.isEmpty else { return }
                try texts.begin(row: row.id, title: line, .none, of: page)
            }
        } else {
            try begin(title: row.title, of: page) { texts, line in
                guard !row.id.isEmpty else { return }
                try texts.begin(row: row.id, title: line, .events(row.detail, row.body), of: page)
            }
        }
        index(row.label, of: page, .detail)
        index(row.meta, of: page, .detail)
        if row.hasValue, let value = row.value { index(value, .detail) }
        index(row.tags, of: page, .detail)
        index(row.detail, of: page, .detail)
        index(row.body, of: page, row.title.isEmpty ? .detail : .text)
    }

    /// Begins a document with the words of a title; what has none, and no id, belongs to what comes before it.
    private mutating func begin(
        title: EventRange, of page: Page, isTitle: Bool = true,
        _ begin: (inout DocumentTexts, UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws {
        line.removeAll(keepingCapacity: true)
        page.appendPlainText(title, to: &line)
        try line.withUnsafeBufferPointer { line in
            if !line.isEmpty { try begin(&texts, line) }
            if isTitle { index(title: line) }
        }
    }

    private mutating func index(title: UnsafeBufferPointer<UInt8>, isPage: Bool = false) {
        guard !title.isEmpty else { return }
        guard let name = CallName(in: title) else { return index(title: title, upTo: title.count, isPage: isPage) }
        // Of `child_process.spawn(command, options)` the name of the function is the title, whatever stands around it.
        index(title: title, upTo: name.range.lowerBound, isPage: isPage)
        index(title: UnsafeBufferPointer(rebasing: title[name.range]), upTo: name.range.count, isPage: isPage)
        index(UnsafeBufferPointer(rebasing: title[name.range.upperBound...]), .detail)
    }

    /// Indexes the words of a title that stand before an offset.
    private mutating func index(title: UnsafeBufferPointer<UInt8>, upTo end: Int, isPage: Bool) {
        scanner.resetCount()
        let start = terms.postingCount
        let document = texts.count - 1
        // A part of a name is not what the title is called.
        scanner.scan(UnsafeBufferPointer(rebasing: title[..<end])) {
            terms.add($0, document: document, weight: $0.isPart ? .longTitle : .titleOfThree)
        }
        let count = end < title.count ? scanner.count + 1 : scanner.count
        terms.setWeight(.title(ofWords: count, isPage: isPage), from: start, above: .longTitle)
    }

    private mutating func index(_ text: String, _ weight: SearchWeight) {
        var text = text
        text.withUTF8 { index($0, weight) }
    }

    private mutating func index(_ text: UnsafeBufferPointer<UInt8>, _ weight: SearchWeight) {
        let document = texts.count - 1
        scanner.scan(text) { terms.add($0, document: document, weight: weight) }
    }

    /// Adds the words of an event range, as `Page.appendPlainText(_:to:)` finds them, and those in the author's HTML.
    private mutating func index(_ events: EventRange, of page: Page, _ weight: SearchWeight) {
        guard !events.isEmpty else { return }
        var markup = MarkupScan()
        page.text.withUnsafeBufferPointer { text in
            for event in events.range {
                switch page.events[event] {
                case .text(let span), .code(let span), .codeBlock(_, let span), .image(_, _, let span):
                    index(UnsafeBufferPointer(rebasing: text[span.range]), weight)
                case .markup(let span):
                    markup.scan(page.text[span.range]) { part in
                        if case .text(let range) = part { index(UnsafeBufferPointer(rebasing: text[range]), weight) }
                    }
                default: break
                }
            }
        }
    }
}
