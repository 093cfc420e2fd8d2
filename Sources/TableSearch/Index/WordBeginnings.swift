/// The best documents for one to three letters, where so many words begin with them that the words themselves are too many to
/// load while somebody types.
struct WordBeginnings {
    private(set) var pieces: PieceWriter
    /// Beginnings with fewer postings are left to the terms.
    static let fewestPostings = 2000
    static let mostDocuments = 40
    private var open: [Beginning] = []
    /// Closed ones that may not be written before the shorter ones they begin with.
    private var waiting: [(letters: [UInt8], postings: [SearchPosting])] = []

    fileprivate struct Beginning {
        var letters: [UInt8]
        var count = 0
        /// The first postings of each weight of a title.
        var best: [[SearchPosting]] = [[], [], [], []]
    }

    init(_ write: @escaping (String, [UInt8]) throws -> Void) { pieces = PieceWriter("p", write) }

    /// Adds a term; terms come in the order of their bytes.
    mutating func add(_ term: [UInt8], _ postings: [SearchPosting]) throws {
        open(term)
        if open.isEmpty { return }
        try writeWaiting()
        for index in open.indices { open[index].count += postings.count }
        for posting in postings where posting.weight >= SearchWeight.longTitle.rawValue {
            let weight = Int(posting.weight - SearchWeight.longTitle.rawValue)
            for index in open.indices where open[index].best[weight].count < Self.mostDocuments {
                open[index].best[weight].append(posting)
            }
        }
    }

    /// Opens the beginnings of a term, and closes those that it does not begin with.
    private mutating func open(_ term: [UInt8]) {
        var end = 0
        for length in 0..<3 {
            guard end < term.count else { return close(from: length) }
            let start = end
            end += 1
            while end < term.count, term[end] & 0xC0 == 0x80 { end += 1 }
            if length < open.count, !open[length].ends(with: term, from: start, to: end) { close(from: length) }
            if length == open.count { open.append(Beginning(letters: Array(term[..<end]))) }
        }
    }

    mutating func finish() throws {
        close(from: 0)
        try writeWaiting(isAll: true)
        try pieces.finish()
    }

    private mutating func close(from length: Int) {
        while open.count > length {
            let beginning = open.removeLast()
            guard beginning.count >= Self.fewestPostings else { continue }
            let best = beginning.documents
            if !best.isEmpty { waiting.append((beginning.letters, best)) }
        }
    }

    /// What waits begins with the first letter that is open, or nothing does any more.
    private mutating func writeWaiting(isAll: Bool = false) throws {
        guard !waiting.isEmpty, isAll || waiting[0].letters.first != open.first?.letters.first else { return }
        for beginning in waiting.sorted(by: { $0.letters.lexicographicallyPrecedes($1.letters) }) {
            try pieces.begin(beginning.letters, mark: nil)
            pieces.append(beginning.postings)
        }
        waiting = []
    }
}

extension WordBeginnings.Beginning {
    /// Whether its last letter is that of a term that has the others.
    fileprivate func ends(with term: [UInt8], from start: Int, to end: Int) -> Bool {
        guard letters.count == end else { return false }
        for index in start..<end where letters[index] != term[index] { return false }
        return true
    }

    /// The weightiest, in the order of documents, each once.
    fileprivate var documents: [SearchPosting] {
        var documents = Array(best.joined())
        documents.sort { ($0.document, $1.weight) < ($1.document, $0.weight) }
        var last: Int32 = -1
        documents.removeAll { posting in
            defer { last = posting.document }
            return posting.document == last
        }
        return documents.weightiest(WordBeginnings.mostDocuments)
    }
}
