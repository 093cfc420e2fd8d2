import BundledThemes
import TableModel
import TableTestSupport
import TableThemes
import Testing
import YAMLReader

@Suite struct ThemeReadingTests {
    private func files(_ project: [String: String], bundled: [String: String] = [:]) -> ThemeFiles {
        ThemeFiles(project: project.mapValues { Array($0.utf8) }, bundled: bundled.mapValues { Array($0.utf8) })
    }

    @Test func readsAWholeTheme() {
        let theme = readTheme(
            named: "day",
            in: files([
                "day/theme.yml": "name: day\ndescription: Bright.\nstyle: plain\ntokens:\n  tint: red\n",
                "day/theme.css": "a{color:red}",
            ]))
        #expect(
            theme.value
                == Theme(
                    name: "day", description: "Bright.", style: .plain,
                    tokens: [
                        ThemeToken(
                            name: "tint", light: "red", path: "Themes/day/theme.yml",
                            range: SourceRange(line: 5, column: 9, length: 3))
                    ],
                    stylesheets: [ThemeStylesheet(path: "Themes/day/theme.css", css: "a{color:red}\n")]))
        #expect(theme.diagnostics == [])
    }

    @Test func inheritsOverAnyDepth() {
        let theme = readTheme(
            named: "c",
            in: files(
                [
                    "b/theme.yml": "extends: a\ntokens: {tint: blue, margin: 2px}",
                    "c/theme.yml": "extends: b\ntokens: {margin: 3px, radius: 3px}",
                    "c/theme.css": "c{}\n",
                ],
                bundled: [
                    "a/theme.yml": "description: A.\nstyle: grouped\ntokens: {label: black, tint: red}",
                    "a/theme.css": "a{}\n",
                ]))
        #expect(
            theme.value.tokens.map { "\($0.name): \($0.light)" } == ["label: black", "tint: blue", "margin: 3px", "radius: 3px"])
        #expect(theme.value.style == .grouped)
        #expect(theme.value.description == "")
        #expect(theme.value.css(ofCells: []) == "a{}\nc{}\n")
        #expect(theme.diagnostics == [])
    }

    @Test func rulesBesideATemplateAreThoseOfItsCell() {
        let theme = readTheme(
            named: "b",
            in: files([
                "a/theme.css": ".a {}", "a/cells/card.mustache": "{{title}}{{detail}}{{value}}{{image}}{{progress}}{{accessory}}",
                "a/cells/card.css": ".card {}", "a/theme.yml": "name: a",
                "b/theme.yml": "extends: a", "b/cells/card.css": ".card b {}", "b/cells/crad.css": ".crad {}",
            ])
        ).value
        #expect(theme.stylesheets.map(\.cell) == [nil, "card", "card", "crad"])
        #expect(theme.css(ofCells: []) == ".a {}\n")
        #expect(theme.css(ofCells: ["card"]) == ".a {}\n.card {}\n.card b {}\n")
    }

    @Test func reportsRulesOfACellThatIsNotThere() {
        let theme = readTheme(
            named: "a",
            in: files([
                "a/theme.yml": "name: a",
                "a/cells/card.mustache": "{{title}}{{detail}}{{value}}{{image}}{{progress}}{{accessory}}",
                "a/cells/crad.css": ".a {}",
            ]))
        #expect(
            theme.diagnostics.map(\.line) == [
                "warning[cell-missing] there is no cell `crad` whose rules these could be = did you mean `card.css`?"
            ])
        #expect(theme.diagnostics.map(\.path) == ["Themes/a/cells/crad.css"])
    }

    @Test func aProjectReplacesOneFileOfABundledTheme() {
        let theme = readTheme(
            named: "a",
            in: files(["a/theme.css": "own{}"], bundled: ["a/theme.yml": "tokens: {tint: red}", "a/theme.css": "bundled{}"]))
        #expect(theme.value.tokens.map(\.light) == ["red"])
        #expect(theme.value.css(ofCells: []) == "own{}\n")
    }

    @Test func reportsALoop() {
        let theme = readTheme(
            named: "a", in: files(["a/theme.yml": "extends: b", "b/theme.yml": "tokens: {tint: red}\nextends: a"]))
        #expect(
            theme.diagnostics.map(\.line) == [
                "2:10+1 error[theme-loop] the theme extends itself: a -> b -> a = remove `extends` from one of them"
            ])
        #expect(theme.diagnostics.map(\.path) == ["Themes/b/theme.yml"])
        #expect(theme.value.tokens.map(\.light) == ["red"])
    }

    @Test func reportsAThemeThatExtendsItself() {
        let theme = readTheme(named: "a", in: files(["a/theme.yml": "extends: a"]))
        #expect(
            theme.diagnostics.map(\.line) == [
                "1:10+1 error[theme-loop] the theme extends itself: a -> a = remove `extends` from one of them"
            ])
    }

    @Test func reportsAMissingBase() {
        let theme = readTheme(
            named: "a", in: files(["a/theme.yml": "extends: midnigth", "midnight/theme.yml": "style: inset"]))
        #expect(
            theme.diagnostics.map(\.line) == [
                "1:10+8 error[theme-missing] no theme `midnigth` to extend = did you mean `midnight`?"
            ])
    }

    /// They would extend themselves.
    @Test func aMissingBaseIsNeitherTheThemeNorOneThatExtendsIt() {
        let others = ["b/theme.yml": "extends: a", "c/theme.yml": "extends: b", "d/theme.yml": "", "e/theme.yml": "extends: d"]
        let theme = readTheme(named: "c", in: files(others.merging(["a/theme.yml": "extends: forrest"]) { $1 }))
        #expect(
            theme.diagnostics.map(\.line) == ["1:10+7 error[theme-missing] no theme `forrest` to extend = the themes are d, e"])
        let near = readTheme(named: "forests", in: files(["forests/theme.yml": "extends: forest", "d/theme.yml": ""]))
        #expect(near.diagnostics.map(\.line) == ["1:10+6 error[theme-missing] no theme `forest` to extend = the themes are d"])
        let alone = readTheme(named: "a", in: files(["a/theme.yml": "extends: forrest"]))
        #expect(alone.diagnostics.first?.help == "there is no other theme: remove `extends`")
    }

    @Test(arguments: [
        "extends: midnigth", "extends: a", "extends: [b]", "tokens: {", "extends: \u{1}", "text", "- extends: system",
        "extends: x/y",
    ])
    func aThemeWhoseBaseCannotBeFoundHasTheLooksOfSystem(manifest: String) {
        let theme = readTheme(
            named: "a",
            in: files([
                "a/theme.yml": manifest, "a/theme.css": "a {}", "system/theme.yml": "style: grouped\ntokens: {tint: red}",
                "x/y/theme.yml": "",
            ]))
        #expect(theme.value.style == .grouped)
        #expect(theme.value.tokens.map(\.light) == ["red"])
        #expect(theme.value.stylesheets.map(\.css) == ["a {}\n"])
        #expect(theme.diagnostics.count == 1)
    }

    @Test(arguments: ["", "# nothing", "style: plain", "extends:"])
    func aThemeNeedsNoBase(manifest: String) {
        let theme = readTheme(named: "a", in: files(["a/theme.yml": manifest, "system/theme.yml": "tokens: {tint: red}"]))
        #expect(theme.value.tokens.isEmpty)
        #expect(theme.diagnostics.isEmpty)
    }

    @Test func aMissingThemeHasTheLooksOfSystem() {
        let theme = readTheme(named: "../a", in: files(["system/theme.yml": "style: grouped"]))
        var system = Theme(name: "system", style: .grouped)
        system.isIncomplete = true
        #expect(theme.value == system)
        #expect(theme.diagnostics.map(\.line) == ["error[theme-missing] no theme `../a` = the themes are system"])
        #expect(
            readTheme(named: "a", in: files(["a/theme.css": ""])).diagnostics.map(\.line) == [
                "error[theme-missing] no theme `a` = a theme is `Themes/a/theme.yml`; there is `Themes/a/`"
            ])
        #expect(readTheme(named: "a", in: ThemeFiles()).diagnostics.map(\.code) == [.themeMissing])
    }

    @Test func reportsUnknownKeysTokensAndNames() {
        let theme = readTheme(
            named: "a", in: files(["a/theme.yml": "name: b\nextend: c\nstyle: insett\ntokens: {tnt: red, tint: blue}"]))
        #expect(
            theme.diagnostics.map(\.line) == [
                "2:1+6 error[settings-key] unknown key `extend` = did you mean `extends`?",
                "3:8+6 error[settings-value] `style` takes one of plain, grouped, inset, not `insett` = did you mean `inset`?",
                "4:10+3 error[theme-token] no token `tnt` = did you mean `tint`?",
                "1:7+1 warning[theme-name] the theme in the folder `a` calls itself `b` = write `name: a`",
            ])
        #expect(theme.value.tokens.map(\.light) == ["blue"])
    }

    @Test func reportsFilesThatNothingReads() {
        let read = ["theme.yml", "theme.css", "cells/card.css", "cells/README.md", "cells/card.mustache~", "assets/a/b.css"]
        let notes = [
            "README", "LICENSE.html", "notes.md", "fonts/OFL.txt", ".DS_Store", "theme.css~", "#theme.yml#", "theme.yml.bak",
        ]
        let unread = ["product.mustache", "style.css", "fonts/a.woff2", "theme.yaml", "card/card.css"]
        var project = Dictionary((read + notes + unread).map { ("x/\($0)", "") }) { first, _ in first }
        project["x/cells/card.mustache"] = "{{title}}{{detail}}{{value}}{{image}}{{progress}}{{accessory}}"
        project["y/stray.css"] = ""
        let diagnostics = readTheme(named: "x", in: files(project)).diagnostics
        let nothing = "warning[theme-file] nothing of a theme is read from"
        #expect(
            diagnostics.map { "\($0.path): \($0.line)" } == [
                "Themes/x/card/card.css: \(nothing) `card/card.css` = rules stand in `theme.css`",
                "Themes/x/fonts/a.woff2: \(nothing) `fonts/a.woff2` = files for pages stand in `assets/`",
                "Themes/x/product.mustache: \(nothing) `product.mustache` = templates stand in `cells/`",
                "Themes/x/style.css: \(nothing) `style.css` = rules stand in `theme.css`",
                "Themes/x/theme.yaml: \(nothing) `theme.yaml` = name and tokens stand in `theme.yml`",
            ])
        #expect(readTheme(named: "x", in: files([:], bundled: project)).diagnostics == [])
    }

    @Test func reportsAFolderWhoseNameIsNotPlain() {
        #expect(
            readTheme(named: "Deep Blue", in: files(["Deep Blue/theme.yml": "name: Deep Blue"])).diagnostics.map(\.line) == [
                "warning[theme-name] the name of the folder `Themes/Deep Blue/` has other characters than `a` to `z`, digits and `-` = rename it to `deep-blue`"
            ])
        #expect(["Oops", "-a", "a_b ", "é", "--"].map(ThemeName.plain) == ["oops", "a", "a-b", nil, nil])
    }

    @Test func reportsTokensThatAreNotIndented() {
        let theme = readTheme(named: "a", in: files(["a/theme.yml": "tokens:\ntint: red\nstyle: rounded"]))
        #expect(
            theme.diagnostics.map(\.line) == [
                "2:1+4 error[settings-key] unknown key `tint` = `tint` is a token: indent it below `tokens:`",
                "3:8+7 error[settings-value] `style` takes one of plain, grouped, inset, not `rounded` = write one of plain, grouped, inset",
            ])
    }

    @Test func reportsBrokenFiles() {
        let broken = ThemeFiles(project: ["a/theme.yml": Array("tokens: [".utf8), "a/theme.css": [0xFF]])
        let theme = readTheme(named: "a", in: broken)
        #expect(theme.diagnostics.map(\.code) == [.yamlSyntax, .themeCSS])
        #expect(theme.diagnostics.map(\.path) == ["Themes/a/theme.yml", "Themes/a/theme.css"])
        var incomplete = Theme(name: "a")
        incomplete.isIncomplete = true
        #expect(theme.value == incomplete)
    }

    @Test(arguments: [
        ("oops/theme.yaml", "Themes/oops/theme.yaml"), ("oops/Theme.yml", "Themes/oops/Theme.yml"), ("oops.yml", "Themes/oops.yml"),
        ("Oops.yaml", "Themes/Oops.yaml"), ("Oops/theme.css", "Themes/Oops/"), ("oops/cells/a.mustache", "Themes/oops/"),
    ])
    func saysWhatIsNearAThemeThatIsNotThere(path: String, shown: String) {
        let files = files([path: "name: oops", "oop/theme.yml": "style: plain", "b/theme.yml": "extends: oops"])
        let help = "a theme is `Themes/oops/theme.yml`; there is `\(shown)`"
        #expect(readTheme(named: "oops", in: files).diagnostics.map(\.line) == ["error[theme-missing] no theme `oops` = \(help)"])
        #expect(
            readTheme(named: "b", in: files).diagnostics.map(\.line) == [
                "1:10+4 error[theme-missing] no theme `oops` to extend = \(help)"
            ])
    }

    @Test func saysWhereElseAThemeStands() {
        let files = ThemeFiles(bundled: ["a/theme.yml": []], strayFolders: ["Site/Themes/night", "oops"])
        #expect(
            readTheme(named: "oops", in: files).diagnostics.map(\.help) == ["a theme is `Themes/oops/theme.yml`; there is `oops/`"])
        #expect(
            readTheme(named: "Night", in: files).diagnostics.map(\.help)
                == ["a theme is `Themes/Night/theme.yml`; there is `Site/Themes/night/`"])
        #expect(readTheme(named: "other", in: files).diagnostics.map(\.help) == ["the themes are a"])
    }

    @Test func capitalsAloneAreASlipOfThePen() {
        let help = readTheme(named: "Oops", in: files(["oops/theme.yml": ""])).diagnostics.map(\.help)
        #expect(help == ["did you mean `oops`?"])
    }

    @Test func whatABaseThatIsNotThereMayHaveIsNotMissed() {
        let theme = readTheme(
            named: "a",
            in: files([
                "a/theme.yml": "extends: b\ncell: card\ntokens: {check: url(assets/c.svg)}", "a/cells/card.css": "",
                "a/cells/x.mustache": "{{>y}}{{title}}{{detail}}{{value}}{{image}}{{progress}}{{accessory}}",
            ]))
        #expect(theme.diagnostics.map(\.code) == [.themeMissing])
    }

    @Test func theSystemThemeSetsEveryColorAndLength() {
        let bundled = Dictionary(uniqueKeysWithValues: bundledThemeFiles().map { ($0.path, $0.bytes) })
        let theme = readTheme(named: "system", in: ThemeFiles(bundled: bundled))
        #expect(theme.diagnostics == [])
        #expect(theme.value.name == "system")
        #expect(theme.value.style == .inset)
        let set = Set(theme.value.tokens.map(\.name))
        let named = ThemeTokenName.all.filter { !$0.isOptional }
        #expect(named.map(\.name).filter { !set.contains($0) } == [])
        #expect(theme.value.tokens.first { $0.name == "prim-row-color" }?.css == "light-dark(#fff,#1c1c1e)")
        #expect(theme.value.tokens.first { $0.name == "alt-row-color" }?.light == "rgb(0 0 255/.05)")
    }

    @Test func everyBundledThemeReadsWithoutDiagnostics() {
        let bundled = Dictionary(uniqueKeysWithValues: bundledThemeFiles().map { ($0.path, $0.bytes) })
        let files = ThemeFiles(bundled: bundled)
        for name in files.names { #expect(readTheme(named: name, in: files).diagnostics == [], "\(name)") }
    }
}
