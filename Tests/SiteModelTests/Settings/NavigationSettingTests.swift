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

    @Test func hasOneEntryInAnItem() {
        let yaml = "navigation:\n  - A: a.md\n    B: [b.md]\n    C: c.md\n  - G:\n      - {text: d.md, link: e.md}\n  - z.md\n"
        let settings = readSiteSettings(Array(yaml.utf8), path: "tablesite.yml")
        #expect(settings.value.navigation.map(\.path) == ["a.md", "d.md", "z.md"])
        let help = "one item is one entry: begin it on a line of its own, with `- `"
        let takes = "`navigation` takes a list of documents, folders, and titles with a list below them, not"
        #expect(
            settings.diagnostics.map(\.line) == [
                "3:5+1 error[settings-value] \(takes) `B` beside `A` in one item = \(help)",
                "6:22+4 error[settings-value] \(takes) `link` beside `text` in one item = \(help)",
            ])
    }

    @Test func hasTitlesWithWords() {
        let yaml = "navigation:\n  - \"\": a.md\n  - \" \":\n      - b.md\n  - z.md\n"
        let settings = readSiteSettings(Array(yaml.utf8), path: "tablesite.yml")
        #expect(settings.value.navigation.map(\.path) == ["z.md"])
        let lines = settings.diagnostics.map(\.line)
        #expect(lines.map { String($0.prefix(3)) } == ["2:5", "3:5"])
        #expect(lines.allSatisfy { $0.contains("not a title without words = write `- guide.md`") })
    }

    @Test func isPlacedAtItsKey() {
        let settings = readSiteSettings(Array("title: T\n\nnavigation: [a.md]\n".utf8), path: "")
        #expect(settings.value.navigationRange == SourceRange(line: 3, column: 1, length: 10))
    }

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
