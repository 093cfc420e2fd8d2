import TableBasics
import Testing

@Suite struct SourcePathTests {
    @Test(arguments: [
        ("a.md", "", "a.md", "a"), ("guide/install.md", "guide", "install.md", "install"),
        ("x/.hidden", "x", ".hidden", ".hidden"), ("x/a.b.md", "x", "a.b.md", "a.b"), ("noext", "", "noext", "noext"),
    ])
    func hasFolderNameAndStem(path: String, folder: String, name: String, stem: String) {
        #expect(SourcePath.folder(of: path) == folder)
        #expect(SourcePath.name(of: path) == name)
        #expect(SourcePath.stem(of: path) == stem)
    }

    @Test(arguments: [("a.md", true), ("a.MD", true), ("a.markdown", true), ("a.txt", false), (".md", false), ("md", false)])
    func tellsDocumentsByTheirExtension(path: String, isDocument: Bool) {
        #expect(SourcePath.isDocument(path) == isDocument)
    }

    @Test(arguments: [
        ("b.md", "a", "a/b.md"), ("../b.md", "a", "b.md"), ("./b.md", "", "b.md"), ("../../b.md", "a", nil), ("a//b/", "", "a/b"),
        ("..", "a", ""), ("", "a", "a"),
    ])
    func resolvesReferencesInsideTheRoot(reference: String, folder: String, expected: String?) {
        #expect(SourcePath.resolve(reference, from: folder) == expected)
    }

    @Test(arguments: [
        ("a/b.html", "a", "b.html"), ("a/b.html", "", "a/b.html"), ("b.html", "a/c", "../../b.html"),
        ("a/x/b.html", "a/c", "../x/b.html"),
    ])
    func findsTheWayFromAFolder(target: String, folder: String, expected: String) {
        #expect(SourcePath.relative(target, from: folder) == expected)
    }

    @Test func listsFoldersFromTheRoot() {
        #expect(SourcePath.folders(of: "a/b/c.md") == ["", "a", "a/b"])
        #expect(SourcePath.folders(of: "c.md") == [""])
    }

    /// A slash and a mark that combines with it are one `Character`.
    @Test func takesPathsApartByBytes() {
        #expect(SourcePath.name(of: "a/\u{301}b.md") == "\u{301}b.md")
        #expect(SourcePath.resolve("../\u{301}b.md", from: "a") == "\u{301}b.md")
        #expect(SourcePath.resolve("../\u{301}b.md", from: "") == nil)
        #expect(SourcePath.relative("a/\u{301}b", from: "a/c") == "../\u{301}b")
        #expect(SourcePath.isInside("/a/\u{301}b", "/a"))
        #expect(!SourcePath.isInside("/ab", "/a"))
        #expect(SourcePath.isInside("/a", "/"))
    }
}
