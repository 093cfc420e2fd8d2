/// Sorted terms with their postings in few bytes, for as long as a segment waits for the others.
///
/// For each term: its length, its bytes, the number of its postings, then for each the distance to the document before it, times
/// eight, with the weight; numbers in seven bits a byte, the lowest first.
struct PackedTerms: Sendable {
    private(set) var bytes: [UInt8] = []
    /// Where each term begins.
    private(set) var starts: [UInt32] = []

    init(capacity: Int, termCount: Int) {
        bytes.reserveCapacity(capacity)
        starts.reserveCapacity(termCount)
    }

    /// - Parameter postings: the last document first.
    mutating func append(_ term: UnsafeBufferPointer<UInt8>, reversed postings: [UInt32]) {
        starts.append(UInt32(bytes.count))
        bytes.append(UInt8(truncatingIfNeeded: term.count))
        bytes.append(contentsOf: term)
        append(UInt32(postings.count))
        var last: UInt32 = 0
        var index = postings.count
        while index > 0 {
            index -= 1
            let posting = postings[index]
            append(posting - last)
            last = posting & ~7
        }
    }

    @inline(__always)
    private mutating func append(_ number: UInt32) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// The first eight bytes of a term as a number that sorts as they do.
    @inline(__always)
    static func sortKey(_ term: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let bytes = UnsafeRawBufferPointer(term)
        let count = bytes.count
        if count >= 8 { return UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)) }
        if count >= 4 {
            // Two halves that may overlap.
            let start = UInt64(UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self)))
            let end = UInt64(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)))
            return start << 32 | (end << UInt64(8 * (8 - count))) & 0xFFFF_FFFF
        }
        var key: UInt64 = 0
        for byte in term { key = key << 8 | UInt64(byte) }
        return count == 0 ? 0 : key << UInt64(8 * (8 - count))
    }

    static func sortKey(_ term: ArraySlice<UInt8>) -> UInt64 { term.withUnsafeBufferPointer { sortKey($0) } }

    func term(at start: UInt32) -> ArraySlice<UInt8> {
        let length = Int(bytes[Int(start)])
        return bytes[Int(start) + 1..<Int(start) + 1 + length]
    }

    /// Appends the postings of a term, as ``SearchPosting``s of documents that begin with `firstDocument`.
    func appendPostings(at start: UInt32, firstDocument: Int, to postings: inout [SearchPosting]) {
        bytes.withUnsafeBufferPointer { bytes in
            var offset = Int(start) + 1 + Int(bytes[Int(start)])
            func next() -> UInt32 {
                var (number, shift): (UInt32, UInt32) = (0, 0)
                while bytes[offset] >= 0x80 {
                    number |= UInt32(bytes[offset] & 0x7F) << shift
                    (offset, shift) = (offset + 1, shift + 7)
                }
                number |= UInt32(bytes[offset]) << shift
                offset += 1
                return number
            }
            let count = next()
            var last: UInt32 = 0
            for _ in 0..<count {
                let posting = last + next()
                last = posting & ~7
                postings.append(SearchPosting(document: Int32(firstDocument) + Int32(posting >> 3), weight: UInt8(posting & 7)))
            }
        }
    }
}

/// A document that has a term, with the ``SearchWeight`` of where.
struct SearchPosting {
    var document: Int32
    var weight: UInt8
}
