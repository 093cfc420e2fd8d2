import TableModel
import Testing
@testable import SiteModel

@Suite struct FoundDiagnosticsTests {
    private func diagnostic(_ path: String, _ message: String, severity: Severity = .warning) -> Diagnostic {
        Diagnostic(.sourceName, message, path: path, severity: severity)
    }

    /// What stages found of one file stands in several lists, and what is to be placed in another.
    @Test func tellsAllOfAFileInTheirOrder() {
        var found = FoundDiagnostics([diagnostic("a.md", "1"), diagnostic("b.md", "2"), diagnostic("a.md", "3")])
        found.append([PlacedDiagnostic(diagnostic("a.md", "6"), destination: "x")])
        found.append([diagnostic("a.md", "4"), diagnostic("a.md", "5")])
        found.append([Diagnostic]())
        #expect(found.count == 6)
        let messages = found.byPath.mapValues { runs in runs.flatMap { run in (0..<run.count).map { run[$0].diagnostic.message } } }
        #expect(messages == ["a.md": ["1", "3", "4", "5", "6"], "b.md": ["2"]])
    }

    @Test func knowsTheFilesWithErrors() {
        var found = FoundDiagnostics([diagnostic("a.md", "1"), diagnostic("b.md", "2", severity: .error)])
        found.append([PlacedDiagnostic(diagnostic("c.md", "3", severity: .error)), PlacedDiagnostic(diagnostic("d.md", "4"))])
        #expect(found.faultyPaths == ["b.md", "c.md"])
    }

    @Test(arguments: [5, 200])
    func eachOfALineHasIt(length: Int) {
        let lines = [String(repeating: "a", count: length), String(repeating: "b", count: length)]
        let places = [(1, 1), (2, 1), (1, 2), (1, 3), (2, 2)]
        let found = places.map { line, column in
            Diagnostic(.sourceName, "m", path: "a.md", at: SourceRange(line: line, column: column))
        }
        let finished = finishDiagnostics(FoundDiagnostics(found)) { _ in Array(lines.joined(separator: "\n").utf8) }
        #expect(finished.map(\.excerpt) == [lines[0], lines[0], lines[0], lines[1], lines[1]])
    }
}
