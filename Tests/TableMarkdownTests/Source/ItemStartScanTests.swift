import TableModel
import Testing
@testable import TableMarkdown

/// Items that begin with what CommonMark shows nothing of.
@Suite struct ItemStartScanTests {
    /// The text with its marks as `|`.
    private func marked(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        let marks = Set(ItemStartScan(bytes[...]).marks)
        for (index, byte) in bytes.enumerated() {
            if marks.contains(index) { result.append(UInt8(ascii: "|")) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    @Test(arguments: [
        ("- 1. May: day\n- 3. June: night\n", "- 1|. May: day\n- 3|. June: night\n"),
        ("+ 2) two\n", "+ 2|) two\n"),
        ("text\n\n  * 24. Dec\n\nmore\n", "text\n\n  * 24|. Dec\n\nmore\n"),
        ("- 1. a\n  2. b\n", "- 1. a\n  2. b\n"),
        ("- 1. a\n\n     b\n", "- 1. a\n\n     b\n"),
        ("- 1.5 a\n- 1.\n- 1990\n", "- 1.5 a\n- 1.\n- 1990\n"),
        ("```\n- 1. a\n- [b]: c\n```\n", "```\n- 1. a\n- [b]: c\n```\n"),
    ]) func numbersOfItemsInItems(text: String, expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        ("1. Water\n2. + 7 mL acid\n", "1. Water\n2. |+ 7 mL acid\n"),
        ("- - 5 at night\n- + 7 at noon\n", "- |- 5 at night\n- |+ 7 at noon\n"),
        ("2) * 3 stars", "2) |* 3 stars"), ("1. 3. three\n", "1. 3|. three\n"),
        ("- > 18 years\n- >5 left\n- >= 6 kg\n", "- |> 18 years\n- |>5 left\n- |>= 6 kg\n"),
        ("- # of rooms: 5\n- # - search\n", "- |# of rooms: 5\n- |# - search\n"),
        ("- - 5\n  - 6\n", "- - 5\n  - 6\n"), ("- > 5 apples\n  > and more\n", "- > 5 apples\n  > and more\n"),
        ("- - a\n- + b\n- -5\n- > words\n- # Words\n- #1\n", "- - a\n- + b\n- -5\n- > words\n- # Words\n- #1\n"),
        ("```\n- - 5\n```\n", "```\n- - 5\n```\n"), ("- - -\n- - 5 x\n", "- - -\n- |- 5 x\n"), ("- 5\n> 6\n", "- 5\n> 6\n"),
    ]) func signsOfItems(text: String, expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        ("- [key]: value\n", "- |[key]: value\n"),
        ("- [key]: value\n\nSee [Key].\n", "- [key]: value\n\nSee [Key].\n"),
        ("- [\u{C4}b  c]: value\n\nSee [\u{E4}B\nc].\n", "- [\u{C4}b  c]: value\n\nSee [\u{E4}B\nc].\n"),
        ("- [a](b)\n- [c]: d", "- [a](b)\n- |[c]: d"), ("- [c]: d\r- [e]: f\r", "- |[c]: d\r- |[e]: f\r"),
        ("- [key]: value\n\nSee [a][KEY].\n", "- [key]: value\n\nSee [a][KEY].\n"),
        ("- [key]: value\n- [key]: other\n", "- |[key]: value\n- |[key]: other\n"),
        ("- [^1]: note\n- [x] a\n- [ ] b\n- [a](b)\n", "- [^1]: note\n- [x] a\n- [ ] b\n- [a](b)\n"),
        ("[key]: value\n", "[key]: value\n"),
    ]) func definitionsThatNobodyUses(text: String, expected: String) {
        #expect(marked(text) == expected)
    }

    @Test func theirWordsAreShown() {
        let rows = page("- 1. May: a\n- 3. June: b\n\nText.\n\n- [key]: value\n").value.rows
        #expect(rows.count == 3 && rows.allSatisfy { !$0.title.isEmpty && $0.level == 0 })
        let signs = page("1. Water\n2. + 7 mL acid\n3. # of rooms: 5\n4. > 18 years only\n").value
        #expect(signs.rows.count == 4 && signs.rows.allSatisfy { !$0.title.isEmpty && $0.level == 0 })
        #expect(page("- 1. May: a\n", options: .strict).value.rows.count == 2)
    }
}
