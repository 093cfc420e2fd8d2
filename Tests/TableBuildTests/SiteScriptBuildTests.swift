import TableModel
import TableTestSupport
import Testing

@testable import TableBuild

/// Which sites have a script, and which of their pages.
@Suite struct SiteScriptBuildTests {
    private static let long = "# Long\n\n" + (1...12).map { "- Row \($0)\n" }.joined()
    private static let short = "# Short\n\n- Row\n"
    private static let tasks = "# Tasks\n\n- [ ] Open\n- [x] Done\n"

    private func build(
        _ files: [String: String], isSearched: Bool = true, language: String = "en"
    ) async throws -> [String: String] {
        var settings = SiteSettings()
        settings.isSearched = isSearched
        settings.language = language
        return try await SiteFixture(files, settings: settings).files
    }

    /// A list of contents leads to what is looked for, and nothing else is in rows here.
    @Test func contentsHaveNoField() async throws {
        let headings = (1...12).map { "## Part \($0)\n\nText.\n\n" }.joined()
        let contents = (1...12).map { "- [Part \($0)](#part-\($0))\n" }.joined()
        let files = try await build(["index.md": "# T\n\n## Contents\n\n\(contents)\n\(headings)", "a.md": "# A\n\n- [ ] b\n"])
        #expect(files["index.html"]?.contains("tv-contents") == true)
        #expect(files["index.html"]?.contains("data-filter") == false)
    }

    /// Who looks for something in a reference does not look in the few words of its lists alone.
    @Test func pagesOfTextHaveNoField() async throws {
        let text = "## Part\n\nWords that stand in no row.\n\n"
        let files = try await build([
            "index.md": Self.long + String(repeating: text, count: 20), "a.md": Self.long + String(repeating: text, count: 2),
            // Neither its tags nor its code are words.
            "b.md": Self.long
                + "\n<div align=\"center\"><img src=\"https://e.org/\(String(repeating: "x", count: 900)).svg\" alt=\"A\"></div>\n\n```\n\(String(repeating: "code ", count: 200))\n```\n",
        ])
        #expect(files["b.html"]?.contains("data-filter") == true)
        #expect(files["index.html"]?.contains("data-filter") == false)
        #expect(files["a.html"]?.contains("data-filter") == true)
    }

    @Test(arguments: [
        (long, "<script src=tablesite.js data-filter defer></script>\n"), (tasks, "<script src=tablesite.js defer></script>\n"),
    ])
    func pageHasItWhereThereIsUseForIt(document: String, element: String) async throws {
        let files = try await build(["index.md": Self.short, "a.md": "---\nsearch: false\n---\n" + document])
        #expect(files["a.html"]?.contains(element) == true)
        #expect(files["index.html"]?.contains("<script") == false)
        #expect(files["tablesite.js"] != nil)
    }

    /// A site of several pages has a field for all of them on each.
    @Test func pagesOfOneSiteAllHaveIt() async throws {
        let files = try await build(["index.md": Self.short, "a/b/c.md": Self.long])
        #expect(files["index.html"]?.contains("<script src=tablesite.js data-search defer></script>\n") == true)
        #expect(files["a/b/c.html"]?.contains("<script src=../../tablesite.js data-filter data-search defer></script>\n") == true)
        #expect(files["search.html"]?.contains("<script src=tablesite.js data-search=results defer></script>\n") == true)
        #expect(
            files.keys.filter { $0.hasPrefix("search-index/") }.sorted().prefix(2) == [
                "search-index/index.js", "search-index/r0-0.js",
            ])
    }

    /// What an author has at the place of the results or of the index keeps its words, and the search its files.
    @Test(arguments: [
        ("search.md", "search.html", "search-results.html"), ("search-results.md", "search-results.html", "search.html"),
        ("search-index/own.md", "search-index-2/own.html", "search.html"),
    ])
    func authorsHaveTheSamePlaces(document: String, page: String, results: String) async throws {
        let files = try await build(["index.md": Self.short, "a.md": Self.long, document: "# Mine\n\n- Ours\n"])
        #expect(files[page]?.contains("Ours") == true)
        #expect(files[results]?.contains("data-search=results") == true)
        #expect(files["search-index/index.js"]?.contains("\"page\":\"\(results)\"") == true)
    }

    @Test func pageInAFolderFindsIt() async throws {
        let files = try await build(["index.md": Self.short, "a/b/c.md": "---\nsearch: false\n---\n" + Self.long])
        #expect(files["a/b/c.html"]?.contains("<script src=../../tablesite.js data-filter defer></script>\n") == true)
    }

    @Test(arguments: [short, "# Eleven\n\n" + (1...11).map { "- Row \($0)\n" }.joined()])
    func siteWithoutUseForItHasNone(document: String) async throws {
        let files = try await build(["index.md": Self.short, "a.md": "---\nsearch: false\n---\n" + document])
        #expect(files["tablesite.js"] == nil)
        #expect(!files.values.contains { $0.contains("<script") })
    }

    @Test func siteThatWantsNoneHasNoTraceOfIt() async throws {
        let documents = ["index.md": Self.long, "tasks.md": Self.tasks]
        let with = try await build(documents)
        let without = try await build(documents, isSearched: false)
        #expect(without["tablesite.js"] == nil && with["tablesite.js"] != nil)
        for trace in ["tv-filter", "tv-ticks"] {
            #expect(without["tablesite.css"]?.contains(trace) == false && with["tablesite.css"]?.contains(trace) == true)
        }
        for (path, page) in without where path.hasSuffix(".html") {
            let lines = with[path]?.split(separator: "\n").filter { !$0.hasPrefix("<script") }
            #expect(page.split(separator: "\n") == lines, "\(path)")
        }
    }

    @Test func aloneItHasItsWordsAndPartsAlone() async throws {
        let files = try await build(["index.md": Self.tasks], language: "de")
        let script = try #require(files["tablesite.js"])
        #expect(script.contains("H\u{E4}kchen") && !script.contains("Diese Seite filtern"))
    }
}
