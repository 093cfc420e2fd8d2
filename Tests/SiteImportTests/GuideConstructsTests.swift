import TableBuild
import TableModel
import TableTestSupport
import Testing

/// What the guides of other generators show is read, or there is a message.
@Suite struct GuideConstructsTests {
    private static let files = [
        "listing.rs": "// ANCHOR: main\nfn main() {}\n// ANCHOR_END: main\n", "part.md": "Words of a part.\n", "a.svg": "<svg/>",
        "a.md": "# A\n\n## a\n",
    ]

    /// Whether a construct is shown as it is written and nothing is said of it.
    private func isRaw(_ construct: GuideConstruct) async throws -> Bool {
        var sources = Self.files
        sources["index.md"] = "# Page\n\n\(construct.source)\n"
        var settings = SiteSettings()
        settings.language = "en"
        let site = try await SiteFixture(sources, settings: settings)
        guard site.result.diagnostics.isEmpty else { return false }
        let page = try #require(site.files["index.html"])
        let main = page.split(separator: "<main", maxSplits: 1).last.map(String.init) ?? page
        let text = main.split(separator: "<").map { $0.split(separator: ">", maxSplits: 1).dropFirst().joined() }.joined(
            separator: "\u{1}")
        let words = text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing(
            "&amp;", with: "&")
        return construct.raw.contains { words.contains($0) }
    }

    @Test(arguments: GuideConstruct.all.keys.sorted())
    func nothingComesOutRawWithoutAMessage(generator: String) async throws {
        for construct in GuideConstruct.all[generator] ?? [] {
            let isPending = GuideConstruct.pending.contains("\(generator): \(construct.name)")
            #expect(try await isRaw(construct) == isPending, "\(generator): \(construct.name)")
        }
    }

    @Test func pendingConstructsExist() {
        let names = GuideConstruct.all.flatMap { generator, constructs in constructs.map { "\(generator): \($0.name)" } }
        #expect(GuideConstruct.pending.subtracting(names) == [])
    }
}
