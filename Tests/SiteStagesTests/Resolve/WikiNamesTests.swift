import TableBuild
import TableModel
import TableTestSupport
import Testing

@testable import SiteStages

/// Links by the names of pages.
@Suite struct WikiNamesTests {
    private static let names = WikiNames([
        "index.md", "install.md", "guide/install.md", "guide/deep/Set up.md", "notes/index.md", "img/plan.png", "constructor.md",
    ])

    @Test(arguments: [
        ("install", "", "install.md"), ("Install", "guide", "guide/install.md"), ("guide/install", "", "guide/install.md"),
        ("set-up", "", "guide/deep/Set up.md"), ("SET_UP", "notes", "guide/deep/Set up.md"),
        ("deep/set up", "", "guide/deep/Set up.md"),
        ("notes", "", "notes/index.md"), ("plan.png", "guide", "img/plan.png"), ("constructor", "", "constructor.md"),
        ("notes/set up", "", nil), ("plan", "", nil), ("toString", "", nil), ("", "", nil), ("/", "", nil),
    ])
    func findsPathsByNames(name: String, folder: String, path: String?) {
        #expect(Self.names.path(of: name, from: folder) == path)
    }

    @Test func areThoseOfTheOwnCatalogFirst() {
        let names = WikiNames(["A.docc/A.md", "A.docc/Articles/Start.md", "B.docc/Start.md"])
        #expect(names.path(of: "Start", from: "A.docc") == "A.docc/Articles/Start.md")
        #expect(names.path(of: "Start", from: "B.docc/Deep") == "B.docc/Start.md")
        #expect(names.path(of: "Start", from: "") == "B.docc/Start.md")
    }

    @Test func leadToPagesHeadingsAndImages() async throws {
        let site = try await SiteFixture([
            "index.md":
                "# Home\n\n- [[Set up#Two words|How]] - text\n- [[Missing]] - words\n- See [[#Below]] and ![[plan.png]].\n\n## Below\n",
            "guide/set-up.md": "# Set up\n\n## Two words\n\n- a\n", "img/plan.png": "x",
        ])
        let page = try #require(site.files["index.html"])
        #expect(page.contains("href=guide/set-up.html#two-words"))
        #expect(page.contains("<a href=#below>Below</a>") && page.contains("src=img/plan.png"))
        #expect(!page.contains("wiki:") && page.contains("<b>Missing</b>"))
        #expect(site.files.keys.contains("img/plan.png"))
        #expect(site.result.diagnostics.map(\.message).contains("no page `Missing`"))
    }

    /// As DocC has them.
    @Test func showTitlesAndLeadToSymbols() async throws {
        let site = try await SiteFixture([
            "index.md": "# ``Kit``\n\n- <doc:start>\n- ``Kit/Thing``\n- ``Kit/Other/part``\n- ``Twice``\n\n![A plan](plan)\n",
            "start.md": "# Getting started\n", "Thing.md": "# ``Kit/Thing``\n", "a.md": "# ``Twice``\n", "b.md": "# ``Twice``\n",
            "Resources/plan@2x.png": "x", "Resources/plan~dark@2x.png": "x",
        ])
        let page = try #require(site.files["index.html"])
        #expect(page.contains("<a href=start.html><b>Getting started</b></a>"))
        #expect(page.contains("<a href=Thing.html><b><code>Thing</code></b></a>"))
        #expect(page.contains("<b><code>Kit/Other/part</code></b>") && page.contains("<b><code>Twice</code></b>"))
        #expect(page.contains("src=Resources/plan@2x.png"))
        #expect(site.result.diagnostics.map(\.message) == [])
    }

    /// As DocC has them: a page, else a heading of the page before the slash, else one of the page itself.
    @Test(arguments: [
        ("<doc:#Deep-one>", "<a href=#deep-one>Deep one</a>"), ("<doc:Deep-one>", "<a href=#deep-one>Deep one</a>"),
        ("[x](doc:Deep-one)", "<a href=#deep-one>x</a>"), ("<doc:Two/Other-one>", "<a href=Two.html#other-one>Other one</a>"),
        ("[x](doc:Lib/Two/Other-one)", "<a href=Two.html#other-one>x</a>"), ("<doc:Kit/Two>", "<a href=Two.html>Two things</a>"),
        ("<doc:/documentation/Kit/Two>", "<a href=Two.html>Two things</a>"),
    ])
    func leadToHeadingsOfDocC(link: String, html: String) async throws {
        let site = try await SiteFixture([
            "Kit.md": "# ``Kit``\n\nText: \(link).\n\n## Deep one\n\nText.\n\n## Topics\n\n- <doc:Two>\n",
            "Two.md": "# Two things\n\n## Other one\n\nText.\n",
        ])
        #expect(site.files.values.contains { $0.contains("Text: \(html)") })
        #expect(site.result.diagnostics.map(\.message) == [])
    }

    @Test func namesOfDocCThatNothingHasAreReported() async throws {
        let site = try await SiteFixture(["Kit.md": "# ``Kit``\n\n<doc:None>, <doc:Two/Nothing>.\n", "Two.md": "# Two\n"])
        #expect(site.result.diagnostics.map(\.message) == ["no page `None`", "no page `Two/Nothing`"])
    }

    /// As GitHub and Gollum have them.
    @Test func mayStandBehindTheWords() async throws {
        let site = try await SiteFixture([
            "index.md": "# Home\n\nSee [[the words|Set up#Two]], [[Set up|how]] and [[none|Missing]].\n",
            "set-up.md": "# Set up\n\n## Two\n\nx\n",
        ])
        let page = try #require(site.files["index.html"])
        #expect(page.contains("<a href=set-up.html#two>the words</a>") && page.contains("<a href=set-up.html>how</a>"))
        #expect(site.result.diagnostics.map(\.message) == ["no page `none`"])
    }
}
