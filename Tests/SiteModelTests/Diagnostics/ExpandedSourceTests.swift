import TableModel
import Testing

@testable import SiteModel

@Suite struct ExpandedSourceTests {
    @Test(arguments: [
        ("b.md", "Site/", "Site/b.md"), ("../listings/x.rs", "Site/", "listings/x.rs"), ("a/b.md", "", "a/b.md"),
        ("../x.rs", "", "../x.rs"),
    ])
    func namesFilesAsMessagesDo(path: String, prefix: String, expected: String) {
        #expect(ExpandedSource.messagePath(of: path, prefix: prefix) == expected)
    }

    @Test func showsTheLinesOfTheFilesThatProblemsComeFrom() {
        let source = ExpandedSource(
            Array("one\nTWO\n".utf8), files: ["a.md", "b.md"],
            pieces: [
                ExpandedSource.Piece(start: 0, file: 0, place: SourceLocation(line: 1, column: 1)),
                ExpandedSource.Piece(start: 4, file: 1, place: SourceLocation(line: 7, column: 1)),
            ])
        var policy = DiagnosticPolicy(prefix: "Site/")
        policy.expansions = ["Site/a.md": source]
        let problems = [1, 2].map { line in
            PlacedDiagnostic(Diagnostic(.sourceUnreadable, "x", path: "Site/a.md", at: SourceRange(line: line, column: 2)))
        }
        let files = ["Site/a.md": "one\n{{#include b.md:7}}", "Site/b.md": "\n\n\n\n\n\nTWO\n"]
        let finished = finishDiagnostics(FoundDiagnostics(problems), policy: policy) { files[$0].map { Array($0.utf8) } }
        #expect(finished.map { "\($0.path):\($0.range?.start.line ?? 0) \($0.excerpt)" } == ["Site/a.md:1 one", "Site/b.md:7 TWO"])
    }

    @Test func silencesWhatCommentsOfTheDocumentAreAbout() {
        let source = ExpandedSource(
            Array("one\nTWO\n".utf8), files: ["a.md", "b.md"],
            pieces: [ExpandedSource.Piece(start: 0, file: 1, place: SourceLocation(line: 7, column: 1))])
        let comment = IgnoreComment(
            at: SourceRange(line: 1, column: 1), codes: [.init("source-unreadable", at: SourceRange(line: 1, column: 1))],
            lines: 2..<3)
        var policy = DiagnosticPolicy(ignoreComments: ["a.md": [comment]])
        policy.expansions = ["a.md": source]
        let problem = PlacedDiagnostic(Diagnostic(.sourceUnreadable, "x", path: "a.md", at: SourceRange(line: 2, column: 1)))
        #expect(finishDiagnostics(FoundDiagnostics([problem]), policy: policy) { _ in nil } == [])
    }
}
