import Testing
@testable import SiteDisk

@Suite struct WatchTableTests {
    private let roots = [WatchedRoot.folder("/p", excluding: ["/p/public"]), .folder("/p/Themes"), .file("/s/x.yml")]
    private var table = WatchTable()

    init() {
        table.add(.ancestor(name: "p", path: "/p"), for: 1)
        table.add(.folder(path: "/p", root: 0), for: 2)
        table.add(.ancestor(name: "Themes", path: "/p/Themes"), for: 2)
        table.add(.folder(path: "/p/sub", root: 0), for: 3)
        table.add(.folder(path: "/p/sub/deep", root: 0), for: 4)
        table.add(.entry(name: "x.yml", path: "/s/x.yml"), for: 5)
    }

    private func meanings(_ watch: Int32, _ mask: InotifyEvent.Mask, _ name: String?, isLink: Bool = false) -> [WatchTable.Meaning]
    {
        table.meanings(of: InotifyEvent(watch: watch, mask: mask, name: name), roots: roots) { _ in isLink }
    }

    @Test func readsEventsOfFiles() {
        #expect(meanings(3, .closedAfterWriting, "a") == [.change("/p/sub/a", .written)])
        #expect(meanings(3, .movedTo, "a") == [.change("/p/sub/a", .written)])
        #expect(meanings(3, .created, "a") == [.change("/p/sub/a", .begun)])
        #expect(meanings(3, .deleted, "a") == [.change("/p/sub/a", .unsettled)])
        #expect(meanings(3, .movedFrom, "a") == [.change("/p/sub/a", .unsettled)])
        #expect(meanings(3, .created, nil) == [.change("/p/sub", .unsettled)])
        #expect(meanings(9, .created, "a") == [])
        #expect(meanings(2, .created, ".a") == [])
        #expect(meanings(5, .movedTo, "x.yml") == [.change("/s/x.yml", .written)])
        #expect(meanings(5, .movedTo, "y.yml") == [])
    }

    @Test func readsEventsOfFolders() {
        #expect(meanings(3, [.created, .isFolder], "a") == [.change("/p/sub/a", .unsettled), .enter("/p/sub/a", root: 0)])
        #expect(meanings(3, [.movedTo, .isFolder], "a") == [.change("/p/sub/a", .written), .enter("/p/sub/a", root: 0)])
        #expect(meanings(3, [.movedFrom, .isFolder], "a") == [.change("/p/sub/a", .unsettled), .leave("/p/sub/a")])
        #expect(meanings(3, [.deleted, .isFolder], "a") == [.change("/p/sub/a", .unsettled)])
        #expect(meanings(2, [.created, .isFolder], "public") == [])
        #expect(meanings(3, [.created, .isFolder], ".tablesite") == [.change("/p/sub", .unsettled), .rescan])
        #expect(meanings(2, [.created, .isFolder], ".tablesite") == [])
    }

    @Test mutating func passesOverWhatTheRulesLeaveOut() {
        let ruled = [WatchedRoot.folder("/p", rules: SourceRules(exclude: ["notes/", "*.tmp"]))]
        func meanings(_ watch: Int32, _ mask: InotifyEvent.Mask, _ name: String) -> [WatchTable.Meaning] {
            table.meanings(of: InotifyEvent(watch: watch, mask: mask, name: name), roots: ruled) { _ in false }
        }
        #expect(meanings(2, [.created, .isFolder], "node_modules") == [])
        #expect(meanings(3, [.created, .isFolder], "notes") == [])
        #expect(meanings(3, .closedAfterWriting, "a.tmp") == [])
        #expect(meanings(3, .closedAfterWriting, "a.md") == [.change("/p/sub/a.md", .written)])
        // What the rules are made from.
        #expect(meanings(3, .closedAfterWriting, ".gitignore") == [.change("/p/sub/.gitignore", .written), .rescan])
        #expect(meanings(3, .created, "package.json") == [.change("/p/sub/package.json", .begun), .rescan])
        #expect(meanings(3, .closedAfterWriting, "package.json") == [.change("/p/sub/package.json", .written)])
        let names = ["package.json", "build"]
        let inside = SourceRules().inside("sub", .source(isNamed: false), names: names) { _ in nil }
        if let inside { table.set(inside, in: "/p/sub", root: 0) }
        #expect(meanings(3, [.created, .isFolder], "build") == [])
        #expect(meanings(2, [.created, .isFolder], "build") == [.change("/p/build", .unsettled), .enter("/p/build", root: 0)])
    }

    @Test func looksThroughAllWhenUnsure() {
        #expect(meanings(-1, .overflowed, nil) == [.rescan])
        #expect(meanings(3, .unmounted, nil) == [.rescan])
        #expect(meanings(3, .ignored, nil) == [.forget(3)])
        #expect(meanings(1, [.deleted, .isFolder], "p") == [.change("/p", .unsettled), .rescan])
        #expect(meanings(1, [.deleted, .isFolder], "q") == [])
        #expect(meanings(1, .movedItself, nil) == [.change("/p", .unsettled), .rescan])
        #expect(meanings(3, .deletedItself, nil) == [])
    }

    @Test mutating func looksThroughAllWhenLinksChange() {
        #expect(meanings(3, .created, "a", isLink: true) == [.change("/p/sub/a", .begun), .rescan])
        table.links = ["/p/sub/a"]
        #expect(meanings(3, .deleted, "a") == [.change("/p/sub/a", .unsettled), .rescan])
        #expect(meanings(3, .deleted, "b") == [.change("/p/sub/b", .unsettled)])
        #expect(meanings(3, .closedAfterWriting, "a") == [.change("/p/sub/a", .written)])
        #expect(meanings(3, [.deleted, .isFolder], "b") == [.change("/p/sub/b", .unsettled), .rescan])
        #expect(meanings(3, .created, "b") == [.change("/p/sub/b", .begun)])
        table.hasBrokenLink = true
        #expect(meanings(3, .created, "b") == [.change("/p/sub/b", .begun), .rescan])
    }

    @Test mutating func forgetsAFolderThatMoved() {
        table.add(.folder(path: "/p/link", root: 0), for: 4)
        #expect(table.removeFolder("/p/sub") == [3])
        #expect(meanings(3, .created, "a") == [])
        #expect(meanings(4, .created, "a") == [.change("/p/link/a", .begun)])
        #expect(Set(table.places.keys) == [1, 2, 4, 5])
    }
}
