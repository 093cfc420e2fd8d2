import BundledThemes
import Foundation
import TableModel
import TableTestSupport
import TableThemes
import Testing

/// What the guide for theme authors tells them to write.
@Suite struct ThemeGuideTests {
    private static let guide: String = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Site/make-a-theme.md")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    /// The YAML of the guide that is for a `theme.yml`: one whole file, then pieces that go into one.
    private static let examples: [String] = guide.matches(of: /```yaml\n(.*?)```/.dotMatchesNewlines())
        .map { String($0.1) }.filter { $0.contains("tokens:") }

    private func check(_ manifest: String) -> [String] {
        let bundled = Dictionary(uniqueKeysWithValues: bundledThemeFiles().map { ($0.path, $0.bytes) })
        let files = ThemeFiles(project: ["forest/theme.yml": Array(manifest.utf8)], bundled: bundled)
        return inspectTheme(named: "forest", in: files).diagnostics.map(\.line)
    }

    @Test func aWholeThemeHasTenLines() throws {
        let theme = try #require(Self.examples.first)
        #expect(theme.split(separator: "\n").count <= 10)
        #expect(theme.contains("style:"))
        #expect(check(theme) == [])
    }

    @Test(arguments: examples.dropFirst())
    func piecesPassTheCheck(yaml: String) { #expect(check("extends: system\n" + yaml) == []) }

    @Test func thereArePieces() { #expect(Self.examples.count == 4) }

    /// The answer that the guide shows is the one that the check gives.
    @Test func answersAsTheGuideSays() throws {
        let theme = try #require(Self.examples.first)
        let answer = try #require(check(theme.replacing("light: '#145c2d'", with: "light: '#9c6'")).first)
        #expect(answer.hasPrefix("7:18+6 error[theme-contrast] "))
        let message = answer.dropFirst("7:18+6 error[theme-contrast] ".count).split(separator: " = ")
        #expect(Self.guide.contains("error[theme-contrast]: \(message[0])\n"))
        #expect(Self.guide.contains("  = help: \(message[1])\n"))
    }
}
