/// The sorted terms of all segments, one after the other: by their bytes, and equal ones by segment.
///
/// A heap of one term for each segment (D. Knuth, The Art of Computer Programming 3, 5.4.1), so that it needs no list of them all.
struct TermMerge: ~Copyable {
    private let terms: [PackedTerms]
    private var heap: GrowingMemory<Head>

    /// The next term of a segment.
    struct Head {
        var key: UInt64
        /// In the bytes of the segment's terms.
        var start: UInt32
        var segment: Int32
        /// Of `start` among the starts of the segment.
        var index: Int
    }

    init(_ segments: [SearchSegment]) {
        terms = segments.map(\.terms)
        heap = GrowingMemory(capacity: max(1, segments.count))
        for (segment, terms) in terms.enumerated() where !terms.starts.isEmpty {
            heap.append(Self.head(0, terms, Int32(segment)))
        }
        for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(index) }
    }

    /// Calls `body` for each term.
    mutating func forEach(_ body: (PackedTerm, _ segment: Int) throws -> Void) rethrows {
        while heap.count > 0 {
            let head = heap[0]
            let terms = terms[Int(head.segment)]
            try terms.withTerm(at: head.start) { try body($0, Int(head.segment)) }
            if head.index + 1 < terms.starts.count {
                heap[0] = Self.head(head.index + 1, terms, head.segment)
            } else {
                heap[0] = heap[heap.count - 1]
                heap.truncate(to: heap.count - 1)
            }
            if heap.count > 1 { sink(0) }
        }
    }

    private static func head(_ index: Int, _ terms: PackedTerms, _ segment: Int32) -> Head {
        let start = terms.starts[index]
        return Head(
            key: terms.withTerm(at: start) { PackedTerms.sortKey($0.letters) }, start: start, segment: segment, index: index)
    }

    /// Lets a head go below those that come before it.
    private func sink(_ start: Int) {
        let head = heap[start]
        var index = start
        while 2 * index + 1 < heap.count {
            var child = 2 * index + 1
            if child + 1 < heap.count, precedes(heap[child + 1], heap[child]) { child += 1 }
            if !precedes(heap[child], head) { break }
            heap[index] = heap[child]
            index = child
        }
        heap[index] = head
    }

    @inline(__always)
    private func precedes(_ left: Head, _ right: Head) -> Bool {
        if left.key != right.key { return left.key < right.key }
        // A key that ends with a zero has all letters.
        if left.key & 0xFF == 0 { return left.segment < right.segment }
        let order = terms[Int(left.segment)].withTerm(at: left.start) { left in
            terms[Int(right.segment)].withTerm(at: right.start) { left.letters.compare($0.letters) }
        }
        return order < 0 || (order == 0 && left.segment < right.segment)
    }
}
