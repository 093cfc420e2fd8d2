import Testing
@testable import TableModel

@Suite struct DiagnosticLogTests {
    private let code = DiagnosticCode("test", .warning, "a test", explanation: "")

    private func diagnostic(_ message: String, line: Int) -> Diagnostic {
        Diagnostic(code, message, path: "a.md", at: SourceRange(line: line, column: 1), help: "h")
    }

    @Test func givesBackWhatItWasGiven() {
        let diagnostics = [("a", 1), ("a", 2), ("b", 3), ("a", 4), ("a", 4)].map { diagnostic($0, line: $1) }
        var log = DiagnosticLog()
        log += diagnostics
        log.append(Diagnostic(code, "a", path: "a.md"))
        #expect(log.count == 6)
        #expect(log.all == diagnostics + [Diagnostic(code, "a", path: "a.md")])
        #expect(log.indices.map { log[$0] } == log.all)
    }

    @Test func aLabelIsThatOfOne() {
        var log = DiagnosticLog()
        for line in 1...3 { log.append(diagnostic("a", line: line)) }
        log.setLabel("here", at: 1)
        log.append(diagnostic("a", line: 4))
        #expect(log.all.map(\.label) == ["", "here", "", ""])
        #expect(log.all.compactMap(\.range?.start.line) == [1, 2, 3, 4])
    }

    @Test func someAreTakenOut() {
        var log = DiagnosticLog()
        for line in 1...4 { log.append(diagnostic("\(line)", line: line)) }
        log.remove(at: [0, 2])
        #expect(log.all.map(\.message) == ["2", "4"])
    }
}
