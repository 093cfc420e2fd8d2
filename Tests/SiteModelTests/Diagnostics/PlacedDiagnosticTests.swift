import TableModel
import Testing
@testable import SiteModel

@Suite struct PlacedDiagnosticTests {
    /// The place `line:column+length` of a destination that libcmark reports at `line`, `column`.
    private func place(_ destination: String, line: Int, column: Int, in source: String) -> String? {
        let diagnostic = Diagnostic(.sourceName, "", path: "a.md", at: SourceRange(line: line, column: column))
        let placed = PlacedDiagnostic(diagnostic, destination: destination, underlined: 0..<destination.utf8.count)
        let finished = finishDiagnostics(FoundDiagnostics([placed])) { _ in Array(source.utf8) }
        return finished.first.flatMap { diagnostic in
            diagnostic.range.map { "\($0.start.line):\($0.start.column)+\($0.length) \(diagnostic.excerpt)" }
        }
    }

    @Test(arguments: [
        ("x\n- [a](b.md)\n", 2, 3, "2:7+4 - [a](b.md)"),
        ("[b.md](b.md)\n", 1, 1, "1:8+4 [b.md](b.md)"),
        ("[x](b.md) [y](b.md)", 1, 11, "1:15+4 [x](b.md) [y](b.md)"),
        ("[a\r\nc](b.md)", 1, 1, "2:4+4 c](b.md)"),
        ("[a][r]\n\ntext b.md\n\n[r]: b.md 'x'\n", 1, 1, "5:6+4 [r]: b.md 'x'"),
        ("[a][r]\n", 1, 1, "1:1+1 [a][r]"),
        ("<img src=\"b.md\">", 1, 1, "1:11+4 <img src=\"b.md\">"),
        ("[a](xb.md) [c](b.md)", 1, 1, "1:16+4 [a](xb.md) [c](b.md)"),
    ])
    func findsTheDestination(source: String, line: Int, column: Int, expected: String) {
        #expect(place("b.md", line: line, column: column, in: source) == expected)
    }

    @Test(arguments: [(99, 1), (0, 0), (1, 99)])
    func survivesPlacesThatDoNotExist(line: Int, column: Int) {
        #expect(place("nowhere.md", line: line, column: column, in: "a") != nil)
    }

    /// Who finds a problem in a document may not know where the settings are.
    @Test(arguments: [("Site/tablesite.yml", "`x` in `Site/tablesite.yml`"), ("", "`x` in `tablesite.yml`")])
    func namesTheSettingsByTheirPath(path: String, help: String) {
        var policy = DiagnosticPolicy()
        policy.settingsPath = path
        let problem = Diagnostic(.sourceName, "m", path: "a.md", help: "`x` in `tablesite.yml`")
        #expect(finishDiagnostics(FoundDiagnostics([problem]), policy: policy) { _ in nil }.map(\.help) == [help])
    }

    @Test func sortsAndKeepsEachOnce() {
        let problems = ["b.md", "a.md", "b.md"].map { PlacedDiagnostic(Diagnostic(.sourceName, "m", path: $0)) }
        #expect(finishDiagnostics(FoundDiagnostics(problems)) { _ in nil }.map(\.path) == ["a.md", "b.md"])
    }

    /// Of a file that several documents include, each says what it found: in one order, however the documents are looked at.
    @Test func theOrderOfDocumentsDoesNotMatter() {
        func finish(_ documents: [Int]) -> [String] {
            let pieces = [ExpandedSource.Piece(start: 0, file: 1, place: TableModel.SourceLocation(line: 1, column: 1))]
            var policy = DiagnosticPolicy()
            for number in documents {
                policy.expansions["\(number).md"] = ExpandedSource(
                    Array("some text".utf8), files: ["\(number).md", "part.md"], pieces: pieces)
            }
            let problems = documents.map { number in
                PlacedDiagnostic(
                    Diagnostic(
                        .sourceName, "m", path: "\(number).md", at: SourceRange(line: 1, column: 1, length: number % 3 + 1),
                        label: "\(number % 5)", help: "h"))
            }
            return finishDiagnostics(FoundDiagnostics(problems), policy: policy) { _ in nil }.map {
                "\($0.path) \($0.range?.length ?? 0) \($0.label)"
            }
        }
        let first = finish(Array(0..<30))
        #expect(first.count == 15)
        for _ in 0..<10 { #expect(finish(Array(0..<30).shuffled()) == first) }
    }

    // Issue 16: a line was copied whenever somebody asked for it.
    @Test func linesAreInTheMemoryOfTheirFile() {
        let lines = SourceLines(Array("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\nb".utf8))
        let first = lines.bytes.withUnsafeBufferPointer { $0.baseAddress }
        #expect(lines[1].withUnsafeBufferPointer { $0.baseAddress } == first)
        #expect(lines[1].count == 40)
    }
}
