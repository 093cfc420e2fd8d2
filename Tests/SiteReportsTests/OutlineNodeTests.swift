import SiteModel
@testable import SiteReports
import TableBasics
import TableModel
import Testing

@Suite struct OutlineNodeTests {
    private var page: Page {
        var page = Page(path: "index.md")
        page.titleText = "Tools"
        func text(_ string: String) -> EventRange {
            page.events.append(.text(page.append(string)))
            return EventRange(page.events.count - 1, page.events.count)
        }
        var section = Section()
        section.heading = SectionHeading(level: 2, id: page.append("editors"), title: text("Editors"))
        var row = Row()
        row.id = page.append("vim")
        row.style = .subtitle
        row.title = text("Vim")
        row.detail = text("an editor")
        row.destination = .link(page.append("vim.html"))
        row.accessory = .disclosure
        row.location = SourceLocation(line: 3, column: 1)
        var nested = Row()
        nested.level = 1
        nested.task = .done
        nested.title = text("Read it")
        page.rows = [row, nested]
        section.rows = 0..<2
        page.sections = [section]
        return page
    }

    @Test func showsTheTable() {
        #expect(
            OutlineNode(page).text == """
                page path=index.md "Tools"
                  section "Editors" level=2 look=section id=editors holds=rows
                    row id=vim style=subtitle "Vim" destination=vim.html accessory=disclosure line=3
                        detail: an editor
                      row style=paragraph level=1 state=checked "Read it" destination=itself

                """)
    }

    @Test func writesJSON() {
        #expect(
            OutlineNode(page).json.text == """
                {"kind":"page","path":"index.md","title":"Tools","children":[{"kind":"section","title":"Editors","level":2,\
                "look":"section","id":"editors","holds":"rows","children":[{"kind":"row","id":"vim","style":"subtitle",\
                "title":"Vim","detail":"an editor","destination":"vim.html","accessory":"disclosure","line":3,\
                "children":[{"kind":"row","style":"paragraph","level":1,"state":"checked","title":"Read it",\
                "destination":"itself"}]}]}]}
                """)
    }

    @Test func showsTheCellsThatPagesSectionsAndRowsChoose() {
        var page = page
        page.settings.cell = CellChoice("tile")
        page.sections[0].attributes = SectionAttributes()
        page.sections[0].attributes?.cell = CellChoice("card")
        page.rows[1].attributes = RowAttributes()
        page.rows[1].attributes?.cell = CellChoice("line")
        #expect(
            OutlineNode(page).text == """
                page path=index.md "Tools" cell=tile
                  section "Editors" level=2 look=section id=editors holds=rows cell=card
                    row id=vim style=subtitle "Vim" destination=vim.html accessory=disclosure line=3
                        detail: an editor
                      row style=paragraph level=1 state=checked "Read it" destination=itself cell=line

                """)
    }
}

extension Page {
    /// Adds bytes to the page's text.
    fileprivate mutating func append(_ string: String) -> Span {
        let start = text.count
        text.append(contentsOf: string.utf8)
        return Span(start, text.count)
    }
}
