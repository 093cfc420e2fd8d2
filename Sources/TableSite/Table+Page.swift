import SiteModel
import SiteStages
import TableModel
import YAMLReader

extension Table {
    /// Reads a document.
    ///
    /// - Parameters:
    ///   - markdown: with its front matter.
    ///   - path: of the document in its folder; what messages name, and the title of a document that has none.
    ///   - settings: what a file `tablesite.yml` would hold; `markdown`, `html` and `variables` matter here.
    public init(_ markdown: String, path: String = "document.md", settings: String = "") async {
        let read = readSiteSettings(Array(settings.utf8), path: ProjectFile.settings)
        var options = BuildOptions()
        options.includesDrafts = true
        let sources = SourceTree([path: Array(markdown.utf8)])
        let documents = await parseDocuments(in: sources, settings: read.value, options: options)
        let found = (settings.isEmpty ? [] : read.diagnostics) + documents.flatMap(\.diagnostics)
        let diagnostics = finishDiagnostics(FoundDiagnostics(found)) { name in
            name == ProjectFile.settings ? Array(settings.utf8) : sources.contents(of: name)
        }
        self.init(documents.first?.page?.page ?? Page(path: path), diagnostics: diagnostics.map(Diagnostic.init))
    }

    private init(_ page: Page, diagnostics: [Diagnostic]) {
        title = page.titleText
        header = page.words(page.header)
        sections = page.sections.map { Section($0, in: page) }
        footer = page.words(page.footer)
        self.diagnostics = diagnostics
    }
}

extension Table.Section {
    fileprivate init(_ section: TableModel.Section, in page: Page) {
        title = section.heading.map { page.words($0.title) } ?? ""
        level = section.heading?.level ?? 0
        id = section.heading.map { page.string($0.id) } ?? ""
        header = [section.header, section.subtitle].map(page.words).filter { !$0.isEmpty }.joined(separator: " ")
        var rows: [Table.Row] = []
        for row in page.rows[section.rows.clamped(to: page.rows.indices)] {
            // What an item goes on with behind the items in it belongs to it.
            if row.isContinuation, let owner = rows.lastIndex(where: { $0.level <= row.level }) {
                rows[owner] = rows[owner].adding(page.words(row.body))
            } else {
                rows.append(Table.Row(row, in: page))
            }
        }
        self.rows = rows
        footer = page.words(section.footer)
        isOrdered = section.isOrdered
        line = section.location.line > 0 ? section.location.line : nil
    }
}

extension Table.Row {
    fileprivate init(_ row: TableModel.Row, in page: Page) {
        self.init(
            id: page.string(row.id), level: row.level, number: row.number.map(Int.init), label: page.words(row.label),
            title: page.words(row.title), meta: page.words(row.meta), detail: page.words(row.detail),
            body: [row.tags, row.badges, row.body].map(page.words).filter { !$0.isEmpty }.joined(separator: " "),
            value: row.value, progress: row.progress, accessory: Table.Accessory(row.accessory),
            isDone: row.task.map { $0 == .done },
            destination: Table.Destination(row, in: page), line: row.location.line)
    }

    fileprivate func adding(_ words: String) -> Table.Row {
        Table.Row(
            id: id, level: level, number: number, label: label, title: title, meta: meta, detail: detail,
            body: body.isEmpty ? words : "\(body) \(words)", value: value, progress: progress, accessory: accessory,
            isDone: isDone, destination: destination, line: line)
    }
}

extension Table.Accessory {
    fileprivate init(_ accessory: TableModel.Accessory) {
        self =
            switch accessory {
            case .none: .none
            case .disclosure: .disclosure
            case .check: .check
            case .detail: .detail
            case .detailDisclosure: .detailDisclosure
            case .switch: .switch
            }
    }
}

extension Table.Destination {
    fileprivate init(_ row: TableModel.Row, in page: Page) {
        switch row.destination {
        case .none: self = .none
        case .itself: self = .itself
        case .link(let span): self = .link(page.string(span))
        case .innerLink: self = page.firstLink(in: [row.title, row.meta, row.detail, row.body]).map { .link($0) } ?? .none
        }
    }
}

extension Page {
    /// An event range's words on one line.
    fileprivate func words(_ eventRange: EventRange) -> String {
        plainText(eventRange).split { $0.isWhitespace }.joined(separator: " ")
    }

    fileprivate func firstLink(in eventRanges: [EventRange]) -> String? {
        for eventRange in eventRanges {
            for event in events[eventRange.range] {
                if case .openLink(let destination, _) = event { return string(destination) }
            }
        }
        return nil
    }
}
