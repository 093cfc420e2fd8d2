import SiteModel
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

@Suite struct OutputWriterTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(["Site/asset.txt": "asset"])
    }

    private var output: String { "\(folder.path)/public" }

    /// Writes a site of these files over what is there.
    @discardableResult
    private func write(_ files: [String: String], failingAt failure: String? = nil) throws -> OutputWriter.Summary {
        let writer = try OutputWriter(folder: output, sources: "\(folder.path)/Site")
        do {
            for (path, text) in files.sorted(by: { $0.key < $1.key }) {
                if path == failure { throw FileError("write", path, code: 28) }
                if text == "@asset" {
                    _ = try writer.sink.copy(SourceFile("asset.txt"), OutputPath(path), false)
                } else {
                    try writer.sink.write(OutputPath(path), Array(text.utf8))
                }
            }
            return try writer.finish()
        } catch {
            writer.abandon()
            throw error
        }
    }

    /// The site without tablesite's own folder.
    private var site: [String: String] { folder.files(in: "public").filter { !$0.key.hasPrefix(".tablesite/") } }

    /// Nothing of ours is left over anywhere.
    private func expectNoRemains(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let all = folder.files().keys.filter { $0.contains("tablesite") }.sorted()
        #expect(all == ["public/.tablesite/manifest"] || all.isEmpty, sourceLocation: sourceLocation)
    }

    @Test func writesAWholeSite() throws {
        #expect(try write(["index.html": "a", "x/y.html": "b", "asset.txt": "@asset"]) == .init(written: 3))
        #expect(
            folder.files(in: "public") == [
                "index.html": "a", "x/y.html": "b", "asset.txt": "asset",
                ".tablesite/manifest": "tablesite 1\nasset.txt\nindex.html\nx/y.html\n",
            ])
        expectNoRemains()
    }

    @Test func keepsTheTimesOfFilesThatDidNotChange() throws {
        try write(["index.html": "a", "b.html": "b", "c.txt": "@asset"])
        let before = ["index.html", "c.txt", ".tablesite/manifest"].map { folder.modificationTime(of: "public/\($0)") }
        #expect(try write(["index.html": "a", "b.html": "B", "c.txt": "@asset"]) == .init(written: 1, unchanged: 2))
        #expect(["index.html", "c.txt", ".tablesite/manifest"].map { folder.modificationTime(of: "public/\($0)") } == before)
        #expect(site == ["index.html": "a", "b.html": "B", "c.txt": "asset"])
        expectNoRemains()
    }

    /// Whether a file is copied, compared with the same, or compared and then copied.
    @Test func tellsTheDigestOfWhatItCopies() throws {
        let path = OutputPath("asset.txt")
        for text in ["asset", "asset", "other", String(repeating: "long", count: 100_000)] {
            try folder.write(["Site/asset.txt": text])
            let writer = try OutputWriter(folder: output, sources: "\(folder.path)/Site")
            #expect(try writer.sink.copy(SourceFile("asset.txt"), path, true) == ContentDigest(of: Array(text.utf8)))
            _ = try writer.finish()
            #expect(site == ["asset.txt": text])
        }
    }

    @Test func removesWhatIsGoneAndLeavesForeignFiles() throws {
        try write(["index.html": "a", "old/deep/x.html": "x", "old/y.html": "y"])
        try folder.write(["public/CNAME": "example.org", "public/old/mine.txt": "mine"])
        #expect(try write(["index.html": "a"]) == .init(unchanged: 1, removed: 2))
        #expect(site == ["index.html": "a", "CNAME": "example.org", "old/mine.txt": "mine"])
        #expect(FileSystem.status(of: "\(output)/old/deep") == nil)
        expectNoRemains()
    }

    @Test(arguments: [["index.html": "a", "b.html": "b"], [:]])
    func leavesTheOldSiteWhenWritingFails(old: [String: String]) throws {
        if !old.isEmpty { try write(old) }
        let before = folder.files()
        #expect(throws: FileError.self) {
            try write(["a.html": "new", "b.html": "new", "z.html": "never"], failingAt: "z.html")
        }
        #expect(folder.files() == before)
        expectNoRemains()
    }

    @Test func refusesAFolderThatIsNotOurs() throws {
        try folder.write(["public/thesis.txt": "precious"])
        #expect(throws: OutputError.notOurs(output, file: "thesis.txt")) { try write(["index.html": "a"]) }
        #expect(folder.files(in: "public") == ["thesis.txt": "precious"])
    }

    @Test func takesAnEmptyFolder() throws {
        try FileSystem.makeFolder(output)
        try write(["index.html": "a"])
        #expect(site == ["index.html": "a"])
        expectNoRemains()
    }

    @Test(arguments: ["Site", ".", "/"])
    func refusesTheSourcesAndWhatContainsThem(path: String) {
        let target = path == "/" ? "/" : path == "." ? folder.path : "\(folder.path)/\(path)"
        #expect(throws: OutputError.containsSources(target)) {
            try OutputWriter(folder: target, sources: "\(folder.path)/Site")
        }
    }

    @Test func turnsAFileIntoAFolderAndBack() throws {
        try write(["x": "file", "index.html": "a"])
        try write(["x/y.html": "inner", "index.html": "a"])
        #expect(site == ["x/y.html": "inner", "index.html": "a"])
        try write(["x": "file", "index.html": "a"])
        #expect(site == ["x": "file", "index.html": "a"])
        expectNoRemains()
    }

    @Test func neverWritesOverAForeignFile() throws {
        try write(["index.html": "a"])
        try folder.write(["public/b.html": "mine", "public/c/d.txt": "mine"])
        let before = folder.files(in: "public")
        #expect(throws: OutputError.foreignFile("\(output)/b.html")) { try write(["b.html": "b", "index.html": "B"]) }
        #expect(throws: OutputError.foreignFile("\(output)/c/d.txt")) { try write(["c": "b", "index.html": "B"]) }
        #expect(folder.files(in: "public") == before)
    }

    @Test func writesThroughNoSymbolicLink() throws {
        try write(["index.html": "a"])
        try folder.write(["elsewhere/keep.txt": "keep"])
        try folder.link("public/x", to: "\(folder.path)/elsewhere")
        #expect(throws: OutputError.foreignFile("\(output)/x")) { try write(["x/y.html": "b"]) }
        #expect(folder.files(in: "elsewhere") == ["keep.txt": "keep"])
    }

    @Test func sweepsUpAfterAKilledBuild() throws {
        try write(["index.html": "a"])
        try folder.write([
            "public/.tablesite/new-1/x.html": "half", ".public.tablesite-1/x.html": "half", ".public.tablesite-lock": "1\n",
            ".public.tablesite-1-old/x.html": "half",
        ])
        try write(["index.html": "a"])
        expectNoRemains()
    }

    /// Issue 16: a server that was started in the folder goes on with the new site, and a watcher sees it.
    @Test func staysTheSameFolder() throws {
        try write(["index.html": "a", "x/b.html": "b", "x/c.html": "c", "old/d.html": "d"])
        let before = ["", "/x"].map { FileSystem.status(of: output + $0)?.identity }
        #expect(try write(["index.html": "A", "x/b.html": "B", "x/c.html": "c"]) == .init(written: 2, unchanged: 1, removed: 1))
        #expect(["", "/x"].map { FileSystem.status(of: output + $0)?.identity } == before)
        #expect(site == ["index.html": "A", "x/b.html": "B", "x/c.html": "c"])
        expectNoRemains()
    }

    @Test func putsPagesIntoThePlaceOfEmptyFolders() throws {
        try write(["index.html": "a"])
        try FileSystem.makeFolders("\(output)/b.html/empty")
        try write(["index.html": "A", "b.html": "b", "c.html": "c"])
        #expect(site == ["index.html": "A", "b.html": "b", "c.html": "c"])
        expectNoRemains()
    }

    @Test func writesAmongForeignFiles() throws {
        try write(["index.html": "a", "b.css": "b", "x": "file", "gone.html": "d"])
        try folder.write(["public/.git/HEAD": "ref", "public/CNAME": "mine"])
        #expect(try write(["index.html": "A", "b.css": "B", "x/y.html": "y"]) == .init(written: 3, removed: 2))
        #expect(site == ["index.html": "A", "b.css": "B", "x/y.html": "y", "CNAME": "mine", ".git/HEAD": "ref"])
        expectNoRemains()
    }

    /// Issue 16: what was forgotten made later builds refuse.
    @Test func takesAFolderInWhichAFirstBuildWasKilled() throws {
        try folder.write(["public/.tablesite/new-1/x.html": "half"])
        try write(["index.html": "a"])
        #expect(site == ["index.html": "a"])
        expectNoRemains()
    }

    @Test(.enabled(if: geteuid() != 0)) func changesNothingWhereOneFolderMayNotBeWrittenTo() throws {
        try write(["index.html": "a", "x/y.html": "b"])
        let before = site
        chmod("\(output)/x", 0o555)
        defer { chmod("\(output)/x", 0o755) }
        #expect(throws: FileError.self) { try write(["index.html": "A", "x/y.html": "B"]) }
        #expect(site == before)
    }

    /// Not those that files are written as first.
    @Test func namesTheFilesThatPeopleKnow() throws {
        let writer = try OutputWriter(folder: output, sources: "\(folder.path)/Site")
        FileSystem.removeTree("\(folder.path)/.public.tablesite-\(getpid())")
        func path(_ body: () throws -> Void) -> String? {
            do {
                try body()
                return nil
            } catch { return (error as? FileError)?.path }
        }
        #expect(path { try writer.sink.write(OutputPath("x/y.html"), [1]) } == "\(output)/x/y.html")
        #expect(path { _ = try writer.sink.copy(SourceFile("asset.txt"), OutputPath("a.txt"), false) } == "\(output)/a.txt")
        #expect(path { _ = try writer.finish() } == output)
        writer.abandon()
        #expect(path { try FileSystem.replace("\(folder.path)/no/b", with: [1]) } == "\(folder.path)/no/b")
        #expect(path { try OutputUpdate.write([1], to: "\(folder.path)/no/b", isDurable: true) } == "\(folder.path)/no/b")
    }

    @Test func saysWhoElseIsWriting() throws {
        let writer = try OutputWriter(folder: output, sources: "\(folder.path)/Site")
        #expect(throws: OutputError.inUse(output, process: Int(getpid()))) {
            try OutputWriter(folder: output, sources: "\(folder.path)/Site", patience: .milliseconds(50))
        }
        #expect(throws: OutputError.inUse(output, process: Int(getpid()))) {
            try OutputCleaner.clean(output, patience: .milliseconds(50))
        }
        writer.abandon()
        try write(["index.html": "a"])
        expectNoRemains()
    }

    @Test func cleansOnlyWhatWeMade() throws {
        try write(["index.html": "a", "x/y.html": "b"])
        try folder.write(["public/CNAME": "mine"])
        #expect(try OutputCleaner.clean(output) == 2)
        #expect(folder.files(in: "public") == ["CNAME": "mine"])
        #expect(throws: OutputError.notMade(output)) { try OutputCleaner.clean(output) }
        #expect(try OutputCleaner.clean("\(folder.path)/nothing") == nil)
    }

    /// Empty before the first build, or with what a branch for pages has.
    @Test(arguments: [[:], [".git": "gitdir: x", ".nojekyll": "", "CNAME": "example.org"]])
    func leavesAFolderThatWasThere(files: [String: String]) throws {
        try FileSystem.makeFolder(output)
        for (name, text) in files { try folder.write(["public/\(name)": text]) }
        try write(["index.html": "a", "CNAME": "example.org"])
        #expect(try write(["index.html": "b", "x.html": "x"]).written == 2)
        #expect(site == files.merging(["index.html": "b", "x.html": "x"]) { $1 })
        #expect(try OutputCleaner.clean(output) == 2)
        #expect(FileSystem.status(of: output)?.kind == .folder)
        #expect(folder.files(in: "public") == files)
    }

    @Test func leavesForeignNamesOfDomains() throws {
        try folder.write(["public/CNAME": "example.org"])
        try write(["index.html": "a"])
        #expect(try OutputCleaner.clean(output) == 1)
        #expect(folder.files(in: "public") == ["CNAME": "example.org"])
    }

    @Test func cleansBehindNoLink() throws {
        try write(["index.html": "a"])
        try folder.link("link", to: "public")
        #expect(throws: OutputError.link("\(folder.path)/link", to: output)) {
            try OutputCleaner.clean("\(folder.path)/link")
        }
        #expect(site == ["index.html": "a"])
    }

    @Test func putsNoDocumentInThePlaceOfASite() throws {
        try write(["index.html": "a", "404.html": "none"])
        #expect(throws: OutputError.holdsSite(output)) {
            try OutputWriter(folder: output, sources: "\(folder.path)/Site", isAlone: true)
        }
        #expect(throws: OutputError.holdsSite(output)) { try OutputCleaner.clean(output, isAlone: true) }
        #expect(site.count == 2)
        // One document may have the name of a part of a site.
        try FileSystem.removeFile("\(output)/index.html")
        try write(["404.html": "none"])
        #expect(try OutputCleaner.clean(output, isAlone: true) == 1)
    }

    @Test func removesNothingThatIsOnlyCalledAsOurs() throws {
        try folder.write([
            ".public.tablesite-notes/mine.txt": "mine", ".public.tablesite-12/x": "", ".public.tablesite-12-old/x": "",
        ])
        try write(["index.html": "a"])
        #expect(try OutputCleaner.clean(output) == 1)
        #expect(folder.files().keys.filter { $0.contains("tablesite") } == [".public.tablesite-notes/mine.txt"])
    }

    @Test func readsNoPathThatLeadsOut() {
        let manifest = OutputManifest(Array("tablesite 1\na.html\n../b\n/etc/c\n.tablesite/manifest\nd/../../e\n".utf8))
        #expect(manifest?.paths == ["a.html"])
        #expect(OutputManifest(Array("something".utf8)) == nil)
    }

    @Test func refusesALinkThatLeadsNowhere() throws {
        try folder.link("public", to: "nowhere")
        #expect(throws: OutputError.leadsNowhere(output)) { try write(["index.html": "a"]) }
        expectNoRemains()
    }

    @Test func blamesASourceThatTurnedIntoAPipe() throws {
        try FileSystem.removeFile("\(folder.path)/Site/asset.txt")
        mkfifo("\(folder.path)/Site/asset.txt", 0o666)
        #expect(throws: UnreadableSource.self) { try write(["asset.txt": "@asset"]) }
        expectNoRemains()
    }

    /// A slash and a mark that combines with it are one `Character`.
    @Test func takesPathsOfTheManifestApartByBytes() {
        #expect(OutputManifest(Array("tablesite 1\n../\u{301}b\na\n".utf8))?.paths == ["a"])
    }
}
