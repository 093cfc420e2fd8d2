import SiteModel
import TableBasics
import TableModel
import TableTestSupport
import Testing
@testable import SiteDisk

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct SourceReaderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func read(_ path: String = "") throws -> SourceTree {
        try Project.read(.locate(folder.path + path), options: BuildOptions()).sources
    }

    @Test func readsAProject() throws {
        try folder.write([
            "Site/index.md": "", "Site/guide/a b.md": "", "Site/x.png": "", "Site/tablesite.yml": "", "Site/.hidden/y.md": "",
            "Site/tablesite.lock": "",
            "README.md": "", "Themes/x/theme.yml": "", "public/old.html": "",
        ])
        let tree = try read()
        #expect(tree.files.map(\.path) == ["guide/a b.md", "index.md", "x.png"])
        #expect(tree.prefix == "Site/")
    }

    /// Issue 16: pages in 1,000 folders inside one another took half a minute.
    @Test func goesSoManyFoldersDeep() throws {
        let path = String(repeating: "f/", count: 64)
        try folder.write([path + "a.md": "", path + "f/b.md": "", path + "f/f/c.md": ""])
        let tree = try read()
        #expect(tree.files.map(\.path) == [path + "a.md"])
        #expect(tree.diagnostics.map(\.message) == ["cannot read `\(path)f`: more than 64 folders are inside one another"])
    }

    /// Issue 16: twice as many ways with every level, none of which leads to a file.
    @Test func goesNotEveryWayOfLinksThatBranch() throws {
        try folder.write(["a.md": "", "l20/b.md": ""])
        for level in 0..<20 {
            try FileSystem.makeFolder("\(folder.path)/l\(level)")
            for side in ["a", "b"] { try folder.link("l\(level)/\(side)", to: "../l\(level + 1)") }
        }
        let messages = try read().diagnostics.map(\.message)
        #expect(messages.count == 1)
        #expect(messages.first?.hasSuffix("symbolic links lead to too many folders") == true)
    }

    @Test func readsAFolderWithoutItsOutputAndThemes() throws {
        try folder.write([
            "a.md": "", "Themes/x/theme.yml": "", "public/old.md": "", "tablesite.yml": "", "elsewhere/.tablesite/manifest": "",
            "elsewhere/index.md": "", "sub/Themes/b.md": "",
        ])
        let tree = try read()
        #expect(tree.files.map(\.path) == ["a.md", "sub/Themes/b.md"])
        #expect(tree.prefix == "")
    }

    @Test func readsOneDocumentAndKnowsItsNeighbours() throws {
        try folder.write(["a.md": "text", "b.md": "", "images/x.png": "", "../\(SourcePath.name(of: folder.path)).outside": ""])
        let tree = try read("/a.md")
        #expect(tree.files.map(\.path) == ["a.md"])
        #expect(tree.surroundings?.hasAsset("images/x.png") == true)
        #expect(tree.surroundings?.hasAsset("images") == false)
        #expect(tree.surroundings?.hasAsset("../\(SourcePath.name(of: folder.path)).outside") == false)
        #expect(try tree.read("a.md") == Array("text".utf8))
        try FileSystem.removeFile("\(folder.path).outside")
    }

    @Test func followsLinksThatStayInsideAndReportsOthers() throws {
        try folder.write(["Site/a.md": "", "Site/sub/b.md": "", "outside.md": ""])
        try folder.link("Site/inside.md", to: "a.md")
        try folder.link("Site/folder", to: "sub")
        try folder.link("Site/out.md", to: "../outside.md")
        try folder.link("Site/sub/loop", to: "..")
        try folder.link("Site/dangling.md", to: "nowhere.md")
        try folder.link("Site/self.md", to: "self.md")
        let tree = try read()
        #expect(tree.files.map(\.path) == ["a.md", "folder/b.md", "inside.md", "sub/b.md"])
        #expect(
            tree.diagnostics.sorted().map { "\($0.path) \($0.code.name)" } == [
                "Site/dangling.md source-unreadable", "Site/folder/loop source-loop", "Site/out.md source-outside",
                "Site/self.md source-unreadable", "Site/sub/loop source-loop",
            ])
    }

    @Test func acceptsOddNamesAndRefusesImpossibleOnes() throws {
        let odd = ["a b.md", "\"quoted\".md", "日本.md", "é.md", "a#b?.md", "a%20b.md", "a:b.md", "-x.md"]
        try folder.write(Dictionary(uniqueKeysWithValues: (odd + ["line\nfeed.md"]).map { ("Site/" + $0, "") }))
        #if os(Linux)
            // Not UTF-8.
            var path = Array("\(folder.path)/Site/".utf8CString.dropLast())
            path += [CChar(bitPattern: 0xFF), CChar(bitPattern: 0xFE), 0]
            close(open(path, O_CREAT | O_WRONLY, 0o666))
        #endif
        let tree = try read()
        #expect(Set(tree.files.map(\.path)) == Set(odd))
        #expect(Set(tree.diagnostics.map(\.code.name)) == ["source-name"])
        #if os(Linux)
            #expect(tree.diagnostics.contains { $0.message.hasSuffix("not UTF-8, `\\xFF\\xFE`") })
        #endif
    }

    @Test func refusesPipes() throws {
        try folder.write(["Site/a.md": ""])
        mkfifo("\(folder.path)/Site/pipe.md", 0o666)
        #expect(try read().diagnostics.map(\.message) == ["cannot read `Site/pipe.md`: it is no regular file"])
    }

    @Test(arguments: ["/nowhere", "/x.txt"])
    func refusesPathsThatAreNoProject(path: String) throws {
        try folder.write(["x.txt": ""])
        #expect(throws: ProjectError.self) { try ProjectLayout.locate(folder.path + path) }
    }

    @Test func copiesForOneDocumentOnlyWhatAFolderWouldHave() throws {
        try folder.write([
            "a.md": "", ".env": "", ".git/config": "", "x/.y/z": "", "tablesite.yml": "", "public/old.html": "",
            "Themes/t/a.css": "",
            "\u{301}.png": "",
        ])
        try folder.link("link.html", to: "public/old.html")
        let tree = try read("/a.md")
        let hidden = [".env", ".git/config", "x/.y/z", "tablesite.yml", "public/old.html", "Themes/t/a.css", "link.html"]
        #expect(hidden.filter { tree.surroundings?.hasAsset($0) == true } == [])
        #expect(tree.surroundings?.hasAsset("\u{301}.png") == true)
    }

    /// A pipe without a writer would be waited for, and `/dev/zero` has no end.
    @Test func doesNotWaitForSettingsThatAreNoFile() throws {
        try folder.write(["a.md": ""])
        mkfifo("\(folder.path)/tablesite.yml", 0o666)
        var project = try Project.read(.locate(folder.path), options: BuildOptions())
        #expect(project.configuration.diagnostics.map(\.message).contains("cannot read `tablesite.yml`: it is no regular file"))
        project = try Project.read(.locate(folder.path, settings: "/dev/zero"), options: BuildOptions())
        #expect(project.configuration.diagnostics.contains { $0.message.hasSuffix("it is no regular file") })
        try FileSystem.removeFile("\(folder.path)/tablesite.yml")
        mkfifo("\(folder.path)/tablesite.lock", 0o666)
        project = try Project.read(.locate(folder.path), options: BuildOptions())
        #expect(project.configuration.diagnostics.map(\.message).contains("cannot read `tablesite.lock`: it is no regular file"))
        try folder.link("tablesite.yml", to: "nowhere.yml")
        project = try Project.read(.locate(folder.path), options: BuildOptions())
        #expect(
            project.configuration.diagnostics.map(\.message).contains(
                "cannot read `tablesite.yml`: the symbolic link leads nowhere"))
    }
}
