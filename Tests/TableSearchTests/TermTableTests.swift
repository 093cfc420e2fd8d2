import Testing

@testable import TableSearch

/// The words of a segment.
@Suite struct TermTableTests {
    /// Words of all lengths, many with the same first eight letters or the same last ones, are told apart, however many there are.
    @Test func wordsAreToldApart() {
        var words: Set<String> = ["i", "a", "if", "is"]
        for number in 0..<5_000 {
            words.insert("w\(number)")
            words.insert("samebeginning\(number)")
            words.insert("\(number)ofthesameend")
            words.insert("samebeginning\(number)andofthesameendinall")
        }
        var table = TermTable()
        var scanner = WordScanner()
        for document in 0..<2 {
            for word in words.sorted() {
                var word = word
                word.withUTF8 { scanner.scan($0) { table.add($0, document: document, weight: .text) } }
            }
        }
        #expect(table.postingCount == words.count * 2)
        #expect(terms(of: table.packed()) == words.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
    }

    /// Short words take places far from each other, though the letters that they have are few.
    @Test func shortWordsDoNotCollide() {
        var places: [Int: Int] = [:]
        var scanner = WordScanner()
        for first in UInt8(ascii: "a")...UInt8(ascii: "z") {
            for second in UInt8(ascii: "a")...UInt8(ascii: "z") {
                [first, second].withUnsafeBufferPointer {
                    scanner.scan($0) { places[TermTable.place(TermTable.hash(of: $0, key: $0.sortKey), 18), default: 0] += 1 }
                }
            }
        }
        #expect(places.count > 600)
        #expect(places.values.max() ?? 0 <= 4)
    }

    private func terms(of packed: PackedTerms) -> [String] {
        var found: [String] = []
        var postings = GrowingMemory<SearchPosting>(capacity: 16)
        packed.bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            while offset < bytes.count {
                let term = PackedTerm(bytes: UnsafeBufferPointer(rebasing: bytes[offset...]))
                found.append(String(decoding: term.letters, as: UTF8.self))
                offset += term.appendPostings(firstDocument: 0, to: &postings)
            }
        }
        return found
    }
}
