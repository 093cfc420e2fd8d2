import SiteStages
import SiteModel
import TableBuild
import TableModel
import Testing
@testable import SiteReports

@Suite struct DiagnosticFormatterTests {
    private var deadLink: Diagnostic {
        var diagnostic = Diagnostic(
            .linkTarget, "no page `guides/instal.md`", path: "Site/index.md", at: SourceRange(line: 14, column: 13, length: 16),
            label: "not found in Site/", help: "did you mean `guides/install.md`?")
        diagnostic.excerpt = "- [Install](guides/instal.md) - how to install"
        return diagnostic
    }

    @Test func drawsThePlaceTheLineAndTheWayOut() {
        #expect(
            DiagnosticFormatter().string(deadLink) == """
                warning[link-target]: no page `guides/instal.md`
                  --> Site/index.md:14:13
                   |
                14 | - [Install](guides/instal.md) - how to install
                   |             ^^^^^^^^^^^^^^^^ not found in Site/
                   = help: did you mean `guides/install.md`?

                """)
    }

    @Test func drawsAWholeFileWithoutALine() {
        let diagnostic = Diagnostic(.sourceUnreadable, "cannot read `a.md`: Permission denied", path: "a.md")
        #expect(
            DiagnosticFormatter(root: "docs/").string(diagnostic) == """
                error[source-unreadable]: cannot read `a.md`: Permission denied
                 --> docs/a.md

                """)
    }

    @Test func drawsAProblemOfTheRunWithoutAPath() {
        #expect(
            DiagnosticFormatter().string(Diagnostic(.siteEmpty, "no documents found", path: "", help: "write one")) == """
                error[site-empty]: no documents found
                  = help: write one

                """)
    }

    @Test func countsAtTheEnd() {
        let error = Diagnostic(.siteEmpty, "no documents found", path: "")
        #expect(
            DiagnosticFormatter().string([error, deadLink, deadLink]).hasSuffix("install.md`?\n\n1 error, 2 warnings\n"))
        #expect(DiagnosticFormatter().string([]) == "")
    }

    @Test func putsCaretsUnderTabsAndWideCharacters() {
        var diagnostic = deadLink
        diagnostic.excerpt = "\t日本 e\u{301} 👩‍👩‍👧 [x](guides/instal.md)"
        let column = 1 + "\t日本 e\u{301} 👩‍👩‍👧 [x](".utf8.count
        diagnostic.range = SourceRange(line: 3, column: column, length: 16)
        #expect(
            DiagnosticFormatter().string(diagnostic) == """
                warning[link-target]: no page `guides/instal.md`
                 --> Site/index.md:3:\(column)
                  |
                3 |     日本 e\u{301} 👩‍👩‍👧 [x](guides/instal.md)
                  |                   ^^^^^^^^^^^^^^^^ not found in Site/
                  = help: did you mean `guides/install.md`?

                """)
    }

    @Test func cutsALongLineAroundTheCarets() {
        let line = String(repeating: "x", count: 500_000) + "HERE" + String(repeating: "ü", count: 500_000)
        let excerpt = DiagnosticExcerpt(line: line, column: 500_001, length: 4)
        #expect(
            excerpt.text == "…" + String(repeating: "x", count: 33) + "HERE" + String(repeating: "ü", count: 63) + "…")
        #expect(excerpt.indentation == 34)
        #expect(excerpt.width == 4)
    }

    @Test(arguments: [(0, 1), (1, 0), (9, 3), (Int.max / 2, 1)])
    func survivesPlacesThatAreNotInTheLine(column: Int, length: Int) {
        let excerpt = DiagnosticExcerpt(line: "abc", column: column, length: length)
        #expect(excerpt.text == "abc")
        #expect(excerpt.width == 1)
    }

    @Test func disarmsControlCharacters() {
        var diagnostic = deadLink
        diagnostic.message = "no page `\u{1B}[31m\u{0}\n`"
        #expect(DiagnosticFormatter().string(diagnostic).hasPrefix("warning[link-target]: no page `␛[31m␀␊`\n"))
    }

    @Test func colorsOnlyWhenAsked() {
        #expect(!DiagnosticFormatter().string(deadLink).contains("\u{1B}"))
        #expect(
            DiagnosticFormatter(hasColor: true).string(deadLink).hasPrefix(
                "\u{1B}[1;33mwarning[link-target]\u{1B}[0m\u{1B}[1m: no page"))
    }

    @Test func writesJSONOnOneLine() {
        #expect(
            DiagnosticFormatter(format: .json, root: "docs/").string([deadLink]) == """
                {"code":"link-target","severity":"warning","message":"no page `guides/instal.md`","file":"docs/Site/index.md",\
                "line":14,"column":13,"endColumn":29,"excerpt":"- [Install](guides/instal.md) - how to install",\
                "help":"did you mean `guides/install.md`?"}

                """)
        #expect(
            DiagnosticFormatter(format: .json).string(Diagnostic(.siteEmpty, "\"\\\t\u{1}é", path: "")) == """
                {"code":"site-empty","severity":"error","message":"\\"\\\\\\t\\u0001é","file":null,"line":null,"column":null,\
                "endColumn":null,"excerpt":null,"help":null}

                """)
    }

    @Test func writesWorkflowCommands() {
        var diagnostic = deadLink
        diagnostic.message = "100 %\nof it: a, b"
        diagnostic.path = "a,b:c.md"
        #expect(
            DiagnosticFormatter(format: .github).string([diagnostic]) == """
                ::warning file=a%2Cb%3Ac.md,line=14,col=13,endColumn=29,title=link-target::100 %25%0Aof it: a, b; \
                did you mean `guides/install.md`?

                """)
    }

    @Test(arguments: [
        ("", "a.md", "a.md"), ("../docs/", "a.md", "../docs/a.md"), ("docs/", "../x.yml", "x.yml"), ("../d/", "../../x", "../../x"),
    ])
    func showsPathsFromTheCurrentFolder(root: String, path: String, expected: String) {
        #expect(DiagnosticFormatter(root: root).path(of: Diagnostic(.siteEmpty, "", path: path)) == expected)
    }
}
