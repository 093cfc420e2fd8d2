import SiteDisk
import SiteModel
import TableBuild
import TableModel
import TableTestSupport
import Testing

@testable import TableServe

@Suite(.timeLimit(.minutes(1))) struct PreviewBuilderTests {
    private static let guide = [
        "Site/index.md": "# Root\n", "Site/guide/a.md": "# A\n\n- First\n", "Site/guide/b.md": "# B\n\n- Second\n",
    ]

    @Test func tellsTheFilesThatChanged() async throws {
        var project = try PreviewedProject(Self.guide)
        let first = await project.build()
        #expect(
            first.changed.withoutSearch == [
                "404.html", "guide/a.html", "guide/b.html", "guide/index.html", "index.html", "robots.txt", "tablesite.css",
            ])
        #expect(project.files == first.changed.withoutSearch)
        #expect(first.diagnostics == [])
        let again = await project.build()
        #expect(again.changed == [] && !again.hasOtherProblems)
        let text = try await project.save(["Site/guide/a.md": "# A\n\n- Other\n"])
        #expect(text.changed == ["guide/a.html"])
        #expect(try project.shows("Other", at: "guide/a.html"))
        let title = try await project.save(["Site/guide/a.md": "# New title\n\n- Other\n"])
        // The table of its folder shows the title, and the menu of each page of a small site.
        #expect(
            title.changed.withoutSearch == ["404.html", "guide/a.html", "guide/b.html", "guide/index.html", "index.html"])
        let token = try await project.save(["Site/tablesite.yml": "tokens:\n  accessory-color: \"#123456\"\n"])
        #expect(token.changed == ["tablesite.css"])
        #expect(try project.shows("#123456", at: "tablesite.css"))
    }

    @Test func followsDocumentsAndFolders() async throws {
        var project = try PreviewedProject(Self.guide)
        await project.build()
        let new = try await project.save(["Site/notes/day 1/ü&.md": "# New\n"])
        #expect(new.changed.contains("notes/day 1/ü&.html"))
        let gone = await project.remove("Site/notes")
        #expect(Set(gone.changed).isSuperset(of: ["notes/day 1/ü&.html", "notes/day 1/index.html", "notes/index.html"]))
        #expect(try project.text("notes/day 1/ü&.html") == nil)
        try FileSystem.rename(project.path("Site/guide"), to: project.path("Site/manual"))
        await project.build()
        #expect(
            project.files == [
                "404.html", "index.html", "manual/a.html", "manual/b.html", "manual/index.html", "robots.txt", "tablesite.css",
            ])
        #expect(project.problems == [])
    }

    /// A file beside the source folder as well, and one that is not there yet.
    @Test func followsIncludedFiles() async throws {
        var project = try PreviewedProject([
            "Site/index.md": "# Root\n\n{{#include ../listings/a.txt}}\n\n{{#include b.txt}}\n", "Site/other.md": "# Other\n",
            "listings/a.txt": "First\n",
        ])
        await project.build()
        #expect(try project.shows("First", at: "index.html"))
        #expect(project.watchedPaths.contains("listings/a.txt") && project.watchedPaths.contains("Site/b.txt"))
        let text = try await project.save(["listings/a.txt": "Second text\n"])
        #expect(text.changed == ["index.html"])
        #expect(try project.shows("Second text", at: "index.html"))
        #expect(text.diagnostics.map(\.code.name) == ["include-file"])
        let new = try await project.save(["Site/b.txt": "New\n"])
        #expect(new.changed.contains("index.html") && new.diagnostics == [])
        try project.folder.write(["listings/a.txt": "Second test\n"])
        let seen = await project.build(seen: "listings/a.txt")
        #expect(seen.changed == ["index.html"])
    }

    // MARK: Errors

    private static let broken = "---\ntitle: [\n---\n# Broken\n"

    /// A dead link that the settings call an error takes nothing from its page.
    @Test func severitiesOfTheSettingsHoldNoPageBack() async throws {
        var files = Self.guide
        files["Site/tablesite.yml"] = "diagnostics:\n  link-target: error\n  yaml-syntax: note\n"
        var project = try PreviewedProject(files)
        await project.build()
        try await project.save(["Site/guide/a.md": "# A\n\n- [Dead](dead.md)\n"])
        #expect(project.problems == ["Site/guide/a.md: link-target"])
        #expect(try project.shows("Dead", at: "guide/a.html"))
        // One that cannot be read is one that cannot be read, whatever it is called.
        try await project.save(["Site/guide/a.md": Self.broken])
        #expect(try project.shows("Dead", at: "guide/a.html"))
    }

    @Test func keepsTheLastGoodPageUntilTheDocumentIsMended() async throws {
        var project = try PreviewedProject(Self.guide)
        await project.build()
        let broken = try await project.save(["Site/guide/a.md": Self.broken])
        #expect(project.problems == ["Site/guide/a.md: yaml-syntax"])
        #expect(broken.hasOtherProblems)
        #expect(!broken.changed.contains("guide/a.html"))
        #expect(try project.shows("First", at: "guide/a.html"))
        // However often something else is saved, and however the error changes.
        try await project.save(["Site/guide/b.md": "# B\n\n- Third\n"])
        try await project.save(["Site/guide/a.md": "---\ntitle: {\n---\n# Broken\n"])
        #expect(try project.shows("First", at: "guide/a.html"))
        #expect(try project.shows("Third", at: "guide/b.html"))
        let mended = try await project.save(["Site/guide/a.md": "# A\n\n- Mended\n"])
        #expect(mended.changed.contains("guide/a.html") && mended.hasOtherProblems)
        #expect(try project.shows("Mended", at: "guide/a.html"))
        #expect(project.problems == [])
    }

    private static let diary = """
        ---
        title: Diary
        split: 2
        description: Days
        order: 9
        ---
        # Diary

        - Before, with [a dead link](nowhere.md)

        ## Monday

        - First

        ## Tuesday

        - Second
        """

    private static let diaryPages = ["diary.html", "diary/index.html", "diary/monday.html", "diary/tuesday.html"]

    /// The pages that it is split into, and all that its front matter said.
    @Test(arguments: [
        ("title: Diary", "title: \"Diary", "yaml-syntax"), ("description: Days", "description: [", "yaml-syntax"),
        ("9\n---", "9", "front-matter-end"),
    ])
    func keepsAllPagesOfADocumentWhoseFrontMatterHasAnError(_ good: String, _ bad: String, _ code: String) async throws {
        var project = try PreviewedProject(Self.guide.merging(["Site/diary.md": Self.diary]) { $1 })
        let first = await project.build()
        #expect(project.files.filter { $0.hasPrefix("diary") } == Self.diaryPages)
        #expect(first.diagnostics.map(\.code.name) == ["link-target"])
        let text = Self.diary.replacing("First", with: "Changed").replacing(good, with: bad)
        let broken = try await project.save(["Site/diary.md": text])
        #expect(broken.changed == [] && broken.hasOtherProblems)
        #expect(Set(broken.diagnostics.map(\.code.name)).contains(code))
        // Other pages go on, and what stands around the kept ones is new.
        let other = try await project.save(["Site/guide/a.md": "# Other name\n"])
        #expect(other.changed.contains("guide/a.html") && other.changed.contains("diary/monday.html"))
        for path in ["diary/index.html", "diary/monday.html"] { #expect(try project.shows("Other name", at: path)) }
        #expect(try project.shows("First", at: "diary/monday.html"))
        try await project.save(["Site/diary.md": text + "\n- More\n"])
        #expect(try project.shows("First", at: "diary/monday.html"))
        try await project.save(["Site/diary.md": Self.diary.replacing("First", with: "Mended")])
        #expect(try project.shows("Mended", at: "diary/monday.html"))
        #expect(project.problems == ["Site/diary.md: link-target"])
    }

    /// Nor does a draft become a page.
    @Test func keepsADraftWhoseFrontMatterHasAnError() async throws {
        var project = try PreviewedProject(Self.guide.merging(["Site/a.md": "---\ntitle: A\ndraft: true\n---\n# A\n"]) { $1 })
        await project.build()
        let broken = try await project.save(["Site/a.md": "---\ntitle: \"A\ndraft: true\n---\n# A\n"])
        #expect(broken.changed == [] && project.problems == ["Site/a.md: yaml-syntax"])
    }

    /// A link that leads out is an error that root has as well, unlike a file without permissions.
    @Test func keepsTheLastGoodPageOfADocumentThatCannotBeRead() async throws {
        var project = try PreviewedProject(Self.guide)
        await project.build()
        await project.build(seen: "Site/guide/a.md")
        FileSystem.removeTree(project.path("Site/guide/a.md"))
        try project.folder.link("Site/guide/a.md", to: "nowhere")
        await project.build()
        #expect(project.problems.first == "Site/guide/a.md: source-unreadable")
        #expect(try project.shows("First", at: "guide/a.html"))
        try await project.save(["Site/guide/b.md": "# B\n\n- Third\n"])
        #expect(try project.shows("Third", at: "guide/b.html"))
        #expect(try project.shows("First", at: "guide/a.html"))
        FileSystem.removeTree(project.path("Site/guide/a.md"))
        try await project.save(["Site/guide/a.md": "# A\n\n- Mended\n"])
        #expect(try project.shows("Mended", at: "guide/a.html"))
        #expect(project.problems == [])
    }

    @Test func showsADocumentThatNeverWasGoodAsItIs() async throws {
        var project = try PreviewedProject(["Site/a.md": "---\ntitle: [\n---\n# One\n"])
        await project.build()
        #expect(try project.shows("One", at: "a.html"))
        try await project.save(["Site/a.md": "---\ntitle: [\n---\n# Two\n"])
        #expect(try project.shows("Two", at: "a.html"))
        try await project.save(["Site/a.md": "# Three\n"])
        try await project.save(["Site/a.md": Self.broken])
        #expect(try project.shows("Three", at: "a.html"))
    }

    @Test func forgetsTheGoodPageOfADocumentThatIsDeleted() async throws {
        var project = try PreviewedProject(Self.guide)
        await project.build()
        try await project.save(["Site/guide/a.md": Self.broken])
        let gone = await project.remove("Site/guide/a.md")
        #expect(gone.changed.contains("guide/a.html"))
        #expect(try project.text("guide/a.html") == nil)
        try await project.save(["Site/guide/a.md": Self.broken])
        #expect(try project.shows("Broken", at: "guide/a.html"))
    }

    @Test(arguments: [
        ("Site/tablesite.yml", "title: [\n", "title: T\n"), ("Site/tablesite.yml", "theme: nowhere\n", "title: T\n"),
        ("Themes/mine/theme.yml", "tokens: [\n", "extends: system\n"),
    ])
    func leavesTheSiteWhileItsSettingsOrThemeCannotBeRead(_ file: String, _ broken: String, _ mended: String) async throws {
        let settings = file.hasPrefix("Themes") ? "theme: mine\n" : "title: T\n"
        var project = try PreviewedProject(
            Self.guide.merging(["Site/tablesite.yml": settings, "Themes/mine/theme.yml": "extends: system\n"]) { $1 })
        let first = await project.build()
        #expect(first.diagnostics == [])
        let error = try await project.save([file: broken])
        #expect(error.changed == [] && error.hasOtherProblems)
        #expect(error.diagnostics.contains { $0.severity == .error })
        let other = try await project.save(["Site/guide/a.md": "# A\n\n- Meanwhile\n"])
        #expect(other.changed == [])
        let good = try await project.save([file: mended])
        #expect(good.changed.contains("guide/a.html"))
        #expect(try project.shows("Meanwhile", at: "guide/a.html"))
        #expect(good.diagnostics == [])
    }

    @Test func leavesTheSiteWhileItsFolderIsGone() async throws {
        var project = try PreviewedProject(Self.guide)
        await project.build()
        for folder in ["Site", ""] {
            let away = project.path(folder) + "-away"
            try FileSystem.rename(project.path(folder), to: away)
            let gone = await project.build()
            #expect(gone.changed == [] && gone.hasOtherProblems)
            #expect(project.problems.contains { $0.hasSuffix(": source-unreadable") })
            #expect(try project.shows("First", at: "guide/a.html"))
            try FileSystem.rename(away, to: project.path(folder))
            let back = await project.build()
            #expect(back.changed == [] && back.hasOtherProblems)
            #expect(project.problems == [])
        }
    }

    // MARK: Stamps

    /// The clock of a disk stands still for milliseconds, so saves are told apart by what was seen.
    @Test(arguments: ["Site/guide/a.md", "Site/guide", "Site"])
    func readsADocumentAgainThatWasSeenToChange(_ seen: String) async throws {
        var project = try PreviewedProject(Self.guide)
        await project.build()
        let tags = (0..<8).map { "w\($0 + 10)" }
        for tag in tags {
            try project.folder.write(["Site/guide/a.md": "# A\n\n- \(tag)\n"])
            await project.build(seen: seen)
            #expect(try project.shows(tag, at: "guide/a.html"))
        }
    }

    @Test func givesAnAssetThatWasSeenToChangeAnotherTag() async throws {
        var project = try PreviewedProject(["Site/index.md": "# A\n", "Site/a.csv": "00"])
        var tags: Set<String> = []
        for number in 10..<20 {
            try project.folder.write(["Site/a.csv": "\(number)"])
            let build = await project.build(seen: "Site/a.csv")
            tags.insert(build.site.files["a.csv"]?.tag ?? "")
            #expect(try project.text("a.csv") == "\(number)")
        }
        #expect(tags.count == 10)
        let again = await project.build(seen: "Site/index.md")
        #expect(again.changed == [])
    }

    // MARK: Kinds of projects

    @Test func leavesDraftsOutUnlessTheyAreAskedFor() async throws {
        let files = ["Site/index.md": "# Root\n", "Site/a.md": "---\ndraft: true\n---\n# A\n"]
        var project = try PreviewedProject(files)
        await project.build()
        #expect(project.files == ["404.html", "index.html", "robots.txt", "tablesite.css"])
        let published = try await project.save(["Site/a.md": "# A\n"])
        #expect(published.changed.contains("a.html"))
        let draft = try await project.save(files)
        #expect(draft.changed.contains("a.html"))
        #expect(project.files == ["404.html", "index.html", "robots.txt", "tablesite.css"])
        var whole = try PreviewedProject(files, includesDrafts: true)
        await whole.build()
        #expect(whole.files == ["404.html", "a.html", "index.html", "robots.txt", "tablesite.css"])
    }

    @Test func servesAnEmptyProjectAndItsFirstDocument() async throws {
        var project = try PreviewedProject(["Site/tablesite.yml": "title: T\n"])
        await project.build()
        #expect(project.problems.map { $0.suffix(12) } == [": site-empty"])
        try await project.save(["Site/a.md": "# A\n"])
        #expect(project.problems == [])
        #expect(try project.shows("A", at: "a.html"))
        #expect(try project.shows("A", at: "index.html"))
    }

    @Test func doesNotListTheOutputOfTheSettings() async throws {
        var project = try PreviewedProject(["a.md": "# A\n", "docs/b.md": "# B\n", "tablesite.yml": "output: docs\n"])
        await project.build()
        #expect(project.files == ["404.html", "a.html", "index.html", "robots.txt", "tablesite.css"])
        let moved = try await project.save(["tablesite.yml": "output: out\n"])
        #expect(moved.changed.contains("docs/b.html"))
    }

    @Test func servesAndWatchesWhatABuildPublishes() async throws {
        var project = try PreviewedProject([
            "README.md": "# R\n\n[data](data.bin)\n", "node_modules/x/README.md": "# X\n", "package.json": "{}", "scripts/a.sh": "",
            "data.bin": "1", "made/b.md": "# B\n", ".gitignore": "", "own/c.md": "# C\n",
        ])
        await project.build()
        let own = ["404.html", "index.html", "robots.txt", "tablesite.css"]
        #expect(
            project.files.filter { !own.contains($0) } == [
                "data.bin", "made/b.html", "made/index.html", "own/c.html", "own/index.html",
            ])
        let ignored = try await project.save([".gitignore": "made/\n", "tablesite.yml": "exclude: own/\n"])
        #expect(project.files == ["404.html", "data.bin", "index.html", "robots.txt", "tablesite.css"])
        #expect(ignored.result?.leftOut.map(\.path) == ["made/", "node_modules/", "own/", "package.json", "scripts/a.sh"])
        // A link comes and goes: so does the file.
        try await project.save(["README.md": "# R\n\n[script](scripts/a.sh)\n"])
        #expect(project.files == ["404.html", "index.html", "robots.txt", "scripts/a.sh", "tablesite.css"])
    }

    @Test func servesASingleDocumentWithItsImages() async throws {
        let image = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>"
        var project = try PreviewedProject(
            ["notes/day.md": "# Day\n\n- ![Dot](img/dot.svg) Row\n", "notes/img/dot.svg": image, "notes/other.md": "# Other\n"],
            path: "notes/day.md")
        await project.build()
        #expect(project.files == ["day.html", "img/dot.svg", "tablesite.css"])
        #expect(project.watchedPaths == ["notes/day.md", "notes/Themes", "notes/tablesite.yml", "notes/img/dot.svg"])
        let wide = try await project.save(["notes/img/dot.svg": image.replacing("width=\"8\"", with: "width=\"16\"")])
        // The page tells the size of the image.
        #expect(wide.changed == ["day.html", "img/dot.svg"])
        await project.remove("notes/img/dot.svg")
        #expect(project.files == ["day.html", "tablesite.css"])
        // It may come back.
        #expect(project.watchedPaths.last == "notes/img/dot.svg")
    }

    @Test func givesPagesOfTheAuthorTheScriptAndOthersNot() async throws {
        var project = try PreviewedProject([
            "Site/index.md": "# A\n", "Site/own.html": "<body>mine</body>", "Site/own.txt": "<body></body>",
        ])
        await project.build()
        let tag = project.last.site.files["own.html"]?.tag ?? ""
        #expect(
            try project.text("own.html")
                == "<body>mine<script src=\"/.tablesite/live.js\" data-tag=\"\(tag)\" defer></script>\n</body>")
        #expect(try project.text("own.txt") == "<body></body>")
    }

    @Test func leadsFromThePageForMissingOnesToTheRootOfThePreview() async throws {
        var project = try PreviewedProject(["Site/a.md": "# A\n", "Site/tablesite.yml": "base_url: https://example.org/docs\n"])
        await project.build()
        #expect(try project.shows("href=/tablesite.css", at: "404.html"))
        #expect(try project.shows("https://example.org/docs/a.html", at: "a.html"))
    }

    @Test func hasThePolicyOfTheSettings() async throws {
        var project = try PreviewedProject(["Site/index.md": "# A\n"])
        #expect(await project.build().site.policy == .careful)
        #expect(try await project.save(["Site/tablesite.yml": "html: trusted\n"]).site.policy == nil)
        #expect(try await project.save(["Site/tablesite.yml": "html: [\n"]).site.policy == nil)
        #expect(try await project.save(["Site/tablesite.yml": "html: escaped\n"]).site.policy == .careful)
    }
}
