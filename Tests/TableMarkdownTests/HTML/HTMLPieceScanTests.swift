import TableModel
import Testing
@testable import TableMarkdown

/// Which tables of a piece of HTML are data, and whole.
@Suite struct HTMLPieceScanTests {
    @Test(arguments: [
        "<table><tr><th>A</th></tr><tr><td>1</td></tr></table>",
        "<table><caption>C</caption><thead><tr><th>A</th><th rowspan=2>B</th></tr></thead><tbody></tbody></table>",
        // End tags that HTML needs not.
        "<table><colgroup><col><tr><th>A<th>B<tr><td><p>1<p>2<td><ul><li>3<li>4</ul></table>",
        "<TABLE><TR><TH ROWSPAN=1>A<br>B</TH></TR></TABLE>",
        "<table><tr><th rowspan=2>A</th><th colspan=2>B</th></tr><tr><th>C</th><th>D</th></tr></table>",
    ])
    func findsTablesOfData(html: String) {
        #expect(HTMLPieceScan(Array(html.utf8)[...]).dataTables.map(\.start) == [0])
        #expect(HTMLPieceScan(Array(("<p>" + html + html).utf8)[...]).dataTables.map(\.start) == [3, 3 + html.utf8.count])
    }

    @Test(arguments: [
        // A layout.
        "<table><tr><td>A</td></tr></table>",
        "<th>A</th>",
        // Not whole, not balanced.
        "<table><tr><th>A</th></tr>",
        "<table><tr><th><b>A</th></tr></table>",
        "<table><tr><th>A</b></th></tr></table>",
        "<table><tr><th>A</th></tr></div></table>",
        "<table><tr><th><div>A</th></tr></table>",
        "<table><tr><th>A</th></tr><b></table>",
        // One in another, whose heads are not those of the outer one.
        "<table><tr><td><table><tr><th>A</th></tr></table></td></tr></table>",
        "<table><tr><th>A</th></tr><tr><td><table><tr><td>1</td></tr></table></td></tr></table>",
        // No markup.
        "<table><tr><td><!-- <th> --></td></tr></table>",
        "<textarea><table><tr><th>A</th></tr></table></textarea>",
    ])
    func leavesOtherTables(html: String) {
        #expect(HTMLPieceScan(Array(html.utf8)[...]).dataTables == [])
    }

    @Test(arguments: [
        ("<tr><th>A</th><th>B</th></tr>", CellSpans.none),
        ("<tr><th colspan=1 rowspan=' 1 '>A</th><td title='rowspan=2'>B</td></tr>", .none),
        ("<tr><th>A</th><th id=b rowspan=1 colspan=2>B</th></tr>", .others),
        ("<tr><th>A</th></tr><tr><td colspan=2>B</td></tr>", .others),
        ("<tr><th id=a rowspan=2>A</th><th>B</th></tr><tr><th>C</th></tr>", .firstColumn),
        ("<th>A</th><th>B</th><tbody><td rowspan=2>C</td><td>D</td><tr><td>E</td>", .firstColumn),
        ("<tr><th id=a colspan=6>A</th><th colspan=6>B</th></tr><tr><td colspan=2>C</td></tr>", .firstColumn),
    ])
    func findsCellsThatSpanOthers(rows: String, spans: CellSpans) {
        #expect(HTMLPieceScan(Array("<table>\(rows)</table>".utf8)[...]).dataTables.map(\.spans) == [spans])
    }

    @Test func knowsWhereTheyBegin() {
        let table = "<table><tr><th>A</th></tr></table>"
        let scan = HTMLPieceScan(Array(String(repeating: table, count: 3).utf8)[...])
        #expect((0..<200).filter { scan.dataTable(at: $0) != nil } == [0, table.utf8.count, 2 * table.utf8.count])
    }

    @Test(arguments: [("<p>a", 0), ("<p>a</p><p>b", 8), ("<p>a<div>", nil), ("<p>a</p>", nil), ("a", nil)])
    func findsAParagraphLeftOpen(html: String, expected: Int?) {
        #expect(HTMLPieceScan(Array(html.utf8)[...]).openParagraph == expected)
    }
}
