import TableModel

/// Turns libcmark's nodes into the content events of a page.
///
/// One reader serves a whole document; what it has read so far stands in ``text`` and ``events``. Trees are walked without
/// recursion: their depth is the author's, not ours.
struct ContentReader {
    private let addressed = PassedByAddress()
    let options: ParseOptions
    let path: String
    /// Where in the file what is read stands.
    var places: SourcePlaces

    var text: [UInt8] = []
    var events: [ContentEvent] = []
    var linkPlaces: [LinkPlace] = []
    var diagnostics = DiagnosticLog()
    var styleClasses: [StyleClass] = []
    var styleClassNames: Set<String> = []
    /// The ids that are taken: GitHub's for headings.
    var ids = IDRegistry()
    /// The former ids that authors gave, in their order; see ``PageParser/takeAliases()``.
    var aliases: [WrittenAlias] = []
    var hasCodeInLanguages = false
    var hasTabs = false
    var hasTables = false
    /// The author's HTML has headings that are no sections, which have no names yet.
    var hasAuthorsHeadings = false
    var hasLayoutTables = false
    /// What the author silences; these comments are not in the tree any more.
    var ignoreComments: [IgnoreComment] = []
    var html: HTMLSanitizer
    /// What the sanitizer wrote last.
    var htmlOutput = HTMLOutput()
    /// Text between the tags of HTML becomes text of the page.
    var takesWordsOfHTML = false
    var footnoteLabels = FootnoteLabels() {
        didSet {
            // The renderer makes these two of every label.
            for label in footnoteLabels.written {
                _ = ids.take(Array("fn-".utf8) + label)
                _ = ids.take(Array("fnref-".utf8) + label)
            }
        }
    }
    /// The GFM tables of the document by the paragraph libcmark made of them.
    var tables: TableFinder
    /// What the nodes of containers stand for.
    var containers: [OpaquePointer: Container] = [:]
    /// Some line may begin with the colon of a definition.
    var mayHaveDefinitions = false
    /// The lines of the file in which tags and expressions of templates are text.
    var verbatimLines: Set<Int> = []
    /// Bytes of the next text node that are not content: a task marker, an alert marker, the guard before a table cell.
    var skippedBytes = 0
    /// The first event of the event range being read: text and markup before it belong to another.
    var inlineStart = 0
    /// Where strike-through and its like may open or close in the block being read.
    var delimiters: [InlineDelimiter] = []
    /// The numbers of items to come, where they are not the next ones.
    var jumpingNumbers: [MarkdownNode: Int32] = [:]
    /// The text node whose last bytes are author attributes, and where they begin.
    /// The tag that begins a link without content, which is not shown.
    var emptyAnchor: MarkdownNode?
    var attributeTail: (node: MarkdownNode, start: Int)?

    /// Labels of links that were reported because nobody defines them.
    var undefinedLabels: Set<String> = []
    /// The document, whose headings may be what such a label means.
    var root: MarkdownNode?
    /// The ids of its headings by their words; nil until somebody asks, and an empty id where two say the same.
    var headingIDs: [String: [UInt8]]?
    /// How many links were looked at for that.
    var undefinedReferenceCount = 0
    /// Whether a tag in a line of its own has an end in the document, by its name.
    var components: [String: Bool] = [:]
    /// How often a statement was looked for that a component is named in.
    var importSearches = 0
    /// The kinds of alerts that were reported because nobody knows them.
    var unknownAlerts: Set<String> = []
    /// What the alert that was just opened is called, where neither its kind nor its author has a word for it.
    var alertWord: String?
    /// The last text that was reported because it ends in what is nearly attributes: a heading is asked for them twice.
    var textWithSlip: MarkdownNode?
    /// How many items were reported because they are nearly tasks.
    var taskSlipCount = 0
    var foreignSyntax = ForeignSyntaxCount()
    /// The last line that is nothing but two colons; 0 for none, nil until somebody asks.
    var lastBlockEnd: Int?
    /// How many rows of tables were reported for their cells.
    var surplusCount = 0
    /// A mark of CriticMarkup stands in the block being read.
    var hasRevisions = false
    /// A formula that is marked with dollar signs has begun.
    var isInFormula = false
    /// Where the source ends that a formula of several inlines was read from; they are passed over.
    var endOfFormula: Int?
    /// How much of the text that is read, in bytes of its literal, stands before the end of such a formula.
    var takenText = 0
    /// Emphasis that begins in such a formula and is none.
    var crossedInlines: Set<MarkdownNode> = []
    /// The place in memory of a text in which a comment of MDX begins and none ends.
    var withoutCommentEnd: Range<UInt> = 0..<0
    /// The text has back-slashes, which keep what follows from being a mark.
    var hasBackslashes = false
    /// The text has brackets behind back-slashes, as TeX has around formulas.
    var mayHaveFormulas = false
    /// An image that has been read with the one before it.
    var pairedImage: MarkdownNode?
    /// What settings of DocC call the page; empty for nothing.
    var displayName: [UInt8] = []
    /// The document is in a catalog of DocC.
    var isInCatalog = false
    /// The title is a symbol that stands in no other, or the document says that it is the root of its catalog.
    var isCatalogRoot = false
    /// Code between two back-ticks names a symbol, as in DocC.
    var readsSymbols = false
    /// What the next code in a line is, as the role before it says; nil for code.
    var elementOfCode: ContentElement?
    /// The role before it makes a link of it: to a label, or else to a document.
    var codeLeadsToLabel: Bool?
    /// A formula between `\[` and `\]` in lines of their own has begun.
    var isInBrackets = false
    /// The line of attributes that a heading has taken.
    var attributeLine: MarkdownNode?

    init(options: ParseOptions, path: String, places: SourcePlaces, tables: TableFinder) {
        self.options = options
        self.path = path
        self.places = places
        self.tables = tables
        self.html = HTMLSanitizer(policy: options.html)
    }

    /// The place of a block.
    func location(of block: MarkdownNode) -> SourceLocation { places.location(ofBlock: block) }

    /// The place of a block.
    func range(of block: MarkdownNode) -> SourceRange { SourceRange(start: location(of: block)) }

    // MARK: Storage

    mutating func store(_ bytes: some Collection<UInt8>) -> Span {
        let start = text.count
        text.append(contentsOf: bytes)
        return Span(start, text.count)
    }

    /// Stores a link's destination and notes where that stands.
    mutating func storeDestination(_ bytes: some Collection<UInt8>, at location: SourceLocation) -> Span {
        let span = store(bytes)
        linkPlaces.append(LinkPlace(destination: span.start, location: location))
        return span
    }

    mutating func appendText(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) { appendText(UnsafeBufferPointer(rebasing: bytes)) }

    /// Appends text; text that follows directly on text becomes one event with it.
    mutating func appendText(_ bytes: some Collection<UInt8>) {
        guard !bytes.isEmpty else { return }
        let span = store(bytes)
        if events.count > inlineStart, case .text(let last)? = events.last, last.end == span.start,
            delimiters.last?.event != events.count - 1
        {
            events[events.count - 1] = .text(Span(Int(last.start), Int(span.end)))
        } else {
            events.append(.text(span))
        }
    }

    /// The event range from an event to the last one.
    func eventRange(from start: Int) -> EventRange { EventRange(start, events.count) }
}
