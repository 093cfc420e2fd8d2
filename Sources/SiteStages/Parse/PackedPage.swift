import TableModel

/// The content of a page in few bytes, for as long as the page waits for the others of its site.
///
/// A site's pages are all parsed before the first is written, since each may lead to each and shows the titles of its neighbours.
/// A ``Page`` is made for quick access and takes three to five times the room of its source; packed it takes little more than the
/// source. Packing and unpacking cost about a hundredth of parsing.
///
/// What almost every page has is written as numbers; what few have is kept as it is, in ``Rarities``.
struct PackedPage: Sendable {
    /// The page's text, then numbers: ids, places of links, events, rows, sections, and the rest.
    private let bytes: [UInt8]
    private let textCount: Int32
    private let rarities: Rarities

    /// The values of a page that are not written as numbers.
    struct Rarities: Sendable {
        /// What the events open and close; few are different.
        var elements: [ContentElement] = []
        /// The events that are not written as numbers, in order.
        var events: [ContentEvent] = []
        var rowTraits: [RowTraits] = []
        var headingRanks: [HeadingRank] = []
        var rowAttributes: [(row: Int, attributes: RowAttributes)] = []
        var sectionAttributes: [(section: Int, attributes: SectionAttributes)] = []
    }

    /// - Parameter numbers: memory to write into; its content is lost.
    init(_ page: Page, using numbers: PackedNumberWriter) {
        numbers.begin(with: page.text)
        numbers.spans(page.ids)
        numbers.linkPlaces(page.linkPlaces)
        var rarities = Rarities()
        numbers.events(page.events, &rarities)
        numbers.rows(page.rows, &rarities)
        numbers.sections(page.sections, &rarities)
        numbers.rest(of: page)
        bytes = Array(numbers.bytes)
        textCount = Int32(page.text.count)
        self.rarities = rarities
    }

    /// Fills in what ``init(_:using:)`` took from a page, in place of what `page` has. Its memory is used again.
    func unpack(into page: inout Page) {
        bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            page.text.removeAll(keepingCapacity: true)
            page.text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<Int(textCount)]))
            var numbers = PackedNumberReader(start + Int(textCount))
            numbers.spans(into: &page.ids)
            numbers.linkPlaces(into: &page.linkPlaces)
            numbers.events(into: &page.events, rarities)
            numbers.rows(into: &page.rows, rarities)
            numbers.sections(into: &page.sections, rarities)
            numbers.rest(into: &page)
        }
    }

    /// How much memory the words and numbers take.
    var byteCount: Int { bytes.count }

    /// Calls `body` with each id of the page, in the order of ``Page/ids``, until it returns false.
    func forEachID(_ body: (UnsafeBufferPointer<UInt8>) -> Bool) {
        bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            var numbers = PackedNumberReader(start + Int(textCount))
            for _ in 0..<numbers.number() {
                let span = numbers.span()
                guard body(UnsafeBufferPointer(rebasing: bytes[..<Int(textCount)][span.range.clamped(to: 0..<Int(textCount))]))
                else { return }
            }
        }
    }
}

extension PackedNumberWriter {
    fileprivate func linkPlaces(_ places: [LinkPlace]) {
        reserve(Self.longestNumber * (3 * places.count + 1))
        number(places.count)
        var last = 0
        for place in places {
            signed(Int(place.destination) - last)
            location(place.location)
            last = Int(place.destination)
        }
    }

    /// The parts of a page that are no list.
    fileprivate func rest(of page: Page) {
        reserve(Self.longestNumber * 10)
        events(page.title)
        span(page.titleID)
        spans(page.titleAliases)
        events(page.preface)
        events(page.header)
        events(page.footer)
    }
}

extension PackedNumberReader {
    fileprivate mutating func linkPlaces(into places: inout [LinkPlace]) {
        places.removeAll(keepingCapacity: true)
        var last = 0
        for _ in 0..<number() {
            last += signed()
            places.append(LinkPlace(destination: Int32(truncatingIfNeeded: last), location: location()))
        }
    }

    fileprivate mutating func rest(into page: inout Page) {
        page.title = events()
        page.titleID = span()
        spans(into: &page.titleAliases)
        page.preface = events()
        page.header = events()
        page.footer = events()
    }
}
