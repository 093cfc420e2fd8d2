import SiteModel
import TableModel
import TableTestSupport
import Testing
@testable import SiteStages

@Suite struct ReleaseTests {
    /// The releases of a changelog as `title #id date sections`.
    private func releases(_ markdown: String) async -> [String] {
        let tree = SourceTree(["changelog.md": Array(markdown.utf8)])
        let documents = await parseDocuments(in: tree, settings: SiteSettings(), options: BuildOptions())
        return documents.compactMap { $0.page?.page }.flatMap(Release.all).map {
            "\($0.title) #\($0.id) \($0.date.dayOrText) \($0.sections)"
        }
    }

    @Test func findsDatedReleasesWithTheirSmallerSections() async {
        let found = await releases(
            """
            # Changelog
            Words.
            ## Unreleased
            - A
            ## [1.1.0] - 2024-05-01
            ### Added 2.0 support
            - B
            ### Fixed
            - C
            ## 1.0.1
            - D
            ## 1.0.0 (2024/01/02)
            - E
            ## Thanks
            - F
            """)
        #expect(
            found == [
                "[1.1.0] - 2024-05-01 #110---2024-05-01 2024-05-01 1..<4", "1.0.0 (2024/01/02) #100-20240102 2024-01-02 5..<6",
            ])
    }

    @Test func takesTheLevelThatMostReleasesHave() async {
        let found = await releases(
            "# Changes\n## Series 2.0\n### 2.0.1 2024-02-01\n- a\n### 2.0.0 2024-01-01\n- b\n## Series 1.0\n### 1.0.0 2023-01-01\n- c\n## Older\n- d\n"
        )
        #expect(
            found == [
                "2.0.1 2024-02-01 #201-2024-02-01 2024-02-01 1..<2", "2.0.0 2024-01-01 #200-2024-01-01 2024-01-01 2..<3",
                "1.0.0 2023-01-01 #100-2023-01-01 2023-01-01 4..<5",
            ])
    }

    @Test func sortsNewestFirstAndKeepsTheOrderOfOneDay() async {
        let found = await releases("# C\n## 1.0 2020-01-01\n- a\n## 2.0 2021-01-01\n- b\n## 1.1 2021-01-01\n- c\n")
        #expect(
            found == [
                "2.0 2021-01-01 #20-2021-01-01 2021-01-01 1..<2", "1.1 2021-01-01 #11-2021-01-01 2021-01-01 2..<3",
                "1.0 2020-01-01 #10-2020-01-01 2020-01-01 0..<1",
            ])
    }

    @Test func readsAHugeChangelogInTime() async {
        let found = await releases("# C\n" + String(repeating: "## 1.0 2020-01-01\n### A\n", count: 20_000))
        #expect(found.count == 20_000)
    }

    @Test(arguments: ["# C\n## Added\n- a\n", "# C\n## 1.0.0\n- a\n", "# C\n- 1.0 2020-01-01\n", ""])
    func findsNothingWithoutDatedHeadings(markdown: String) async { #expect(await releases(markdown) == []) }

    @Test(arguments: [
        ("1.0 (2024-01-02)", "2024-01-02"), ("2024/12/31", "2024-12-31"), ("12024-01-02", nil), ("2024-01-023", nil),
        ("2024-02-30", nil), ("é 2024-01-02 – 2025-01-01", "2024-01-02"),
    ])
    func findsTheDayInAHeading(heading: String, day: String?) { #expect(Release.day(in: heading)?.dayOrText == day) }
}
