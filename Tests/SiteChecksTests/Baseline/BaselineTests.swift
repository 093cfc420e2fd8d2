import SiteChecks
import SiteModel
import SiteStages
import TableBuild
import TableModel
import Testing

@Suite struct BaselineTests {
    private func dead(_ target: String, in path: String = "Site/a.md", line: Int = 1) -> Diagnostic {
        Diagnostic(.linkTarget, "no page `\(target)`", path: path, at: SourceRange(line: line, column: 1))
    }

    private func text(_ diagnostics: [Diagnostic], over old: String = "", unsought: Set<String> = []) -> String {
        String(decoding: Baseline(Array(old.utf8)).bytes(for: diagnostics, unsought: unsought), as: UTF8.self)
    }

    private let head = """
        # Problems that tablesite passes over with `--baseline`: code, file, words.
        # `--write-baseline` makes this list anew.

        """

    @Test func hasALineForEachProblemSorted() {
        let found = [dead("z.md"), dead("b.md", in: "Site/b.md"), dead("b.md"), dead("b.md", line: 9)]
        #expect(
            text(found) == head + """
                link-target Site/a.md: no page `b.md`
                link-target Site/a.md: no page `b.md`
                link-target Site/a.md: no page `z.md`
                link-target Site/b.md: no page `b.md`

                """)
        #expect(text([]) == head)
    }

    @Test(arguments: [1, 7, 9_000]) func knowsAProblemWhereverItMoves(line: Int) {
        let baseline = Baseline(Array(text([dead("b.md", line: 3)]).utf8))
        #expect(baseline.new(in: [dead("b.md", line: line)]) == [])
        #expect(baseline.unused(in: [dead("b.md", line: line)], path: "known", unsought: []) == [])
    }

    @Test func whatDiffersInCodeFileOrWordsIsNew() {
        let baseline = Baseline(Array(text([dead("b.md")]).utf8))
        let others = [
            dead("c.md"), dead("b.md", in: "Site/c.md"), Diagnostic(.imageMissing, "no page `b.md`", path: "Site/a.md"),
        ]
        #expect(baseline.new(in: others) == others)
    }

    @Test func oneMoreOfTheSameIsNew() {
        let baseline = Baseline(Array(text([dead("b.md"), dead("b.md")]).utf8))
        let found = [1, 2, 3].map { dead("b.md", line: $0) }
        #expect(baseline.new(in: found) == [found[2]])
        #expect(baseline.new(in: Array(found.prefix(2))) == [])
    }

    @Test func saysOnceWhatDoesNotOccurAnyMore() {
        let baseline = Baseline(Array("# x\n\nlink-target Site/a.md: no page `b.md`\nlink-target Site/a.md: no page `b.md`\n".utf8))
        func unused(_ found: Diagnostic...) -> [String] {
            baseline.unused(in: found, path: "known", unsought: []).map {
                "\($0.code.name) \($0.path):\($0.range?.start.line ?? 0) \($0.excerpt)"
            }
        }
        #expect(unused() == ["baseline-unused known:3 link-target Site/a.md: no page `b.md`"])
        #expect(unused(dead("b.md")) == ["baseline-unused known:4 link-target Site/a.md: no page `b.md`"])
        #expect(unused(dead("b.md"), dead("b.md")) == [])
    }

    @Test func whatARunCouldNotDoIsNothingToGetUsedTo() {
        let empty = Diagnostic(.siteEmpty, "no documents", path: "")
        #expect(text([empty]) == head)
        #expect(Baseline(Array("site-empty: no documents\n".utf8)).new(in: [empty]) == [empty])
    }

    @Test func keepsWhatTheRunDidNotLookFor() {
        let line = "link-dead Site/a.md: `https://a.org` is not there: 404 Not Found\n"
        #expect(
            text([dead("b.md")], over: line, unsought: ["link-dead"]) == head + line + "link-target Site/a.md: no page `b.md`\n")
        #expect(text([dead("b.md")], over: line) == head + "link-target Site/a.md: no page `b.md`\n")
        #expect(Baseline(Array(line.utf8)).unused(in: [], path: "known", unsought: ["link-dead"]) == [])
        #expect(Baseline(Array(line.utf8)).unused(in: [], path: "known", unsought: []).count == 1)
    }

    @Test func keepsWhatTheRunDidNotLookAt() {
        let old = "link-target Site/a.md: no page `b.md`\nlink-target Site/b.md: no page `c.md`\nsite-size: large\n"
        let baseline = Baseline(Array(old.utf8))
        func unused(_ files: Set<String>) -> [Int?] {
            baseline.unused(in: [], path: "known", unsought: [], files: files).map { $0.range?.start.line }
        }
        let bytes = baseline.bytes(for: [dead("z.md")], in: ["Site/a.md"])
        #expect(
            String(decoding: bytes, as: UTF8.self) == head
                + "link-target Site/a.md: no page `z.md`\nlink-target Site/b.md: no page `c.md`\nsite-size: large\n")
        #expect(unused(["Site/a.md"]) == [1])
        #expect(unused(["Site/a.md", ""]) == [1, 3])
        #expect(unused([]) == [])
        // Not twice what stands in an included file.
        #expect(baseline.bytes(for: [dead("b.md")], in: []).count == head.utf8.count + old.utf8.count)
    }

    @Test func isNotBrokenByOddNames() {
        let odd = dead("a\nb\u{1B}.md", in: "Site/a: b\n.md")
        #expect(Baseline(Array(text([odd]).utf8)).new(in: [odd]) == [])
        #expect(text([odd]).split(separator: "\n").count == 3)
    }

    @Test func readsLinesHoweverTheyEnd() {
        let baseline = Baseline(Array("\r\nlink-target Site/a.md: no page `b.md`  \r\n".utf8))
        #expect(baseline.new(in: [dead("b.md")]) == [])
    }
}
