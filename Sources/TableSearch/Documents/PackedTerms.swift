/// Sorted terms with their postings in few bytes, for as long as a segment waits for the others.
///
/// For each term: its length, its bytes, the number of its postings, then for each the distance to the document before it, times
/// eight, with the weight; numbers in seven bits a byte, the lowest first.
struct PackedTerms: Sendable {
    let bytes: [UInt8]

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
}

/// A term of ``PackedTerms``, for as long as its memory is at hand.
struct PackedTerm {
    /// It begins with the term.
    let bytes: UnsafeBufferPointer<UInt8>

    var letters: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[1..<1 + Int(bytes[0])]) }

    /// Appends its postings, as ``SearchPosting``s of documents that begin with `firstDocument`; returns how many bytes it takes.
    func appendPostings(firstDocument: Int, to postings: inout GrowingMemory<SearchPosting>) -> Int {
        var offset = 1 + Int(bytes[0])
        let count = number(at: &offset)
        var last: UInt32 = 0
        for _ in 0..<count {
            let posting = last + number(at: &offset)
            last = posting & ~7
            postings.append(SearchPosting(document: Int32(firstDocument) + Int32(posting >> 3), weight: UInt8(posting & 7)))
        }
        return offset
    }

    @inline(__always)
    private func number(at offset: inout Int) -> UInt32 {
        var (number, shift): (UInt32, UInt32) = (0, 0)
        while bytes[offset] >= 0x80 {
            number |= UInt32(bytes[offset] & 0x7F) << shift
            (offset, shift) = (offset + 1, shift + 7)
        }
        number |= UInt32(bytes[offset]) << shift
        offset += 1
        return number
    }
}

/// Writes ``PackedTerms``, in the order of their letters.
struct TermPacker: ~Copyable {
    private var bytes: GrowingMemory<UInt8>

    init(capacity: Int) { bytes = GrowingMemory(capacity: max(16, capacity)) }

    var terms: PackedTerms { PackedTerms(bytes: Array(bytes.all)) }

    /// - Parameter postings: in the order of their documents.
    mutating func append(_ term: UnsafeBufferPointer<UInt8>, _ postings: UnsafeBufferPointer<UInt32>) {
        bytes.append(UInt8(truncatingIfNeeded: term.count))
        bytes.append(term)
        append(UInt32(postings.count))
        var last: UInt32 = 0
        for posting in postings {
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
}

/// A document that has a term, with the ``SearchWeight`` of where.
struct SearchPosting: BitwiseCopyable {
    var document: Int32
    var weight: UInt8
}

extension UnsafeBufferPointer<UInt8> {
    /// Below zero if it comes before `other` in the order of bytes, zero if it is the same, else above.
    func compare(_ other: UnsafeBufferPointer<UInt8>) -> Int {
        for index in 0..<Swift.min(count, other.count) where self[index] != other[index] {
            return Int(self[index]) - Int(other[index])
        }
        return count - other.count
    }
}
