import Foundation
import TableModel
import TableThemes
import Testing

@testable import TableHTML

@Suite struct StylesheetRendererTests {
    private func rendered(_ theme: Theme, classes: [StyleClass] = []) -> String {
        var output: [UInt8] = []
        renderStylesheet(theme, classes: classes, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    private let green = StyleClass([NamedValue("accessory-color", "#0a0")])
    private let red = StyleClass([NamedValue("accessory-color", "#a00"), NamedValue("highlighted-color", "#fff")])

    /// The whole sheet, one rule a line. `RECORD_GOLDEN=1` writes it anew and fails.
    @Test func matchesGoldenSheet() throws {
        let theme = Theme(
            name: "golden",
            tokens: [ThemeToken(name: "tint", light: "#00f", dark: "#88f"), ThemeToken(name: "margin", light: "16px")],
            stylesheets: [ThemeStylesheet(path: "", css: "/* Mine */ .tv h1 { color: red }")])
        let sheet = rendered(theme, classes: [green, red]).replacing("}", with: "}\n")
        let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/tablesite.css")
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
            try sheet.write(to: golden, atomically: true, encoding: .utf8)
            Issue.record("recorded \(golden.lastPathComponent)")
        }
        #expect(try sheet == String(contentsOf: golden, encoding: .utf8))
    }

    @Test func declaresOrderOfLayersFirst() {
        #expect(rendered(Theme(name: "empty")).hasPrefix("@layer tv,theme,tv-state;@layer theme{"))
    }

    /// A file has a shape of its own, for which a colour is none.
    @Test func ownColorsOfAccessoriesTakeGradientsAway() {
        func rule(_ images: [ThemeToken]) -> Substring? {
            rendered(Theme(name: "t", tokens: images), classes: [green]).split(separator: "}").first { $0.contains("#0a0") }
        }
        let gradient = ThemeToken(name: "check-image", light: "linear-gradient(#06c,#039)")
        #expect(rule([gradient])?.hasSuffix("{--tv-accessory-color:#0a0;--tv-check-image:initial") == true)
        #expect(rule([])?.hasSuffix("{--tv-accessory-color:#0a0") == true)
        #expect(rule([ThemeToken(name: "check-image", light: "none")])?.hasSuffix("{--tv-accessory-color:#0a0") == true)
        #expect(
            rule([ThemeToken(name: "check-image", light: "url(assets/a.svg)")])?.hasSuffix("{--tv-accessory-color:#0a0") == true)
    }

    @Test func writesTokensThenRulesThenClassesSortedAndOnce() {
        let theme = Theme(
            name: "t", tokens: [ThemeToken(name: "a", light: "1", dark: "2")],
            stylesheets: [ThemeStylesheet(path: "", css: "b { c: d }")])
        let names = [green.name, red.name].sorted()
        let declarations = [green, red].sorted { $0.name < $1.name }.map(\.declarations)
        let expected =
            "@layer theme{@layer base{:root{--tv-a:light-dark(1,2)}b{c:d}}"
            + ".\(names[0]){\(declarations[0])}.\(names[1]){\(declarations[1])}}"
        #expect(rendered(theme, classes: [red, green, red]).contains(expected))
        #expect(rendered(theme, classes: [green, red]) == rendered(theme, classes: [red, green, red]))
    }

    /// What themes share with the structure has one name in both; what is a theme's own keeps it.
    @Test func themesAndTheStructureCallASharedPropertyTheSame() {
        let css = ".tv{--edge:0px;--mine:1px;inset:var(--side) var(--gutter)}"
        let sheet = rendered(Theme(name: "t", stylesheets: [ThemeStylesheet(path: "", css: css)]))
        let names = ["--edge", "--side"].map { StyleRules.shortNames[$0, default: ""] }
        #expect(sheet.contains("@layer base{.tv{\(names[0]):0px;--mine:1px;inset:var(\(names[1])) var(--gutter)}"))
        #expect(sheet.contains("padding-inline:var(\(names[0]))") && !sheet.contains("--edge"))
    }

    /// The bar's buttons reach beyond their drawings by so much.
    @Test(arguments: [("6px", true), ("0px", true), ("13px", false), ("1rem", false), ("calc(1px + 2px)", false)])
    func narrowMarginsMoveTheButtons(margin: String, isNarrow: Bool) {
        let sheet = rendered(Theme(name: "t", tokens: [ThemeToken(name: "margin", light: margin)]))
        #expect(sheet.contains(".tv-bar div{margin-inline-end:calc(-1*var(--tv-margin))}") == isNarrow)
    }

    /// What a light theme says of the dark is never seen: on paper it is light as well. A dark one is light there.
    @Test(arguments: [(ColorScheme.light, "1"), (.dark, "light-dark(1,2)"), (.both, "light-dark(1,2)")])
    func aLightThemeHasTheValuesOfLightAlone(scheme: ColorScheme, value: String) {
        let theme = Theme(name: "t", colorScheme: scheme, tokens: [ThemeToken(name: "a", light: "1", dark: "2")])
        #expect(rendered(theme).contains("--tv-a:\(value)}"))
    }

    /// What was chosen for a dark ground is too light for paper; the colours that all themes have are not.
    @Test(arguments: [
        (ColorScheme.dark, "tip-color", true), (.dark, "tint", false), (.light, "tip-color", false), (.both, "tip-color", false),
    ])
    func alertsOfADarkThemeAreBlackOnPaper(scheme: ColorScheme, token: String, isBlack: Bool) {
        let theme = Theme(name: "t", colorScheme: scheme, tokens: [ThemeToken(name: token, light: "#ffc45c")])
        let hue = StyleRules.shortNames["--hue", default: ""]
        #expect(rendered(theme).contains("@media print{.tv-alert{\(hue):CanvasText}") == isBlack)
    }

    @Test func hasTheRulesOfCellsThatAreUsed() {
        let theme = Theme(name: "t", stylesheets: [ThemeStylesheet(path: "", css: ".card{a:b}", cell: "card")])
        #expect(!rendered(theme).contains(".card"))
        var output: [UInt8] = []
        renderStylesheet(theme, classes: [], cells: ["card"], to: &output)
        #expect(String(decoding: output, as: UTF8.self).contains("@layer base{.card{a:b}}"))
    }

    @Test(arguments: [
        ("a{b:c", "a{b:c}"), ("a{b:c} /* open", "a{b:c}"), ("a", "a{}"), ("@import \"a\"", "@import \"a\"{}"), ("/**/", ""),
    ])
    func sheetLeftOpenDoesNotReachIntoTheNext(base: String, expected: String) {
        let theme = Theme(
            name: "t", stylesheets: [ThemeStylesheet(path: "", css: base + "\n"), ThemeStylesheet(path: "", css: "d{e:f}\n")])
        #expect(rendered(theme).contains("@layer theme{@layer base{\(expected)d{e:f}}}"))
    }

    @Test(arguments: [
        (PagePart.sideList, ".tv-side"), (.sideList, ".tv-menu"), (.outline, ".tv-outline"), (.outline, ".tv-menu"),
        (.path, ".tv-path"), (.pagination, ".tv-turn"), (.letterIndex, ".tv-index"),
        (.editLink, ".tv-edit"), (.externalLinks, "[target]"), (.diff, ".tv-added"), (.rowAlias, ".tv-alias{"),
        (.longNumbers, ".tv-long-numbers"),
        (.languages, ".tv-languages"), (.columnHeads, ".tv-columns"), (.tabs, ".tv-tabs"), (.codeTitles, ".tv-code>pre"),
        (.codeLines, ".tv-marked"), (.filter, ".tv-filter"), (.ticks, ".tv-ticks"),
        (.plainTables, ".tv.plain"), (.searchAlone, ".tv-search:has(~.tv-side)"), (.icons, ".tv-icon"),
        (.switches, "[role=switch]"), (.selectedImages, ".tv-on"),
    ])
    func hasTheRulesOfPartsThatPagesHave(part: PagePart, selector: String) {
        #expect(!rendered(Theme(name: "t")).contains(selector))
        var output: [UInt8] = []
        renderStylesheet(Theme(name: "t"), classes: [], parts: [part], to: &output)
        #expect(String(decoding: output, as: UTF8.self).contains(selector))
    }

    /// What few themes have costs others nothing.
    @Test(arguments: [
        ("bar-image", "linear-gradient(red 0 0)"), ("section-border-color", "red"), ("section-border-width", "2px"),
        ("disclosure-image", "linear-gradient(red 0 0)"), ("check-highlighted-image", "linear-gradient(red 0 0)"),
        ("title-weight", "700"), ("image-height", "40px"), ("bar-label", "red"), ("bar-tint", "red"),
    ])
    func hasTheRulesOfTokensThatAreSet(token: String, value: String) {
        let plain = rendered(Theme(name: "t"))
        #expect(!plain.contains("--tv-\(token)"))
        let theme = Theme(name: "t", tokens: [ThemeToken(name: token, light: value)])
        #expect(rendered(theme).contains("var(--tv-\(token)"))
        #expect(rendered(Theme(name: "t"), classes: [StyleClass([NamedValue(token, value)])]).contains("var(--tv-\(token)"))
        // A theme takes back the picture of what it extends.
        guard ThemeTokenName.named(token)?.kind == .image else { return }
        #expect(rendered(Theme(name: "t", tokens: [ThemeToken(name: token, light: "none")])) == plain)
    }

    @Test func hasTheDrawingsThatPagesAskForAndTheThemeHas() {
        var theme = Theme(name: "t", tokens: [ThemeToken(name: "icon-color", light: "#667")])
        theme.icons = ["bell": "data:image/svg+xml,b", "book": "data:image/svg+xml,c"]
        var output: [UInt8] = []
        let classes = [StyleClass(icon: "bell"), StyleClass(icon: "cup")]
        renderStylesheet(theme, classes: classes, parts: [.icons], to: &output)
        let sheet = String(decoding: output, as: UTF8.self)
        #expect(sheet.contains(".tv-icon-bell{--icon:url(\"data:image/svg+xml,b\")}}"))
        #expect(!sheet.contains("tv-icon-book") && !sheet.contains("tv-icon-cup"))
        #expect(sheet.contains("--tv-icon-color:#667") && !rendered(theme).contains("icon-color"))
    }

    /// Of what no page has, a sheet has no colours, unless others are made of them.
    @Test(arguments: [
        ("code-comment", PagePart.codeColors), ("switch-color", .switches), ("field-label", .filter), ("match-color", .search),
        ("section-header-background", .plainTables),
    ])
    func leavesOutTheTokensOfWhatNoPageHas(name: String, part: PagePart) {
        func has(_ parts: Set<PagePart>, style: TableStyle = .inset, other: String? = nil, css: String = "", row: String? = nil)
            -> Bool
        {
            let tokens = [ThemeToken(name: name, light: "#123")] + (other.map { [ThemeToken(name: "label", light: $0)] } ?? [])
            let theme = Theme(name: "t", style: style, tokens: tokens, stylesheets: [ThemeStylesheet(path: "", css: css)])
            var output: [UInt8] = []
            renderStylesheet(theme, classes: row.map { [StyleClass([NamedValue("tint", $0)])] } ?? [], parts: parts, to: &output)
            return String(decoding: output, as: UTF8.self).contains("--tv-\(name):#123")
        }
        #expect(!has([]) && has([part]))
        #expect(
            has([], other: "var(--tv-\(name))") && has([], css: "p{color:var(--tv-\(name))}") && has([], row: "var(--tv-\(name))"))
        #expect(has([], style: .plain) == (part == .plainTables))
    }

    @Test func aGradientFillsTheOutlineOfAnAccessoryAndAFileHasItsOwn() {
        func sheet(_ value: String) -> String {
            rendered(Theme(name: "t", tokens: [ThemeToken(name: "check-image", light: value)]))
        }
        #expect(!sheet("linear-gradient(red 0 0)").contains("clip-path:none"))
        #expect(
            sheet("url(data:image/png;base64,AAAA)").contains(
                ">.check>:first-child::after,.tv .tv-accessory.check,.tv input:checked{clip-path:none}"))
        // The way back is drawn as the way on.
        let arrow = rendered(
            Theme(name: "t", tokens: [ThemeToken(name: "disclosure-image", light: "url(data:image/png;base64,AAAA)")]))
        #expect(arrow.contains(".tv .tv-back::before{background:var(--tv-disclosure-image) center/contain no-repeat;"))
    }

    /// Code, boxes, chips and tiles have round corners of their own, unless the theme has none at all.
    @Test(arguments: [("0", true), ("0px", true), ("0.0rem", true), ("1px", false), (".5rem", false), ("var(--tv-margin)", false)])
    func aThemeWithoutRoundCornersHasNone(radius: String, isSquare: Bool) {
        let sheet = rendered(Theme(name: "t", tokens: [ThemeToken(name: "radius", light: radius)]))
        #expect(sheet.contains(":root :is(.tv,.tv-menu) :is(pre,code") == isSquare)
    }

    @Test func unbalancedThemeCannotEscapeItsLayer() {
        let sheet = rendered(Theme(name: "broken", stylesheets: [ThemeStylesheet(path: "", css: "a { b: c } } } d { e: f")]))
        #expect(sheet.contains("@layer base{a{b:c}d{e:f}}}@layer tv{"))
    }

    /// On a page, a section or a row: a token that no rule uses would be refused nowhere and do nothing.
    @Test(arguments: ThemeTokenName.all.map(\.name))
    func everyTokenIsUsedWhereOnlyAClassSetsIt(name: String) {
        var output: [UInt8] = []
        renderStylesheet(
            Theme(name: "empty"), classes: [StyleClass([NamedValue(name, "x")])],
            parts: PagePart.ofScript.union([.codeColors, .icons, .switches, .plainTables]), to: &output)
        #expect(String(decoding: output, as: UTF8.self).contains("var(--tv-\(name)"), "\(name)")
    }

    @Test func bracketsAreBalanced() {
        let sheet = rendered(Theme(name: "empty"))
        for (open, close) in [("{", "}"), ("(", ")"), ("[", "]")] as [(Character, Character)] {
            #expect(sheet.count { $0 == open } == sheet.count { $0 == close })
        }
    }

    @Test func everyAccessoryWithClassHasRules() {
        let sheet = rendered(Theme(name: "empty"))
        for accessory in Accessory.all where accessory.hasClass {
            #expect(sheet.contains(".\(accessory.className)"), "\(accessory.name)")
        }
    }

    @Test func showsStatesOnlyWhenAsked() {
        let theme = Theme(name: "empty")
        let plain = rendered(theme)
        var output: [UInt8] = []
        renderStylesheet(theme, classes: [], showsStates: true, to: &output)
        let shown = """
            .tv .hovered{\(StyleRules.shortNames["--over", default: ""]):var(--tv-highlighted-row-color)}\
            .tv .focused>:first-child{outline:3px solid;outline-offset:-3px}
            """
        #expect(!plain.contains(".hovered") && !plain.contains(".focused"))
        #expect(String(decoding: output, as: UTF8.self).replacing(shown, with: "") == plain)
        #expect(output.count == plain.utf8.count + shown.utf8.count)
    }

    @Test(arguments: 0...9)
    func everyDepthNamesItsLayers(depth: Int) {
        let names = Array("abcdefghijkl")
        let properties = ["--parent", "--here", "--child"].map { StyleRules.shortNames[$0, default: $0] }
        let values = zip(properties, names[depth...]).map { "\($0):\($1)" }.joined(separator: ";")
        let rule = "[data-depth=\"\(depth)\"]{\(values)}"
        #expect(rendered(Theme(name: "empty")).contains(rule))
        // Only those of the site.
        for deepest in 0...12 {
            var output: [UInt8] = []
            renderStylesheet(Theme(name: "empty"), classes: [], depth: deepest, to: &output)
            #expect(String(decoding: output, as: UTF8.self).contains(rule) == (depth <= deepest))
        }
    }

    @Test func needsNothingFromOtherHosts() {
        let sheet = rendered(Theme(name: "empty"))
        #expect(!sheet.contains("url("))
        #expect(!sheet.contains("@import"))
        #expect(!sheet.contains("!important"))
    }

    /// A property the sheet reads without a fallback is a token of the system theme or one of the sheet's own.
    @Test func everyPropertyReadIsDefined() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Themes/system/theme.yml").standardizedFileURL
        let manifest = try String(contentsOf: root, encoding: .utf8)
        let sheet = rendered(Theme(name: "empty"))
        for read in sheet.matches(of: #/var\(--(tv-)?([a-z-]+)([,)])/#) {
            let name = String(read.2)
            if read.1 == nil {
                let names = StyleRules.privateProperties.map { StyleRules.shortNames["--\($0)", default: "--\($0)"] }
                #expect(names.contains("--\(name)"), "--\(name)")
            } else if ThemeTokenName.named(name)?.kind == .shape {
                #expect(sheet.contains(":root{--tv-\(name):") || sheet.contains(";--tv-\(name):"), "--tv-\(name)")
            } else if read.3 == ")" {
                #expect(manifest.contains("\n  \(name): "), "--tv-\(name)")
            }
        }
    }

    @Test func staysSmall() {
        #expect(rendered(Theme(name: "empty")).utf8.count < 19_000)
    }
}
