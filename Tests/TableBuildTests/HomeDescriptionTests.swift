import TableModel
import TableTestSupport
import Testing

@testable import TableBuild

/// What home says of the site.
@Suite struct HomeDescriptionTests {
    private func files(_ sources: [String: String]) async throws -> [String: String] {
        var settings = SiteSettings()
        settings.description = "Lamps & their keepers."
        return try await SiteFixture(sources, settings: settings).files
    }

    @Test func aHomeThatIsAListBeginsWithIt() async throws {
        let files = try await files(["a.md": "# A\n", "b/c.md": "# C\n"])
        let home = try #require(files["index.html"])
        #expect(home.contains("</h1>\n<p>Lamps &amp; their keepers.</p>\n</header>"))
        #expect(home.contains("<meta name=description content=\"Lamps &amp; their keepers.\">"))
        // That of a folder is a list alone.
        #expect(files["b/index.html"]?.contains("Lamps") == false && files["a.html"]?.contains("Lamps") == false)
    }

    @Test func aHomeOfItsAuthorSaysItToSearchEngines() async throws {
        let silent = try await files(["index.md": "# Home\n\nWords.\n", "a.md": "# A\n"])
        #expect(silent["index.html"]?.contains("<meta name=description content=\"Lamps") == true)
        #expect(silent["index.html"]?.contains("<p>Lamps") == false)
        let own = try await files(["index.md": "---\ndescription: Mine\n---\n# Home\n", "a.md": "# A\n"])
        #expect(own["index.html"]?.contains("content=Mine>") == true && own["index.html"]?.contains("Lamps") == false)
    }
}
