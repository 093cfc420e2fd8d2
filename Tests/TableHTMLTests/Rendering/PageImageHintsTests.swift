@testable import TableHTML
import TableModel
import Testing

@Suite struct PageImageHintsTests {
    @Test func findsTheHintsOfADestination() {
        var page = Page(path: "page.md")
        #expect(page.imageHints(of: Span(0, 1)) == nil)
        page.imageHints = [3, 7, 9].map { ImageHints(destination: $0, width: $0 * 10) }
        #expect(
            (0..<12).map { page.imageHints(of: Span($0, 12))?.width } == [
                nil, nil, nil, 30, nil, nil, nil, 70, nil, 90, nil, nil,
            ])
    }
}
