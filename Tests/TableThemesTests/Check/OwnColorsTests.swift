import BundledThemes
import TableModel
import TableTestSupport
import Testing

@testable import TableThemes

@Suite struct OwnColorsTests {
    private func check(_ lines: [String]) -> [Diagnostic] {
        let bundled = Dictionary(uniqueKeysWithValues: bundledThemeFiles().map { ($0.path, $0.bytes) })
        let files = ThemeFiles(project: ["t/theme.yml": Array(lines.joined(separator: "\n").utf8)], bundled: bundled)
        return inspectTheme(named: "t", in: files).diagnostics
    }

    /// Who wants a dark ground is told what to set, and to what, and need not touch the ground.
    @Test(arguments: [
        "extends: system\ntokens:\n  header-image: 'linear-gradient(#1d3a26, #2f5f3d)'\n  header-label: '#fff'",
        "extends: system\ntokens:\n  header-image: 'linear-gradient(#1d3a26, #2f5f3d)'",
        "extends: system\ntokens:\n  background: none\n  background-image: 'linear-gradient(#a0125e, #3a0a66)'\n  top-color: '#a0125e'\n  bottom-color: '#3a0a66'",
        "extends: system\ncolor_scheme: light\ntokens:\n  background: '#223344'",
        "extends: system\ntokens:\n  background: '#234'",
        "extends: docs\ntokens:\n  header-image: 'linear-gradient(#000 0 0)'",
    ])
    func namesTokensThatCanBeReadOnAGround(yaml: String) {
        var lines = yaml.split { $0 == "\n" }.map(String.init)
        let count = lines.count
        var said: [String] = []
        for _ in 0..<3 {
            for finding in check(lines) {
                said.append(finding.help)
                guard let start = finding.help.firstRange(of: "set `")?.lowerBound else { continue }
                let help = finding.help[start...]
                let quoted = help.split(omittingEmptySubsequences: false) { $0 == "`" }.enumerated()
                    .filter { $0.offset % 2 == 1 }.map { String($0.element) }
                let pairs =
                    help.contains("`, which is `") && quoted.count > 2
                    ? [(quoted[0], quoted[2])] : stride(from: 0, to: quoted.count - 1, by: 2).map { (quoted[$0], quoted[$0 + 1]) }
                for (name, value) in pairs {
                    let line = "  \(name): " + (value.hasPrefix("{") ? value : "'\(value)'")
                    if let index = lines.firstIndex(where: { $0.hasPrefix("  \(name):") }) {
                        if index >= count { lines[index] = line }
                    } else {
                        lines.append(line)
                    }
                }
            }
        }
        #expect(check(lines).map(\.line) == [], "\(lines) \(said)")
        #expect(lines.count > count)
    }

    /// All of a finding's places are there for who asks for them.
    @Test func tellsTheOtherPlaces() throws {
        let found = check([
            "extends: system", "tokens:", "  header-image: 'linear-gradient(#1d3a26, #2f5f3d)'", "  header-label: '#fff'",
        ])
        for finding in found {
            let more = finding.message.split(separator: "; ").last.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
            #expect(finding.details.count == more, "\(finding)")
        }
        #expect(found.first?.details == ["`header-tint` on code in the header: 1.16:1, not 4.5:1"])
    }

    @Test func notesColorsThatAStyleSheetSets() {
        let bundled = Dictionary(uniqueKeysWithValues: bundledThemeFiles().map { ($0.path, $0.bytes) })
        let css = ":root { --tv-tint: #eee; --tv-margin: 2px }\n@media (width<30rem) {\n  .a { --tv-label: #eee }\n}\n"
        let files = ThemeFiles(
            project: ["t/theme.yml": Array("extends: alternating".utf8), "t/theme.css": Array(css.utf8)], bundled: bundled)
        let words =
            "is not measured where a style sheet sets it = a value under `tokens` in `theme.yml` is measured, for light and for dark"
        #expect(
            inspectTheme(named: "t", in: files).diagnostics.map(\.line) == [
                "1:9+9 note[theme-contrast-unknown] the contrast with `tint` \(words)",
                "3:8+10 note[theme-contrast-unknown] the contrast with `label` \(words)",
            ])
    }
}
