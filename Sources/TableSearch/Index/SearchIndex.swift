import TableBasics

/// The files of a site's search index, but for the texts of documents, which segments write themselves.
///
/// All files call one function of the site's script, since scripts can be loaded where other data cannot: from `file://`, and
/// under a policy that allows no connections. `t…` have all terms with their postings, `p…` the best documents of short
/// beginnings of words, `w…` the words for mistyped ones; `index` has the boundaries of all of them. `Site/find.md` tells the form.
package struct SearchIndex {
    /// The most postings that a term has in the index.
    static let mostPostings = 8192
    private let segments: [SearchSegment]
    private let resultsPage: String?
    private let write: (String, [UInt8]) throws -> Void
    private var terms: PieceWriter
    private var words: PieceWriter
    private var beginnings: WordBeginnings
    private var term: [UInt8] = []
    private var postings: [SearchPosting] = []

    /// - Parameters:
    ///   - segments: in the order of their documents.
    ///   - write: takes each file by its name without extension.
    ///   - resultsPage: the URL of the page for all results, relative to the root of the site; nil for none.
    package static func write(
        _ segments: [SearchSegment], resultsPage: String?, to write: @escaping (String, [UInt8]) throws -> Void
    ) throws {
        var index = SearchIndex(segments, resultsPage, write)
        try index.run()
    }

    private init(_ segments: [SearchSegment], _ resultsPage: String?, _ write: @escaping (String, [UInt8]) throws -> Void) {
        self.segments = segments
        self.resultsPage = resultsPage
        self.write = write
        terms = PieceWriter("t", write)
        words = PieceWriter("w", write)
        beginnings = WordBeginnings(write)
    }

    private mutating func run() throws {
        let firstDocuments = segments.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.documentCount) }
        for place in sortedPlaces() {
            let packed = segments[place.segment].terms
            let next = packed.term(at: place.start)
            if next != term[...] {
                try endTerm()
                term.removeAll(keepingCapacity: true)
                term += next
            }
            packed.appendPostings(at: place.start, firstDocument: firstDocuments[place.segment], to: &postings)
        }
        try endTerm()
        try terms.finish()
        try words.finish()
        try beginnings.finish()
        try writeRoot()
    }

    private struct Place {
        var key: UInt64
        var segment: Int
        var start: UInt32
    }

    /// Where all terms stand, by their bytes and then by segment.
    private func sortedPlaces() -> [Place] {
        var places: [Place] = []
        places.reserveCapacity(segments.reduce(0) { $0 + $1.terms.starts.count })
        for (number, segment) in segments.enumerated() {
            for start in segment.terms.starts {
                places.append(Place(key: PackedTerms.sortKey(segment.terms.term(at: start)), segment: number, start: start))
            }
        }
        // The terms of one segment are sorted already.
        guard segments.count > 1 else { return places }
        places.sort { left, right in
            if left.key != right.key { return left.key < right.key }
            let (a, b) = (segments[left.segment].terms.term(at: left.start), segments[right.segment].terms.term(at: right.start))
            if a == b { return left.segment < right.segment }
            return a.lexicographicallyPrecedes(b)
        }
        return places
    }

    private mutating func endTerm() throws {
        guard !term.isEmpty else { return }
        let count = postings.count
        try beginnings.add(term, postings)
        try terms.begin(term, mark: count > Self.mostPostings ? UInt8(ascii: "!") : nil)
        if count > Self.mostPostings {
            terms.append(number: count)
            postings = postings.weightiest(Self.mostPostings)
        }
        terms.append(postings)
        if WordList.isWorthwhile(term) {
            try words.begin(term, mark: nil)
            words.append(number: WordList.commonness(ofCount: count))
        }
        postings.removeAll(keepingCapacity: true)
    }

    private func writeRoot() throws {
        var checksum = segments.reduce(terms.checksum) { Checksum.mix($0, $1.checksum) }
        checksum = Checksum.mix(Checksum.mix(checksum, beginnings.pieces.checksum), words.checksum)
        var json = JSONWriter()
        json.beginObject()
        json.name("version")
        json.string(String(checksum, radix: 36))
        if let resultsPage {
            json.name("page")
            json.string(resultsPage)
        }
        json.name("perFile")
        json.number(SearchSegment.documentsPerFile)
        json.name("segments")
        json.beginArray()
        for segment in segments { json.number(segment.documentCount) }
        json.endArray()
        json.name("languages")
        json.beginArray()
        var first = 0
        for segment in segments {
            for language in segment.languages {
                json.number(first + language.firstDocument)
                json.string(language.tag)
            }
            first += segment.documentCount
        }
        json.endArray()
        for pieces in [terms, beginnings.pieces, words] {
            json.name(pieces.name)
            json.beginArray()
            for boundary in pieces.boundaries { json.string(boundary) }
            json.endArray()
        }
        json.endObject()
        try write("index", Array("tablesiteSearch(\"index\",".utf8) + json.bytes + Array(")\n".utf8))
    }
}

extension [SearchPosting] {
    /// The `count` weightiest, of equals the first, in the order of documents.
    func weightiest(_ count: Int) -> [SearchPosting] {
        var numbers = Array<Int>(repeating: 0, count: 8)
        for posting in self { numbers[Int(posting.weight)] += 1 }
        var weight = 7
        var room = count
        while weight > 0, numbers[weight] <= room {
            room -= numbers[weight]
            weight -= 1
        }
        return filter { posting in
            if posting.weight == weight, room > 0 {
                room -= 1
                return true
            }
            return posting.weight > weight
        }
    }
}
