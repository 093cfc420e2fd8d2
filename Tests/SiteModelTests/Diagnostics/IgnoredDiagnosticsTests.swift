import TableModel
import Testing
@testable import SiteModel

@Suite struct IgnoredDiagnosticsTests {
    private func comment(_ codes: String..., lines: Range<Int>) -> IgnoreComment {
        let place = SourceRange(line: lines.lowerBound, column: 1)
        return IgnoreComment(at: place, codes: codes.map { IgnoreComment.Code($0, at: place) }, lines: lines)
    }

    private func problem(_ code: DiagnosticCode, line: Int) -> PlacedDiagnostic {
        PlacedDiagnostic(Diagnostic(code, "m\(line)", path: "a.md", at: SourceRange(line: line, column: 1)))
    }

    /// What is left, such as `source-name 4`.
    private func left(
        _ problems: [PlacedDiagnostic], _ comments: IgnoreComment..., rules: [DiagnosticRule] = [], unsought: Set<String> = []
    ) -> [String] {
        let policy = DiagnosticPolicy(
            rules: rules, ignoreComments: ["a.md": comments],
            codes: ["source-name", "source-loop", "link-dead", "ignore-unused"], unsought: unsought)
        let source = Array(String(repeating: "text\n", count: 30).utf8)
        return finishDiagnostics(FoundDiagnostics(problems), policy: policy) { _ in source }.map {
            "\($0.severity == $0.code.severity ? "" : "\($0.severity.rawValue) ")\($0.code.name) \($0.range?.start.line ?? 0)"
        }
    }

    @Test func silencesItsCodesInItsLines() {
        let problems = [2, 3, 4, 5].map { problem(.sourceName, line: $0) } + [problem(.sourceLoop, line: 3)]
        #expect(left(problems, comment("source-name", lines: 3..<5)) == ["source-name 2", "source-loop 3", "source-name 5"])
        #expect(left(problems, comment("source-name", "source-loop", lines: 3..<5)) == ["source-name 2", "source-name 5"])
    }

    @Test func silencesInsideAndAroundAnother() {
        let problems = [2, 4, 6, 8].map { problem(.sourceName, line: $0) }
        let (outer, inner) = (comment("source-name", lines: 1..<7), comment("source-name", lines: 4..<5))
        #expect(left(problems, outer, inner) == ["source-name 8"])
        #expect(left(problems, inner, outer) == ["source-name 8"])
    }

    @Test func saysWhatSilencesNothing() {
        #expect(
            left([problem(.sourceName, line: 9)], comment("source-name", lines: 3..<5)) == ["ignore-unused 3", "source-name 9"])
        #expect(left([], comment("source-name", "source-loop", lines: 3..<5)) == ["ignore-unused 3", "ignore-unused 3"])
        #expect(left([problem(.sourceName, line: 3)], comment("source-name", lines: 3..<5)) == [])
    }

    @Test func saysWhatIsNoDiagnostic() {
        #expect(left([], comment("sorce-name", lines: 3..<5)) == ["ignore-code 3"])
        #expect(left([], comment(lines: 3..<5)) == ["ignore-code 3"])
    }

    /// A build does not look for dead links to other sites, and cannot say that there are none.
    @Test func saysNothingOfWhatThisRunDoesNotLookFor() {
        #expect(left([], comment("link-dead", lines: 3..<5), unsought: ["link-dead"]) == [])
        #expect(left([], comment("link-dead", lines: 3..<5)) == ["ignore-unused 3"])
    }

    /// What a build does not look for is looked at when it was looked for, and nothing else once more.
    @Test func saysLaterWhatSilencesNothingThatIsLookedForThen() {
        func late(_ problems: [PlacedDiagnostic], _ comments: IgnoreComment...) -> [String] {
            let policy = DiagnosticPolicy(
                ignoreComments: ["a.md": comments], codes: ["source-name", "link-dead", "source-loop"],
                unsought: ["link-dead", "source-loop"])
            let source = Array(String(repeating: "text\n", count: 30).utf8)
            #expect(
                finishDiagnostics(FoundDiagnostics(problems), policy: policy.forLater.withoutComments) { _ in source }.count
                    <= problems.count)
            return finishDiagnostics(FoundDiagnostics(problems), policy: policy.forLater) { _ in source }.map {
                "\($0.code.name) \($0.range?.start.line ?? 0)"
            }
        }
        #expect(late([], comment("link-dead", lines: 3..<5)) == ["ignore-unused 3"])
        #expect(late([problem(.sourceLoop, line: 4)], comment("link-dead", "source-loop", lines: 3..<5)) == ["ignore-unused 3"])
        #expect(late([problem(.sourceLoop, line: 4)], comment("source-loop", lines: 3..<5)) == [])
        // These were told with the build.
        #expect(late([], comment("source-name", "sorce-name", lines: 3..<5), comment(lines: 7..<8)) == [])
    }

    @Test func rulesHoldForItsOwnProblems() {
        let rule = DiagnosticRule(PlacedText("ignore-unused"), severity: .error)
        #expect(left([], comment("source-name", lines: 3..<5), rules: [rule]) == ["error ignore-unused 3"])
        #expect(left([], comment("source-name", lines: 3..<5), rules: [DiagnosticRule(rule.code, severity: nil)]) == [])
    }

    /// A comment that silences what the settings leave out anyway is not called useless: other settings may not.
    @Test func countsWhatTheSettingsLeaveOut() {
        let rule = DiagnosticRule(PlacedText("source-name"), severity: nil)
        #expect(left([problem(.sourceName, line: 3)], comment("source-name", lines: 3..<5), rules: [rule]) == [])
    }

    @Test func neverSilencesWhatKeepsARunFromItsWork() {
        #expect(left([problem(.siteEmpty, line: 3)], comment("site-empty", lines: 3..<5)).contains("site-empty 3"))
    }

    @Test func silencesALinkThatIsDefinedElsewhere() {
        let source = Array("One [a][r]\n\n[r]: b.md\n".utf8)
        let link = Diagnostic(.sourceName, "m", path: "a.md", at: SourceRange(line: 1, column: 5))
        for lines in [1..<2, 3..<4] {
            let policy = DiagnosticPolicy(ignoreComments: ["a.md": [comment("source-name", lines: lines)]])
            let placed = PlacedDiagnostic(link, destination: "b.md", underlined: 0..<4)
            #expect(finishDiagnostics(FoundDiagnostics([placed]), policy: policy) { _ in source } == [])
        }
    }

    @Test func takesTimeInProportion() {
        var ignored = IgnoredDiagnostics(
            [comment("source-name", lines: 1..<100_000)] + (1..<20_000).map { comment("source-name", lines: $0..<$0 + 1) },
            path: "a.md")
        let found = (20_000..<40_000).map { line in
            (diagnostic: Diagnostic(.sourceName, "m", path: "a.md", at: SourceRange(line: line, column: 1)), line: Int?.none)
        }
        let time = ContinuousClock().measure { #expect(ignored.apply(to: found).isEmpty) }
        #expect(time < .seconds(20))
    }
}
