import TableModel
import Testing
@testable import SiteStages

@Suite struct PartIndexTests {
    private static let parts = [["one", "Size"], ["two", "size", "one-1"], ["größe", "TWO"]]

    /// The number of the part that a fragment leads to.
    private func part(having fragment: String) -> Int? {
        let parts = Self.parts.enumerated().map { number, ids in
            var page = Page(path: "page.md")
            page.ids = ids.map { page.append($0) }
            return (PageNumber(number), AnchorIndex(ParsedPage(page)))
        }
        return PartIndex(parts).part(having: fragment)?.index
    }

    @Test(arguments: [
        ("one", 0), ("one-1", 1), ("größe", 2),
        // The first that has it in any case.
        ("size", 0), ("TWO", 1), ("GRÖßE", 2),
        ("three", nil), ("", nil),
    ])
    func findsTheFirstPartWithAnId(fragment: String, expected: Int?) { #expect(part(having: fragment) == expected) }
}
