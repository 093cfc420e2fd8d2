import SiteModel
import Testing

@testable import TableServe

@Suite struct SourceChangesTests {
    private func revisions(_ changes: inout SourceChanges, _ paths: [String]) -> [Int] {
        let files = paths.map { SourceFile($0, stamp: FileStamp(size: 0, changed: 0, number: 0)) }
        return changes.counted(SourceTree(files: files) { _ in [] }).files.map { $0.stamp?.revision ?? -1 }
    }

    @Test func countsWhatWasSeenBeforeAListing() {
        var changes = SourceChanges()
        let paths = ["a.md", "b/c.md", "b/d/e.md", "bc.md"]
        #expect(revisions(&changes, paths) == [0, 0, 0, 0])
        changes.record(["/p/Site/a.md", "/p/a.md", "/p/Sites/bc.md"], in: "/p/Site")
        #expect(revisions(&changes, paths) == [2, 0, 0, 0])
        changes.record(["/p/Site/b"], in: "/p/Site")
        #expect(revisions(&changes, paths) == [2, 3, 3, 0])
        changes.record(["/p/Site/b/d/e.md"], in: "/p/Site")
        #expect(revisions(&changes, paths) == [2, 3, 4, 0])
        changes.record(["/p/Site"], in: "/p/Site")
        #expect(revisions(&changes, paths) == [5, 5, 5, 5])
    }

    @Test func forgetsFilesThatAreGoneAndRepeatsNoNumber() {
        var changes = SourceChanges()
        changes.record(["/p/a"], in: "/p")
        #expect(revisions(&changes, ["a"]) == [1])
        #expect(revisions(&changes, []) == [])
        #expect(revisions(&changes, ["a"]) == [0])
        changes.record(["/p/a"], in: "/p")
        #expect(revisions(&changes, ["a"]) == [4])
    }
}
