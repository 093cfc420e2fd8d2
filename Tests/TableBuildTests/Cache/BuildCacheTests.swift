import SiteModel
import TableModel
import TableThemes
import Testing
@testable import TableBuild

@Suite struct BuildCacheTests {
    @Test func rendersOnlyTheChangedPageAgain() async throws {
        var project = EditedProject()
        for number in 0..<20 { project["guide/\(number).md"] = "# Page \(number)\n\n- Row {#row}\n- [next](\(number + 1).md)\n" }
        project["index.md"] = "# Root\n"
        try await project.build()
        project["guide/7.md"] = "# Page 7\n\n- Row {#row}\n- Another\n"
        let site = try await project.build()
        #expect(project.rendered(site) == ["404.html", "guide/7.html", "guide/index.html"])
        #expect(site.files[OutputPath("guide/7.html")].map { String(decoding: $0, as: UTF8.self) }?.contains("Another") == true)
    }

    @Test func indexesOnlyThePagesAroundAChangedOneAgain() async throws {
        var project = EditedProject()
        project["index.md"] = "# Root\n"
        project["a.md"] = "# A\n\n" + (0..<4200).map { "- Row \($0)\n" }.joined()
        project["b.md"] = "# B\n\n- Pear\n"
        try await project.build()
        #expect(try await project.build().keptPaths.contains(OutputPath("search-index/index.js")))
        project["b.md"] = "# B\n\n- Plum\n"
        let site = try await project.build()
        #expect(site.keptPaths.contains(OutputPath("search-index/r0-0.js")))
        #expect(site.keptPaths.isDisjoint(with: [OutputPath("search-index/r1-0.js"), OutputPath("search-index/index.js")]))
        let anew = try await project.buildAnew().site
        #expect(site.files == anew.files && site.files[OutputPath("search-index/r1-0.js")] != nil)
        // What is called otherwise is another document.
        project["b.md"] = "---\nsearch: false\n---\n# B\n\n- Plum\n"
        #expect(try await project.build().files == project.buildAnew().site.files)
    }

    @Test func rendersThePagesThatShowAChangedTitle() async throws {
        var project = EditedProject()
        for number in 0..<20 { project["\(number + 10).md"] = "---\norder: \(number)\n---\n# Page \(number)\n\n- Row\n" }
        project.settings.hasSideList = false
        try await project.build()
        project["17.md"] = "---\norder: 7\n---\n# Renamed\n\n- Row\n"
        let site = try await project.build()
        // The page itself, the table of its folder, and the two that lead to it by name.
        #expect(project.rendered(site) == ["16.html", "17.html", "18.html", "404.html", "index.html"])
    }

    @Test func resolvesTheLinksIntoAPageWhoseIdsChanged() async throws {
        var project = EditedProject()
        project["index.md"] = "# Root\n"
        project["a.md"] = "# A\n\n- Old title\n"
        project["b.md"] = "# B\n\n- [a row](a.md#old-title)\n"
        project["c.md"] = "# C\n\n- [a page](a.md)\n"
        try await project.build()
        #expect(project.diagnostics == [])
        project["a.md"] = "# A\n\n- New title\n"
        let site = try await project.build()
        #expect(project.rendered(site) == ["404.html", "a.html", "b.html"])
        #expect(project.diagnostics == ["b.md: link-anchor"])
        project["a.md"] = "# A\n\n- Old title\n"
        try await project.build()
        #expect(project.diagnostics == [])
    }

    /// Of a document that is split: a heading, a row and an id that moved from one of its pages to another.
    @Test(arguments: ["### Moved", "- Moved", "<a name=moved></a>Words"])
    func followsAnIdFromOnePartToAnother(thing: String) async throws {
        var project = EditedProject()
        func guide(_ one: String, _ two: String) -> String {
            "---\nsplit: 2\n---\n# Guide\n\n[x](#moved)\n\n## One\n\n\(one)\n\n## Two\n\nText.\n\n\(two)\n\n## Three\n\n[x](#Moved)\n"
        }
        project["index.md"] = "# Root\n"
        project["b.md"] = "# B\n\n[x](guide.md#moved)\n"
        project["c.md"] = "# C\n\n[x](guide.md#three)\n"
        project["guide.md"] = guide(thing, "")
        @discardableResult func check(_ part: String?) async throws -> CollectedSite {
            let site = try await project.build()
            let anew = try await project.buildAnew()
            #expect(site.files == anew.site.files && project.result.diagnostics == anew.result.diagnostics)
            let page = site.files[OutputPath("b.html")].map { String(decoding: $0, as: UTF8.self) } ?? ""
            #expect(page.contains(part.map { "guide/\($0).html#moved" } ?? "guide/index.html#moved"), "\(page)")
            #expect(project.diagnostics.count == (part == nil ? 3 : 0))
            return site
        }
        try await check("one")
        project["guide.md"] = guide("", thing)
        // Whose link leads where it did stays as it is.
        #expect(try await check("two").keptPaths.contains(OutputPath("c.html")))
        project["guide.md"] = guide("", "")
        try await check(nil)
        project["guide.md"] = guide(thing, thing)
        try await check("one")
    }

    @Test func readsAFileAgainThatCouldNotBeRead() async throws {
        var project = EditedProject()
        project["index.md"] = "# Root\n"
        project["a.md"] = "# A\n"
        project.unreadable = ["a.md"]
        try await project.build()
        #expect(project.diagnostics == ["a.md: source-unreadable"])
        project.unreadable = []
        let site = try await project.build()
        #expect(project.diagnostics == [])
        #expect(site.files[OutputPath("a.html")] != nil)
    }

    @Test func copiesWhatIsReferredToFromNowOn() async throws {
        var project = EditedProject()
        project["index.md"] = "# Root\n\n[a](demo.html)\n"
        project["other.md"] = "# Other\n"
        (project["demo.html"], project["x.bin"], project["y.bin"]) = ("<a href=x.bin>", "1", "2")
        func binaries(_ site: CollectedSite) -> [String] { site.files.keys.map(\.string).filter { $0.hasSuffix(".bin") }.sorted() }
        #expect(binaries(try await project.build()) == ["x.bin"])
        // The pages are those of the build before; only what the author's own page refers to is another file.
        project["demo.html"] = "<a href=y.bin>"
        let changed = try await project.build()
        #expect(binaries(changed) == ["y.bin"])
        #expect(project.rendered(changed) == ["404.html", "demo.html"])
        project["other.md"] = "# Other\n\n[x](x.bin)\n"
        #expect(binaries(try await project.build()) == ["x.bin", "y.bin"])
        project["other.md"] = "# Other\n"
        #expect(binaries(try await project.build()) == ["y.bin"])
        #expect(project.result.leftOut == [LeftOut("x.bin", .unreferenced)])
    }

    @Test func keepsNothingWhenAListOfHashesIsWanted() async throws {
        var project = EditedProject()
        project.settings.hasManifest = true
        project["index.md"] = "# Root\n"
        try await project.build()
        #expect(try await project.build().keptPaths == [])
    }

    /// Random edits of documents, images, settings and themes, each followed by a build with the cache of the one before: it is
    /// the site, and says what is wrong with it, as a build without one.
    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func makesTheSameSiteAsABuildWithout(seed: UInt64) async throws {
        var editor = ProjectEditor(seed: seed)
        var project = EditedProject()
        editor.begin(&project)
        for step in 0..<25 {
            if step > 0 { editor.edit(&project) }
            let site = try await project.build()
            let fresh = try await project.buildAnew()
            #expect(site.files.keys.sorted() == fresh.site.files.keys.sorted(), "seed \(seed), step \(step): \(editor.last)")
            for (path, bytes) in fresh.site.files where site.files[path] != bytes {
                Issue.record("seed \(seed), step \(step), \(editor.last): `\(path.string)` is not the same")
            }
            #expect(project.result.diagnostics == fresh.result.diagnostics, "seed \(seed), step \(step): \(editor.last)")
            #expect(project.result.leftOut == fresh.result.leftOut, "seed \(seed), step \(step): \(editor.last)")
            #expect(project.result.rowCount == fresh.result.rowCount)
        }
    }
}
