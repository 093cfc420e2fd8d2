import Foundation
import Testing

@testable import TableHTML

/// How long tables are cut.
@Suite struct BigTableTests {
    private func lists(_ count: Int, _ mark: String = "-") -> [Substring] {
        sections("# T\n## S\n" + (1...count).map { "\(mark) r\($0)\n" }.joined())
            .split(separator: "\n").filter { $0.hasPrefix("<ul") || $0.hasPrefix("<ol") }
    }

    @Test func keepsAListOf500Whole() {
        #expect(lists(500) == ["<ul role=list aria-labelledby=s>"])
    }

    @Test func cutsALongerListEvery100Rows() {
        let part: Substring = "<ul role=list class=\"a1 b3 c3 d3 e1 f3 g3 h3 i1 j3 k3 l3\" aria-labelledby=s>"
        let lists = lists(501)
        #expect(lists.count == 6 && lists.first == part)
    }

    @Test func keepsWhatBelongsToARowInItsList() {
        let rows = (1...400).map { "- r\($0)\n\n  - n\($0)\n\n  after\n\n" }.joined()
        let lists = sections("# T\n## S\n" + rows).split(separator: "<ul role=list").dropFirst()
        #expect(lists.count == 8)
        for list in lists {
            #expect(list.split(separator: "<li").count { $0.hasPrefix(" id=") } == 100)
            #expect(!list.contains("aria-labelledby=s>\n<li class=more>"))
        }
    }

    @Test func keepsTheNumbersOfCutLists() {
        let page = sections((1...600).map { "\($0). r\($0)\n" }.joined())
        let lists = page.split(separator: "<ol role=list ").dropFirst()
        #expect(lists.count == 6)
        #expect(lists[2].contains(" aria-label=Page>\n<li id=r101 value=101>"))
    }

    /// The number that classes say in four digits with base 4.
    private func number(_ letters: String, in element: Substring) -> Int {
        let classes = element.split { " =\"".contains($0) }
        return zip(letters, [64, 16, 4, 1]).reduce(0) { sum, place in
            sum + place.1 * ((1...3).first { classes.contains("\(place.0)\($0)") } ?? 0)
        }
    }

    @Test func saysTheHeightOfEachList() {
        let source = "# T\n" + (1...300).map { "## S\($0)\n- a\n- b\n- c\n" }.joined()
        #expect(html(source).contains("<main id=\":content\" class=\"tv tv-big\">"))
        let lists = sections(source).split(separator: "\n").filter { $0.hasPrefix("<ul") }
        #expect(lists.count == 300)
        for letters in RowScale.allCases.map(\.letters) {
            let heights = lists.map { pow(1.037, Double(number(letters, in: $0))) }
            #expect(abs(heights[0] - 3) < 0.06)
            // What one of them is too low the next are higher.
            #expect(abs(heights.reduce(0, +) - 900) < 1)
        }
    }

    /// Rows of 60 letters have two lines on a phone, one in a column of text, and are not higher than a tall row anywhere.
    @Test func saysHowMuchTextHasMoreThanOneLine() throws {
        let text = String(repeating: "a", count: 60)
        let source = "# T\n## S\n" + (1...600).map { _ in "- \(text)\n" }.joined()
        let page = try #require(html(source).split(separator: "\n").first { $0.hasPrefix("<main") })
        let list = try #require(sections(source).split(separator: "\n").first { $0.hasPrefix("<ul") })
        // Of 67.7 pixels all but 44, in 128ths; 100 such rows are as high as 154 of one line.
        #expect(abs(pow(1.037, Double(number("abcd", in: list))) - 154) < 3)
        #expect(number("abcd", in: page) == 45)
        #expect(abs(pow(1.037, Double(number("ijkl", in: list))) - 100) < 2)
        #expect(number("ijkl", in: page) == 0)
    }

    @Test func countsChineseTwice() {
        let rows = { (text: String) in "# T\n## S\n" + (1...501).map { _ in "- \(text)\n" }.joined() }
        let (chinese, latin) = (
            sections(rows(String(repeating: "\u{6c34}", count: 20))), sections(rows(String(repeating: "a", count: 37)))
        )
        let height = { (page: String) in page.split(separator: "\n").first { $0.hasPrefix("<ul") }.map { number("abcd", in: $0) } }
        #expect(height(chinese) == height(latin))
        #expect(height(latin) != height(sections(rows("a"))))
    }
}
