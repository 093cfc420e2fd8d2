import TableBasics
package import SiteModel
import TableMarkdown
package import TableModel
import YAMLReader

/// A document that was read and parsed.
package struct ParsedDocument: Sendable {
    package private(set) var file: SourceFile
    package let outcome: Outcome
    /// The pages that the document is split into, the first of them with what stands before the others; empty for one page.
    private(set) var parts: [ParsedPage] = []
    /// Paths are relative to the project.
    package private(set) var diagnostics: [Diagnostic]
    /// What the author silences.
    package var ignoreComments: [IgnoreComment] = []
    /// The text that was parsed, where it is that of several files; the places in ``diagnostics`` and of the page are its.
    package var expansion: ExpandedSource?
    /// The files that it includes, and those that it would if they were there, relative to the source folder.
    package var includes: Set<String> { Set(includeStatuses.keys) }
    /// What was found where files are to be included.
    var includeStatuses: [String: IncludableFiles.Status] = [:]
    /// Those of them whose text it has.
    var includedFiles: Set<String> = []
    private(set) var hasFaultySettings = false
    /// The pages are those of the last good state, the diagnostics those of the document as it is now.
    package private(set) var isKept = false

    package enum Outcome: Sendable {
        case page(ParsedPage)
        /// Not a page, but what stands around those of its folder.
        case framePart(SiteFramePart, ParsedPage)
        /// A draft that nobody asked for, or a page that waits: its time is to come or past.
        case draft(isWaiting: Bool)
        /// Reported in the diagnostics.
        case unreadable
    }

    /// The whole document as one page; nil for a document that is not built.
    package var page: ParsedPage? { if case .page(let page) = outcome { page } else { nil } }

    /// Those that the document becomes in a site.
    var pages: [ParsedPage] { parts.isEmpty ? page.map { [$0] } ?? [] : parts }

    /// Nobody can tell what the document says of itself.
    var hasFaultyFrontMatter: Bool { if case .unreadable = outcome { true } else { hasFaultySettings } }

    var isFramePart: Bool { if case .framePart = outcome { true } else { false } }

    package var isDraft: Bool { if case .draft = outcome { true } else { false } }

    /// Its dates keep it out, as a note tells.
    package var isWaiting: Bool { if case .draft(true) = outcome { true } else { false } }
}

/// What all documents of a build are parsed with.
package struct ParsingConditions: Sendable, Equatable {
    let markdown: ParseOptions
    /// What names between braces stand for.
    let variables: [String: String]
    let includesDrafts: Bool
    /// When the build is made; nil for a build without a clock.
    let now: Timestamp?
    /// A document alone has nothing around it.
    let hasFrame: Bool
    /// Nobody says the language of pages that do not say it themselves.
    let guessesLanguage: Bool
    /// Stands before the paths of diagnostics.
    let prefix: String
}

/// Every document of the sources, in their order.
package func parseDocuments(
    in sources: SourceTree, settings: SiteSettings, options: BuildOptions,
    progress: @escaping BuildProgress.Observer = { _ in }
) async -> [ParsedDocument] {
    var good = GoodDocuments()
    return await parseDocuments(
        in: sources, settings: settings, options: options, cache: ParsingCache(), good: &good, progress: progress
    ).documents
}

/// As above, without parsing again what is in the cache; with the cache of these documents.
///
/// - Parameter good: takes the place of documents whose front matter cannot be read, where the options ask for it.
package func parseDocuments(
    in sources: SourceTree, settings: SiteSettings, options: BuildOptions, cache: ParsingCache, good: inout GoodDocuments,
    progress: @escaping BuildProgress.Observer
) async -> (documents: [ParsedDocument], cache: ParsingCache) {
    let conditions = ParsingConditions(
        markdown: ParseOptions(
            settings, options, rootTitle: settings.title ?? sources.folderTitle,
            isCatalog: sources.isCatalog),
        variables: settings.variables, includesDrafts: options.includesDrafts, now: options.now,
        hasFrame: sources.surroundings == nil, guessesLanguage: settings.language == nil,
        prefix: sources.prefix)
    let files = sources.files.filter { $0.kind == .document }
    let count = files.count
    var work = files.map { (file: $0, document: ParsedDocument?.none) }
    // Parsing cannot fail.
    try? await updateInParallel(&work, workers: options.workers, scratch: PackedNumberWriter.init) { work, numbers in
        let file = work.file
        let included = cache[file.path]?.includeStatuses.keys.map { ($0, sources.includable.status($0)) } ?? []
        let input = ParsingInput(file, conditions, including: Dictionary(uniqueKeysWithValues: included))
        work.document =
            cache.output(for: file.path, input: input)
            ?? ParsedDocument(parsing: file, in: sources, conditions, using: numbers)
        progress(BuildProgress(step: .reading, total: count))
    }
    var documents = work.compactMap(\.document)
    var next = ParsingCache()
    if options.remembers {
        for document in documents {
            // What could not be read may be readable next time, and its stamp does not tell.
            if case .unreadable = document.outcome { continue }
            let input = ParsingInput(document.file, conditions, including: document.includeStatuses)
            next.set(document, for: document.file.path, input: input)
        }
    }
    if options.keepsGoodPages { documents = good.keep(documents, last: cache) }
    let included = Set(documents.lazy.flatMap(\.includedFiles))
    return (included.isEmpty ? documents : documents.filter { !$0.isPart(among: included) }, next)
}

/// Parsed documents by their paths.
package typealias ParsingCache = StageCache<ParsingInput, ParsedDocument>

/// What decides how a document is parsed; nil for a file that is taken for changed.
package struct ParsingInput: Sendable, Equatable {
    private let stamp: FileStamp
    private let conditions: ParsingConditions
    private let included: [String: IncludableFiles.Status]

    /// - Parameter included: what is where the document includes files.
    init?(_ file: SourceFile, _ conditions: ParsingConditions, including included: [String: IncludableFiles.Status]) {
        guard let stamp = file.stamp, !included.values.contains(.file(nil)) else { return nil }
        self.stamp = stamp
        self.conditions = conditions
        self.included = included
    }
}

extension ParsedDocument {
    /// Reads and parses a document. Gives `source-unreadable`, `front-matter-end`, `split-heading` and whatever front matter and Markdown give.
    fileprivate init(
        parsing file: SourceFile, in sources: SourceTree, _ conditions: ParsingConditions, using numbers: PackedNumberWriter
    ) {
        self.file = file
        var source: [UInt8]
        do {
            source = try sources.read(file.path)
        } catch {
            outcome = .unreadable
            diagnostics = [.unreadable(sources.prefix + file.path, because: "\(error)")]
            return
        }
        let split = splitFrontMatter(source)
        guard !split.hasNoEnd else {
            outcome = .unreadable
            diagnostics = [.frontMatterEnd(isTOML: split.isTOML, path: sources.prefix + file.path, column: split.bodyStart + 1)]
            return
        }
        let settings =
            split.settings.map { readPageSettings(source[$0], isTOML: split.isTOML, path: file.path, firstLine: 2) }
            ?? Checked(PageSettings())
        guard conditions.includesDrafts || !settings.value.isDraft else {
            outcome = .draft(isWaiting: false)
            diagnostics = []
            return
        }
        if !conditions.includesDrafts,
            let reason = settings.value.reasonToWait(at: conditions.now, path: conditions.prefix + file.path)
        {
            outcome = .draft(isWaiting: true)
            diagnostics = [reason]
            return
        }
        let expansion = Self.expansion(of: source, file, split, in: sources, conditions)
        if let expansion {
            source = expansion.source.bytes
            (self.expansion, includeStatuses, includedFiles) = (expansion.source, expansion.statuses, expansion.included)
        }
        let framePart = conditions.hasFrame ? SiteFramePart(ofDocument: file.path) : nil
        var parsed =
            framePart == nil
            ? parsePage(source, path: file.path, split: split, settings: settings.value, options: conditions.markdown)
            : parseFlow(source, path: file.path, split: split, options: conditions.markdown)
        var page = parsed.value
        (page.path, page.settings) = (file.path, settings.value.withPlainDescription)
        page.giveAnchorsToHeadings()
        if page.titleText.isEmpty { page.titleText = DocumentName.title(ofDocument: file.path) }
        let isUnsaid = conditions.guessesLanguage && page.settings.language == nil && page.language == nil
        let parsedPage = ParsedPage(
            page, editedPath: expansion?.onlyFile, guess: isUnsaid ? LanguageGuess(of: page) : .unknown, using: numbers)
        // Alone, a document is a page alone.
        let divided = conditions.hasFrame && framePart == nil ? Self.parts(of: page, like: parsedPage, using: numbers) : Checked([])
        parts = divided.value
        outcome = framePart.map { .framePart($0, parsedPage) } ?? .page(parsedPage)
        (ignoreComments, hasFaultySettings) = (page.ignoreComments, settings.diagnostics.contains { $0.severity == .error })
        diagnostics = parsed.diagnostics
        parsed.diagnostics = []
        diagnostics.insert(contentsOf: settings.diagnostics + divided.diagnostics + (expansion?.diagnostics ?? []), at: 0)
        Self.lead(&diagnostics, to: file.path, from: sources.prefix)
    }

    /// Sets a prefix before the paths of diagnostics, most of which are that of the document.
    private static func lead(_ diagnostics: inout [Diagnostic], to path: String, from prefix: String) {
        guard !prefix.isEmpty else { return }
        let prefixed = prefix + path
        for index in diagnostics.indices {
            diagnostics[index].path = diagnostics[index].path == path ? prefixed : prefix + diagnostics[index].path
        }
    }

    /// Gives `split-heading`, without the prefix of its path.
    private static func parts(
        of page: Page, knownAs title: String? = nil, like whole: ParsedPage, using numbers: PackedNumberWriter
    ) -> Checked<[ParsedPage]> {
        guard let level = page.settings.splitLevel else { return Checked([]) }
        let isChangelog = DocumentName.isChangelog(page.path, isIndex: DocumentName.isIndex(page.path))
        let parts = page.split(at: level, name: title).asParts { page, part in
            ParsedPage(
                page, editedPath: whole.editedPath, part: part, isSplit: part == nil,
                changelog: part == nil && isChangelog ? whole : nil, guess: whole.guess, using: numbers)
        }
        return Checked(parts, parts.isEmpty ? [.nothingSplit(page, at: level)] : [])
    }

    /// The document is split, and has no title but the one that others give it.
    var isSplitWithoutTitle: Bool { parts.first.map { $0.titleOrigin != .source } ?? false }

    /// The document with its pages as they are where its title is `name`.
    ///
    /// - Parameter prefix: what stands before its path in messages.
    func split(knownAs name: String, prefix: String) -> ParsedDocument {
        guard isSplitWithoutTitle, parts.count > 1, Page.isSame(parts[1].title, name), let whole = page else { return self }
        var divided = Self.parts(of: whole.page, knownAs: name, like: whole, using: PackedNumberWriter())
        Self.lead(&divided.diagnostics, to: file.path, from: prefix)
        var document = self
        document.parts = divided.value
        if !isKept { document.diagnostics += divided.diagnostics }
        return document
    }

    /// The document as it was, with what is wrong with it as it is now.
    func keeping(its current: ParsedDocument) -> ParsedDocument {
        var document = self
        document.isKept = true
        document.file = current.file
        document.diagnostics = current.diagnostics
        // Those of the text that the diagnostics speak of.
        document.ignoreComments = current.ignoreComments
        document.expansion = current.expansion
        document.includeStatuses.merge(current.includeStatuses) { $1 }
        return document
    }

    /// The document with the text of the files that it includes; nil where it has no directives.
    private static func expansion(
        of source: [UInt8], _ file: SourceFile, _ split: FrontMatterSplit, in sources: SourceTree, _ conditions: ParsingConditions
    ) -> IncludeExpansion? {
        guard conditions.markdown.hasAdditions else { return nil }
        var home: HomePage?
        if let range = split.settings, !split.isTOML, HomePage.isNeeded(for: source[range]) {
            home = HomePage(readYAML(source[range], path: file.path, firstLine: 2).value)
        }
        let hasDirectives = source.withUnsafeBufferPointer {
            IncludeScanner.isNeeded(for: $0, hasVariables: !conditions.variables.isEmpty)
        }
        guard hasDirectives || home != nil else { return nil }
        let own = split.settings.map { frontMatterTexts(source[$0], isTOML: split.isTOML) } ?? [:]
        let values = TemplateValues(variables: conditions.variables, frontMatter: own)
        return IncludeExpander.expand(
            source, path: file.path, bodyStart: split.bodyStart, with: sources.includable, values: values,
            home: home)
    }

    /// Whether a document is only there to be included: its name says so, and another one does.
    fileprivate func isPart(among included: Set<String>) -> Bool {
        let name = SourcePath.name(of: file.path)
        return name.utf8.first == UInt8(ascii: "_") && included.contains(file.path) && !DocumentName.isIndex(file.path)
    }
}

extension ParseOptions {
    fileprivate init(_ settings: SiteSettings, _ options: BuildOptions, rootTitle: String, isCatalog: Bool) {
        self.init(html: settings.html, rootTitle: rootTitle)
        self.isCatalog = isCatalog
        placesExternalLinks = options.collectsExternalLinks
    }
}

extension PageSettings {
    /// The same, with a description that has no marks of Markdown: it is shown as text alone.
    fileprivate var withPlainDescription: PageSettings {
        var settings = self
        settings.description = description.map(plainWords)
        return settings
    }
}
