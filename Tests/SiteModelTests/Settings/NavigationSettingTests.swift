import TableModel
import TableTestSupport
import Testing
import YAMLReader

@testable import SiteModel

@Suite struct NavigationSettingTests {
    /// Level, group, title and path of each line.
    private func lines(_ yaml: String) -> [String] {
        let settings = readSiteSettings(Array("navigation:\n\(yaml)".utf8), path: "tablesite.yml")
        #expect(settings.diagnostics == [])
        return settings.value.navigation.map { line in
            let group = line.group.map { "-- \($0) " } ?? ""
            let title = line.title.map { "\($0): " } ?? ""
            return "\(group)\(line.level) \(title)\(line.path)"
        }
    }

    @Test func hasGroupsWithTitles() {
        let yaml = """
              - start.md
              - Guides:
                  - a.md
                  - Deep:
                      - b.md
                      - The third: c.md
              - Reference: [d.md]
              - Empty: []
              - Last words: last.md
              - end.md
            """
        #expect(
            lines(yaml) == [
                "0 start.md", "-- Guides 0 a.md", "0 Deep: ", "1 b.md", "1 The third: c.md", "-- Reference 0 d.md",
                "--  0 Last words: last.md", "0 end.md",
            ])
    }

    @Test func isAPathAlone() { #expect(lines("  guide") == ["0 guide"]) }

    @Test func hasSeveralTitlesInOneMapping() { #expect(lines("  - {A: a.md, B: [b.md]}") == ["0 A: a.md", "-- B 0 b.md"]) }

    @Test func keepsWhatIsRightBesideWhatIsWrong() {
        let yaml =
            "navigation:\n  - a.md\n  - Bad: {path: b.md}\n  - Group:\n      - c.md\n      - [d.md]\n      - \"vbscript:a\"\n      - e.md\n"
        let settings = readSiteSettings(Array(yaml.utf8), path: "tablesite.yml")
        #expect(settings.value.navigation.map(\.path) == ["a.md", "c.md", "e.md"])
        #expect(settings.value.navigation.map(\.group) == [nil, "Group", nil])
        #expect(settings.diagnostics.map { $0.range?.start.line } == [3, 6, 7])
        #expect(Set(settings.diagnostics.map(\.code.name)) == ["settings-value"])
    }

    @Test func standsAtItsPlaces() {
        let settings = readSiteSettings(
            Array("navigation:\n  - A:\n      - B: b.md\n      - C:\n          - d.md\n".utf8), path: "")
        #expect(
            settings.value.navigation.map(\.range) == [
                SourceRange(line: 3, column: 12, length: 4), SourceRange(line: 4, column: 9, length: 1),
                SourceRange(line: 5, column: 13, length: 4),
            ])
    }
}
