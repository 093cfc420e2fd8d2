import Testing
@testable import SiteModel

@Suite struct PathPatternTests {
    /// `folder/` is a folder.
    private func matches(_ pattern: String, _ path: String) -> Bool {
        PathPatterns([pattern]).verdict(on: path.hasSuffix("/") ? path.dropLast() : path[...], isFolder: path.hasSuffix("/"))
            == true
    }

    private static let cases: [(pattern: String, matching: [String], others: [String])] = [
        // A name without a slash means that name anywhere.
        ("notes", ["notes", "a/notes", "a/b/notes/"], ["notes.md", "my-notes", "notes/a"]),
        ("*.log", ["x.log", "a/b/x.log", ".log", "a/x.log/"], ["x.logs", "x.log/a"]),
        ("build/", ["build/", "a/build/"], ["build", "a/build"]),
        // A slash in front or within holds it to the folder of the pattern.
        ("/notes", ["notes", "notes/"], ["a/notes"]),
        ("a/notes", ["a/notes"], ["b/a/notes", "notes"]),
        ("a/*.md", ["a/x.md"], ["a/b/x.md", "x.md"]),
        ("/a/b/", ["a/b/"], ["a/b", "c/a/b/"]),
        // Two stars are any number of folders.
        ("**/x", ["x", "a/x", "a/b/x"], ["x/a"]),
        ("a/**", ["a/x", "a/b/c"], ["a", "a/", "b/a/x"]),
        ("a/**/x", ["a/x", "a/b/x", "a/b/c/x"], ["x", "a/x/y", "b/x"]),
        ("**/a/**/x", ["a/x", "b/a/x", "b/a/c/d/x"], ["a", "b/x"]),
        ("**", ["x", "a/b"], []),
        ("a**z", ["az", "abcz", "b/a.z"], ["a/z"]),
        // Characters.
        ("?.md", ["a.md"], [".md", "ab.md"]),
        ("[a-c]x", ["ax", "cx"], ["dx", "-x", "x"]),
        ("[!a-c]x", ["dx", "-x"], ["ax", "x"]),
        ("[^a]x", ["bx"], ["ax"]),
        ("[]a]x", ["]x", "ax"], ["bx"]),
        ("[a-]x", ["ax", "-x"], ["bx"]),
        ("[[:digit:]_]x", ["7x", "_x"], ["ax", ":x"]),
        ("a[/]b", [], ["a/b", "a[/]b"]),
        ("[a", [], ["[a", "a"]),
        ("\\*", ["*"], ["a"]),
        ("\\#x", ["#x"], ["x"]),
        ("\\!x", ["!x"], ["x"]),
        ("x\\", [], ["x", "x\\"]),
        ("x  ", ["x"], ["x  "]),
        ("x\\ ", ["x "], ["x"]),
        ("# x", [], ["# x", "x"]),
        ("", [], ["x"]),
        ("/", [], ["x", "x/"]),
        ("Ä*", ["Ärger", "a/Ä"], ["ä"]),
    ]

    @Test(arguments: cases.indices) func matchesAsGitDoes(index: Int) {
        let (pattern, matching, others) = Self.cases[index]
        for path in matching { #expect(matches(pattern, path), "`\(pattern)` and \(path)") }
        for path in others { #expect(!matches(pattern, path), "`\(pattern)` and \(path)") }
    }

    @Test func letsTheLastPatternDecide() {
        let patterns = PathPatterns(file: Array("\u{FEFF}*.txt\r\n!keep.txt\n\n# no\n/keep.txt\n".utf8))
        #expect(patterns.verdict(on: "a.txt", isFolder: false) == true)
        #expect(patterns.verdict(on: "sub/keep.txt", isFolder: false) == false)
        #expect(patterns.verdict(on: "keep.txt", isFolder: false) == true)
        #expect(patterns.verdict(on: "a.md", isFolder: false) == nil)
    }

    @Test func tellsTheFoldersOnItsWay() {
        func through(_ pattern: String, _ path: String) -> Bool { PathPatterns([pattern]).leadThrough(path) }
        #expect(through("/dist/css/*.css", "dist"))
        #expect(through("dist/css/*.css", "dist/css"))
        #expect(!through("dist/css/*.css", "dist/css/x.css"))
        #expect(!through("dist/css/*.css", "build"))
        #expect(through("dist/**/x.css", "dist/a/b"))
        #expect(through("*/x.css", "dist"))
        #expect(!through("**/x.css", "dist"))
        #expect(!through("*.css", "dist"))
        #expect(!through("!dist/x", "dist"))
    }

    @Test func takesNoTimeForManyStars() {
        let name = String(repeating: "a", count: 2000)
        #expect(!matches(String(repeating: "*a", count: 200) + "b", name))
        let path = Array(repeating: "a", count: 1000).joined(separator: "/")
        #expect(!matches(Array(repeating: "**/a", count: 100).joined(separator: "/") + "/b", path))
    }
}
