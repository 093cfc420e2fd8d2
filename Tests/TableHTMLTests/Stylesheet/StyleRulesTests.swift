import TableModel
import TableThemes
import Testing

@testable import TableHTML

/// The files of the sheet against each other, and against what the program counts on.
@Suite struct StyleRulesTests {
    private func css(_ topic: String) -> String {
        String(decoding: minifyCSS(EmbeddedFile.at("Stylesheet/Rules/\(topic).css").text), as: UTF8.self)
    }

    @Test func everyFileIsATopicOfSomeTheme() {
        let themes = TableStyle.allCases.map { Theme(name: "any", style: $0) } + [Theme(name: "any", colorScheme: .dark)]
        let topics = themes.flatMap { StyleRules.all(for: $0) } + [.shownStates]
        let files = EmbeddedFile.all.map(\.path).filter { $0.hasPrefix("Stylesheet/Rules/") }
        #expect(Set(topics.map { "Stylesheet/Rules/\($0.topic).css" }) == Set(files))
    }

    @Test func everyListOfAccessoriesHasAllOfThem() {
        var classes: [String] = []
        for accessory in Accessory.all where accessory.hasClass && !classes.contains("\(accessory.className)") {
            classes.append("\(accessory.className)")
        }
        let list = classes.map { ".\($0)" }.joined(separator: ",")
        let lists = css("accessory").split(separator: ":is(").dropFirst().filter { $0.hasPrefix(".disc,") }
        #expect(!lists.isEmpty)
        for found in lists { #expect(found.hasPrefix(list)) }
    }

    @Test func rowWithTargetedAliasLooksSelected() throws {
        let block = try #require(css("selection").firstMatch(of: /\{(--over:var\(--tv-selected-row-color\).*?\}\})/)?.1)
        #expect(css("row-alias").contains(block))
    }

    @Test func selectedRowsAreTheSameWhereTheyHaveImages() throws {
        let selector = try #require(css("selected-row-image").firstMatch(of: /^([^{]*)\{--image:/)?.1)
        #expect(css("selection").contains(selector + "{--over:"))
    }

    @Test func edgesAndStickyTitlesDifferInTheirSelectorsAlone() {
        #expect(css("edges").replacing(".tv,", with: "") == css("edges-inset").replacing(".tv,", with: ""))
        #expect(
            css("sticky-titles").replacing(".tv.plain", with: "")
                == css("sticky-titles-plain").replacing(".tv:not(.grouped,.inset)", with: ""))
    }

    @Test func longListsHaveTheirEstimatedHeight() {
        let sheet = css("big-table")
        for step in 0..<12 { #expect(sheet.contains(".a\(step){--a:\(1 << step)}") && sheet.contains(".b\(step){--b:1")) }
        for step in 0..<12 { #expect(sheet.contains(".c\(step){--c:")) }
    }
}
