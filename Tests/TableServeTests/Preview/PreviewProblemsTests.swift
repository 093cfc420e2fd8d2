import SiteModel
import TableBuild
import TableModel
import Testing

@testable import TableServe

@Suite struct PreviewProblemsTests {
    private func json(_ diagnostics: [Diagnostic], editor: EditorAddress = .usual) -> String {
        PreviewProblems(diagnostics, project: "/home/me/my docs", editor: editor).json
    }

    private let code = DiagnosticCode.sourceUnreadable

    @Test func isAnEmptyListWithoutProblems() { #expect(json([]) == "[]\n") }

    @Test func tellsEverythingOfAProblem() {
        var diagnostic = Diagnostic(
            code, "it \"is\" <b>\u{7}", path: "Site/ü \"1\".md", at: SourceRange(line: 3, column: 5, length: 2), help: "mend\nit")
        diagnostic.excerpt = "\ta <b>\u{7}"
        let expected =
            #"[{"severity":"error","code":"source-unreadable","message":"it \"is\" <b>␇","place":"Site/ü \"1\".md:3:5","#
            + #""address":"vscode://file/home/me/my%20docs/Site/%C3%BC%20%221%22.md:3:5","excerpt":"3 |     a <b>␇\n  |        ^^","help":"mend␊it"}]"#
            + "\n"
        #expect(json([diagnostic]) == expected)
    }

    @Test func leadsToTheProjectWithoutAFile() {
        let text = json([Diagnostic(code, "m", path: "")])
        #expect(text.contains(#""place":"","address":"vscode://file/home/me/my%20docs:1:1","#))
    }

    @Test func leadsToFilesOutsideTheProject() {
        #expect(json([Diagnostic(code, "m", path: "../x.yml")]).contains(#""address":"vscode://file/home/me/x.yml:1:1","#))
    }

    @Test func beginsWithTheWorstAndKeepsTheOrder() throws {
        let note = try #require(DiagnosticCode.all.first { $0.severity == .note })
        let warning = try #require(DiagnosticCode.all.first { $0.severity == .warning })
        let text = json([
            Diagnostic(note, "1", path: "a"), Diagnostic(warning, "2", path: "a"), Diagnostic(code, "3", path: "b"),
            Diagnostic(warning, "4", path: "a"), Diagnostic(code, "5", path: "a"),
        ])
        #expect(text.matches(of: /"message":"(.)"/).map { String($0.1) } == ["3", "5", "2", "4", "1"])
        #expect(text.split(separator: "\n").count == 5)
    }

    @Test func tellsNoMoreThanSomebodyReads() {
        let many = (0..<200).map { Diagnostic(code, "\($0)", path: "a") }
        let text = json(many)
        #expect(text.matches(of: /"message"/).count == PreviewProblems.maximumCount)
        #expect(text.contains(#""message":"49""#) && !text.contains(#""message":"50""#))
    }

    @Test(arguments: [
        ("zed://file{path}:{line}:{column}", "zed://file/a%7Bline%7D%23%3F%25.md:3:7"),
        ("x://open?file={path}&l={line}", "x://open?file=/a%7Bline%7D%23%3F%25.md&l=3"), ("none", "none"),
    ])
    func fillsTheAddressOfTheEditor(_ template: String, _ expected: String) {
        #expect(EditorAddress(template).address(of: "/a{line}#?%.md", line: 3, column: 7) == expected)
    }
}
