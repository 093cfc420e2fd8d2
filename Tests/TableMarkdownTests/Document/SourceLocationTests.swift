import TableModel
import Testing

/// The places that rows, sections and links keep of their source.
@Suite struct SourceLocationTests {
    private let page: Page = TableMarkdownTests.page(
        """
        ---
        title: x
        ---
        # T

        Text [a](a.md).

        ## S
        - [b](b.md) - text
          - nested [c](c.md)

        | K | V |
        |---|---|
        | d | [e](e.md) |
        """
    ).value

    @Test func countsLinesOfTheFrontMatter() {
        #expect(page.rows.map { "\($0.location.line):\($0.location.column)" } == ["9:1", "10:3", "14:1"])
        #expect(page.sections.map(\.location.line) == [8, 12])
    }

    @Test func notesEveryLinkInTheOrderOfItsText() {
        #expect(page.linkPlaces.map(\.location.line).prefix(3) == [6, 9, 10])
        #expect(page.linkPlaces.map(\.destination) == page.linkPlaces.map(\.destination).sorted())
        #expect(page.linkPlaces.count == 4)
    }
}
