import TableModel
import Testing

@testable import TableHTML

@Suite struct DiffLinesTests {
    /// Runs with a sign for their kind, in the order of the text.
    @Test(arguments: [
        ("", []),
        (" a\n-b\n-c\n+d\n e\n", ["= a\n", "--b\n-c\n", "++d\n", "= e\n"]),
        ("--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n", ["=--- a/x\n+++ b/x\n@@ -1 +1 @@\n", "--a\n", "++b\n"]),
        ("-a\n--- b\n+c\n", ["--a\n--- b\n", "++c\n"]),
        ("+a\n+++ b\n", ["++a\n+++ b\n"]),
        ("--- a\n", ["---- a\n"]),
        ("---\n+++\n", ["----\n", "++++\n"]),
        ("\n+\n\n-", ["=\n", "++\n", "=\n", "--"]),
    ])
    func dividesByTheFirstCharacter(diff: String, expected: [String]) {
        let text = Array("-\(diff)+".utf8)
        let runs = DiffLines(Span(1, text.count - 1), in: text).runs
        #expect(runs.map { Self.signs[$0.kind, default: ""] + String(decoding: text[$0.span.range], as: UTF8.self) } == expected)
    }

    private static let signs: [DiffLines.Kind: String] = [.plain: "=", .added: "+", .removed: "-"]
}
