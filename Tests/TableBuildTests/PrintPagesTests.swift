import SiteModel
import TableModel
import TableTestSupport
import Testing

@testable import TableBuild

@Suite struct PrintPagesTests {
    private let sources = [
        "index.md": "# Home\n\n- [A](guide/a.md#part)\n- [Gone](print.md)\n",
        "guide/a.md": """
        # A {#top-of-a}

        Note[^1]. [Here](#part), [home](../index.md), [list](../b.md#row), [out](https://e.org/), [file](x.bin).

        ## Part

        - Row
        - Other {aliases=old}

        #### Deep

        <details><summary>More</summary>Folded</details>

        [^1]: The note.
        """,
        "guide/x.bin": "1", "b.md": "# B\n\n## Part\n\n- Row\n- Row\n\nText[^1].\n\n[^1]: Another.\n",
        "hidden.md": "---\nhidden: true\n---\n# Hidden\n", "left.md": "---\nprint: false\n---\n# Left out\n",
    ]

    private func settings(_ isPrinted: Bool = true) -> SiteSettings {
        var settings = SiteSettings()
        (settings.title, settings.language, settings.isPrinted) = ("Site", "en", isPrinted)
        settings.baseURL = "https://e.org/docs"
        return settings
    }

    /// The values of an attribute in what is behind the start of main.
    private func values(of name: String, in page: String) -> [String] {
        let main = page.split(separator: "<main", maxSplits: 1).last ?? ""
        return main.matches(of: /[ ](id|href)=("[^"]*"|[^ >]*)/).filter { $0.1 == name }.map { String($0.2).filter { $0 != "\"" } }
    }

    @Test func holdsAllPagesInTheirOrder() async throws {
        let site = try await SiteFixture(sources, settings: settings())
        let page = try #require(site.files["print.html"])
        let titles = page.matches(of: /<h[12][^>]*>(?:<a[^>]*><\/a>)?([^<]*)</).map { String($0.1) }
        #expect(titles == ["Site", "Home", "B", "A"] || titles == ["Site", "Home", "A", "B"])
        #expect(page.contains("<title>Site</title>") && page.contains("<meta name=robots content=noindex>"))
        #expect(!page.contains("canonical"))
        #expect(!page.contains("Hidden") && !page.contains("Left out</h2>"))
        for sheet in [site.files["tablesite.css"]] { #expect(sheet?.contains(".tv-chapter") == true) }
    }

    @Test func idsAreUniqueAndLinksStayInside() async throws {
        let site = try await SiteFixture(sources, settings: settings())
        let page = try #require(site.files["print.html"])
        let ids = values(of: "id", in: page)
        #expect(Set(ids).count == ids.count)
        let inner = values(of: "href", in: page).filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
        #expect(Set(inner).subtracting(ids) == [])
        let outer = values(of: "href", in: page).filter { !$0.hasPrefix("#") }
        #expect(Set(outer) == ["https://e.org/", "guide/x.bin", "print.md"])
        // Headings are one level deeper, and nothing is folded.
        #expect(page.contains("<h3 id=:") && page.contains("<h4 id=:") && page.contains("<details open>"))
    }

    @Test func aPageCanAskForItselfAndWhatIsBelow() async throws {
        var sources = sources
        sources["guide/index.md"] = "---\nprint: true\n---\n# Guide\n\n- [A](a.md)\n- [B](../b.md)\n"
        sources["b.md"] = "---\nprint: true\n---\n# B\n"
        let site = try await SiteFixture(sources, settings: settings(false))
        let page = try #require(site.files["guide/print.html"])
        #expect(page.matches(of: /<h[12][^>]*>(?:<a[^>]*><\/a>)?([^<]*)</).map { String($0.1) } == ["Guide", "Guide", "A"])
        #expect(page.contains("href=#:2") && page.contains("href=../b.html") && page.contains("href=x.bin"))
        #expect(site.files["b-print.html"]?.contains("<h2 id=:1:b><a class=tv-link href=#:1:b ") == true)
        #expect(site.files["print.html"] == nil)
    }

    /// Folders without a text of their own, and groups, say what the pages below them belong to.
    @Test func listsChaptersBelowTheirTitles() async throws {
        let site = try await SiteFixture(
            [
                "index.md": "# Home\n", "a/one.md": "# One\n", "a/two.md": "# Two\n", "b/index.md": "# B\n", "b/b.md": "# B0\n",
                "b/c/one.md": "# C1\n", "b/c/two.md": "---\nprint: false\n---\n# C2\n", "d/one.md": "---\nprint: false\n---\n# D\n",
            ], settings: settings())
        let page = try #require(site.files["print.html"])
        let list = try #require(page.firstMatch(of: /<header class=tv-header>(?s:.*?)<\/header>/)).0
        let plain = list.replacing(/<\/?a[^>]*>|<h1.*\/h1>|<\/?header[^>]*>|<\/li>|\n/, with: "")
        #expect(
            plain == "<ul><li>Home<li>A<ul><li>One<li>Two</ul><li>B<ul><li>B0<li>C<ul><li>C1</ul></ul></ul>", "\(plain)")
        #expect(!list.contains(">A</a>") && list.contains(">B</a>") && list.contains("<a href=#:6>C1</a>"))
    }

    @Test func linksOfTheSiteLeadThere() async throws {
        var sources = sources
        sources["index.md"] = "# Home\n\n[On paper](print.html)\n"
        let site = try await SiteFixture(sources, settings: settings())
        #expect(site.result.diagnostics == [])
        #expect(site.files["index.html"]?.contains("href=print.html") == true)
    }

    /// On paper a link says where it leads, and one that says nothing else says it once.
    @Test func bareAddressesAreMarked() async throws {
        var sources = sources
        sources["index.md"] =
            "# Home\n\nSee https://e.org/a and [words](https://e.org/b).\n\n- <https://e.org/c>\n- [Row](https://e.org/d)\n"
        let site = try await SiteFixture(sources, settings: settings())
        let page = try #require(site.files["print.html"])
        #expect(page.contains("<a class=tv-bare href=https://e.org/a>") && page.contains("<a href=https://e.org/b>"))
        #expect(page.contains(/<a href=https:\/\/e.org\/c class=tv-bare>|<a class=tv-bare href=https:\/\/e.org\/c>/))
        #expect(page.contains("<a href=https://e.org/d>"))
        // So does each page of the site by itself, and without such a page none.
        #expect(site.files["index.html"]?.contains("<a class=tv-bare href=https://e.org/a>") == true)
        #expect(try await SiteFixture(sources).files["index.html"]?.contains("tv-bare") == false)
    }

    @Test func nobodyFindsItTwice() async throws {
        let site = try await SiteFixture(sources, settings: settings())
        #expect(site.files["sitemap.xml"]?.contains("print.html") == false)
        #expect(site.files.filter { $0.key.hasPrefix("search-index/") }.allSatisfy { !$0.value.contains("print.html") })
        let without = try await SiteFixture(sources, settings: settings(false))
        #expect(site.result.pageCount == without.result.pageCount && site.result.rowCount == without.result.rowCount)
        #expect(site.result.diagnostics == without.result.diagnostics)
        // And not a byte of the other pages and of a site without it is another.
        for (path, text) in without.files {
            if path.hasSuffix(".html") { #expect(site.files[path] == text) }
            #expect(!text.contains("tv-chapter"))
        }
    }

    @Test func theAuthorsFileComesFirst() async throws {
        var sources = sources
        sources["print.md"] = "# My own\n"
        let site = try await SiteFixture(sources, settings: settings())
        #expect(site.files["print.html"]?.contains("My own") == true && site.files["print.html"]?.contains("tv-chapter") == false)
    }

    @Test func eachLanguageHasItsOwn() async throws {
        let site = try await SiteFixture(
            ["index.md": "# Home\n", "de/index.md": "---\nlanguage: de\n---\n# Heim\n", "de/b.md": "# Wort\n"], settings: settings()
        )
        #expect(site.files["de/print.html"]?.contains("<html lang=de") == true)
        #expect(site.files["de/print.html"]?.contains("Wort</h2>") == true)
        #expect(site.files["print.html"]?.contains("Wort</h2>") == false)
    }

    /// A reader's voice and the direction of lines follow the language of each chapter.
    @Test func chaptersSayTheirLanguage() async throws {
        let site = try await SiteFixture(
            [
                "index.md": "# Home\n\n## Part\n\n- Row\n", "de.md": "---\nlanguage: de\n---\n# Deutsch\n\n## Teil\n\n- Zeile\n",
                "he.md": "---\nlanguage: he\n---\n# שלום\n\n## חלק\n\n- שורה\n",
            ], settings: settings())
        let page = try #require(site.files["print.html"])
        let main = page.split(separator: "<main", maxSplits: 1).last ?? ""
        let parts = main.matches(of: /<(header|section)([^>]*)>/).map { String($0.2) }
        #expect(parts.count == 7)
        #expect(parts.count { $0.hasSuffix(" lang=de") } == 2)
        #expect(parts.count { $0.hasSuffix(" lang=he dir=rtl") } == 2)
        #expect(parts.count { !$0.contains("lang") && !$0.contains("dir") } == 3)
        #expect(!page.contains("<html lang=en dir"))
    }

    /// The words that tablesite itself writes as well, in those languages that it knows.
    @Test func chaptersHaveWordsOfTheirLanguage() async throws {
        let site = try await SiteFixture(
            [
                "index.md": "# Home\n\n> [!NOTE]\n> Text.\n", "de.md": "---\nlanguage: de\n---\n# Deutsch\n\n> [!NOTE]\n> Satz.\n",
                "la.md": "---\nlanguage: la\n---\n# Latine\n\n> [!NOTE]\n> Verba.\n",
            ], settings: settings())
        let page = try #require(site.files["print.html"])
        let titles = page.matches(of: /<p class=tv-alert-title([^>]*)>([^<]*)/).map { $0.2 + $0.1 }
        #expect(Set(titles) == ["Note", "Hinweis", "Note lang=en"])
    }
}
