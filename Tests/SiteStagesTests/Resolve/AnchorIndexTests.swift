import TableBasics
import TableBuild
import TableModel
import TableTestSupport
import Testing
@testable import SiteStages

@Suite struct AnchorIndexTests {
    private func index(_ ids: [String]) -> AnchorIndex {
        var page = Page(path: "page.md")
        page.ids = ids.map { page.append($0) }
        return AnchorIndex(ParsedPage(page))
    }

    @Test(arguments: [
        ("options", "options"), ("Options", "options"), ("OPTIONS", "options"),
        // The same goes before another case, and of others the first.
        ("Install", "Install"), ("install", "install"), ("INSTALL", "Install"),
        ("größe", "größe"), ("GRÖßE", "größe"), ("Größe", "größe"), ("öl", "Öl"), ("ÖL", "Öl"),
        ("option", nil), ("options-", nil), ("", nil),
    ])
    func findsIdsWithoutRegardToCase(fragment: String, expected: String?) {
        #expect(index(["größe", "options", "Install", "install", "Öl"]).id(matching: fragment) == expected)
    }

    @Test func findsNothingWhereNothingIs() { #expect(index([]).id(matching: "a") == nil) }

    /// Python-Markdown, VitePress and kramdown name headings otherwise than GitHub.
    @Test(arguments: [
        ("what-s-new-in-1-0", "whats-new-in-10"), ("c-swift", "c--swift"), ("_1-install", "1-install"), ("install", "1-install"),
        ("uber-cafes", "über-cafés"), ("ber-cafs", "über-cafés"), ("Uber-Cafes", "über-cafés"), ("again_1", "again-1"),
        ("a-b-c", "a---b----c"),
    ])
    func leadsToHeadingsByWhatOtherToolsCallThem(fragment: String, id: String) async throws {
        let page = """
            # Page

            ## What's new in 1.0?

            ## C++ & Swift

            ## 1. Install

            ## Über Cafés

            ## Again

            ## Again

            ## a - (b) -- c
            """
        let site = try await SiteFixture(["page.md": page, "from.md": "# From\n\n[x](page.md#\(fragment))\n"])
        #expect(site.result.diagnostics.map(\.line) == [])
        #expect(site.files["from.html"]?.contains("page.html#\(URLPath.encodedFragment(id))") == true, "\(id)")
    }

    @Test func leadsNowhereByWhatTwoHeadingsAreCalled() async throws {
        let site = try await SiteFixture(["index.md": "# A\n\n## 2 C d\n\n## C - d\n\n[x](#c-d) [y](#c-nothing)\n"])
        #expect(site.result.diagnostics.map(\.code.name) == ["link-anchor", "link-anchor"])
    }

    /// Links as they are written for GitHub, to everything of a page that has an id.
    @Test func leadsToEverythingThatHasAnId() async throws {
        let page = """
            # The Title

            ## API & Options (v2.0)

            - `--Output` - where to
            - [Go](https://go.dev) - a language
            - Mine {#MyRow}

            ## API & Options (v2.0)

            Words <a name="Old-Anchor"></a> and more.[^n]

            ### `fooBar()`

            [^n]: A note.
            """
        let fragments = [
            ("#The-Title", "#the-title"), ("#API--Options-v20", "#api--options-v20"),
            ("#API--OPTIONS-V20-1", "#api--options-v20-1"),
            ("#fooBar", "#foobar"), ("#Go", "#go"), ("#Output", "#output"), ("#myrow", "#MyRow"), ("#old-anchor", "#Old-Anchor"),
            ("#user-content-go", "#go"), ("#user-content-The-Title", "#the-title"), ("#user-content-old-anchor", "#Old-Anchor"),
        ]
        let links = fragments.map { "[x](page.md\($0.0)) <a href=\"page.md\($0.0)\">y</a>\n" }.joined()
        let site = try await SiteFixture(["page.md": page, "from.md": "# From\n\n" + links])
        #expect(site.result.diagnostics.map(\.line) == [])
        let hrefs = (site.files["from.html"] ?? "").split(separator: "page.html#").dropFirst()
            .map { "#" + $0.prefix { !"\"> ".contains($0) } }
        #expect(hrefs == fragments.flatMap { [$0.1, $0.1] })
        let html = site.files["page.html"] ?? ""
        for (_, id) in fragments { #expect(html.contains(" id=\(id.dropFirst())"), "\(id)") }
    }
}
