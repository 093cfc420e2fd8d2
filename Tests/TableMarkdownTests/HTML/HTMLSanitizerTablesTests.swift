import TableModel
import Testing
@testable import TableMarkdown

/// Tables of data in the author's HTML, which stand between `{` and `}` here.
@Suite struct HTMLSanitizerTablesTests {
    private let table = "<table><tr><th>A</th></tr></table>"

    @Test(arguments: [HTMLPolicy.sanitized, .trusted])
    func framesTablesOfData(policy: HTMLPolicy) {
        #expect(SanitizedHTML(table, policy: policy).framed == "{\(table)}")
        #expect(SanitizedHTML("<div>a\(table)b</div>", policy: policy).framed == "<div>a{\(table)}b</div>")
        #expect(SanitizedHTML("<ul><li>\(table)</ul>", policy: policy).framed == "<ul><li>{\(table)}</li></ul>")
        #expect(SanitizedHTML("<p>a\(table)", policy: policy).framed == "<p>a</p>{\(table)}")
        #expect(
            SanitizedHTML("<table id=a><tr><th>A<td>1</table>x", policy: policy).framed
                == "{<table id=\"a\"><tr><th>A</th><td>1</td></tr></table>}x")
    }

    @Test(arguments: [HTMLPolicy.sanitized, .trusted])
    func leavesTablesInTablesAndLinks(policy: HTMLPolicy) {
        #expect(
            SanitizedHTML(["<table><tr><td>", table, "</td></tr></table>"], policy: policy).framed
                == "<table><tr><td>\(table)</td></tr></table>")
        #expect(SanitizedHTML("<a href=b>\(table)</a>", policy: policy).framed == "<a href=\"b\">\(table)</a>")
        #expect(!SanitizedHTML(table, policy: policy, place: .phrasing).framed.contains("{"))
        #expect(!SanitizedHTML(table, policy: policy, place: .link).framed.contains("{"))
    }

    /// Each ends in another piece than it begins in.
    @Test func leavesTablesOfSeveralPieces() {
        let rows = "<tr><th>A</th></tr>"
        #expect(SanitizedHTML(["<table>\(rows)", "</table>"]).framed == "<table>\(rows)</table>")
        #expect(SanitizedHTML(["<table>", rows, "</table>"]).framed == "<table>\(rows)</table>")
    }

    @Test func losesNoTextOfATableThatIsNotBalanced() {
        let html = SanitizedHTML("<table><tr><th>A</b></th></tr><tr><td>1</div></td></tr></table> after").framed
        #expect(html == "<table><tr><th>A</th></tr><tr><td>1 </td></tr></table> after")
    }
}
