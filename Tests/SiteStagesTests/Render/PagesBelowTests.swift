import SiteModel
import TableBasics
import TableBuild
import TableModel
import TableTestSupport
import Testing

/// The pages below a page, under its own text.
@Suite struct PagesBelowTests {
    /// The rows that a page of a site lists below its own: their ids.
    private func listed(_ output: String, _ sources: [String: String], isOff: Bool = false) async throws -> [String] {
        var settings = SiteSettings()
        settings.language = "en"
        settings.hasPageLists = !isOff
        let site = try await SiteFixture(sources, settings: settings)
        let page = site.files[output] ?? ""
        guard let start = page.firstRange(of: "<section data-generated=pages>") else { return [] }
        return page[start.upperBound...].split(separator: "\n").compactMap { line in
            guard line.hasPrefix("<li id=") else { return nil }
            let level = line.firstRange(of: "aria-level=").map { String(line[$0.upperBound...].prefix(1)) + " " } ?? ""
            return level + line.dropFirst("<li id=".count).prefix { $0 != " " }
        }
    }

    private let guide = [
        "index.md": "# Home\n\nText.", "a.md": "# A", "guide/index.md": "# Guide", "guide/b.md": "# B", "guide/c/index.md": "# C",
        "guide/c/d.md": "# D",
    ]

    @Test func areThoseOfTheNextLevelAndMoreAtHome() async throws {
        #expect(
            try await listed("index.html", guide) == [":/a", ":/guide/index", "2 :/guide/b", "2 :/guide/c/index", "3 :/guide/c/d"])
        #expect(try await listed("guide/index.html", guide) == [":/b", ":/c/index"])
        #expect(try await listed("guide/c/index.html", guide) == [":/d"])
        #expect(try await listed("a.html", guide) == [])
        var sources = guide
        for number in 1...120 { sources["guide/\(number).md"] = "# G \(number)" }
        #expect(try await listed("index.html", sources) == [":/a", ":/guide/index"])
    }

    /// Files of the site are copied for it; what is elsewhere is marked as in other rows.
    @Test func leadToFilesAndElsewhere() async throws {
        var settings = SiteSettings()
        settings.navigation = ["a.md", "api.html", "z.unknown", "https://a.example"].enumerated().map { number, path in
            NavigationLine(path, title: number == 0 ? nil : "T\(number)", at: SourceRange(line: number + 1, column: 1))
        }
        let sources = ["index.md": "# Home\n\nText.", "a.md": "# A", "api.html": "<p>x", "z.unknown": "x"]
        let site = try await SiteFixture(sources, settings: settings)
        let rows = site.files["index.html"]?.split(separator: "\n").filter { $0.hasPrefix("<li id=") }
        #expect(
            rows == [
                "<li id=:/a class=disc><a href=a.html><b>A</b></a></li>",
                "<li id=:/api class=disc><a href=api.html><b>T1</b></a></li>",
                "<li id=:/z.unknown class=disc><a href=z.unknown><b>T2</b></a></li>",
                "<li id=:/https://a.example><a href=https://a.example><b>T3</b></a></li>",
            ])
        #expect(site.files["z.unknown"] == "x")
        #expect(site.result.diagnostics == [])
    }

    @Test(arguments: [
        ("[A](a.md) and [Guide](guide/)", []), ("[A](a.md), [B](guide/b.md), [D](guide/c/d.md)", []),
        ("- [Guide](guide/)\n", [":/a", ":/guide/index"]), ("Only [another](https://a.example).", [":/a", ":/guide/index"]),
        ("- Row\n", [":/a", ":/guide/index"]),
    ])
    func areLeftOutWhereThePageLeadsToThem(text: String, expected: [String]) async throws {
        var sources = guide
        sources["index.md"] = "# Home\n\n" + text
        #expect(try await listed("index.html", sources).filter { !$0.hasPrefix("2") && !$0.hasPrefix("3") } == expected)
    }

    /// A page that leads to most of the pages below it has the others, in a site whose menu does not have all.
    @Test func areTheMissingOnesInALargeSite() async throws {
        var sources = [
            "index.md": "# Home\n\n[A](a.md) [B](b.md) [C](c.md)", "a.md": "# A", "b.md": "# B", "c.md": "# C", "d.md": "# D",
        ]
        #expect(try await listed("index.html", sources) == [])
        for number in 1...120 { sources["a/\(number).md"] = "# \(number)" }
        sources["a/index.md"] = "# Numbers"
        sources["index.md"]? += " [Numbers](a/)"
        #expect(try await listed("index.html", sources) == [":/d"])
    }

    /// What stands below a title without a page belongs to the title; too many pages are represented by their first.
    @Test func lookThroughTitlesAlone() async throws {
        var sources = ["index.md": "# Home", "SUMMARY.md": "- [Home](index.md)\n- [Title]()\n"]
        let add = { (sources: inout [String: String], numbers: ClosedRange<Int>) in
            for number in numbers {
                sources["\(number).md"] = "# \(number)"
                sources["SUMMARY.md"]? += "    - [\(number)](\(number).md)\n"
            }
        }
        add(&sources, 1...150)
        let shown = try await listed("index.html", sources)
        #expect(shown.count == 150)
        #expect(shown.last == "2 :/150")
        add(&sources, 151...450)
        #expect(try await listed("index.html", sources) == [":/1"])
    }

    @Test func areLeftOutWhereNobodyWantsThem() async throws {
        #expect(try await listed("index.html", guide, isOff: true) == [])
        var sources = guide
        sources["index.md"] = "---\npage_list: false\n---\n# Home"
        #expect(try await listed("index.html", sources) == [])
        #expect(try await listed("guide/index.html", sources) == [":/b", ":/c/index"])
    }

    @Test func areWhereTheWayBackLeads() async throws {
        let site = try await SiteFixture(guide)
        #expect(site.files["guide/b.html"]?.contains("<header class=tv-bar><a class=tv-back href=index.html#:/b>Guide</a>") == true)
        #expect(
            site.files["guide/index.html"]?.contains("<header class=tv-bar><a class=tv-back href=../index.html#:/guide/index>")
                == true)
    }

    /// What leads to a page calls it by one name, also where that is not its title.
    @Test func haveOneNameWhateverLeadsToThem() async throws {
        let site = try await SiteFixture([
            "index.md": "# Home\n\nText.", "guide/index.md": "---\ntitle: Guide\nlinkTitle: The whole guide\n---\nText.",
            "guide/a/index.md": "# A", "guide/a/b.md": "# B",
        ])
        let page = try #require(site.files["guide/a/index.html"])
        #expect(page.contains("<a class=tv-back href=../index.html#:/a/index>The whole guide</a>"))
        let inner = try #require(site.files["guide/a/b.html"])
        #expect(inner.contains("<li><a href=../index.html>The whole guide</a></li>"))
    }

    /// Descriptions are Markdown to those who write them; a list has room for words.
    @Test func haveTheWordsOfTheirDescriptions() async throws {
        var settings = SiteSettings()
        settings.description = "*All* of it"
        let documents = [
            "index.md": "# Home\n\nText.", "a.md": "---\ndescription: '`after` slices <em>all</em> of **it**'\n---\n# A",
        ]
        let site = try await SiteFixture(documents, settings: settings)
        #expect(site.files["index.html"]?.contains("<b>A</b> <small>after slices all of it</small>") == true)
        #expect(site.files["index.html"]?.contains("<meta name=description content=\"All of it\">") == true)
        #expect(site.files["a.html"]?.contains("<meta name=description content=\"after slices all of it\">") == true)
    }

    @Test func standInThePartsOfASummary() async throws {
        var sources = guide
        sources["SUMMARY.md"] = "# S\n\n[Home](index.md)\n[A](a.md)\n\n# Part\n\n- [B](guide/b.md)\n  - [C](guide/c/index.md)\n"
        let page = try #require(try await SiteFixture(sources).files["index.html"])
        #expect(page.contains("Part</h2>\n<ul role=list aria-label=Part>\n<li id=:/guide/b class=disc>"))
        #expect(try await listed("guide/b.html", sources) == [":/c/index"])
    }

    /// Pages may be called as parts of the frame are: `:content` is that of `<main>`, `:pages` that of the menu.
    @Test func haveIDsOfTheirOwn() async throws {
        var sources = ["index.md": "# Home\n\nText."]
        for name in ["content", "found", "outline", "pages", "1"] { sources["\(name).md"] = "# \(name)\n" }
        #expect(try await listed("index.html", sources) == [":/1", ":/content", ":/found", ":/outline", ":/pages"])
        let site = try await SiteFixture(sources)
        for name in ["content", "pages"] {
            #expect(site.files["index.html"]?.ranges(of: "id=\":\(name)\"").count == 1)
            #expect(site.files["\(name).html"]?.contains(" href=index.html#:/\(name)>Home</a>") == true)
        }
    }
}
