import Foundation
import TableSite
import Testing

@Suite struct SiteSourcesTests {
    @Test func buildsASiteInMemory() async throws {
        var sources = SiteSources(
            ["index.md": "# Tools\n\n- [Guide](guide.md)\n- [Gone](gone.md)\n\n![x](a.png)\n", "guide.md": "# Guide\n\n- One\n"],
            settings: "title: My tools\n")
        sources.files["a.png"] = [1, 2, 3]
        let site = try await sources.build()
        #expect(site.pageCount == 2)
        #expect(site.rowCount == 3)
        #expect(site.files["a.png"] == [1, 2, 3])
        let page = String(decoding: try #require(site.files["index.html"]), as: UTF8.self)
        #expect(page.contains("href=guide.html"))
        #expect(page.contains("tablesite.css"))
        #expect(site.files["tablesite.css"]?.isEmpty == false)
        let problem = try #require(site.diagnostics.first { $0.code == "link-target" })
        #expect((problem.path, problem.line, problem.column) == ("index.md", 4, 10))
        #expect(problem.severity == .warning)
        #expect(problem.excerpt == "- [Gone](gone.md)")
        #expect(problem.description.contains("--> index.md:4:10"))
    }

    @Test func takesOptionsAndThemes() async throws {
        let sources = SiteSources(
            ["index.md": "---\ndraft: true\n---\n# A\n\n- b\n"],
            themes: ["night/theme.yml": Array("extends: midnight\ntokens: {top-color: \"#123456\"}\n".utf8)])
        var options = SiteSources.Options()
        #expect(try await sources.build(options).rowCount == 0)
        options.includesDrafts = true
        options.theme = "night"
        options.baseURL = "https://example.com/"
        options.workers = 2
        let site = try await sources.build(options)
        #expect(site.pageCount == 1)
        #expect(String(decoding: try #require(site.files["tablesite.css"]), as: UTF8.self).contains("#123456"))
        #expect(String(decoding: try #require(site.files["sitemap.xml"]), as: UTF8.self).contains("https://example.com/"))
    }

    @Test func tellsWhatIsWrongWithSettings() async throws {
        let site = try await SiteSources(["a.md": "- b"], settings: "titel: x\n").build()
        let problem = try #require(site.diagnostics.first)
        #expect((problem.code, problem.severity, problem.path, problem.line) == ("settings-key", .error, "tablesite.yml", 1))
        #expect(problem.help.contains("title"))
        #expect(site.files["a.html"] != nil)
    }

    @Test func rendersAPageAlone() async throws {
        let page = try await renderPage("# A\n\n- [b](other.md)\n", settings: "theme: midnight\n")
        let text = String(decoding: page.html, as: UTF8.self)
        #expect(text.hasPrefix("<!doctype html>"))
        #expect(text.contains("href=other.md"))
        #expect(text.contains("<style>"))
        #expect(!text.contains("rel=stylesheet"))
        #expect(page.diagnostics.isEmpty)
    }

    @Test func isTheSameForAnyNumberOfWorkers() async throws {
        let sources = SiteSources(
            Dictionary(uniqueKeysWithValues: (0..<20).map { ("\($0).md", "# \($0)\n\n- [a](\($0 + 1).md)\n") }))
        var options = SiteSources.Options()
        let one = try await sources.build(options)
        options.workers = 4
        let four = try await sources.build(options)
        #expect(one.files == four.files)
        #expect(one.diagnostics == four.diagnostics)
    }
}

@Suite struct TableTests {
    @Test func hasSectionsAndRows() async throws {
        let table = await Table(
            """
            # Tools

            About them.

            ## Editors

            Old ones:

            1. [Vim](https://www.vim.org) - an *editor* {value=9.1 progress=40 accessory=check}
               - [x] small
                 with more

            ### Others
            Words.
            """)
        #expect(table.title == "Tools")
        #expect(table.header == "About them.")
        #expect(table.sections.map(\.title) == ["Editors", "Others"])
        #expect(table.sections.map(\.level) == [2, 3])
        #expect(table.sections.map(\.isOrdered) == [true, false])
        #expect(table.sections[0].header == "Old ones:")
        #expect(table.sections[0].line == 5)
        #expect(table.sections[1].header == "Words.")
        let rows = table.sections[0].rows
        #expect(rows.map(\.level) == [0, 1])
        #expect((rows[0].title, rows[0].detail, rows[0].number, rows[0].line) == ("Vim", "an editor", 1, 9))
        #expect((rows[0].value, rows[0].progress, rows[0].accessory) == ("9.1", 40, .check))
        #expect(rows[0].destination == .link("https://www.vim.org"))
        #expect(rows[1].isDone == true)
        #expect(rows[1].destination == .none)
        #expect(table.diagnostics.isEmpty)
    }

    @Test func tellsWhereARowLeads() async {
        let table = await Table("- see [a](b.md) now\n- [a](b) and [c](d)\n- x\n")
        #expect(table.sections[0].rows.map(\.destination) == [.link("b.md"), .none, .itself])
    }

    @Test func keepsWhatFollowsNestedItems() async {
        let table = await Table("- one\n\n  - two\n\n  behind\n")
        #expect(table.sections[0].rows.map(\.title) == ["one", "two"])
        #expect(table.sections[0].rows[0].body == "behind")
    }

    @Test func tellsWhatIsWrong() async throws {
        let table = await Table("# A\n\n- b {acessory=check}\n", path: "list.md")
        let problem = try #require(table.diagnostics.first)
        #expect((problem.code, problem.path, problem.line) == ("attribute-unknown", "list.md", 3))
        #expect(problem.excerpt == "- b {acessory=check}")
    }

    @Test func isEmptyForNothing() async {
        let table = await Table("")
        #expect(table.title == "Document")
        #expect(table.sections.isEmpty)
    }
}

/// What the documentation shows is what runs.
@Suite struct SnippetTests {
    @Test(arguments: [
        (
            "BuildSite",
            """
            404.html has bytes
            guide.html has bytes
            index.html has bytes
            search.html has bytes
            index.md:7:11 link-target: no page `plans.md`
            2 pages, 5 rows

            """
        ),
        (
            "ReadTable",
            """
            Fruit: Apples, five, red, done, 2.50
            Fruit: Pears, ripe, to do, no price
            <!doctype html> 0

            """
        ),
    ])
    func printsWhatItSays(name: String, output: String) throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = Self.folder.appending(path: name)
        process.standardOutput = pipe
        try process.run()
        let printed = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(String(decoding: printed, as: UTF8.self) == output)
    }

    /// Of the built programs, beside the bundle of tests that runs.
    private static var folder: URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            return (bundle?.bundleURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
        #else
            return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        #endif
    }
}
