import TableBasics

/// The words of a segment, with where each of them stands.
///
/// A build spends a large part of its time for search here, so that it has memory of its own instead of arrays.
struct TermTable: ~Copyable {
    struct Term {
        /// See ``PackedTerms/sortKey(_:)``.
        let key: UInt64
        let start: UInt32
        let length: UInt32
        /// The newest posting, which is looked at for each word of a text: here it needs no other place in memory.
        var posting: Int32 = -1
        var value: UInt32 = 0
        var postingCount: Int32 = 0
    }

    /// A place for a term, with its hash: places of other terms are known without them.
    struct Slot {
        static let empty = Slot(term: -1, hash: 0)

        /// Of ``terms``, or -1.
        var term: Int32
        var hash: UInt32
    }

    private var terms = GrowingMemory<Term>(capacity: 1 << 13)
    private var text = GrowingMemory<UInt8>(capacity: 1 << 16)
    /// See ``place(_:_:)``; as many as a power of two.
    private var slots = GrowingMemory<Slot>(repeating: .empty, count: 1 << 14)
    /// How many bits of the hash are no place.
    private var shift: UInt32 = 32 - 14
    /// The number of a document, times eight, with its weight; and the term.
    private var postings = GrowingMemory<(value: UInt32, term: Int32)>(capacity: 1 << 15)

    /// Adds a word of a document; of several places of a word in one the weightiest counts. Documents come in ascending order.
    mutating func add(_ word: ScannedWord, document: Int, weight: SearchWeight) {
        let index = index(of: word)
        let posting = UInt32(truncatingIfNeeded: document) << 3 | UInt32(weight.rawValue)
        let last = terms[index].value
        if last >> 3 == posting >> 3, terms[index].posting >= 0 {
            if posting > last {
                terms[index].value = posting
                postings[Int(terms[index].posting)].value = posting
            }
            return
        }
        terms[index].value = posting
        terms[index].posting = Int32(truncatingIfNeeded: postings.count)
        terms[index].postingCount &+= 1
        postings.append((posting, Int32(truncatingIfNeeded: index)))
    }

    /// How many postings there are, to give all that come behind them a weight.
    var postingCount: Int { postings.count }

    /// Gives a weight to the postings from one on that weigh more than another. All of them are of the last document.
    mutating func setWeight(_ weight: SearchWeight, from start: Int, above least: SearchWeight) {
        for index in start..<postings.count where postings[index].value & 7 > UInt32(least.rawValue) {
            let value = postings[index].value & ~7 | UInt32(weight.rawValue)
            postings[index].value = value
            terms[Int(postings[index].term)].value = value
        }
    }

    private mutating func index(of word: ScannedWord) -> Int {
        let key = word.sortKey
        let hash = Self.hash(of: word, key: key)
        let mask = slots.count &- 1
        var slot = Self.place(hash, shift)
        while slots[slot].term >= 0 {
            if slots[slot].hash == hash {
                let index = Int(slots[slot].term)
                if terms[index].key == key, Int(terms[index].length) == word.count, hasLetters(of: word, index) { return index }
            }
            slot = (slot &+ 1) & mask
        }
        return add(word, key, hash, to: slot)
    }

    /// The upper bits of a product (D. Knuth, The Art of Computer Programming 3, 6.4).
    @inline(__always)
    static func hash(of word: ScannedWord, key: UInt64) -> UInt32 {
        var mixed = key &* 0x9E37_79B9_7F4A_7C15
        word.forEachEight { mixed = (mixed ^ mixed >> 29 ^ $1) &* 0x9E37_79B9_7F4A_7C15 }
        return UInt32(truncatingIfNeeded: mixed >> 32)
    }

    /// The upper bits: of a short word the letters are the upper bits of the key, of which the lower ones of a product know nothing.
    @inline(__always)
    static func place(_ hash: UInt32, _ shift: UInt32) -> Int { Int(hash >> shift) }

    private mutating func add(_ word: ScannedWord, _ key: UInt64, _ hash: UInt32, to slot: Int) -> Int {
        slots[slot] = Slot(term: Int32(truncatingIfNeeded: terms.count), hash: hash)
        terms.append(Term(key: key, start: UInt32(text.count), length: UInt32(word.count)))
        text.append(word.letters)
        if terms.count * 2 > slots.count { growSlots() }
        return terms.count - 1
    }

    /// Whether a term of the same length and the same first letters has the others of a word too.
    @inline(__always)
    private func hasLetters(of word: ScannedWord, _ index: Int) -> Bool {
        let letters = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text.all[Int(terms[index].start)...]))
        var isSame = true
        word.forEachEight { offset, eight in
            if letters.loadUnaligned(fromByteOffset: offset, as: UInt64.self) != eight { isSame = false }
        }
        return isSame
    }

    private mutating func growSlots() {
        let count = slots.count * 2
        shift -= 1
        let larger = GrowingMemory(repeating: Slot.empty, count: count)
        for old in slots.all where old.term >= 0 {
            var slot = Self.place(old.hash, shift)
            while larger[slot].term >= 0 { slot = (slot + 1) & (count - 1) }
            larger[slot] = old
        }
        slots = larger
    }

    /// All terms in the order of their bytes, each as ``PackedTerms`` has it.
    func packed() -> PackedTerms {
        var packed = TermPacker(capacity: text.count + postings.count * 2 + terms.count * 4)
        var sorted = (0..<terms.count).map { KeyedNumber(key: terms[$0].key, number: UInt64($0)) }
        sorted.sort { left, right in
            letters(of: terms[Int(truncatingIfNeeded: left)]).compare(letters(of: terms[Int(truncatingIfNeeded: right)]))
        }
        var ends = GrowingMemory<Int32>(capacity: max(1, terms.count))
        let values = valuesByTerm(&ends)
        for place in sorted {
            let index = Int(truncatingIfNeeded: place.number)
            let end = Int(ends[index])
            let list = UnsafeBufferPointer(rebasing: values.all[end - Int(terms[index].postingCount)..<end])
            packed.append(letters(of: terms[index]), list)
        }
        return packed.terms
    }

    /// The values of all postings, those of one term together.
    ///
    /// - Parameter ends: takes where those of each term end.
    private func valuesByTerm(_ ends: inout GrowingMemory<Int32>) -> GrowingMemory<UInt32> {
        let values = GrowingMemory<UInt32>(repeating: 0, count: max(1, postings.count))
        var start: Int32 = 0
        for index in 0..<terms.count {
            ends.append(start)
            start += terms[index].postingCount
        }
        for posting in postings.all {
            let term = Int(posting.term)
            values[Int(ends[term])] = posting.value
            ends[term] += 1
        }
        return values
    }

    private func letters(of term: Term) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: text.all[Int(term.start)..<Int(term.start + term.length)])
    }
}
