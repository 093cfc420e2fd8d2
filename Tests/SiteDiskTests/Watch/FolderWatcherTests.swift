import TableTestSupport
import Testing
@testable import SiteDisk

@Suite struct FolderWatcherTests {
    @Test func reportsAWrite() async throws {
        let site = try WatchedFolder(["a.md": "", "sub/b.md": ""])
        try site.write(["sub/b.md": "new"])
        #expect(try await site.next() == FileChanges(["sub/b.md"]))
        try site.write(["a.md": "new"])
        #expect(try await site.next() == FileChanges(["a.md"]))
    }

    @Test func reportsASaveThatKeepsABackup() async throws {
        let site = try WatchedFolder(["a.md": "old"])
        try site.move("a.md", to: "a.md~")
        try site.write(["a.md": "new"])
        try FileSystem.removeFile(site.path("a.md~"))
        try site.write(["end": ""])
        #expect(try await site.changes(until: "end") == FileChanges(["a.md", "a.md~", "end"]))
    }

    @Test func reportsASaveThatRenames() async throws {
        let site = try WatchedFolder(["a.md": "old", ".new": "new"])
        try site.move(".new", to: "a.md")
        #expect(try await site.next() == FileChanges(["a.md"]))
    }

    @Test func reportsANewFolderAndWhatIsWrittenInItLater() async throws {
        let site = try WatchedFolder(["a.md": ""])
        try site.write(["one/two/three/b.md": ""])
        let first = try await site.next()
        #expect(first.isComplete)
        // A folder stands for what is in it.
        #expect(first.paths.contains("one"))
        #expect(try await site.canSeeWrites(of: "one/two/three/c.md"))
    }

    @Test func followsAFolderThatMoves() async throws {
        let site = try WatchedFolder(["old/sub/a.md": ""])
        try site.move("old", to: "new")
        #expect(try await site.changes(until: "new") == FileChanges(["old", "new"]))
        try site.write(["new/sub/a.md": "text"])
        #expect(try await site.changes(until: "new/sub/a.md") == FileChanges(["new/sub/a.md"]))
        try site.write(["old/sub/a.md": "another"])
        #expect(try await site.changes(until: "old").isComplete)
    }

    @Test func followsAFolderThatComesFromElsewhere() async throws {
        let site = try WatchedFolder([".elsewhere/sub/a.md": ""])
        try site.move(".elsewhere", to: "here")
        #expect(try await site.next() == FileChanges(["here"]))
        try site.write(["here/sub/a.md": "text"])
        #expect(try await site.next() == FileChanges(["here/sub/a.md"]))
        try site.move("here", to: ".elsewhere")
        #expect(try await site.next() == FileChanges(["here"]))
        try site.write([".elsewhere/sub/a.md": "other", "end": ""])
        #expect(try await site.next() == FileChanges(["end"]))
    }

    @Test func reportsRemovedFilesAndFolders() async throws {
        let site = try WatchedFolder(["a.md": "", "sub/deep/b.md": ""])
        try FileSystem.removeFile(site.path("a.md"))
        #expect(try await site.next() == FileChanges(["a.md"]))
        FileSystem.removeTree(site.path("sub"))
        #expect(try await site.changes(until: "sub") == FileChanges(["sub", "sub/deep", "sub/deep/b.md"]))
    }

    @Test func watchesARootThatWasRemovedAndMadeAgain() async throws {
        let site = try WatchedFolder(["project/Site/a.md": ""]) { [.folder("\($0)/project/Site")] }
        FileSystem.removeTree(site.path("project"))
        #expect(try await !site.changes(until: "project/Site").isComplete)
        try site.write(["project/Site/sub/b.md": ""])
        #expect(try await !site.changes(until: "project/Site").isComplete)
        #expect(try await site.canSeeWrites(of: "project/Site/sub/b.md"))
    }

    /// The same as a folder on the way that vanishes between being found and being watched.
    @Test func watchesARootWhoseWayCannotBeWatchedAtFirst() async throws {
        let site = try WatchedFolder(["project": "a file"]) { [.folder("\($0)/project/Site")] }
        try FileSystem.removeFile(site.path("project"))
        try site.write(["project/Site/a.md": ""])
        #expect(try await !site.changes(until: "project/Site").isComplete)
        #expect(try await site.canSeeWrites(of: "project/Site/a.md"))
    }

    @Test func watchesARootThatGoesAndComesBackAlone() async throws {
        let site = try WatchedFolder(["Site/a.md": ""]) { [.folder("\($0)/Site")] }
        for name in ["Site", "Elsewhere"] {
            try site.move("Site", to: "Elsewhere")
            #expect(try await site.next() == FileChanges(["Site"], isComplete: false))
            try site.write(["Elsewhere/a.md": "nobody sees this"])
            try site.move("Elsewhere", to: "Site")
            #expect(try await site.next() == FileChanges(["Site"], isComplete: false))
            try site.write(["Site/a.md": name])
            #expect(try await site.next() == FileChanges(["Site/a.md"]))
        }
    }

    @Test func watchesARootThatComesLater() async throws {
        let site = try WatchedFolder(["Site/a.md": ""]) { [.folder("\($0)/Site"), .folder("\($0)/Themes")] }
        try site.write(["Themes/mine/theme.yml": ""])
        #expect(try await !site.changes(until: "Themes").isComplete)
        #expect(try await site.canSeeWrites(of: "Themes/mine/theme.yml"))
        try site.write(["other/x.md": "", "Site/a.md": "text"])
        #expect(try await !site.changes(until: "Site/a.md").paths.contains { $0.hasPrefix("other") })
    }

    @Test func watchesAFileThatIsReplaced() async throws {
        let site = try WatchedFolder(["settings.yml": "", "other.yml": ""]) { [.file("\($0)/settings.yml")] }
        for round in 1...3 {
            try site.write(["other.yml": "\(round)", "settings.yml.tmp": "\(round)"])
            try site.move("settings.yml.tmp", to: "settings.yml")
            #expect(try await site.next() == FileChanges(["settings.yml"]))
        }
        try FileSystem.removeFile(site.path("settings.yml"))
        #expect(try await site.next() == FileChanges(["settings.yml"]))
        try site.write(["settings.yml": ""])
        #expect(try await site.next() == FileChanges(["settings.yml"]))
    }

    @Test func leavesOutWhatIsNoSource() async throws {
        let site = try WatchedFolder(["a.md": "", "other/.tablesite/manifest": "", ".git/x": ""])
        try site.write([
            "out/index.html": "", "out/deep/a.html": "", ".hidden.md": "", ".git/y": "", ".git/new/z": "", "other/index.html": "",
            "other/deep/x.md": "",
        ])
        try site.write(["a.md": "end"])
        #expect(try await site.next() == FileChanges(["a.md"]))
    }

    @Test func noticesWhenAFolderBecomesASiteOfTablesiteAndCeasesToBe() async throws {
        let site = try WatchedFolder(["a.md": "", "other/b.md": ""])
        try FileSystem.makeFolder(site.path("other/.tablesite"))
        #expect(try await site.next() == FileChanges(["other"], isComplete: false))
        try site.write(["other/b.md": "text", "a.md": "text"])
        #expect(try await site.next() == FileChanges(["a.md"]))
        FileSystem.removeTree(site.path("other/.tablesite"))
        #expect(try await site.next() == FileChanges(["other"], isComplete: false))
        try site.write(["other/b.md": "text"])
        #expect(try await site.next() == FileChanges(["other/b.md"]))
    }

    @Test func aBuildInTheProjectDoesNotWakeTheWatcherOfTheProject() async throws {
        let site = try WatchedFolder(["a.md": "# A\n"]) { path in
            guard let layout = try? ProjectLayout.locate(path) else { return [] }
            return layout.watchedRoots(output: layout.output(chosen: nil, settings: nil))
        }
        try site.write(["public/.tablesite/manifest": "", "public/a.html": "", "a.md": "# B\n"])
        #expect(try await site.next() == FileChanges(["a.md"]))
        try site.write(["tablesite.yml": "title: T\n"])
        #expect(try await site.next() == FileChanges(["tablesite.yml"]))
        try site.write(["Themes/x/theme.yml": ""])
        let themes = try await site.changes(until: "Themes").paths
        #expect(themes.isSubset(of: ["tablesite.yml", "Themes", "Themes/x", "Themes/x/theme.yml"]))
    }

    @Test func watchesTheTargetsOfLinks() async throws {
        let folder = try TemporaryFolder()
        try folder.write(["Site/a.md": "", "Site/.shared/b.md": "", "Site/.deep/c.md": "", "outside/d.md": ""])
        try folder.link("Site/b.md", to: ".shared/b.md")
        try folder.link("Site/deep", to: ".deep")
        try folder.link("Site/outside", to: "../outside")
        try folder.link("Site/loop", to: ".")
        let watcher = try FolderWatcher([.folder("\(folder.path)/Site")])
        var elements = watcher.changes.makeAsyncIterator()
        for (file, path) in [("Site/.shared/b.md", "Site/b.md"), ("Site/.deep/c.md", "Site/deep/c.md")] {
            try folder.write(["outside/d.md": "text", file: "text"])
            #expect(await elements.next() == FileChanges(["\(folder.path)/\(path)"]))
        }
        // A new link, and a new target for it.
        try folder.link("Site/later.md", to: ".shared/later.md")
        let link = await elements.next()
        #expect(link == FileChanges(["\(folder.path)/Site/later.md"], isComplete: false))
    }

    @Test func makesOneElementOfManyFiles() async throws {
        // A machine that is busy with other work may hold this program up in the middle of the writes; not five times.
        var counts: [Int] = []
        for _ in 1...5 where !counts.contains(1) {
            let names = (0..<50).map { "page\($0).md" }
            let site = try WatchedFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "old") }))
            for name in names { try FileSystem.write(Array("new".utf8), to: site.path(name)) }
            var (changes, count) = (FileChanges(), 0)
            while changes.paths.count < 50 {
                changes.merge(try await site.next())
                count += 1
            }
            #expect(changes == FileChanges(Set(names)))
            counts.append(count)
        }
        #expect(counts.contains(1), "\(counts)")
    }

    @Test func endsTheStreamWhenStopped() async throws {
        let site = try WatchedFolder(["a.md": ""])
        let watcher = site.watcher
        let consumer = Task {
            var count = 0
            for await _ in watcher.changes { count += 1 }
            return count
        }
        watcher.stop()
        watcher.stop()
        #expect(await consumer.value == 0)
    }

    @Test func freesEverything() async throws {
        let folder = try TemporaryFolder()
        let openCount = { try FileSystem.names(in: "/dev/fd").count }
        let before = try openCount()
        // More than the watchers that Linux gives a user.
        for _ in 0..<300 { _ = try FolderWatcher([.folder(folder.path)]) }
        // Other tests open files as well, but not hundreds.
        #expect(try openCount() < before + 200)
    }
}
