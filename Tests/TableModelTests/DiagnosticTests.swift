import TableModel
import Testing

@Suite struct DiagnosticTests {
    private let code = DiagnosticCode("some-code", .error, "summary", explanation: "")

    @Test func cutsWordsThatAreTooLong() {
        let long = String(repeating: "é", count: 501)
        let diagnostic = Diagnostic(code, "no `\(long)`", path: "a", help: long)
        #expect(diagnostic.message == "no `" + String(repeating: "é", count: 496) + "…")
        #expect(diagnostic.help == String(repeating: "é", count: 500) + "…")
    }

    @Test func leavesOthersAlone() {
        let message = String(repeating: "a", count: 1000)
        #expect(Diagnostic(code, message, path: "a").message == message)
    }

    // There are as many as a hostile document has lines.
    @Test func isSmall() {
        #expect(MemoryLayout<Diagnostic>.stride <= 136)
        #expect(MemoryLayout<TableModel.SourceLocation>.stride == 8)
        #expect(MemoryLayout<Row>.stride <= 128)
    }

    /// Else the order in which documents are looked at would decide.
    @Test func anyTwoThatDifferHaveAnOrder() {
        var others = (0..<8).map { _ in Diagnostic(code, "m", path: "a", at: SourceRange(line: 1, column: 2, length: 3)) }
        let diagnostic = others[0]
        others[0].range?.length = 4
        others[1].severity = .note
        others[2].isFixed = true
        others[3].label = "l"
        others[4].excerpt = "e"
        others[5].help = "h"
        others[6].cause = "c"
        others[7].message = "n"
        for other in others { #expect((diagnostic < other) != (other < diagnostic)) }
        #expect(!(diagnostic < diagnostic))
    }
}
