import TableBuild
import SiteModel
import TableModel
import TableTestSupport
import Testing

@testable import SiteStages

@Suite struct SummaryTests {
    private let documents = Dictionary(
        uniqueKeysWithValues: ["preface", "a", "b", "c", "suffix", "other"].map { ("\($0).md", "# Page \($0)") })

    @Test func readsChaptersPartsRulesAndDrafts() async {
        var sources = documents
        sources["SUMMARY.md"] = """
            # Summary

            [The *preface*](preface.md)

            # Part `one`

            - [A](./a.md)
                - [B](b.md)
            - [Later]()
                - [C](c.md)
            - Only words
            - [Elsewhere](https://example.org/)

            ---

            [The end](suffix.md)
            """
        let site = await assembledSite(sources)
        #expect(
            site.navigationSketch == [
                "Contents -> index.html", "--", "The preface -> preface.html", "-- Part one", "A -> a.html", "  B -> b.html",
                "Later",
                "  C -> c.html", "Only words", "Elsewhere -> https://example.org/", "--", "The end -> suffix.html",
            ])
        #expect(
            site.pages.map(\.output.string) == [
                "SUMMARY.html", "a.html", "b.html", "c.html", "other.html", "preface.html", "suffix.html", "index.html",
            ])
        #expect(
            site.diagnostics.map(\.line) == [
                "note[navigation-missing] 1 document is not in the navigation: `other.md` = add it, or write `hidden: true` in front matter"
            ])
    }

    @Test func makesTheIndexOfTheRoot() async throws {
        var sources = documents
        sources["SUMMARY.md"] = "# S\n[P](preface.md)\n# One\n- [A](a.md)\n  - [B](b.md)\n- [Soon]()\n"
        sources["a.md"] = "---\ndescription: All of A\n---\n# A"
        let site = try await SiteFixture(sources)
        let main = try #require(site.files["index.html"]).split(separator: "\n").filter {
            $0.hasPrefix("<li id") || $0.hasPrefix("<h2")
        }
        #expect(
            main.map { $0.replacing(/<a class=tv-link.*?<\/a>/, with: "") } == [
                "<li id=preface class=disc><a href=preface.html><b>P</b></a></li>",
                "<h2 id=one>One</h2>",
                "<li id=a class=disc><a href=a.html><b>A</b> <small>All of A</small></a></li>",
                "<li id=b class=disc aria-level=2><a href=b.html><b>B</b></a></li>",
                "<li id=soon class=tv-draft><div><b>Soon</b></div></li>",
            ])
    }

    @Test func checksItsLinksAsThoseOfAPage() async throws {
        var sources = documents
        sources["SUMMARY.md"] = "# S\n- [A](a.md)\n- [B](bb.md)\n- [C](c.md#no)\n- [A again](a.md)\n"
        let site = try await SiteFixture(sources, prefix: "Site/")
        #expect(
            site.result.diagnostics.map { "\($0.path):\($0.line)" } == [
                "Site/SUMMARY.md:note[navigation-missing] 4 documents are not in the navigation: `b.md`, `other.md`, `preface.md` and 1 more"
                    + " = add them, or write `hidden: true` in front matter",
                "Site/SUMMARY.md:3:7+5 warning[link-target] no page `bb.md` (not found in Site/) = did you mean `b.md`?",
                "Site/SUMMARY.md:4:11+3 warning[link-anchor] no heading or row `#no` in `c.md` (no such place)",
                "Site/SUMMARY.md:5:1+1 note[navigation-repeated] `a.md` is in the navigation already (left out) = the first place counts",
            ])
    }

    private static let filesOfNavigation = [
        "a.md": "# A", "guide/b.md": "# B", "api.html": "<p>x", "files/x y.pdf": "x", "files/data.zip": "x",
    ]

    /// The links of the list beside a page, and of the one below home.
    private func links(_ site: SiteFixture, _ path: String) -> Set<Substring> {
        let words = (site.files[path] ?? "").split(whereSeparator: { " >".contains($0) })
        return Set(
            words.filter { $0.hasPrefix("href=") && !$0.hasPrefix("href=#") && ($0.contains("api") || $0.contains("files/")) })
    }

    @Test(arguments: ["SUMMARY.md", "_Sidebar.md"])
    func leadsToFiles(name: String) async throws {
        var sources = Self.filesOfNavigation
        sources[name] =
            "# S\n\n- [A](a.md)\n- [B](guide/b.md)\n- [API](api.html#x)\n- [PDF](files/x%20y.pdf)\n- [Z](files/data.zip)\n"
        let site = try await SiteFixture(sources)
        #expect(site.result.diagnostics == [])
        #expect(links(site, "a.html") == ["href=api.html#x", "href=files/x%20y.pdf", "href=files/data.zip"])
        #expect(links(site, "index.html") == ["href=api.html#x", "href=files/x%20y.pdf", "href=files/data.zip"])
        #expect(links(site, "guide/b.html") == ["href=../api.html#x", "href=../files/x%20y.pdf", "href=../files/data.zip"])
        #expect(site.files["files/data.zip"] != nil)
    }

    @Test func isAnOrdinaryPageWhenItLeadsToNone() async {
        let site = await assembledSite([
            "SUMMARY.md": "# Summary\n- [x](https://example.org)\n- [self](SUMMARY.md)\n", "a.md": "# A",
        ])
        #expect(site.navigationSketch == ["Contents -> index.html", "A -> a.html", "Summary -> SUMMARY.html"])
    }

    /// A document of a folder that asks for the address of the root took the place of the `SUMMARY.md` there.
    @Test(arguments: ["slug: /", "permalink: /"])
    func countsWhereverTheDocumentOfTheRootIs(address: String) async {
        let site = await assembledSite([
            "SUMMARY.md": "# Summary\n\n- [Start](docs/intro.md)\n- [Page A](docs/a.md)\n",
            "docs/intro.md": "---\n\(address)\n---\n# Intro", "docs/a.md": "# A", "z.md": "---\nhidden: true\n---\n# Z",
        ])
        #expect(site.navigationSketch == ["Start -> index.html", "Page A -> docs/a.html"])
        #expect(site.diagnostics == [])
    }

    /// Neither does that of a folder in another language.
    @Test func countsInTheFolderOfALanguage() async {
        let site = await assembledSite(
            [
                "index.md": "# Home", "start/de.md": "---\nlanguage: de\npermalink: /de/\n---\n# Anfang", "de/a.md": "# A",
                "de/SUMMARY.md": "- [Zuerst](a.md)\n", "start/SUMMARY.md": "- [No](de.md)\n",
            ], language: "en")
        #expect(site.trees.map(\.navigation.entries).map { $0.map(\.title) }.last == ["Anfang", "Zuerst"])
    }

    @Test func isNotRecognisedInAFolder() async {
        let site = await assembledSite(["guide/SUMMARY.md": "- [a](a.md)\n", "guide/a.md": "# A"])
        #expect(site.pages.map(\.output.string) == ["guide/SUMMARY.html", "guide/a.html", "index.html", "guide/index.html"])
    }

    @Test func hasAPageThatTheNavigationLeavesOut() async throws {
        let site = try await SiteFixture(["SUMMARY.md": "- [A](a.md)\n", "a.md": "# A\n- [contents](SUMMARY.md)\n"])
        #expect(site.result.diagnostics.isEmpty)
        #expect(site.files["a.html"]?.contains("<a href=SUMMARY.html><b>contents</b></a>") == true)
        #expect(site.files["SUMMARY.html"]?.contains("<a href=a.html><b>A</b></a>") == true)
        #expect(site.files["a.html"]?.contains("rel=prev href=SUMMARY.html") == false)
    }

    @Test(arguments: [
        ("_sidebar.md", "- [The A](/a)\n  - [The B](b.md)\n"), ("_Sidebar.md", "- [[The A|a]]\n  - [[b|The B]]\n"),
    ])
    func readsSidebars(path: String, text: String) async {
        let site = await assembledSite(["a.md": "# Page a", "b.md": "# Page b", path: text])
        #expect(site.navigationSketch == ["Contents -> index.html", "--", "The A -> a.html", "  The B -> b.html"])
    }

    /// What Docsify and wikis show around each page is missed by nobody.
    @Test func missesNoPartsOfTheFrameBesideASidebar() async throws {
        let files = ["a.md": "# A", "_navbar.md": "- [A](a.md)\n", "b.md": "# B", "_sidebar.md": "- [A](a.md)\n"]
        let site = try await SiteFixture(files)
        #expect(site.result.diagnostics.map(\.message) == ["1 document is not in the navigation: `b.md`"])
    }

    @Test func beginsAWikiWithItsHome() async {
        let site = await assembledSite(["Home.md": "Words", "a.md": "# Page a", "_Sidebar.md": "- [[a]]\n"])
        #expect(site.pages.first { $0.path == "Home.md" }?.output.string == "index.html")
        let other = await assembledSite(["Home.md": "Words", "a.md": "# Page a"])
        #expect(other.pages.first { $0.path == "Home.md" }?.output.string == "Home.html")
    }
}
