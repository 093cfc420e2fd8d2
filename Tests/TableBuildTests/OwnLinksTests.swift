import SiteModel
import TableModel
import TableTestSupport
import Testing
@testable import TableBuild

/// A link to the row that holds it leads nowhere: rows are called like their words, and a contents list like the headings it names.
@Suite struct OwnLinksTests {
    private func problems(_ sources: [String: String]) async throws -> [String] {
        try await SiteFixture(sources).result.diagnostics.filter { $0.code.name.hasPrefix("link") }.map(\.line)
    }

    private func problems(_ source: String) async throws -> [String] { try await problems(["index.md": source]) }

    private static let help = "(the row of the link itself)"

    @Test(arguments: [
        "# T\n\n- [Audio](#audio)\n- [Video](#video)\n\n## Video\n\n- x\n",
        "# T\n\n## Contents\n\n- [Audio](#audio)\n- [Video](#video)\n\n## Audios\n\n- x\n\n## Video\n\n- y\n",
        "# T\n\n- Media\n  - [Audio](#audio)\n  - [Video](#video)\n\n## Video\n\n- x\n",
        "# T\n\n1. **[Audio](#Audio)**\n2. [Video](#video)\n\n## Video\n\n- x\n",
        "# T\n\n- [ ] [Audio](#audio)\n- [ ] [Video](#video)\n\n## Video\n\n- x\n",
        "# T\n\n| A | B |\n|---|---|\n| [Audio](#audio) | x |\n| [Video](#video) | y |\n\n## Video\n\n- x\n",
        "# T\n\n- [Gr\u{F6}\u{DF}e](#gr%C3%B6%C3%9Fe)\n- [Video](#video)\n\n## Video\n\n- x\n",
    ])
    func reportsDeadEntriesOfContents(source: String) async throws {
        let found = try await problems(source)
        #expect(found.count == 1, "\(source)\n\(found)")
        #expect(
            found.allSatisfy { $0.contains("warning[link-anchor]") && $0.lowercased().contains("#audio") || $0.contains("größe") })
    }

    @Test func reportsEveryListThatNamesWhatIsGone() async throws {
        let list = "- [Audio](#audio)\n- [Video](#video)\n"
        let found = try await problems("# T\n\n\(list)\nText\n\n\(list)\nSee [audio](#audio).\n\n## Video\n\n- x\n")
        #expect(found.map { String($0.prefix { $0 != "+" }) } == ["3:11", "8:11", "11:13"], "\(found)")
    }

    @Test func reportsLinksOfOtherPagesToSuchAnEntry() async throws {
        let found = try await problems([
            "a.md": "# A\n\n- [Audio](#audio)\n- [Video](#video)\n\n## Video\n\n- x\n", "b.md": "# B\n\n- [Audio](a.md#audio)\n",
        ])
        #expect(found.map { $0.contains("in `a.md`") } == [false, true], "\(found)")
    }

    @Test(arguments: [
        "# T\n\n- [API](#api) - what programs speak\n- b\n\nSee [it](#api).\n",
        "# T\n\n- **API** - what programs speak, see [here](#api)\n- b\n\nSee [it](#api).\n",
        "# T\n\n- API\n\n  More in [this](index.md#api) row.\n- b [it](#api)\n",
    ])
    func reportsTheOwnLinkOfARowAlone(source: String) async throws {
        let found = try await problems(source)
        #expect(found.count == 1, "\(source)\n\(found)")
        #expect(found.allSatisfy { $0.contains("no other heading or row `#api`") && $0.contains(Self.help) }, "\(found)")
    }

    @Test(arguments: [
        "# T\n\n- [Audio](#audio)\n- [Video](#video)\n\n## Audio\n\n- x\n\n## Video\n\n- y\n",
        "# T\n\n- [Audio](#audio)\n- [Video](#video)\n\n## Media\n\n- Audio\n- **Video** - moving\n",
        "# T\n\n## Media\n\n- Audio\n- Video\n\n## Index\n\n- [Audio](#audio)\n- [Video](#video)\n",
        "# T\n\n- <a id=\"audio\"></a>[Audio](#audio)\n- [Video](#video) <a name=video></a>\n",
        "# T\n\n- [Audio](#audio)\n- [Video](#video)\n\n## Sounds {#audio}\n\n- x {#video}\n",
        "# T\n\n- x [Audio](#audio)\n\n  ## Audio\n",
    ])
    func findsWhatIsMeant(source: String) async throws {
        let found = try await problems(source)
        #expect(found == [], "\(source)")
    }

    @Test func suggestsAnotherPlace() async throws {
        let found = try await problems("# T\n\n- [Audio](#audio)\n- [Video](#video)\n\n## Audios\n\n- x\n\n## Video\n\n- y\n")
        #expect(found.first?.hasSuffix("= did you mean `#audios`?") == true, "\(found)")
    }
}
