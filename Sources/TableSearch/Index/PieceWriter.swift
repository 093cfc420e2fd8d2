/// Writes a sorted list of terms, each with numbers, in files of a size that is quickly loaded.
///
/// A file is one string: entries with spaces between them. An entry begins with the number of UTF-16 units that its term shares with
/// the one before, as a digit of ``DigitWriter``, then come the rest of the term, a space, and the numbers.
struct PieceWriter: ~Copyable {
    /// In bytes, before compression.
    static let fileSize = 24_000
    /// Of its files, and of its boundaries in the root of the index.
    let name: String
    /// A beginning of the first term of each file that no term before has.
    private(set) var boundaries: [[UInt8]] = []
    private(set) var checksum = Checksum.start
    private let write: (String, [UInt8]) throws -> Void
    private var bytes = GrowingMemory<UInt8>(capacity: fileSize * 2)
    private var last = GrowingMemory<UInt8>(capacity: WordScanner.longestWord)

    init(_ name: String, _ write: @escaping (String, [UInt8]) throws -> Void) {
        self.name = name
        self.write = write
    }

    /// - Parameter mark: stands behind the term.
    mutating func begin(_ term: UnsafeBufferPointer<UInt8>, mark: UInt8?) throws {
        if bytes.count > Self.fileSize { try endFile() }
        var shared = 0
        if bytes.count == 0 {
            boundaries.append(boundary(before: term))
            for byte in "tablesiteSearch(\"\(name)\(boundaries.count - 1)\",\"".utf8 { bytes.append(byte) }
        } else {
            bytes.append(UInt8(ascii: " "))
            shared = commonPrefix(with: term)
        }
        bytes.append(DigitWriter.character(UnsafeBufferPointer(rebasing: term[..<shared]).utf16Count))
        bytes.append(UnsafeBufferPointer(rebasing: term[shared...]))
        if let mark { bytes.append(mark) }
        bytes.append(UInt8(ascii: " "))
        last.removeAll()
        last.append(term)
    }

    mutating func append(number: Int) { DigitWriter.append(number, to: &bytes) }

    mutating func append(_ postings: UnsafeBufferPointer<SearchPosting>) {
        var document: Int32 = 0
        for posting in postings {
            DigitWriter.append(Int(posting.document &- document) << 3 | Int(posting.weight), to: &bytes)
            document = posting.document
        }
    }

    mutating func finish() throws { if bytes.count > 0 { try endFile() } }

    private mutating func endFile() throws {
        for byte in "\")\n".utf8 { bytes.append(byte) }
        let file = Array(bytes.all)
        checksum = Checksum.of(file, after: checksum)
        try write("\(name)\(boundaries.count - 1)", file)
        bytes.removeAll()
    }

    private func commonPrefix(with term: UnsafeBufferPointer<UInt8>) -> Int {
        let longest = min(last.count, term.count, DigitWriter.base - 1)
        var shared = 0
        while shared < longest, last[shared] == term[shared] { shared += 1 }
        // Whole letters only.
        while shared > 0, shared < term.count, term[shared] & 0xC0 == 0x80 { shared -= 1 }
        return shared
    }

    private func boundary(before term: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        guard !boundaries.isEmpty else { return [] }
        var end = min(commonPrefix(with: term) + 1, term.count)
        while end < term.count, term[end] & 0xC0 == 0x80 { end += 1 }
        return Array(term[..<end])
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The units that a script counts in a text.
    fileprivate var utf16Count: Int {
        var units = 0
        for byte in self { units += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
        return units
    }
}
