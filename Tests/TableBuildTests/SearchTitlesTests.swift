import TableTestSupport
import Testing

/// What links without words show is what their rows are found by.
@Suite struct SearchTitlesTests {
    @Test func linksWithoutWordsAreFoundByWhatTheyShow() async throws {
        let site = try await SiteFixture([
            "index.md": "# Home\n\n- [](b.md)\n- [](b.md#deep) - detail\n\n## Text\n\nSee [](b.md).\n",
            "b.md": "# The other\n\n## Deep\n",
        ])
        let texts = try #require(site.files["search-index/r0-0.js"])
        #expect(texts.contains(#","The other","",2,"#) && texts.contains(#","Deep","detail","#), "\(texts)")
        #expect(texts.contains(#","Text","See The other.","#) && !texts.contains("b.md\""), "\(texts)")
    }
}
