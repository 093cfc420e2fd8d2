import TableBasics

/// The files of a site's search index, but for the texts of documents, which segments write themselves.
///
/// All files call one function of the site's script, since scripts can be loaded where other data cannot: from `file://`, and
/// under a policy that allows no connections. `t…` have all terms with their postings, `p…` the best documents of short
/// beginnings of words, `w…` the words for mistyped ones; `index` has the boundaries of all of them. `Site/find.md` tells the form.
package struct SearchIndex: ~Copyable {
    /// The most postings that a term has in the index.
    static let mostPostings = 8192
    private let segments: [SearchSegment]
    private let resultsPage: String?
    private let write: (String, [UInt8]) throws -> Void
    private var terms: PieceWriter
    private var words: PieceWriter
    private var pieces: PieceWriter
    private var postings = GrowingMemory<SearchPosting>(capacity: 1 << 12)

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
        pieces = PieceWriter("p", write)
        words = PieceWriter("w", write)
    }

    private mutating func run() throws {
        let firstDocuments = segments.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.documentCount) }
        var beginnings = WordBeginnings()
        var letters = GrowingMemory<UInt8>(capacity: WordScanner.longestWord)
        try TermMerge.forEach(in: segments) { term, segment in
            if term.letters.compare(UnsafeBufferPointer(letters.all)) != 0 {
                try end(letters, &beginnings)
                letters.removeAll()
                letters.append(term.letters)
            }
            return term.appendPostings(firstDocument: firstDocuments[segment], to: &postings)
        }
        try end(letters, &beginnings)
        try terms.finish()
        try words.finish()
        try beginnings.finish(&pieces)
        try writeRoot()
    }

    private mutating func end(_ letters: borrowing GrowingMemory<UInt8>, _ beginnings: inout WordBeginnings) throws {
        let term = UnsafeBufferPointer(letters.all)
        guard !term.isEmpty else { return }
        let all = UnsafeBufferPointer(postings.all)
        beginnings.add(term, all)
        try terms.begin(term, mark: all.count > Self.mostPostings ? UInt8(ascii: "!") : nil)
        if all.count > Self.mostPostings {
            terms.append(number: all.count)
            all.weightiest(Self.mostPostings).withUnsafeBufferPointer { terms.append($0) }
        } else {
            terms.append(all)
        }
        if WordList.isWorthwhile(term) {
            try words.begin(term, mark: nil)
            words.append(number: WordList.commonness(ofCount: all.count))
        }
        postings.removeAll()
    }

    /// The first document of each run of them in one language, with that.
    private func appendLanguages(to json: inout JSONWriter) {
        json.beginArray()
        var first = 0
        for segment in segments {
            for language in segment.languages {
                json.beginArray()
                json.number(first + language.firstDocument)
                json.string(language.tag)
                json.endArray()
            }
            first += segment.documentCount
        }
        json.endArray()
    }

    private func writeRoot() throws {
        var checksum = segments.reduce(terms.checksum) { Checksum.mix($0, $1.checksum) }
        checksum = Checksum.mix(Checksum.mix(checksum, pieces.checksum), words.checksum)
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
        json.name("count")
        json.number(segments.reduce(0) { $0 + $1.documentCount })
        json.name("segments")
        json.beginArray()
        for segment in segments { json.number(segment.documentCount) }
        json.endArray()
        json.name("languages")
        appendLanguages(to: &json)
        for (name, boundaries) in [
            (terms.name, terms.boundaries), (pieces.name, pieces.boundaries), (words.name, words.boundaries),
        ] {
            json.name(name)
            json.beginArray()
            for boundary in boundaries { json.string(boundary) }
            json.endArray()
        }
        json.endObject()
        try write("index", Array("tablesiteSearch(\"index\",".utf8) + json.bytes + Array(")\n".utf8))
    }
}

extension UnsafeBufferPointer<SearchPosting> {
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
