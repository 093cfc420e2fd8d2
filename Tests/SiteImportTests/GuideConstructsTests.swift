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

    private func site(of construct: GuideConstruct) async throws -> SiteFixture {
        var sources = Self.files
        sources["index.md"] = "# Page\n\n\(construct.source)\n"
        var settings = SiteSettings()
        settings.language = "en"
        return try await SiteFixture(sources, settings: settings)
    }

    /// Whether a construct is shown as it is written and nothing is said of it.
    private func isRaw(_ construct: GuideConstruct) async throws -> Bool {
        let site = try await site(of: construct)
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

    /// Four of five constructs that a static page can show are read, not only reported.
    @Test func mostConstructsAreRead() async throws {
        var read = 0
        var count = 0
        for (generator, constructs) in GuideConstruct.all {
            for construct in constructs where !GuideConstruct.programs.contains("\(generator): \(construct.name)") {
                count += 1
                if try await site(of: construct).result.diagnostics.isEmpty { read += 1 }
            }
        }
        #expect(count > 100)
        #expect(read * 5 >= count * 4, "\(read) of \(count)")
    }

    @Test func listedConstructsExist() {
        let names = GuideConstruct.all.flatMap { generator, constructs in constructs.map { "\(generator): \($0.name)" } }
        #expect(GuideConstruct.pending.union(GuideConstruct.programs).subtracting(names) == [])
    }
}
