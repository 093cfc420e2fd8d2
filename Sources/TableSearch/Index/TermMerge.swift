/// The sorted terms of all segments, one after the other: by their bytes, and equal ones by segment.
///
/// A heap of one term for each segment (D. Knuth, The Art of Computer Programming 3, 5.4.1), so that it needs no list of them all.
struct TermMerge: ~Copyable {
    private var heap: GrowingMemory<Head>

    /// The next term of a segment.
    struct Head: BitwiseCopyable {
        var key: UInt64
        /// The segment's terms from this one on.
        var rest: UnsafeBufferPointer<UInt8>
        var segment: Int

        var term: PackedTerm { PackedTerm(bytes: rest) }

        init(_ rest: UnsafeBufferPointer<UInt8>, segment: Int) {
            (self.rest, self.segment) = (rest, segment)
            key = PackedTerms.sortKey(PackedTerm(bytes: rest).letters)
        }
    }

    /// Calls `body` for each term; it returns the number of bytes that the term takes.
    static func forEach(in segments: [SearchSegment], _ body: (PackedTerm, _ segment: Int) throws -> Int) throws {
        var merge = TermMerge(heap: GrowingMemory(capacity: max(1, segments.count)))
        try merge.addSegments(segments, from: 0, body)
    }

    /// Takes the memory of one segment after the other, since it is at hand for as long as a call takes, then merges them.
    private mutating func addSegments(
        _ segments: [SearchSegment], from index: Int, _ body: (PackedTerm, _ segment: Int) throws -> Int
    ) throws {
        guard index < segments.count else { return try run(body) }
        try segments[index].terms.bytes.withUnsafeBufferPointer { bytes in
            if !bytes.isEmpty { heap.append(Head(bytes, segment: index)) }
            try addSegments(segments, from: index + 1, body)
        }
    }

    private mutating func run(_ body: (PackedTerm, _ segment: Int) throws -> Int) rethrows {
        for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(index) }
        while heap.count > 0 {
            let head = heap[0]
            let length = try body(head.term, head.segment)
            if length < head.rest.count {
                heap[0] = Head(UnsafeBufferPointer(rebasing: head.rest[length...]), segment: head.segment)
            } else {
                heap[0] = heap[heap.count - 1]
                heap.truncate(to: heap.count - 1)
            }
            if heap.count > 1 { sink(0) }
        }
    }

    /// Lets a head go below those that come before it.
    private func sink(_ start: Int) {
        let head = heap[start]
        var index = start
        while 2 * index + 1 < heap.count {
            var child = 2 * index + 1
            if child + 1 < heap.count, Self.precedes(heap[child + 1], heap[child]) { child += 1 }
            if !Self.precedes(heap[child], head) { break }
            heap[index] = heap[child]
            index = child
        }
        heap[index] = head
    }

    @inline(__always)
    private static func precedes(_ left: Head, _ right: Head) -> Bool {
        if left.key != right.key { return left.key < right.key }
        // A key that ends with a zero has all letters.
        if left.key & 0xFF == 0 { return left.segment < right.segment }
        let order = left.term.letters.compare(right.term.letters)
        return order < 0 || (order == 0 && left.segment < right.segment)
    }
}
