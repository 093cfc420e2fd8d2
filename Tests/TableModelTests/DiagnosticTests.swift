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
}
