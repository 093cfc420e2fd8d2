/// The best documents for one to three letters, where so many words begin with them that the words themselves are too many to
/// load while somebody types.
struct WordBeginnings: ~Copyable {
    /// Beginnings with fewer postings are left to the terms.
    static let fewestPostings = 2000
    static let mostDocuments = 40
    private static let longest = 3
    /// ``SearchWeight``s of titles.
    private static let weights = 5

    /// The first letters of the last term.
    private var last = GrowingMemory<UInt8>(capacity: 16)
    /// For each of its beginnings: where it ends in ``last``, and the postings of all terms with it.
    private var open = GrowingMemory<(end: Int, postings: Int)>(capacity: longest)
    /// The first postings of each of these, of each weight of a title: so many that there is room for, and how many there are.
    private let best = GrowingMemory(repeating: SearchPosting(document: 0, weight: 0), count: longest * weights * mostDocuments)
    private let bestCounts = GrowingMemory(repeating: 0, count: longest * weights)
    private var found: [(letters: [UInt8], documents: [SearchPosting])] = []

    /// Adds a term; terms come in the order of their bytes.
    mutating func add(_ term: UnsafeBufferPointer<UInt8>, _ postings: UnsafeBufferPointer<SearchPosting>) {
        var shared = 0
        while shared < min(last.count, term.count), last[shared] == term[shared] { shared += 1 }
        var kept = 0
        while kept < open.count, open[kept].end <= shared { kept += 1 }
        if kept < Self.longest {
            close(from: kept)
            open(term)
        }
        for index in 0..<open.count { open[index].postings += postings.count }
        for posting in postings where posting.weight >= SearchWeight.longTitle.rawValue {
            let weight = Int(posting.weight - SearchWeight.longTitle.rawValue)
            // A shorter beginning has all postings of a longer one: where that is full, so is the shorter.
            for index in stride(from: open.count - 1, through: 0, by: -1) {
                let list = index * Self.weights + weight
                let count = bestCounts[list]
                if count == Self.mostDocuments { break }
                best[list * Self.mostDocuments + count] = posting
                bestCounts[list] = count + 1
            }
        }
    }

    /// Writes all of them, in the order of their bytes.
    mutating func finish(_ pieces: inout PieceWriter) throws {
        close(from: 0)
        for beginning in found.sorted(by: { $0.letters.lexicographicallyPrecedes($1.letters) }) {
            try beginning.letters.withUnsafeBufferPointer { try pieces.begin($0, mark: nil) }
            beginning.documents.withUnsafeBufferPointer { pieces.append($0) }
        }
        try pieces.finish()
    }

    private mutating func close(from kept: Int) {
        for index in kept..<max(kept, open.count) {
            if open[index].postings >= Self.fewestPostings {
                let documents = documents(at: index)
                if !documents.isEmpty { found.append((Array(last.all[..<open[index].end]), documents)) }
            }
            for weight in 0..<Self.weights { bestCounts[index * Self.weights + weight] = 0 }
        }
        open.truncate(to: kept)
        last.truncate(to: kept == 0 ? 0 : open[kept - 1].end)
    }

    /// Opens the beginnings of a term that are not open yet.
    private mutating func open(_ term: UnsafeBufferPointer<UInt8>) {
        while open.count < Self.longest, last.count < term.count {
            repeat { last.append(term[last.count]) } while last.count < term.count && term[last.count] & 0xC0 == 0x80
            open.append((last.count, 0))
        }
    }

    /// The weightiest of a beginning, in the order of documents, each once.
    private func documents(at index: Int) -> [SearchPosting] {
        var documents: [SearchPosting] = []
        for list in index * Self.weights..<(index + 1) * Self.weights {
            let start = list * Self.mostDocuments
            documents += best.all[start..<start + bestCounts[list]]
        }
        documents.sort { ($0.document, $1.weight) < ($1.document, $0.weight) }
        var last: Int32 = -1
        documents.removeAll { posting in
            defer { last = posting.document }
            return posting.document == last
        }
        return documents.withUnsafeBufferPointer { $0.weightiest(Self.mostDocuments) }
    }
}
