import SiteModel
import TableBuild
import TableModel
import TableTestSupport
import Testing

@testable import SiteStages

/// Anchors that authors set above headings stand with them, on the page that the heading begins as well.
@Suite struct PageHeadingAnchorsTests {
    /// They stayed on the page before.
    @Test(
        arguments: [
            ("<a id=\"x\"></a>\n\n", ["x"]), ("<a name=\"x\"></a>\n", ["x"]), ("<span id=x></span>\n\n", ["x"]),
            ("<div id=x></div>\n\n", ["x"]), ("<a name=\"x\">\n</a>\n\n", ["x"]), ("[]{#x}\n\n", ["x"]),
            ("<a id=x></a><a id=y></a>\n<a name=z></a>\n\n<a id=w></a>\n\n", ["x", "y", "z", "w"]),
            ("<div id=x></div>\n\n<a id=y></a>\n\n<p id=z></p>\n\n", ["x", "y", "z"]),
            ("Words <a id=x></a>\n\n", []), ("<a id=x></a> \\<a>\\</a>\n\n", []), ("<a id=x>Words</a>\n\n", []),
            ("<a id=x></a> words\n\n", []),
            ("<a id=x></a>\n\nWords\n\n", []), ("<a id=x><img src=a.svg></a>\n\n", []), ("<a id=x></a>\n\n- row\n\n", []),
        ] as [(String, [String])])
    func standWithTheHeading(anchors: String, expected: [String]) async {
        let texts = [
            "", "Text.\n\n", "- row\n\n", "- row\n\n  body\n\n", "| a | b |\n|---|---|\n| 1 | 2 |\n\n", "1. a\n\nText.\n\n",
        ]
        for text in texts {
            for start in ["# T\n\n", "# T\n\n## A\n\n"] {
                let parts = await parts(of: start + text + anchors + "## B\n\nEnd.\n")
                let last = parts[parts.count - 1]
                #expect(last.titleAliases.map(last.string) == expected, "\(start)\(text)\(anchors)")
                let above = parts[parts.count - 2]
                #expect(Set(above.ids.map(above.string)).isDisjoint(with: expected))
                #expect(Set(expected).isSubset(of: last.ids.map(last.string)))
            }
        }
    }

    /// They were an empty paragraph at the end of the section before, and an empty section behind rows.
    @Test func belongToHeadingsOfAWholePage() async throws {
        let markdown =
            "# T\n\n<a name=w></a>\n\n## A\n\nText.\n\n<a name=x></a>\n## B\n- b\n\n<a id=y></a>\n\n### C\n\n<a id=c></a>\n## C\n"
        let tree = SourceTree(["a.md": Array(markdown.utf8)])
        let page = await parseDocuments(in: tree, settings: SiteSettings(), options: BuildOptions()).first?.page?.page
        #expect(
            page?.sketch
                == "T #t\n## A #a (group) alias=w\n  < Text.\n## B #b (group) alias=x\n  - paragraph: b #b-1\n### C #c alias=y\n## C #c-1 (group)"
        )
    }

    /// What stands above them stays.
    @Test func leaveTheTextAboveThem() async {
        let parts = await parts(of: "# T\n\nOne.\n\n<a id=x></a>\n\n## A\n\n<a id=y></a>\n\n### B\n\nTwo.\n")
        #expect(parts.map(\.sketch) == ["T #t\n  < One.", "A #a alias=x\n### B #b alias=y\n  < Two."])
    }

    /// One that is taken has no id, but is no text that those above it would stop at.
    @Test func areTakenWhereSomeAreTwice() async {
        let parts = await parts(of: "# T\n\n## A\n\n<a id=x></a>\n\n<a id=x></a>\n\n<a id=a></a>\n\n## B\n")
        #expect(parts.map(\.sketch) == ["T #t", "A #a", "B #b alias=x"])
    }

    @Test func areLedToOnTheirPage() async throws {
        let site = try await SiteFixture([
            "index.md": "# H\n\n- [use](guide.md#using)\n",
            "guide.md": "---\nsplit: 2\n---\n# G\n\nTo [use](#using).\n\n## A\n\n<a id=using></a>\n\n## Use\n\nText.\n",
        ])
        #expect(site.files["index.html"]?.contains("href=guide/use.html#using") == true)
        #expect(site.files["guide/index.html"]?.contains("href=use.html#using") == true)
        let use = try #require(site.files["guide/use.html"])
        #expect(use.contains("<h1 id=use><a id=using class=tv-alias></a><a class=tv-link href=#use "))
        #expect(site.files["guide/a.html"]?.contains("using") == false && site.result.diagnostics == [])
    }

    private func parts(of markdown: String) async -> [Page] {
        let tree = SourceTree(["a.md": Array(markdown.utf8)])
        let documents = await parseDocuments(in: tree, settings: SiteSettings(), options: BuildOptions())
        return documents.first?.page?.page.split(at: 2).map(\.page) ?? []
    }
}
