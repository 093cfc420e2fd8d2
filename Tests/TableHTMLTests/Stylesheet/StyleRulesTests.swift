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
        let lengths = [ThemeToken(name: "row-height", light: "100px"), ThemeToken(name: "column-width", light: "50rem")]
        let themes =
            TableStyle.allCases.map { Theme(name: "any", style: $0) } + [Theme(name: "any", colorScheme: .dark)]
            + lengths.map { Theme(name: "any", tokens: [$0]) }
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

    /// What `theme show` says of tokens that nobody sets is what the rules have.
    @Test func fallbacksAreThoseOfTheRules() throws {
        let rules = StyleRules.all(for: Theme(name: "any")).map { css($0.topic) }.joined()
        for token in ThemeTokenName.all where token.isOptional && !["image-height", "section-tint"].contains(token.name) {
            let fallback = try #require(token.fallback)
            let value = String(decoding: minifyCSS("a{--b:\(fallback)}"), as: UTF8.self).dropFirst("a{--b:".count).dropLast()
            let places = ["--tv-\(token.name):\(value)", "var(--tv-\(token.name),\(value)"]
            #expect(
                places.contains { rules.contains($0) } || rules.contains("var(--tv-\(token.name))") && value == "none",
                "\(token.name)")
        }
    }

    /// Where no theme sets it there is no rule, and links have the tint.
    @Test func linksBesideRowsHaveTheTintUnlessATokenSaysOtherwise() throws {
        #expect(ThemeTokenName.named("section-tint")?.fallback == "var(--tv-tint)")
        #expect(css("flow").contains(".tv a{color:var(--link,var(--tv-tint))}"))
        #expect(css("section-tint").contains(".tv>*{--link:var(--tv-section-tint)}"))
        #expect(!css("section").contains("--link"))
    }

    @Test func rowWithTargetedAliasLooksSelected() {
        #expect(css("selection").contains(":has(>[aria-current],>.tv-alias:target,"))
    }

    /// Their rules meet at one element with the same specificity, so that the later one has to win.
    @Test(arguments: [
        ("row", "row-shape"), ("row", "row-image"), ("row-shape", "row-image"), ("row", "cell"), ("cell", "accessory"),
        ("accessory", "field"),
        ("cell", "code"), ("cell", "title-weight"), ("cell", "icon"), ("accessory", "switch"), ("field", "filter"),
        ("field", "search"),
        ("flow", "alert"), ("flow", "tabs"), ("flow", "ticks"), ("cell", "ticks"), ("flow", "data-table"), ("flow", "copy-button"),
        ("flow", "letter-index"),
        ("flow", "path"), ("header", "flow"), ("header", "header-image"), ("page", "flow"), ("page", "header-image"),
        ("overscroll", "backdrop"), ("menus", "outline"), ("menus", "side-list"),
        ("side-list", "outline"), ("bar", "menus"),
        ("bar", "search"),
        ("bar", "bar-label"), ("site-header", "bar-label"), ("search", "bar-label"), ("side-list", "site-header"),
        ("outline", "site-header"),
        ("side-list", "search"), ("side-list", "search-side-list"), ("search", "site-header"), ("row", "flow"), ("section", "flow"),
        ("section", "collapsible"), ("section", "sticky-titles"), ("data-table", "scrolling-table"), ("data-table", "wide-table"),
        ("scrolling-table", "wide-table"),
        ("scrolling-table", "spanning-cells"), ("data-table", "layout-table"), ("code", "copy-button"), ("code", "code-titles"),
        ("row-shape", "big-table"), ("row-shape", "filter-big-table"), ("row", "filter-big-table"),
        ("page", "symbol"), ("big-table", "big-table-low"),
    ])
    func topicStandsBehindTheOneThatItChanges(earlier: String, later: String) throws {
        let topics = StyleRules.all(for: Theme(name: "any", style: .inset)).map(\.topic)
        #expect(try #require(topics.firstIndex(of: earlier)) < #require(topics.firstIndex(of: later)))
    }

    @Test func everyPrivatePropertyHasAShortName() {
        #expect(StyleRules.shortNames.count + StyleRules.setProperties.count == StyleRules.privateProperties.count)
    }

    @Test func shortNamesAreThoseOfOneProperty() {
        let names = StyleRules.shortNames
        #expect(names.count > 20 && Set(names.values).count == names.count)
        #expect(Set(names.values).isDisjoint(with: Set(StyleRules.privateProperties.map { "--\($0)" }).subtracting(names.keys)))
    }

    @Test func edgesAndStickyTitlesDifferInTheirSelectorsAndOrderAlone() {
        // The style of a page counts before that of its theme, which is that of `.tv`.
        let rules = ["edges", "edges-inset"].map { css($0).split(separator: "}") }
        #expect(rules.map { $0.first?.contains(".tv,") } == [true, true])
        let own = rules.map { $0.map { $0.replacing(".tv,", with: "") }.sorted() }
        #expect(own[0] == own[1] && own[0].count == 2)
        #expect(
            css("sticky-titles").replacing(".tv.plain", with: "")
                == css("sticky-titles-plain").replacing(".tv:not(.grouped,.inset)", with: ""))
    }

    @Test(arguments: RowScale.allCases)
    func longListsHaveTheirEstimatedHeight(scale: RowScale) {
        let values = zip(["--digit-a", "--digit-b", "--digit-c", "--digit-d"], [64, 16, 4, 1])
        let rules = zip(scale.letters, values).map { letter, value in
            (1...3).map { ".\(letter)\($0){\(value.0):\($0 * value.1)}" }.joined()
        }
        #expect(css("big-table-\(scale.rawValue)") == rules.joined())
    }

    /// What a theme makes of rows decides which of the three it has.
    @Test(arguments: [
        ("44px", "42rem", RowScale.low), ("2.6rem", "50rem", .wide), ("44px", "800px", .wide), ("100px", "50rem", .tall),
        ("6rem", "42rem", .tall), ("calc(1rem + 1px)", "none", .low),
    ])
    func scaleIsThatOfTheTheme(rowHeight: String, columnWidth: String, scale: RowScale) {
        let tokens = [ThemeToken(name: "row-height", light: rowHeight), ThemeToken(name: "column-width", light: columnWidth)]
        #expect(RowScale(of: Theme(name: "any", tokens: tokens)) == scale)
    }
}
