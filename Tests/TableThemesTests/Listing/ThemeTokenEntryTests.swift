import TableCSS
import TableModel
import TableThemes
import Testing

@Suite struct ThemeTokenEntryTests {
    @Test func tellsOwnersAndColors() throws {
        let files = ThemeFiles(
            project: ["b/theme.yml": Array("extends: a\ntokens: {tint: '#00f8', label: {light: red, dark: var(--tv-tint)}}".utf8)],
            bundled: ["a/theme.yml": Array("tokens: {tint: red, margin: 3px}".utf8)])
        let entries = readTheme(named: "b", in: files).value.tokenEntries.flatMap(\.entries)
        func entry(_ name: String) throws -> ThemeTokenEntry { try #require(entries.first { $0.name.name == name }) }
        #expect(entries.count == ThemeTokenName.all.count)
        #expect(try entry("tint").owner == "b")
        #expect(try entry("tint").light?.hex == "#77f")
        #expect(try entry("label").light?.hex == "#f00")
        #expect(try entry("label").dark?.hex == "#008")
        #expect(try entry("margin").owner == "a")
        #expect(try entry("margin").light == nil)
        #expect(try entry("radius").owner == nil)
        #expect(try entry("radius").token == nil)
    }
}
