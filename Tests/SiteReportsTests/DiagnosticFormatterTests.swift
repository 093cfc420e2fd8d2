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

    /// Issue 16: `<svg>` 50,000 times printed 350,000 lines.
    @Test func countsTheMessagesOfACodeBehindTheFirstTwenty() {
        let diagnostics = (1...250).map { line in
            Diagnostic(
                line > 240 ? .linkAnchor : .linkTarget, "no page `\(line)`", path: "a.md",
                at: SourceRange(line: line, column: 1, length: 1))
        }
        let text = DiagnosticFormatter(root: "x/").string(diagnostics)
        #expect(text.hasSuffix("\n… and 220 more of link-target in x/a.md; `--verbose` shows all\n250 warnings\n"))
        #expect(text.components("warning[link-target]") == 20)
        #expect(text.contains("`20`") && !text.contains("`21`"))
        #expect(text.components("warning[link-anchor]") == 10)
        #expect(DiagnosticFormatter(namesAllPlaces: true).string(diagnostics).components("warning[link-target]") == 240)
        #expect(DiagnosticFormatter(format: .github).string(diagnostics).components("title=link-target") == 100)
        for format in [DiagnosticFormatter.Format.json, .sarif, .gitlab] {
            #expect(DiagnosticFormatter(format: format).string(diagnostics).components("no page `") == 250, "\(format)")
        }
    }

    /// 669 of one code among all others: the files are many, and each has few.
    @Test func countsTheMessagesOfACodeInAllFilesTogether() {
        let diagnostics = (1...25).flatMap { file in
            [Diagnostic(.linkTarget, "no page `\(file)`", path: "\(file).md"), Diagnostic(.siteEmpty, "\(file)", path: "")]
        }
        let lines = DiagnosticFormatter().string(diagnostics).split(separator: "\n").suffix(3)
        #expect(
            lines == [
                "… and 5 more of link-target in 5 files; `--verbose` shows all",
                "… and 5 more of site-empty; `--verbose` shows all", "25 errors, 25 warnings",
            ])
        let twenty = Array(diagnostics.filter { $0.code == .linkTarget }.prefix(20))
        #expect(!DiagnosticFormatter().string(twenty).contains("more of"))
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
        var other = deadLink
        other.message = "no page `guides/updat.md`"
        #expect(
            DiagnosticFormatter().string([error, deadLink, other]).hasSuffix("install.md`?\n\n1 error, 2 warnings\n"))
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
                "excerptOffset":0,"help":"did you mean `guides/install.md`?",\
                "places":[{"file":"docs/Site/index.md","line":14,"column":13,"endColumn":29}]}

                """)
        #expect(
            DiagnosticFormatter(format: .json).string(Diagnostic(.siteEmpty, "\"\\\t\u{1}é", path: "")) == """
                {"code":"site-empty","severity":"error","message":"\\"\\\\\\t\\u0001é","file":null,"line":null,"column":null,\
                "endColumn":null,"excerpt":null,"excerptOffset":null,"help":null,"places":[]}

                """)
    }

    @Test func tellsDetailsToWhoAsks() {
        var diagnostic = deadLink
        diagnostic.details = ["a on b", "c on \u{1B}d"]
        #expect(!DiagnosticFormatter().string([diagnostic]).contains("also"))
        #expect(DiagnosticFormatter(namesAllPlaces: true).string([diagnostic]).contains("= also: a on b\n           c on ␛d\n"))
        let json = DiagnosticFormatter(format: .json).string([diagnostic])
        #expect(
            json.hasSuffix(#"],"details":["a on b","c on \u001Bd"]}"# + "\n")
                || json.hasSuffix(#"],"details":["a on b","c on \u001bd"]}"# + "\n"), "\(json)")
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

    // MARK: Repeats of one cause

    /// The same dead link in so many lines, and then in another document.
    private func deadLinks(_ count: Int) -> [Diagnostic] {
        (0..<count).map { index in
            var diagnostic = deadLink
            diagnostic.range = SourceRange(line: 14 + index, column: 13, length: 16)
            return diagnostic
        } + [Diagnostic(.linkTarget, deadLink.message, path: "Site/z.md", label: deadLink.label, help: deadLink.help)]
    }

    @Test func tellsOneCauseOnce() {
        #expect(
            DiagnosticFormatter(root: "docs/").string(deadLinks(2)) == """
                warning[link-target]: no page `guides/instal.md`
                  --> docs/Site/index.md:14:13
                   |
                14 | - [Install](guides/instal.md) - how to install
                   |             ^^^^^^^^^^^^^^^^ not found in Site/
                   = help: did you mean `guides/install.md`?
                   = also: docs/Site/index.md:15:13
                           docs/Site/z.md

                1 warning (3 places)

                """)
    }

    @Test func countsPlacesThatWouldBeTooMany() {
        let text = DiagnosticFormatter().string(deadLinks(30))
        #expect(text.contains("   = also: Site/index.md:15:13\n"))
        #expect(text.hasSuffix("           Site/index.md:18:13\n           and 26 other places\n\n1 warning (31 places)\n"))
        #expect(DiagnosticFormatter().string(deadLinks(5)).contains("           Site/z.md\n\n1 warning (6 places)"))
        let all = DiagnosticFormatter(namesAllPlaces: true).string(deadLinks(30))
        #expect(all.contains("Site/index.md:43:13\n           Site/z.md\n") && !all.contains("other places"))
    }

    @Test func listsAllPlacesAsJSON() {
        let text = DiagnosticFormatter(format: .json).string(deadLinks(30))
        #expect(text.split(separator: "\n").count == 1)
        #expect(text.split(separator: #"{"file":"#).count == 32)
        #expect(text.contains(#""line":14,"column":13,"endColumn":29,"excerpt":"#))
        #expect(text.hasSuffix(#"{"file":"Site/z.md","line":null,"column":null,"endColumn":null}]}"# + "\n"))
    }

    /// GitHub shows ten of a severity: one place of each cause comes before the second of any.
    @Test func annotatesEachPlaceAsFarAsGitHubDoes() {
        var other = deadLink
        other.message = "no page `guides/updat.md`"
        let lines = DiagnosticFormatter(format: .github).string(deadLinks(30) + [other]).split(separator: "\n")
        #expect(lines.count == 11)
        #expect(lines[0].contains(",line=14,") && lines[0].hasSuffix("`guides/install.md`? (and at 30 other places)"))
        #expect(lines[1].contains("updat.md") && lines[1].hasSuffix("`?"))
        #expect(lines[2].contains(",line=15,") && lines[2].hasSuffix("`guides/install.md`?"))
        #expect(lines[10].contains(",line=23,"))
    }

    @Test func whatDiffersIsAnotherCause() {
        let changes: [(inout Diagnostic) -> Void] = [
            { $0.severity = .error }, { $0.code = .linkAnchor }, { $0.message = "m" }, { $0.help = "h" }, { $0.label = "l" },
            { $0.cause = "c" },
        ]
        for change in changes {
            var other = deadLink
            change(&other)
            #expect(DiagnosticGroup.all(of: [deadLink, other, deadLink]).map(\.others.count) == [1, 0], "\(other)")
        }
    }

    /// `../install.md` in one folder and `install.md` in another.
    @Test func aCauseMayHaveManyWords() {
        var (one, two) = (deadLink, deadLink)
        (one.cause, two.cause) = ("install.md", "install.md")
        (two.message, two.help) = ("no page `../install.md`", "")
        #expect(DiagnosticGroup.all(of: [one, two]).count == 1)
    }

    @Test(arguments: [
        ("", "a.md", "a.md"), ("../docs/", "a.md", "../docs/a.md"), ("docs/", "../x.yml", "x.yml"), ("../d/", "../../x", "../../x"),
    ])
    func showsPathsFromTheCurrentFolder(root: String, path: String, expected: String) {
        #expect(DiagnosticFormatter(root: root).path(of: Diagnostic(.siteEmpty, "", path: path)) == expected)
    }
}

extension String {
    /// How often a text is there.
    fileprivate func components(_ text: String) -> Int {
        let (bytes, words) = (Array(utf8), Array(text.utf8))
        return bytes.indices.count { bytes[$0...].starts(with: words) }
    }
}
