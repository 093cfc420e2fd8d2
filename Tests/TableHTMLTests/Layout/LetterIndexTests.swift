import TableMarkdown
import TableModel
import Testing

@testable import TableHTML

@Suite struct LetterIndexTests {
    private func letters(_ titles: [String], heading: String = "## Words {index=true}") -> [String]? {
        let source = Array("# T\n\(heading)\n\(titles.map { "- \($0)\n" }.joined())".utf8)
        let page = parsePage(
            source, path: "page.md", split: splitFrontMatter(source), settings: PageSettings(), options: ParseOptions()
        ).value
        #expect(page.hasLetterIndex == (page.sections.contains { LetterIndex(of: $0, in: page) != nil }))
        return page.sections.compactMap { LetterIndex(of: $0, in: page) }.first?.entries.map {
            "\($0.letter) \(page.string($0.row))"
        }
    }

    private let many = (0..<21).map { "word \($0)" }

    @Test func leadsToTheFirstRowOfEachLetterInTheOrderOfTheRows() {
        #expect(
            letters(["zoo", "ant", "  - ape", "Art", "**élan**", "`--bat`", "7up", "9p"] + many)
                == ["Z zoo", "A ant", "É élan", "B bat", "# 7up", "W word-0"])
    }

    @Test func knowsOtherScripts() {
        #expect(letters(["αβγ", "жук", "日本", "شيء", "ßa"] + many) == ["Α αβγ", "Ж жук", "日 日本", "ش شيء", "ß ßa", "W word-0"])
    }

    @Test func isThereOnlyForLongSectionsThatAskForIt() {
        let titles = ["a", "b", "c", "d"]
        #expect(letters(titles + many)?.count == 5)
        #expect(letters(titles + many, heading: "## Words") == nil)
        #expect(letters(titles + many, heading: "## Words {index=false}") == nil)
        #expect(letters(Array((titles + many).dropFirst())) == nil)
        #expect(letters(titles + many.prefix(17))?.count == 5)
        #expect(letters(titles + many.prefix(16)) == nil)
    }

    @Test func hasNoLetterForTitlesWithoutOne() {
        #expect(LetterIndex.letter(of: "-- … ☃") == nil)
        #expect(LetterIndex.letter(of: "") == nil)
    }
}
