import TableBasics

/// The words of a segment, with where each of them stands.
///
/// A build spends a large part of its time for search here, so that it has memory of its own instead of arrays.
struct TermTable: ~Copyable {
    private struct Term {
        /// See ``PackedTerms/sortKey(_:)``.
        var key: UInt64
        var hash: UInt32
        var start: UInt32
        var length: UInt32
        /// Of the newest posting; the others follow by ``previous``.
        var posting: Int32
    }

    private var terms = GrowingMemory<Term>(capacity: 1 << 11)
    private var text = GrowingMemory<UInt8>(capacity: 1 << 14)
    /// Indices into ``terms`` by hash, or -1; as many as a power of two.
    private var slots = GrowingMemory<Int32>(repeating: -1, count: 1 << 12)
    /// The number of a document, times eight, with its weight; and the posting before it of the same term, or -1.
    private var postings = GrowingMemory<(value: UInt32, previous: Int32)>(capacity: 1 << 14)

    deinit {
        terms.free()
        text.free()
        slots.free()
        postings.free()
    }

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
        postings.append((posting, last))
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
            Term(key: key, hash: hash, start: UInt32(text.count), length: UInt32(word.count), posting: -1))
        for byte in word { text.append(byte) }
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
        slots.free()
        slots = GrowingMemory(repeating: -1, count: count)
        for index in 0..<terms.count {
            var slot = Int(terms[index].hash) & (count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (count - 1) }
            slots[slot] = Int32(truncatingIfNeeded: index)
        }
    }

    /// All terms in the order of their bytes, each as ``PackedTerms`` has it.
    func packed() -> PackedTerms {
        var packed = PackedTerms(capacity: text.count + postings.count * 2 + terms.count * 4, termCount: terms.count)
        var list: [UInt32] = []
        for index in sortedIndices() {
            let term = terms[index]
            list.removeAll(keepingCapacity: true)
            var next = term.posting
            while next >= 0 {
                list.append(postings[Int(next)].value)
                next = postings[Int(next)].previous
            }
            packed.append(UnsafeBufferPointer(rebasing: text.all[Int(term.start)..<Int(term.start + term.length)]), reversed: list)
        }
        return packed
    }

    private func sortedIndices() -> [Int] {
        var keys: [(key: UInt64, index: Int)] = []
        keys.reserveCapacity(terms.count)
        for index in 0..<terms.count { keys.append((terms[index].key, index)) }
        keys.sort { left, right in
            if left.key != right.key { return left.key < right.key }
            let (a, b) = (terms[left.index], terms[right.index])
            return text.all[Int(a.start)..<Int(a.start + a.length)].lexicographicallyPrecedes(
                text.all[Int(b.start)..<Int(b.start + b.length)])
        }
        return keys.map(\.index)
    }
}

/// Memory for values that need no clean-up; whoever has it frees it.
private struct GrowingMemory<Element: BitwiseCopyable> {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count: Int

    init(capacity: Int) {
        base = .allocate(capacity: capacity)
        self.capacity = capacity
        count = 0
    }

    init(repeating element: Element, count: Int) {
        base = .allocate(capacity: count)
        base.initialize(repeating: element, count: count)
        capacity = count
        self.count = count
    }

    var all: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    subscript(index: Int) -> Element {
        @inline(__always) get { base[index] }
        @inline(__always) nonmutating _modify { yield &base[index] }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }

    func free() { base.deallocate() }
}
