import TableModel
import Testing

@testable import TableServe

@Suite struct PreviewProblemsTests {
    private func diagnostic(_ severity: Severity, _ message: String, path: String, line: Int? = nil) -> Diagnostic {
        let code = DiagnosticCode("a-code", severity, "", explanation: "")
        let range = line.map { SourceRange(start: SourceLocation(line: $0, column: 3), length: 2) }
        return Diagnostic(code, message, path: path, at: range, help: "change it")
    }

    private func json(_ diagnostics: [Diagnostic]) -> String {
        PreviewProblems(diagnostics, project: "/home/a b", editor: EditorAddress("edit:{path}#{line},{column}")).json
    }

    @Test func tellsAllOfAProblem() {
        var problem = diagnostic(.error, "a `word` is \"wrong\"", path: "Site/a b.md", line: 4)
        problem.excerpt = "a word"
        let expected = #"""
            [{"severity":"error","code":"a-code","message":"a `word` is \"wrong\"","place":"Site/a b.md:4:3",\#
            "address":"edit:/home/a%20b/Site/a%20b.md#4,3","excerpt":"4 | a word\n  |   ^^","help":"change it"}]

            """#
        #expect(json([problem]) == expected)
    }

    @Test func leadsToTheProjectForAProblemOfTheWholeRun() {
        let expected = #"""
            [{"severity":"note","code":"a-code","message":"m","place":"","address":"edit:/home/a%20b#1,1","excerpt":"",\#
            "help":"change it"}]

            """#
        #expect(json([diagnostic(.note, "m", path: "")]) == expected)
    }

    @Test func tellsTheWorstFirstAndElseKeepsTheOrder() {
        let severities: [Severity] = [.note, .warning, .error, .warning, .error]
        let problems = severities.enumerated().map { diagnostic($0.element, "m\($0.offset)", path: "a") }
        let order = json(problems).split(separator: "\"").filter { $0.hasPrefix("m") && $0.utf8.count == 2 }
        #expect(order == ["m2", "m4", "m1", "m3", "m0"])
    }

    @Test func tellsNoMoreThanAnybodyReads() {
        let problems = (0..<60).map { diagnostic($0 == 59 ? .error : .warning, "m", path: "a\($0)") }
        let lines = json(problems).split(separator: "\n")
        #expect(lines.count == PreviewProblems.maximumCount)
        #expect(lines.first?.contains("\"a59\"") == true)
    }

    @Test func isAnEmptyListWithoutProblems() {
        #expect(json([]) == "[]\n")
    }
}
