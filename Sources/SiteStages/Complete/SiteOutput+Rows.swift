import SiteModel
import TableBasics
import TableModel

extension SiteOutput {
    /// `x.rows.json` beside `x.html`: the rows of the page as data, all of them, in its order.
    static let rows = SiteOutput(
        name: "guide.rows.json", isWritten: \.settings.hasRows,
        files: .ofPage { site, number, resolved in
            let page = site.site.pages[number]
            guard page.output != .notFound, !page.isResultsPage else { return nil }
            let url = site.base?.address(of: page.output) ?? URLPath.encoded(SourcePath.name(of: page.output.string))
            return SiteFile(page.output.beside(".rows.json"), rowsFile(of: resolved.content, url: url))
        })
}

/// - Parameter url: absolute, or as seen from the file.
func rowsFile(of page: Page, url: String) -> [UInt8] {
    var json = JSONWriter(capacity: page.rows.count * 160 + 256)
    json.beginObject()
    json.name("title")
    json.string(page.titleText)
    json.name("url")
    json.string(url)
    json.name("rows")
    json.beginArray()
    for section in page.sections {
        let heading = section.heading.map { page.words(of: $0.title) } ?? []
        for index in section.rows.clamped(to: page.rows.indices) {
            json.nextLine()
            json.row(page.rows[index], in: page, section: heading)
        }
    }
    json.lastLine()
    json.endArray()
    json.endObject()
    json.lastLine()
    return json.bytes
}

extension JSONWriter {
    /// What a row does not have is left out.
    fileprivate mutating func row(_ row: Row, in page: Page, section: [UInt8]) {
        beginObject()
        if !row.id.isEmpty {
            name("id")
            string(page.text[row.id.range])
        }
        words("label", row.label, in: page)
        // What continues an item after nested rows has no title but its words.
        words("title", row.title.isEmpty && row.detail.isEmpty ? row.body : row.title, in: page)
        words("meta", row.meta, in: page)
        words("detail", row.detail, in: page)
        if let value = row.value {
            name("value")
            string(value)
        }
        name("level")
        number(row.level)
        if !section.isEmpty {
            name("section")
            string(section)
        }
        if let destination = page.destination(of: row) {
            name("destination")
            string(page.text[destination.range])
        }
        if let task = row.task {
            name("checked")
            boolean(task == .done)
        }
        if let progress = row.progress {
            name("progress")
            number(progress)
        }
        endObject()
    }

    private mutating func words(_ key: StaticString, _ eventRange: EventRange, in page: Page) {
        guard !eventRange.isEmpty else { return }
        let words = page.words(of: eventRange)
        guard !words.isEmpty else { return }
        name(key)
        string(words)
    }
}

extension Page {
    /// The words of an event range without white space at its ends.
    fileprivate func words(of eventRange: EventRange) -> [UInt8] {
        var bytes: [UInt8] = []
        appendPlainText(eventRange, to: &bytes)
        while let last = bytes.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\n") { bytes.removeLast() }
        return bytes
    }

    /// Where a row leads, when that is one place other than itself.
    fileprivate func destination(of row: Row) -> Span? {
        switch row.destination {
        case .link(let span): return span
        case .innerLink: return links(in: row).first
        // A task with a link is no link as a whole.
        case .none: return onlyLink(in: row)
        case .itself: return nil
        }
    }

    private func onlyLink(in row: Row) -> Span? {
        let links = links(in: row)
        return links.count == 1 ? links.first : nil
    }

    private func links(in row: Row) -> [Span] {
        [row.title, row.meta, row.detail, row.body].flatMap { eventRange in
            events[eventRange.range].compactMap { event in
                guard case .openLink(let destination, _) = event else { return nil }
                return destination
            }
        }
    }
}
