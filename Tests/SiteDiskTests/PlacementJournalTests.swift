import TableTestSupport
import Testing
@testable import SiteDisk

/// What a killed build began is finished or taken back.
@Suite struct PlacementJournalTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write([
            "public/.tablesite/manifest": "tablesite 1\na.html\nb.html\nc.html\nd.html\n", "public/CNAME": "mine",
            "public/a.html": "new", "public/b.html": "old", "public/c.html": "old",
            "public/.tablesite/journal": "tablesite journal 1\n.public.tablesite-7\n+a.html\n+b.html\n+d.html\n-c.html\nend\n",
            ".public.tablesite-7/b.html": "new", ".public.tablesite-7/d.html": "new",
            ".public.tablesite-7-old/a.html": "old", ".public.tablesite-7-old/b.html": "old",
            ".public.tablesite-7-old/c.html": "old",
        ])
    }

    private var output: String { "\(folder.path)/public" }
    private var update: OutputUpdate {
        OutputUpdate(
            of: output, staging: "\(folder.path)/.public.tablesite-7", staged: ["a.html", "b.html", "d.html"], unchanged: [],
            stale: ["c.html"], previous: OutputManifest(paths: ["a.html", "b.html", "c.html"]))
    }

    @Test func goesOnWhereABuildWasKilled() throws {
        try PlacementJournal.recover(in: OutputWorkplace(of: output))
        #expect(
            folder.files(in: "public") == [
                "a.html": "new", "b.html": "new", "d.html": "new", "CNAME": "mine",
                ".tablesite/manifest": "tablesite 1\na.html\nb.html\nd.html\n",
            ])
    }

    @Test func takesBackWhatCannotBeFinished() throws {
        try update.takeBack()
        #expect(
            folder.files(in: "public") == [
                "a.html": "old", "b.html": "old", "c.html": "old", "CNAME": "mine",
                ".tablesite/manifest": "tablesite 1\na.html\nb.html\nc.html\n",
            ])
    }

    /// A file that somebody made in the way is found when others have taken their places already.
    @Test func takesBackAfterAnError() throws {
        try folder.write(["site/.tablesite/manifest": "tablesite 1\na.html\n", "site/a.html": "old", "site/x": "mine"])
        let before = folder.files(in: "site")
        try folder.write([
            ".site.tablesite-7/a.html": "new", ".site.tablesite-7/x/y.html": "new", ".site.tablesite-7/n/m.css": "new",
        ])
        let update = OutputUpdate(
            of: "\(folder.path)/site", staging: "\(folder.path)/.site.tablesite-7", staged: ["a.html", "n/m.css", "x/y.html"],
            unchanged: [], stale: [], previous: OutputManifest(paths: ["a.html"]))
        #expect(throws: FileError.self) { try update.place() }
        #expect(folder.files(in: "site") == before)
        #expect(FileSystem.status(of: "\(folder.path)/site/n") == nil)
    }

    @Test func cleansWhatAKilledBuildLeft() throws {
        #expect(try OutputCleaner.clean(output) == 3)
        #expect(folder.files() == ["public/CNAME": "mine"])
    }

    /// A project that was cloned may hold an output folder and a journal of somebody else's making.
    @Test(arguments: ["../elsewhere", "..", ".public.tablesite-7/../../elsewhere", ".public.tablesite-", "new-1", ""])
    func followsNoJournalThatLeadsOut(staging: String) throws {
        try folder.write([
            "elsewhere/a.html": "mine",
            "public/.tablesite/journal": "tablesite journal 1\n\(staging)\n+a.html\n-../elsewhere/a.html\nend\n",
        ])
        let before = folder.files()
        try PlacementJournal.recover(in: OutputWorkplace(of: output))
        #expect(folder.files() == before)
    }

    @Test func readsOnlyWholeJournals() {
        let journal = PlacementJournal(staging: ".public.tablesite-1", staged: ["a", "+b"], stale: ["-c"])
        #expect(PlacementJournal(journal.bytes) == journal)
        #expect(PlacementJournal(Array(journal.bytes.dropLast(4))) == nil)
        #expect(PlacementJournal(Array("tablesite journal 1\nx\n+../a\n+/b\n+.tablesite/manifest\nend\n".utf8))?.staged == [])
        #expect(PlacementJournal([]) == nil)
    }

    @Test func placesWhatPagesNeedFirst() {
        let order = OutputUpdate.inSafeOrder(["a.html", "b.html", "s.css", "t.css"]) { ["b.html", "t.css"].contains($0) }
        #expect(order == ["t.css", "s.css", "b.html", "a.html"])
    }
}
