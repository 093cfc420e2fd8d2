import SiteDisk
import TableModel
import TableTestSupport
import Testing

@testable import TableServe

/// The whole preview of a project in a temporary folder, on loopback and a free port.
@Suite(.serialized, .timeLimit(.minutes(1))) struct PreviewTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(["Site/index.md": "# Root\n", "Site/guide/a b.md": "# A\n\n- First\n"])
    }

    /// Starts a preview, runs it, and expects that it ends by ``Preview/stop()``.
    private func withPreview(_ path: String = "", _ body: @escaping @Sendable (RunningPreview) throws -> Void) async throws {
        let reports = Reports()
        let (preview, first) = try await Preview.start(
            PreviewedProject.options(folder.path, path), host: "127.0.0.1", port: 0, isPortFixed: true, report: reports.add)
        #expect(reports.all.isEmpty, "the first state is returned")
        #expect(!first.changed.isEmpty)
        let run = Task { await preview.run() }
        // The body waits, and the preview needs the threads of the language.
        let result = await onThread { Result { try body(RunningPreview(preview: preview, reports: reports)) } }
        preview.stop()
        await run.value
        try result.get()
    }

    @Test func servesWhatWasSavedAndTellsIt() async throws {
        try await withPreview { test in
            let events = try test.client()
            #expect(test.opens(events))
            #expect(try test.get("/guide/a%20b.html").contains("First"))
            try folder.write(["Site/guide/a b.md": "# A\n\n- Second\n"])
            let told = test.nextEvent(of: events)
            #expect(told.contains("event: change\ndata: {\"files\":[\"guide/a b.html\"],\"problems\":false}\n\n"), "\(told)")
            // The event comes after the new bytes.
            #expect(try test.get("/guide/a%20b.html").contains("Second"))
            try folder.write(["Site/guide/a b.md": "---\ntitle: [\n---\n"])
            let error = test.nextEvent(of: events)
            #expect(error.contains("\"problems\":true}\n\n"), "\(error)")
            #expect(try test.get("/guide/a%20b.html").contains("Second"))
            #expect(try test.get("/.tablesite/problems.json").contains("\"place\":\"Site/guide/a b.md:"))
            #expect(folder.files().keys.sorted() == ["Site/guide/a b.md", "Site/index.md"])
        }
    }

    @Test func buildsOnceForFiftyFilesAtOnce() async throws {
        let names = (0..<50).map { "page-\($0 + 10)" }
        try folder.write(Dictionary(uniqueKeysWithValues: names.map { ("Site/\($0).md", "# P\n\n- Old\n") }))
        try await withPreview { test in
            try folder.write(Dictionary(uniqueKeysWithValues: names.map { ("Site/\($0).md", "# P\n\n- New\n") }))
            for name in names { #expect(test.serves("New", at: "/\(name).html")) }
            pause(.milliseconds(300))
            let pages = names.map { $0 + ".html" }
            #expect(test.reports.all.map(\.changed) == [pages])
        }
    }

    @Test func followsNewFoldersThemesAndSettings() async throws {
        try await withPreview { test in
            let steps = [
                ("Site/new/deep/c.md", "# C\n\n- Third\n", "/new/deep/c.html", "Third"),
                ("Site/new/deep/c.md", "# C\n\n- Fourth\n", "/new/deep/c.html", "Fourth"),
                (
                    "Themes/mine/theme.yml", "extends: system\ntokens:\n  accessory-color: \"#123456\"\n", "/new/deep/c.html",
                    "Fourth"
                ),
                ("Site/tablesite.yml", "theme: mine\n", "/tablesite.css", "#123456"),
                (
                    "Themes/mine/theme.yml", "extends: system\ntokens:\n  accessory-color: \"#654321\"\n", "/tablesite.css",
                    "#654321"
                ),
            ]
            for (file, text, path, words) in steps {
                try folder.write([file: text])
                #expect(test.serves(words, at: path), "\(file): \(words)")
            }
        }
    }

    @Test func looksAwayFromTheOutputFolderThatTheSettingsName() async throws {
        try folder.write(["a.md": "# A\n", "out/b.md": "# B\n", "other/c.md": "# C\n"])
        FileSystem.removeTree(folder.path + "/Site")
        try await withPreview { test in
            #expect(try test.get("/out/b.html").contains("B"))
            try folder.write(["tablesite.yml": "output: out\n"])
            #expect(test.serves("HTTP/1.1 404", at: "/out/b.html"))
            // One report is of the settings, the next of what the new watcher may have missed.
            #expect(test.reports(atLeast: 2))
            // What happens there is not noticed, and the rest still is.
            let count = test.reports.all.count
            try folder.write(["out/b.md": "# B\n\n- Unseen\n"])
            pause(.milliseconds(200))
            #expect(test.reports.all.count == count)
            try folder.write(["other/c.md": "# C\n\n- Seen\n"])
            #expect(test.serves("Seen", at: "/other/c.html"))
            try folder.write(["tablesite.yml": "output: public\n"])
            #expect(test.serves("Unseen", at: "/out/b.html"))
            try folder.write(["out/b.md": "# B\n\n- Seen again\n"])
            #expect(test.serves("Seen again", at: "/out/b.html"))
            for report in test.reports.all { #expect(report.watchFailure == nil) }
        }
    }

    @Test func followsTheImagesOfASingleDocument() async throws {
        try folder.write(["notes/day.md": "# Day\n\n- ![Dot](dot.svg) Row\n", "notes/dot.svg": "<svg width=\"8\" height=\"8\"/>"])
        try await withPreview("notes/day.md") { test in
            // A watcher of the images comes behind the first build.
            #expect(test.reports(atLeast: 1))
            try folder.write(["notes/dot.svg": "<svg width=\"9\" height=\"8\"/>"])
            #expect(test.serves("\"9\"", at: "/dot.svg"))
            try folder.write(["notes/day.md": "# Day\n\n- ![Dot](dot.svg) Other\n"])
            #expect(test.serves("Other", at: "/day.html"))
        }
    }

    @Test func comesBackWithTheProject() async throws {
        try await withPreview { test in
            let away = folder.path + "-away"
            try FileSystem.rename(folder.path, to: away)
            #expect(test.serves("source-unreadable", at: "/.tablesite/problems.json"))
            #expect(try test.get("/guide/a%20b.html").contains("First"))
            try FileSystem.rename(away, to: folder.path)
            #expect(test.serves("[]\n", at: "/.tablesite/problems.json"))
            try folder.write(["Site/guide/a b.md": "# A\n\n- Second\n"])
            #expect(test.serves("Second", at: "/guide/a%20b.html"))
        }
    }

    @Test func endsWithOpenStreamsAndSlowClients() async throws {
        try folder.write(["Site/film.mp4": String(repeating: "0123456789", count: 2_000_000)])
        try await withPreview { test in
            let clients = try (0..<20).map { _ in try test.client() }
            for client in clients { #expect(test.opens(client)) }
            // It takes nothing of what it asked for.
            let slow = try test.client()
            slow.get("/film.mp4")
            #expect(test.hasConnections(21))
            let start = ContinuousClock.now
            test.preview.stop()
            #expect(.now - start < .seconds(2))
            #expect(test.hasConnections(0))
            for client in clients + [slow] { #expect(client.rest() != nil) }
        }
    }
}
