import SiteModel
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

@Suite struct SourceRulesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func tree(_ path: String = "", include: [String] = [], exclude: [String] = []) throws -> SourceTree {
        var settings = SiteSettings()
        (settings.include, settings.exclude) = (include.map { PlacedText($0) }, exclude.map { PlacedText($0) })
        let layout = try ProjectLayout.locate(folder.path + path)
        return SourceReader(layout: layout, output: folder.path + "/public", settings: settings).read()
    }

    private func paths(_ path: String = "", include: [String] = [], exclude: [String] = []) throws -> [String] {
        try tree(path, include: include, exclude: exclude).files.map(\.path)
    }

    private func leftOut(_ path: String = "", include: [String] = [], exclude: [String] = []) throws -> [String] {
        try tree(path, include: include, exclude: exclude).leftOut.map { "\($0.path) \($0.reason)" }.sorted()
    }

    // MARK: .gitignore

    @Test func readsTheGitignoreOfTheFolder() throws {
        try folder.write([
            ".gitignore": "/notes/\n*.tmp.md\n!keep.tmp.md\n", "a.md": "", "notes/x.md": "", "b.tmp.md": "", "keep.tmp.md": "",
        ])
        #expect(try paths() == ["a.md", "keep.tmp.md"])
        #expect(try leftOut() == ["b.tmp.md ignored", "notes/ ignored"])
    }

    @Test func readsThoseOfTheFoldersInIt() throws {
        try folder.write([
            ".gitignore": "*.png\n", "a/.gitignore": "!/logo.png\n/own.md\n", "a/logo.png": "", "a/b/logo.png": "", "a/own.md": "",
            "own.md": "", "a/b/own.md": "",
        ])
        #expect(try paths() == ["a/b/own.md", "a/logo.png", "own.md"])
    }

    @Test func readsThoseOfTheFoldersAroundItUpToTheRepository() throws {
        try folder.write([
            ".git/HEAD": "", ".gitignore": "/garden/docs/secret.md\ndrafts/\n", "garden/.gitignore": "docs/private.md\n",
            "garden/docs/secret.md": "", "garden/docs/private.md": "", "garden/docs/drafts/x.md": "", "garden/docs/index.md": "",
        ])
        #expect(try paths("/garden/docs") == ["index.md"])
        #expect(try tree("/garden/docs").repositoryFolder == "garden/docs")
    }

    @Test func readsNoneAroundAProjectWithoutARepository() throws {
        try folder.write([".gitignore": "*.md\n", "docs/index.md": ""])
        #expect(try paths("/docs") == ["index.md"])
        #expect(try tree("/docs").repositoryFolder == "")
    }

    @Test func readsThatOfAProjectForItsSite() throws {
        try folder.write([".gitignore": "Site/made.md\n", "Site/index.md": "", "Site/made.md": ""])
        #expect(try paths() == ["index.md"])
        #expect(try tree().repositoryFolder == "Site")
    }

    @Test(arguments: ["*", "/generated/", "gen*", "**/docs"]) func buildsAFolderThatIsIgnoredAndAskedFor(pattern: String) throws {
        try folder.write([".git/HEAD": "", ".gitignore": pattern + "\n", "generated/docs/index.md": ""])
        #expect(try paths("/generated/docs") == ["index.md"])
    }

    @Test func bringsNothingBackFromAFolderThatIsIgnored() throws {
        try folder.write([".gitignore": "out-of-date/\n!out-of-date/keep.md\n", "out-of-date/keep.md": "", "a.md": ""])
        #expect(try paths() == ["a.md"])
    }

    // MARK: Names

    @Test func leavesOutWhatIsHiddenButWhatHostsAskFor() throws {
        try folder.write([
            ".github/CONTRIBUTING.md": "", ".env": "", ".well-known/security.txt": "", ".well-known/.secret": "", ".nojekyll": "",
            "docs/.well-known/x.txt": "", "docs/.nojekyll": "", ".htpasswd": "", "a.md": "",
        ])
        #expect(try paths() == [".nojekyll", ".well-known/security.txt", "a.md"])
        #expect(try leftOut() == [])
    }

    @Test func takesTheImagesOfGitBook() throws {
        try folder.write([
            ".gitbook/assets/a b.svg": "", ".gitbook/includes/x.md": "", "a.md": "", "docs/.gitbook/assets/c.png": "",
        ])
        #expect(try paths() == [".gitbook/assets/a b.svg", "a.md", "docs/.gitbook/assets/c.png"])
    }

    @Test func leavesOutFoldersOfDependencies() throws {
        try folder.write([
            "node_modules/x/README.md": "", "docs/node_modules/y/README.md": "", "bower_components/z.md": "", "Pods/p.md": "",
            "go.mod": "", "vendor/v.md": "", "docs/vendor/mine.md": "", "a.md": "",
        ])
        #expect(try paths() == ["a.md", "docs/vendor/mine.md", "go.mod"])
        #expect(
            try leftOut() == [
                "Pods/ dependencies", "bower_components/ dependencies", "docs/node_modules/ dependencies",
                "node_modules/ dependencies",
                "vendor/ dependencies",
            ])
    }

    @Test func leavesOutBuildsBesideWhatIsBuilt() throws {
        try folder.write([
            "package.json": "{}", "dist/x.md": "", "build/y.md": "", "__pycache__/z.md": "", "_site/index.html": "",
            "docs/build/index.md": "", "docs/target/index.md": "", "crate/Cargo.toml": "", "crate/target/x.md": "",
            "env/pyvenv.cfg": "", "env/lib/x.md": "", "cache/CACHEDIR.TAG": "", "cache/x.md": "", "a.md": "",
        ])
        #expect(try paths() == ["a.md", "crate/Cargo.toml", "docs/build/index.md", "docs/target/index.md", "package.json"])
        #expect(
            try leftOut() == [
                "__pycache__/ buildFolder", "_site/ buildFolder", "build/ buildFolder", "cache/ buildFolder",
                "crate/target/ buildFolder",
                "dist/ buildFolder", "env/ buildFolder",
            ])
    }

    @Test func followsNoLinkIntoAFolderThatIsLeftOut() throws {
        try folder.write(["a.md": "", "elsewhere/x.md": "", ".gitignore": "ignored/\nlinked\n"])
        try folder.link("node_modules", to: "elsewhere")
        try folder.link("linked", to: "nowhere")
        try folder.link("ignored", to: "elsewhere")
        #expect(try paths() == ["a.md", "elsewhere/x.md"])
        #expect(try tree().diagnostics.isEmpty)
    }

    /// Nothing says that a folder was not looked into like one that cannot be.
    @Test func looksIntoNoFolderThatIsLeftOut() throws {
        try folder.write([
            "a.md": "", ".gitignore": "ignored/\n", "ignored/x.md": "", "node_modules/x.md": "", "own/x.md": "", ".hidden/x.md": "",
        ])
        for name in ["ignored", "node_modules", "own", ".hidden"] { chmod(folder.path + "/" + name, 0) }
        defer { for name in ["ignored", "node_modules", "own", ".hidden"] { chmod(folder.path + "/" + name, 0o755) } }
        let tree = try tree(exclude: ["own/"])
        #expect(tree.files.map(\.path) == ["a.md"])
        #expect(tree.diagnostics.isEmpty)
    }

    // MARK: Settings

    @Test func excludesWhatTheSettingsName() throws {
        try folder.write([
            "a.md": "", "notes/x.md": "", "notes/keep.md": "", "b/notes.md": "", "draft-1.md": "", "b/draft-2.md": "",
        ])
        #expect(try paths(exclude: ["notes/", "draft-*.md"]) == ["a.md", "b/notes.md"])
        #expect(
            try paths(exclude: ["notes/*", "!keep.md", "/draft-*"]) == ["a.md", "b/draft-2.md", "b/notes.md", "notes/keep.md"])
        #expect(try paths(exclude: ["*", "!/a.md"]) == ["a.md"])
        #expect(try leftOut(exclude: ["notes/"]) == ["notes/ excluded"])
    }

    @Test func includesWhatWouldBeLeftOut() throws {
        try folder.write([
            ".gitignore": "made.md\ngenerated/\n", "made.md": "", "generated/api/x.md": "", "generated/api/deep/y.md": "",
            "generated/other.md": "", ".github/CONTRIBUTING.md": "", ".github/x.yml": "", "node_modules/x/README.md": "",
            "a.md": "",
        ])
        #expect(try paths(include: ["made.md"]) == ["a.md", "made.md"])
        #expect(
            try paths(include: ["generated/api/", ".github/CONTRIBUTING.md"]) == [
                ".github/CONTRIBUTING.md", "a.md", "generated/api/deep/y.md", "generated/api/x.md",
            ])
        #expect(try paths(include: ["generated/**/y.md", "README.md"]) == ["a.md", "generated/api/deep/y.md"])
        #expect(try paths(include: ["node_modules/x/README.md"]) == ["a.md", "node_modules/x/README.md"])
    }

    @Test func includesAFolderWithoutWhatIsHiddenInIt() throws {
        try folder.write([
            "package.json": "", "dist/x.js": "", "dist/.cache/y.js": "", "dist/build/z.js": "", "dist/.gitignore": "*\n",
            "dist/map/z.map": "",
            "a.md": "",
        ])
        #expect(try paths(include: ["dist/", "!dist/map/"]) == ["a.md", "dist/build/z.js", "dist/x.js", "package.json"])
        let files = try tree(include: ["/dist"]).files
        #expect(files.filter { $0.path.hasPrefix("dist/") }.allSatisfy { !$0.needsReference })
    }

    @Test func lastWordIsThatOfExclude() throws {
        try folder.write(["a.md": "", "b.md": "", "scripts/x.sh": "", "scripts/y.sh": ""])
        #expect(try paths(include: ["*.sh", "b.md"], exclude: ["scripts/y.sh", "b.md"]) == ["a.md", "scripts/x.sh"])
        #expect(try paths(include: ["scripts/x.sh"], exclude: ["scripts/"]) == ["a.md", "b.md"])
    }

    // MARK: What is copied

    @Test func copiesTextsOfAProgramOnlyWhenTheyAreReferredTo() throws {
        try folder.write([
            "index.md": "", "x.js": "", "x.json": "", "x.png": "", "x.sh": "", "robots.txt": "", "CNAME": "", "LICENSE": "",
            "x.pdf": "",
            "notes.txt": "",
        ])
        func conditional() throws -> [String] { try tree().files.filter(\.needsReference).map(\.path) }
        #expect(try conditional() == ["LICENSE", "x.sh"])
        try folder.write([".git/HEAD": ""])
        #expect(try conditional() == ["LICENSE", "notes.txt", "x.js", "x.json", "x.sh"])
    }

    @Test func knowsAProgramByItsFilesAndHoldsThatForItsFolders() throws {
        try folder.write([
            "index.md": "", "demo/x.js": "", "app/src/x.js": "", "app/Cargo.toml": "", "lib/y.css": "", "lib/z.csproj": "",
        ])
        #expect(
            try tree().files.filter(\.needsReference).map(\.path) == [
                "app/Cargo.toml", "app/src/x.js", "lib/y.css", "lib/z.csproj",
            ])
    }

    @Test(arguments: [
        ("hugo.toml", "static"), ("docusaurus.config.js", "static"), ("docusaurus.config.ts", "static"),
        (".vitepress/config.ts", "public"), ("astro.config.mjs", "public"),
    ])
    func servesTheFilesOfOtherGeneratorsAtTheRoot(mark: String, name: String) throws {
        try folder.write([
            mark: "", "index.md": "", "\(name)/img/x.png": "", "\(name)/app.bin": "", "\(name)/README.md": "",
            "\(name)/.well-known/a": "",
            "sub/\(name)/y.png": "",
        ])
        let files = try tree().files.filter { $0.path.contains(name) }
        let expected = [".well-known/a", "README.md", "app.bin", "img/x.png", "sub/\(name)/y.png"]
        var settings = SiteSettings()
        settings.output = "site"
        let layout = try ProjectLayout.locate(folder.path)
        let output = layout.output(chosen: nil, settings: nil)
        #expect(output == folder.path + (name == "public" ? "/_site" : "/public"))
        if name == "static" {
            #expect(files.map(\.sitePath).sorted() == expected.sorted())
            #expect(files.allSatisfy { $0.kind == .asset && !$0.needsReference })
        } else {
            let files = SourceReader(layout: layout, output: output, settings: settings).read().files.filter {
                $0.path.contains(name)
            }
            #expect(files.map(\.sitePath).sorted() == expected.sorted())
        }
    }

    @Test func servesNoFolderThatIsJustCalledSo() throws {
        try folder.write(["index.md": "", "static/x.png": "", "docs/public/y.png": "", "docs/static/z.md": ""])
        #expect(try tree().files.map(\.sitePath) == ["docs/public/y.png", "docs/static/z.md", "index.md", "static/x.png"])
    }

    @Test func neverServesItsOwnOutput() throws {
        try folder.write([
            ".vitepress/config.ts": "", "index.md": "", "public/.tablesite/manifest": "tablesite 1\n", "public/index.html": "",
        ])
        let layout = try ProjectLayout.locate(folder.path)
        #expect(layout.output(chosen: nil, settings: nil) == folder.path + "/public")
        #expect(try paths() == ["index.md"])
    }
}
