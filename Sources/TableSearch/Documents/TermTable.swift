import TableBasics

/// The words of a segment, with where each of them stands.
///
/// A build spends a large part of its time for search here, so that it has memory of its own instead of arrays.
struct TermTable: ~Copyable {
    struct Term {
        /// See ``PackedTerms/sortKey(_:)``.
        var key: UInt64
        var hash: UInt32
        var start: UInt32
        var length: UInt32
        /// Of the newest posting.
        var posting: Int32
        var postingCount: Int32
    }

    private var terms = GrowingMemory<Term>(capacity: 1 << 11)
    private var text = GrowingMemory<UInt8>(capacity: 1 << 14)
    /// Indices into ``terms`` by hash, or -1; as many as a power of two.
    private var slots = GrowingMemory<Int32>(repeating: -1, count: 1 << 12)
    /// The number of a document, times eight, with its weight; and the term.
    private var postings = GrowingMemory<(value: UInt32, term: Int32)>(capacity: 1 << 14)

    /// Adds a word of a document; of several places of a word in one the weightiest counts. Documents come in ascending order.
    mutating func add(_ word: UnsafeBufferPointer<UInt8>, document: Int, weight: SearchWeight) {
        let index = index(of: word)
        let last = terms[index].posting
        let posting = UInt32(truncatingIfNeeded: document) << 3 | UInt32(weight.rawValue)
        if last >= 0, postings[Int(last)].value >> 3 == posting >> 3 {
            if posting > postings[Int(last)].value { postings[Int(last)].value = posting }
            return
        }
        terms[index].posting = Int32(truncatingIfNeeded: postings.count)
        terms[index].postingCount += 1
        postings.append((posting, Int32(truncatingIfNeeded: index)))
    }

    /// How many postings there are, to give all that come behind them a weight.
    var postingCount: Int { postings.count }

    /// Gives a weight to the postings from one on, which all are of the last document.
    mutating func setWeight(_ weight: SearchWeight, from start: Int) {
        for index in start..<postings.count { postings[index].value = postings[index].value & ~7 | UInt32(weight.rawValue) }
    }

    private mutating func index(of word: UnsafeBufferPointer<UInt8>) -> Int {
        let key = PackedTerms.sortKey(word)
        let keyed = min(8, word.count)
        var mixed = key &* 0x9E37_79B9_7F4A_7C15
        for offset in keyed..<word.count { mixed = (mixed ^ UInt64(word[offset])) &* 0x100_0000_01B3 }
        let hash = UInt32(truncatingIfNeeded: mixed >> 32)
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] >= 0 {
            let index = Int(slots[slot])
            if terms[index].key == key, terms[index].hash == hash, Int(terms[index].length) == word.count,
                hasLetters(of: word, from: keyed, index)
            {
                return index
            }
            slot = (slot + 1) & mask
        }
        slots[slot] = Int32(truncatingIfNeeded: terms.count)
        terms.append(
            Term(key: key, hash: hash, start: UInt32(text.count), length: UInt32(word.count), posting: -1, postingCount: 0))
        text.append(word)
        if terms.count * 2 > slots.count { growSlots() }
        return terms.count - 1
    }

    private func hasLetters(of word: UnsafeBufferPointer<UInt8>, from start: Int, _ index: Int) -> Bool {
        let first = Int(terms[index].start)
        for offset in start..<word.count where text[first + offset] != word[offset] { return false }
        return true
    }

    private mutating func growSlots() {
        let count = slots.count * 2
        slots = GrowingMemory(repeating: -1, count: count)
        for index in 0..<terms.count {
            var slot = Int(terms[index].hash) & (count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (count - 1) }
            slots[slot] = Int32(truncatingIfNeeded: index)
        }
    }

    /// All terms in the order of their bytes, each as ``PackedTerms`` has it.
    func packed() -> PackedTerms {
        var packed = TermPacker(capacity: text.count + postings.count * 2 + terms.count * 4, termCount: terms.count)
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
