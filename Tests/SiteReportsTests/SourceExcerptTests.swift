@testable import SiteReports
import Testing

@Suite struct SourceExcerptTests {
    @Test func leavesShortLinesAsTheyAre() {
        #expect(SourceExcerpt(line: "a\tb", column: 3, length: 1).text == "a\tb")
        #expect(SourceExcerpt(line: String(repeating: "é", count: 500), column: 3, length: 1).offset == 0)
    }

    /// A program can underline what is meant in a part of a line.
    @Test(arguments: ["x", "é", "\t", "日", "👍🏽"]) func countsFromTheStartOfThePart(filling: String) {
        for count in [300, 5_000] {
            for before in [0, 1, 40, 99, 100, 101, 102, 103, 250, 299] {
                let line = String(repeating: filling, count: before) + "HERE" + String(repeating: filling, count: count * 4)
                let start = before * filling.utf8.count
                let excerpt = SourceExcerpt(line: line, column: start + 1, length: 4)
                let place = start - excerpt.offset
                #expect(excerpt.offset >= 0 && place >= 0)
                #expect(String(decoding: excerpt.text.utf8.dropFirst(place).prefix(4), as: UTF8.self) == "HERE", "\(before)")
                #expect(excerpt.text.utf8.count < 2_000 && !excerpt.text.unicodeScalars.contains("\u{FFFD}"))
                #expect(excerpt.text.hasSuffix("…") == (line.utf8.count > SourceExcerpt.longestLine))
            }
        }
    }

    @Test func survivesColumnsThatAreNone() {
        let line = String(repeating: "日", count: 20_000)
        for column in [Int.min + 1, 0, 1, 2, 59_999, 60_000, 60_001, Int.max] {
            let excerpt = SourceExcerpt(line: line, column: column, length: Int.max)
            #expect(excerpt.text.utf8.count < 2_000 && excerpt.offset >= 0)
        }
    }
}
