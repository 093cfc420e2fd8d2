import SiteModel
import TableBuild
import TableModel
import TableTestSupport
import Testing

/// Includes in a whole site.
@Suite struct IncludesTests {
    private func site(_ sources: [String: String]) async throws -> SiteFixture {
        var settings = SiteSettings()
        settings.language = "en"
        settings.hasMarkdown = true
        return try await SiteFixture(sources, settings: settings, prefix: "Site/")
    }

    @Test func showsTheTextAndPlacesWhatIsWrongWithIt() async throws {
        let site = try await site([
            "index.md": "# A\n\n{{#include parts/_b.md}}\n\n[x](no.md)\n", "parts/_b.md": "Words [y](nowhere.md)\n",
            "parts/c.txt": "C",
        ])
        #expect(site.files["index.html"]?.contains("Words <a href=nowhere.md>y</a>") == true)
        #expect(
            site.result.diagnostics.map { "\($0.path):\($0.line)|\($0.excerpt)" } == [
                "Site/index.md:5:5+5 warning[link-target] no page `no.md` (not found in Site/)|[x](no.md)",
                "Site/parts/_b.md:1:11+10 warning[link-target] no page `nowhere.md` (not found in Site/) = it is included in `Site/index.md`|Words [y](nowhere.md)",
            ])
        #expect(site.result.includes == ["parts/_b.md"])
    }

    @Test func linksBeginAtThePageThatShowsThem() async throws {
        let site = try await site([
            "index.md": "# A\n\n{{#include parts/_b.md}}\n", "parts/_b.md": "[c](parts/c.md)\n", "parts/c.md": "# C\n",
        ])
        #expect(site.result.diagnostics == [])
        #expect(site.files["index.html"]?.contains("<a href=parts/c.html>c</a>") == true)
    }

    @Test func partsWithAnUnderscoreAreNoPages() async throws {
        let site = try await site([
            "index.md": "# A\n\n{{#include _b.md}}\n", "_b.md": "# B\n\n[x](no.md)\n", "_c.md": "# C\n",
            "d/_index.md": "# D\n",
            "e.md": "{{#include d/_index.md}}\n",
        ])
        #expect(site.files["_b.html"] == nil)
        #expect(site.files["_c.html"] != nil)
        #expect(site.files["d/index.html"] != nil)
        #expect(site.result.diagnostics.map { "\($0.path) \($0.code.name)" } == ["Site/_b.md link-target"])
    }

    @Test func copiesOfDocumentsHaveTheText() async throws {
        let site = try await site(["a.md": "---\ntitle: A\n---\n# A\n\n{{#include b.txt}}\n", "b.txt": "B\n"])
        #expect(site.files["a.md"] == "# A\n\nB\n")
    }

    @Test func silencesProblemsOfDirectives() async throws {
        let site = try await site(["index.md": "# A\n\n<!-- tablesite-ignore include-file -->\n{{#include none.md}}\n"])
        #expect(site.result.diagnostics == [])
    }
}
