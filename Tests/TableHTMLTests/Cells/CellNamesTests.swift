import TableCells
import TableModel
import TableThemes
import Testing

@testable import TableHTML

/// No template may be called like a class that the sheet gives a meaning on its own.
@Suite struct CellNamesTests {
    @Test func everyClassOfTheSheetIsReserved() {
        let shipped: Set = ["value1", "value2"]
        var found: Set<String> = []
        for style in TableStyle.allCases {
            for rules in StyleRules.all(for: Theme(name: "any", style: style)) {
                for match in String(decoding: minifyCSS(rules.css), as: UTF8.self).matches(of: /\.([a-z][a-z0-9-]*)/) {
                    found.insert(String(match.1))
                }
            }
        }
        // `path("M13.29 …")` and the like have no letters behind their dots; what has is a unit.
        let units: Set = ["rem", "em", "px", "cqi", "lh", "s"]
        for name in found.subtracting(shipped).subtracting(units).sorted() {
            let theme = readTheme(
                named: "t", in: ThemeFiles(project: ["t/theme.yml": [], "t/cells/\(name).mustache": Array("{{title}}".utf8)]))
            #expect(theme.diagnostics.first?.code == .cellName, "\(name)")
        }
        #expect(found.isSuperset(of: ["disc", "check", "link", "more", "info"]))
    }
}
