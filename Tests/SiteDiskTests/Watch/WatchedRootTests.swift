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

    @Test func namesAllThatABuildReads() {
        let layout = ProjectLayout(
            project: "/p", sources: "/p/Site", document: nil, themes: "/p/Themes", settings: "/p/Site/tablesite.yml")
        #expect(
            layout.watchedRoots(output: "/p/public") == [
                .folder("/p/Site", excluding: ["/p/Site/tablesite.yml", "/p/Site/tablesite.lock", "/p/Themes", "/p/public"]),
                .folder("/p/Themes"), .file("/p/Site/tablesite.yml"), .file("/p/Site/tablesite.lock"),
            ])
        let document = ProjectLayout(
            project: "/p", sources: "/p", document: "a.md", themes: "/p/Themes", settings: "/s.yml")
        #expect(document.watchedRoots(output: "/o") == [.file("/p/a.md"), .folder("/p/Themes"), .file("/s.yml")])
    }

    @Test func namesTheLimitThatWasReached() {
        #expect(WatchError(code: 28).description.contains("fs.inotify.max_user_watches"))
        #expect(WatchError(code: 24).description.contains("fs.inotify.max_user_instances"))
    }
}
