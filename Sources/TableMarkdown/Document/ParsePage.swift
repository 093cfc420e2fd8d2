import TableBasics
package import TableModel

/// Reads one list document into a page.
///
/// - Parameters:
///   - source: the whole file, front matter included; need not be valid UTF-8.
///   - path: of the file, relative to the source folder, with `/`.
///   - split: where the Markdown begins, see ``splitFrontMatter(_:)``.
///   - settings: what the front matter says.
package func parsePage(
    _ source: [UInt8], path: String, split: FrontMatterSplit, settings: PageSettings, options: ParseOptions
) -> Checked<Page> {
    let repaired = UTF8Repair.repaired(source, bodyStart: split.bodyStart, path: path)
    var page = Page(path: path)
    page.settings = settings
    let read = MarkdownArena.use {
        withParsedBody(repaired.value, split: split, path: path, options: options) { document, reader in
            var parser = PageParser(page: page, content: reader)
            parser.content.diagnostics += repaired.diagnostics
            parser.readDocument(document)
            return parser.finish()
        }
    }
    // Written out when the tree is gone.
    return read.map { Checked($0, $1.all) } ?? Checked(page, repaired.diagnostics)
}

/// Reads a document as one flow of text, without a table: the result's ``Page/header`` holds all of it.
package func parseFlow(
    _ source: [UInt8], path: String, split: FrontMatterSplit = FrontMatterSplit(), options: ParseOptions
) -> Checked<Page> {
    let repaired = UTF8Repair.repaired(source, bodyStart: split.bodyStart, path: path)
    var page = Page(path: path)
    return MarkdownArena.use {
        withParsedBody(repaired.value, split: split, path: path, options: options) { document, reader in
            var reader = reader
            if let first = document.firstChild, let last = document.lastChild {
                page.header = reader.readFlow(from: first, through: last)
            }
            page.text = reader.text
            page.events = reader.events
            page.linkPlaces = reader.linkPlaces
            page.hasCodeInLanguages = reader.hasCodeInLanguages
            page.hasTabs = reader.hasTabs
            page.hasTables = reader.hasTables
            page.hasLayoutTables = reader.hasLayoutTables
            page.ignoreComments = reader.ignoreComments
            return Checked(page, repaired.diagnostics + reader.diagnostics.all)
        } ?? Checked(page, repaired.diagnostics)
    }
}

/// Parses the Markdown of a document and hands its tree to `read`; nil when libcmark cannot allocate.
func withParsedBody<Result>(
    _ source: [UInt8], split: FrontMatterSplit, path: String, options: ParseOptions,
    _ read: (MarkdownNode, ContentReader) -> Result
) -> Result? {
    var containers = ContainerReading(source[min(split.bodyStart, source.count)...], options: options)
    return MarkdownArena.attempt {
        let outcome = withParsedText(&containers, split: split, path: path, options: options, read)
        return if case .result(let result) = outcome { .some(result) } else { nil }
    }
}

/// What an attempt to read a document has come to.
private enum ParsingOutcome<Result> {
    case result(Result?)
    /// Its text must be read otherwise.
    case again
}

private func withParsedText<Result>(
    _ containers: inout ContainerReading, split: FrontMatterSplit, path: String, options: ParseOptions,
    _ read: (MarkdownNode, ContentReader) -> Result
) -> ParsingOutcome<Result> {
    var markdown = EscapedText(containers.text)
    markdown.escape(OpenImageGuard(markdown.bytes).marks)
    var footnotes = FootnoteLabels()
    if options.hasAdditions {
        let scan = FootnoteScan(markdown.bytes)
        footnotes = scan.labels
        markdown.escape(scan.marks)
        markdown.escape(ItemStartScan(markdown.bytes).marks)
    }
    let nesting = NestingGuard(markdown.bytes)
    let deepest = nesting.marks.first.map { $0 - markdown.bytes.startIndex }
    markdown.escape(nesting.marks)
    return markdown.bytes.withUnsafeBufferPointer { bytes in
        guard let document = MarkdownDocument(bytes) else { return .result(nil) }
        if options.hasAdditions { PermalinkSign.leaveOut(of: document.root, readsHTML: options.html == .sanitized) }
        var text = SourceText(bytes, linesBefore: split.bodyLine, added: markdown.added, rewritten: containers.scan?.lines)
        guard let found = containers.read(document.root, &text) else { return .again }
        var ignoreComments: [IgnoreComment] = []
        if IgnoreCommentReader.isNeeded(for: bytes) {
            ignoreComments = IgnoreCommentReader(root: document.root, source: &text).comments
        }
        let titles = takePlainTitles(of: found, in: bytes).sorted { $0.1.lowerBound < $1.1.lowerBound }
        let tables =
            options.hasAdditions
            ? TableFinder(root: document.root, source: &text, titles: titles.map(\.1)) : TableFinder()
        var reader = ContentReader(options: options, path: path, places: SourcePlaces(text, cells: tables.cells), tables: tables)
        if !found.isEmpty || containers.scan != nil {
            reader.containers = found
            reader.verbatimLines = containers.verbatimLines(in: text)
            for ((node, _), title) in zip(titles, tables.titles) { reader.containers[node]?.title = title }
            containers.report(in: text, path: path, to: &reader.diagnostics)
            for place in containers.options(in: text) { reader.report(.options, at: place) }
        }
        if let deepest {
            text.readLines()
            reader.diagnostics.append(.tooDeep(path: path, at: SourceRange(start: text.location(at: deepest), length: 1)))
        }
        for row in tables.tooWideRows {
            reader.diagnostics.append(.tooWide(path: path, at: SourceRange(start: text.location(at: row))))
        }
        reader.root = document.root
        reader.displayName = containers.displayName
        reader.isInCatalog = options.hasAdditions && (options.isCatalog || SourcePath.catalog(around: path) != nil)
        reader.isCatalogRoot = reader.isInCatalog && containers.isCatalogRoot
        reader.readsSymbols = options.hasAdditions && reader.isDocumentation(document.root)
        reader.hasBackslashes = bytes.firstOffset(of: UInt8(ascii: "\\")) != nil
        reader.mayHaveFormulas = options.hasAdditions && ForeignSyntax.mayHaveBracketedFormulas(bytes)
        reader.mayHaveDefinitions = containers.needs.contains(.lines)
        reader.footnoteLabels = footnotes
        reader.ignoreComments = ignoreComments
        reader.text.reserveCapacity(bytes.count + bytes.count / 4)
        if bytes.count > longestOfUsualDocuments { reader.events.reserveCapacity(3 * document.root.descendantCount) }
        return .result(read(document.root, reader))
    }
}

/// In bytes. The events of a longer one would be moved to a place of twice their size when it is nearly read.
private let longestOfUsualDocuments = 1 << 18

/// Gives containers the titles that are nothing but text. The others are to be parsed.
private func takePlainTitles(
    of containers: [OpaquePointer: Container], in text: UnsafeBufferPointer<UInt8>
) -> [(OpaquePointer, Range<Int>)] {
    containers.compactMap { node, container in
        guard let range = container.titleRange else { return nil }
        let title = text[range]
        guard title.first != 0x20, title.last != 0x20, title.allSatisfy({ $0.isASCIIAlphanumeric || $0 == 0x20 }) else {
            return (node, range)
        }
        container.isPlainTitle = true
        return nil
    }
}
