import TableBuild
import SiteModel
import TableHTML
import TableModel
import TableTestSupport
import Testing

@testable import SiteStages

/// What readers of one language see of the site.
@Suite struct LanguageTreeTests {
    private let sources = [
        "index.md": "# Home", "a.md": "# A", "guide/b.md": "# B",
        "ar/index.md": "---\nlanguage: ar\n---\n# بيت", "ar/a.md": "# ا", "ar/guide/b.md": "# ب", "ar/guide/c.md": "# ت",
    ]

    private func sketch(_ output: String, _ site: NavigatedSite) -> [String] {
        let number = site.number(output)
        let navigation = site.pageNavigation(of: output)
        let page = site.pages[number]
        return [
            "side: "
                + navigation.side.flatMap(\.entries).flatMap { [$0] + $0.children }.map {
                    $0.isCurrent ? "[\($0.title)]" : $0.title
                }.joined(separator: ", "),
            "path: " + navigation.path.map(\.title).joined(separator: ", "),
            "turns: \(navigation.previous?.url ?? "-") \(navigation.next?.url ?? "-")",
            "depth \(page.depth), parent \(page.parent.map { site.pages[$0].output.string } ?? "-")",
        ]
    }

    @Test func hasAHomeAndANavigationOfItsOwn() async {
        let site = await assembledSite(sources)
        #expect(
            sketch("index.html", site) == ["side: [Home], A, Guide, B", "path: ", "turns: - a.html", "depth 0, parent -"])
        #expect(
            sketch("guide/b.html", site) == [
                "side: Home, A, Guide, [B]", "path: Home, Guide", "turns: index.html -", "depth 2, parent guide/index.html",
            ])
        #expect(sketch("ar/index.html", site) == ["side: [بيت], ا, Guide, ب, ت", "path: ", "turns: - a.html", "depth 0, parent -"])
        #expect(
            sketch("ar/guide/b.html", site) == [
                "side: بيت, ا, Guide, [ب], ت", "path: بيت, Guide", "turns: index.html c.html",
                "depth 2, parent ar/guide/index.html",
            ])
        #expect(site.trees.map(\.title) == ["Home", "بيت"])
    }

    @Test func isNotAmongTheRowsOfTheRoot() async throws {
        var own = sources
        own["index.md"] = nil
        let site = try await SiteFixture(own)
        let page = try #require(site.files["index.html"])
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("<li id=") }.map { $0.prefix { $0 != ">" } }
        #expect(rows == ["<li id=a class=disc", "<li id=guide class=disc"])
        #expect(page.contains("<li><a href=ar/index.html lang=ar hreflang=ar dir=rtl>العربية</a></li>"))
    }

    @Test func isARowOfARootWithNothingElse() async throws {
        let site = try await SiteFixture([
            "en/index.md": "---\nlanguage: en\n---\n# Tea", "ja/index.md": "---\nlanguage: ja\n---\n# お茶", "ja/a.md": "# A",
        ])
        let page = try #require(site.files["index.html"])
        #expect(page.contains("<a href=en/index.html><b>English</b> <small>Tea</small></a>"))
        #expect(page.contains("<a href=ja/index.html><b>日本語</b> <small>お茶</small></a>"))
        #expect(!page.contains("tv-languages") && !page.contains("tv-side"))
        #expect(site.files["en/index.html"]?.contains("tv-side") == false)
        #expect(site.files["ja/index.html"]?.contains("tv-side") == true)
        #expect(site.result.diagnostics == [])
    }

    @Test func hasTheOrderOfItsSummary() async {
        var sources = sources
        sources["ar/SUMMARY.md"] = "# S\n\n- [ت](guide/c.md)\n    - [ا](a.md)\n- [ب](guide/b.md)\n"
        let site = await assembledSite(sources)
        #expect(
            sketch("ar/a.html", site).dropFirst() == [
                "path: بيت, ت", "turns: guide/c.html guide/b.html", "depth 2, parent ar/guide/c.html",
            ])
        #expect(sketch("index.html", site)[0] == "side: [Home], A, Guide, B")
        #expect(site.diagnostics == [])
    }

    @Test func isNoPartOfANavigationInTheSettings() async {
        let site = await assembledSite(sources, navigation: ["index.md", "guide", "ar"])
        #expect(site.navigationSketch == ["Home -> index.html", "Guide -> guide/index.html", "  B -> guide/b.html"])
        #expect(sketch("ar/a.html", site)[0] == "side: بيت, [ا], Guide, ب, ت")
        #expect(
            site.diagnostics.map(\.line) == [
                "4:3+2 warning[link-target] `ar` is in another language (has a navigation of its own)"
                    + " = leave it out; pages are linked with their translations",
                "1:1+10 note[navigation-missing] 1 document is not in the navigation: `a.md` = add it, or write `hidden: true` in front matter",
            ])
    }

    @Test func hasAFeedOfItsOwn() async throws {
        var settings = SiteSettings()
        settings.baseURL = "https://example.org"
        settings.language = "de"
        let site = try await SiteFixture(
            [
                "index.md": "# D", "a.md": "---\ndate: 2024-01-01\n---\n# A",
                "ar/index.md": "---\nlanguage: ar\ndescription: و\n---\n# ا",
                "ar/b.md": "---\ndate: 2024-01-02\n---\n# ب", "ar/en.md": "---\ndate: 2024-01-03\nlanguage: en\n---\n# E",
            ], settings: settings)
        let own = try #require(site.files["feed.xml"])
        #expect(own.contains("xml:lang=\"de\">\n<title>D</title>") && own.contains("/a.html") && !own.contains("/ar/"))
        let arabic = try #require(site.files["ar/feed.xml"])
        #expect(arabic.contains("xml:lang=\"ar\">\n<title>ا</title>\n<subtitle>و</subtitle>\n"))
        #expect(arabic.contains("<entry xml:lang=\"en\">\n<title>E</title>") && arabic.contains("<entry>\n<title>ب</title>"))
        #expect(!arabic.contains("/a.html"))
        #expect(site.files["ar/b.html"]?.contains("title=ا href=feed.xml>") == true)
        #expect(site.files["404.html"]?.contains("<html lang=de ") == true)
        #expect(site.files["404.html"]?.contains("<h1>Seite nicht gefunden</h1>") == true)
    }

    @Test func givesRedirectsTheLanguageOfWhatTheyLeadTo() async throws {
        let site = try await SiteFixture([
            "index.md": "# D", "ja/index.md": "---\nlanguage: ja\n---\n# あ", "ja/b.md": "---\naliases: old.html\n---\n# い",
        ])
        let redirects = site.files.filter { $0.value.contains("http-equiv=refresh") }
        #expect(redirects.count == 1)
        #expect(redirects.values.first?.contains("<html lang=ja>") == true)
    }
}
