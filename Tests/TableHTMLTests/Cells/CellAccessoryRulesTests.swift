import TableHTML
import TableThemes
import Testing

@Suite struct CellAccessoryRulesTests {
    private func sheet(_ theme: Theme, cells: Set<String>) -> String {
        var output: [UInt8] = []
        renderStylesheet(theme, classes: [], cells: cells, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func onlySheetsOfRowsWithAPlaceForTheAccessoryHaveItsRules() {
        let theme = theme(["plain-text": "{{title}}"])
        #expect(!sheet(theme, cells: []).contains("tv-accessory{"))
        #expect(!sheet(theme, cells: ["plain-text"]).contains("tv-accessory{"))
        #expect(sheet(theme, cells: ["plain-text", "card"]).contains("tv-accessory{"))
    }
}
