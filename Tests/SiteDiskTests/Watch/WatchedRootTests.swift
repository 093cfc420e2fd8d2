import SiteModel
import TableTestSupport
import Testing
@testable import SiteDisk

@Suite struct WatchedRootTests {
    @Test func findsThePathBelowARoot() {
        let root = WatchedRoot.folder("/var/p", excluding: ["/var/p/public"])
        let path = { root.path(of: $0, realPath: "/private/var/p") }
        #expect(path("/private/var/p") == "/var/p")
        #expect(path("/private/var/p/a/b.md") == "/var/p/a/b.md")
        #expect(path("/private/var/p2/b.md") == nil)
        #expect(path("/private/var/p/public") == nil)
        #expect(path("/private/var/p/public/b.md") == nil)
        #expect(path("/private/var/p/sub/public/b.md") == "/var/p/sub/public/b.md")
        #expect(path("/private/var/p/.git/b.md") == nil)
        let file = WatchedRoot.file("/var/x.yml")
        #expect(file.path(of: "/private/var/x.yml", realPath: "/private/var/x.yml") == "/var/x.yml")
        #expect(file.path(of: "/private/var/x.yml/a", realPath: "/private/var/x.yml") == nil)
    }

    @Test func findsNoPathThatIsLeftOut() throws {
        let folder = try TemporaryFolder()
        try folder.write([
            ".gitignore": "made/\n", "made/x.md": "", "sub/.gitignore": "*.tmp\n", "sub/a.tmp": "", "package.json": "",
        ])
        let root = WatchedRoot.folder(folder.path, rules: SourceRules(exclude: ["own/"]))
        func isSeen(_ name: String) -> Bool { root.path(of: "\(folder.path)/\(name)", realPath: folder.path) != nil }
        let unseen = ["made/x.md", "node_modules/x.md", "sub/a.tmp", "build/x.md", "own/x.md", ".git/x"]
        #expect(unseen.filter(isSeen) == [])
        let seen = ["a.md", "sub/a.md", "sub/build/x.md", ".gitignore", "sub/.gitignore", "own.md"]
        #expect(seen.filter(isSeen) == seen)
    }

    @Test func namesAllThatABuildReads() {
        let layout = ProjectLayout(
            project: "/p", sources: "/p/Site", document: nil, themes: "/p/Themes", settings: "/p/Site/tablesite.yml",
            repository: "/p")
        #expect(
            layout.watchedRoots(output: "/p/public") == [
                .folder(
                    "/p/Site", excluding: ["/p/Site/tablesite.yml", "/p/Site/tablesite.lock", "/p/Themes", "/p/public"],
                    rules: SourceRules()),
                .folder("/p/Themes"), .file("/p/Site/tablesite.yml"), .file("/p/Site/tablesite.lock"), .file("/p/.gitignore"),
            ])
        let document = ProjectLayout(
            project: "/p", sources: "/p", document: "a.md", themes: "/p/Themes", settings: "/s.yml", repository: "/p")
        #expect(document.watchedRoots(output: "/o") == [.file("/p/a.md"), .folder("/p/Themes"), .file("/s.yml")])
    }

    @Test func namesTheLimitThatWasReached() {
        #expect(WatchError(code: 28).description.contains("fs.inotify.max_user_watches"))
        #expect(WatchError(code: 24).description.contains("fs.inotify.max_user_instances"))
    }
}
