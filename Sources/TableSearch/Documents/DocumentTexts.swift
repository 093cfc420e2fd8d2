import TableBasics
import TableModel

/// What results show of documents, in files of some hundred documents each, which are written as soon as they are full.
///
/// A document is four values: its ``Kind``, its id (a page its URL), its title and the beginning of its text. It stands in the page and
/// below the heading that come before it. Where a file begins, and below a heading that is below another, four values before it say
/// what it stands in or below. The title of a page that is part of a document begins with those of the pages that it stands below.
struct DocumentTexts: ~Copyable {
    enum Kind: UInt8 {
        /// A heading of the highest level, and what stands below one: a row, or another heading.
        case page, heading, inner
        /// No documents: the page that a file begins in, and the titles of all headings that what follows stands below.
        case aroundPage, aroundHeadings
    }

    private static let perFile = SearchSegment.documentsPerFile
    private static let longestTitle = 160
    private static let longestText = 110

    /// The documents so far.
    private(set) var count = 0
    private(set) var checksum = Checksum.start
    private let segment: Int
    private let write: (Int, [UInt8]) throws -> Void
    private var file = 0
    private var text = ScriptText()
    private var page: (url: String, title: [UInt8]) = ("", [])
    typealias Headings = [(level: Int, title: [UInt8])]
    /// The headings that are open, with their titles as far as they are shown.
    var headings: Headings = [] {
        didSet { path = Self.joined(headings.map(\.title)) }
    }
    /// These titles, the outermost first.
    private var path: [UInt8] = []
    /// What is around the next document as far as the file says, as ``path`` has it.
    private var around: [UInt8] = []

    init(segment: Int, write: @escaping (Int, [UInt8]) throws -> Void) {
        self.segment = segment
        self.write = write
    }

    /// - Parameter above: the titles of the pages of its document that it stands below, the outermost first.
    mutating func beginPage(_ url: String, title: [UInt8], below above: [String], _ start: ExcerptSource, of content: Page) throws {
        let whole = Self.joined(above.map { Array($0.utf8) } + [title])
        page = (url, whole.count <= Self.longestTitle ? whole : title)
        headings = []
        try begin(.page)
        around = []
        var url = url
        url.withUTF8 { text.string($0) }
        page.title.withUnsafeBufferPointer { text.string($0, longest: Self.longestTitle) }
        excerpt(start, of: content)
    }

    /// - Parameters:
    ///   - level: of the heading, 1 to 6.
    ///   - title: on one line.
    mutating func begin(
        heading id: Span, level: Int, title: UnsafeBufferPointer<UInt8>, _ start: ExcerptSource, of content: Page
    ) throws {
        headings.removeLast(headings.reversed().prefix { $0.level >= level }.count)
        try begin(headings.isEmpty ? .heading : .inner, id: id, title, start, of: content)
        let shown = title.prefix(Self.longestTitle)
        if headings.isEmpty { around = Array(shown) }
        headings.append((level, Array(shown)))
    }

    /// - Parameter title: on one line.
    mutating func begin(row id: Span, title: UnsafeBufferPointer<UInt8>, _ start: ExcerptSource, of content: Page) throws {
        try begin(.inner, id: id, title, start, of: content)
    }

    private mutating func begin(
        _ kind: Kind, id: Span, _ title: UnsafeBufferPointer<UInt8>, _ start: ExcerptSource, of content: Page
    ) throws {
        try begin(kind)
        content.text.withUnsafeBufferPointer { text.string(UnsafeBufferPointer(rebasing: $0[id.range])) }
        text.string(title, longest: Self.longestTitle)
        excerpt(start, of: content)
    }

    /// A character that is cut at the end of a title is left out where it is written.
    private static func joined(_ titles: [[UInt8]]) -> [UInt8] { Array(titles.joined(separator: " \u{203A} ".utf8)) }

    mutating func finish() throws { if !text.isEmpty { try endFile() } }

    private mutating func begin(_ kind: Kind) throws {
        if count > 0, count % Self.perFile == 0 { try endFile() }
        if text.isEmpty { beginFile(kind) }
        if kind == .inner, around != path {
            around = path
            text.number(Kind.aroundHeadings.rawValue)
            text.string(UnsafeBufferPointer(start: nil, count: 0))
            around.withUnsafeBufferPointer { text.string($0, longest: Self.longestTitle) }
            text.string(UnsafeBufferPointer(start: nil, count: 0))
        }
        count += 1
        text.number(kind.rawValue)
    }

    private mutating func excerpt(_ source: ExcerptSource, of page: Page) {
        switch source {
        case .none: text.string(UnsafeBufferPointer(start: nil, count: 0))
        case .text(var string): string.withUTF8 { text.string($0, longest: Self.longestText) }
        case .events(let first, let second): text.string(of: first, or: second, in: page, longest: Self.longestText)
        }
    }

    private mutating func beginFile(_ kind: Kind) {
        text.begin("tablesiteSearch(\"r\(segment)-\(file)\",[")
        around = []
        if kind == .page { return }
        text.number(Kind.aroundPage.rawValue)
        page.url.withUTF8 { text.string($0) }
        page.title.withUnsafeBufferPointer { text.string($0, longest: Self.longestTitle) }
        text.string(UnsafeBufferPointer(start: nil, count: 0))
    }

    private mutating func endFile() throws {
        let bytes = text.end("])\n")
        checksum = Checksum.of(bytes, after: checksum)
        try write(file, bytes)
        file += 1
    }
}

/// Where the text that a result shows below its title begins.
enum ExcerptSource {
    case none
    case text(String)
    /// In the first of the two that has words.
    case events(EventRange, EventRange = .empty)
}
