import TableModel
import Testing
@testable import SiteStages

@Suite struct SpanListsTests {
    private func page(_ ids: [Span], pointers: [Span] = [], destinations: [Int32] = []) -> Page {
        var page = Page(path: "a.md")
        (page.ids, page.pointerIDs) = (ids, pointers)
        page.linkPlaces = destinations.enumerated().map {
            LinkPlace(destination: $1, location: SourceLocation(line: $0 + 1, column: 1))
        }
        return page
    }

    @Test func keepsTheOrderOfThePage() {
        let (one, two, three) = (Span(7, 9), Span(0, 3), Span(3, 6))
        let lists = SpanLists(page([one, two, .empty, three, two], pointers: [three, one], destinations: [7, 0, 3, 0]))
        let copied = [three, .empty, two, Span(0, 2)]
        #expect(lists.ids(among: copied) == [two, three, two])
        #expect(lists.ids(among: [one]) == [one] && lists.ids(among: []) == [])
        #expect(lists.pointerIDs(among: copied) == [three] && lists.pointerIDs(among: [one, three]) == [three, one])
        #expect(lists.linkPlaces(at: [3, 0]).map(\.location.line) == [2, 3, 4])
        #expect(lists.linkPlaces(at: [1]) == [])
    }
}
