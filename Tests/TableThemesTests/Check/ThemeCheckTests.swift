import BundledThemes
import TableModel
import TableTestSupport
import Testing
import YAMLReader

@testable import TableThemes

@Suite struct ThemeCheckTests {
    static let bundled = Dictionary(uniqueKeysWithValues: bundledThemeFiles().map { ($0.path, $0.bytes) })
    static let names = ThemeFiles(bundled: bundled).names

    /// The report on a theme `t` of the project, of which the text is all but `name`.
    private func report(_ yaml: String, others: [String: String] = [:], siteTokens: [ThemeToken] = []) -> [String] {
        check(yaml, others: others, siteTokens: siteTokens).map(\.line)
    }

    private func check(_ yaml: String, others: [String: String] = [:], siteTokens: [ThemeToken] = []) -> [Diagnostic] {
        let project = others.merging(["t/theme.yml": yaml]) { $1 }.mapValues { Array($0.utf8) }
        return inspectTheme(named: "t", in: ThemeFiles(project: project, bundled: Self.bundled), siteTokens: siteTokens).diagnostics
    }

    @Test(arguments: names)
    func bundledThemesPass(name: String) {
        let inspection = inspectTheme(named: name, in: ThemeFiles(bundled: Self.bundled))
        #expect(inspection.diagnostics.map(\.line) == [])
        #expect(inspection.placeCount > 50)
    }

    @Test func countsWhatItLookedAt() {
        let files = ThemeFiles(
            project: ["t/theme.yml": Array("extends: system\ncolor_scheme: light".utf8)], bundled: Self.bundled)
        let both = inspectTheme(named: "system", in: files)
        let one = inspectTheme(named: "t", in: files)
        #expect((both.schemeCount, one.schemeCount) == (2, 1))
        #expect(one.placeCount * 2 == both.placeCount)
        #expect(both.tokenCount == readTheme(named: "system", in: files).value.tokens.count)
    }

    @Test func reportsAColorAtItsOwnPlace() {
        let report = report("extends: system\ntokens:\n  accessory-color: {light: \"#ccc\", dark: \"#99a\"}")
        #expect(
            report == [
                """
                3:28+6 error[theme-contrast] `accessory-color` (`#ccc`) has a contrast of 1.23:1 on a highlighted row in the light, not 3:1; \
                3 more places fail = `#808080` is the nearest that can be read in the light wherever `accessory-color` stands
                """
            ])
    }

    /// Rows that lead somewhere are known by the colour of their titles.
    @Test func reportsLinksThatLookLikeText() {
        let lines = report("extends: system\ntokens:\n  tint: {light: \"#101010\", dark: \"#f0f0f0\"}")
        #expect(lines.count == 2)
        #expect(
            lines.first?.hasPrefix(
                "3:17+9 error[theme-contrast] `tint` (`#101010`) has a contrast of 1.10:1 on the text beside it in the light, not 1.25:1"
            ) == true)
        #expect(lines.last?.contains("on the text beside it in the dark, not 1.25:1") == true)
        #expect(report("extends: system\ntokens:\n  tint: {light: \"#05c\", dark: \"#6bf\"}") == [])
    }

    /// No theme can hide that a row is selected, and that one leads to the page on which one is; a picture may do it instead.
    @Test func reportsASelectionThatCannotBeSeen() {
        let hidden =
            "extends: midnight\ntokens:\n  selected-row-color: \"#000\"\n  selected-label: \"#fff\"\n  highlighted-color: \"#fff\"\n"
        let lines = report(hidden)
        #expect(lines.count == 1)
        #expect(
            lines.first?.hasPrefix(
                "3:23+6 error[theme-contrast] `selected-row-color` (`#000`) has a contrast of 1.00:1 on a row, not 1.1:1; "
            ) == true, "\(lines)")
        let picture = ["top", "middle", "bottom", "only"].map { "  \($0)-row-selected-image: linear-gradient(#333 0 0)\n" }.joined()
        let beside = report(hidden + picture)
        #expect(beside.count == 1 && beside.allSatisfy { $0.contains("on the list at the side") })
        #expect(report(hidden + "  middle-row-selected-image: none\n").count == 1)
        #expect(report(hidden + "  middle-row-selected-image: none\n").first?.contains("on a row, not 1.1:1") == true)
        // As light as white, and yet another colour.
        #expect(
            report(
                "extends: system\ncolor_scheme: light\ntokens: {selected-row-color: \"#ff8\", selected-label: \"#000\", highlighted-color: \"#000\"}"
            ) == [])
    }

    /// What takes a ground away is to blame for what is seen in its place, not the colours that a base has.
    @Test func blamesAGroundThatIsTakenAway() {
        let lines = report("extends: system\ntokens:\n  section-header-background: \"#0000\"\n")
        #expect(lines.count >= 1)
        #expect(lines.allSatisfy { $0.hasPrefix("3:30+7 error[theme-contrast] `section-header-background` (`#0000`)") }, "\(lines)")
    }

    @Test func reportsTheDarkFormAtItsPlace() {
        let report = report("extends: system\ntokens:\n  accessory-color: {light: \"#778\", dark: \"#222\"}")
        #expect(report.count == 1)
        #expect(report.first?.hasPrefix("3:42+6 error[theme-contrast] `accessory-color` (`#222`) has a contrast of ") == true)
        #expect(report.first?.contains(" in the dark, not 3:1; ") == true)
    }

    /// The message of one scheme had a colour, that of the other said that none would do, and each had a colour for both.
    @Test func givesTheSameAdviceInBothSchemes() throws {
        func help(_ tint: String) -> [String] {
            let yaml = "extends: alternating\ntokens:\n  tint: \(tint)\n"
            let found = inspectTheme(named: "t", in: ThemeFiles(project: ["t/theme.yml": Array(yaml.utf8)], bundled: Self.bundled))
                .diagnostics
            return found.map(\.help)
        }
        let red = help("\"#f00\"")
        #expect(red.count == 2 && Set(red).count == 1)
        let advice = try #require(red.first?.split(separator: "`").first.map(String.init))
        #expect(advice.hasPrefix("{light: "))
        #expect(help(advice) == [])
        let halves = help("{light: \"#fff\", dark: \"#000\"}")
        #expect(halves.count == 2)
        #expect(halves.count { $0.hasSuffix("in the light wherever `tint` stands") } == 1)
        #expect(halves.count { $0.hasSuffix("in the dark wherever `tint` stands") } == 1)
    }

    @Test func blamesAGroundThatTheThemeItselfSet() {
        let report = report("extends: system\ntokens:\n  prim-row-color: \"#000\"")
        #expect(report.count == 1)
        #expect(
            report.first?.hasPrefix(
                """
                3:19+6 error[theme-contrast] `prim-row-color` (`#000`) gives `label` (`#000`) a contrast of 1.00:1 on a row in the \
                light, not 4.5:1; 
                """) == true)
        #expect(report.first?.hasSuffix("dark: \"#000\"}` is the nearest on which everything can be read") == true)
    }

    @Test func blamesTheNearestThemeOfAChain() {
        let base =
            "extends: system\ntokens: {prim-row-color: \"#fff\", label: \"#ddd\", detail-label: \"#555\"}\ncolor_scheme: light"
        // Both are of the base, so its foreground is to blame; the middle theme has no part in it.
        let plain = check("extends: b", others: ["b/theme.yml": base])
        #expect(plain.map(\.path) == ["Themes/b/theme.yml"])
        #expect(plain.first?.message.hasPrefix("`label` (`#ddd`) has") == true)
        // Now the nearest is the ground.
        let ground = check("extends: b\ntokens: {prim-row-color: \"#333\"}", others: ["b/theme.yml": base])
        #expect(ground.map(\.path).contains("Themes/t/theme.yml"))
        #expect(ground.first { $0.path == "Themes/t/theme.yml" }?.message.hasPrefix("`prim-row-color` (`#333`) gives ") == true)
    }

    @Test func blamesTheTokensOfTheSiteFirst() {
        let token = ThemeToken(
            name: "alt-row-color", light: "#000", path: "Site/tablesite.yml", range: SourceRange(line: 3, column: 5))
        let found = check("extends: system\ncolor_scheme: light\ntokens: {label: \"#111\"}", siteTokens: [token])
        #expect(found.map(\.path) == ["Site/tablesite.yml"])
        #expect(found.map(\.code) == [.themeContrast])
    }

    @Test func oneReportForAllThatOneTokenSpoils() {
        // The other name of a colour is not another problem.
        let report = report("extends: system\ncolor_scheme: light\ntokens:\n  tint: \"#8af\"")
        #expect(report.count == 1)
        #expect(report.first?.contains("`tint` (`#8af`) has a contrast of ") == true)
    }

    /// Which is a shade of the row, and no token of its own.
    @Test func blamesTheRowForTheGroundOfCodeInIt() {
        let report = report("extends: midnight\ntokens:\n  selected-row-color: \"#808080\"")
        let code = report.filter { $0.contains("code on a selected") }
        #expect(code.count == 1 && code.allSatisfy { $0.contains("`selected-row-color`") }, "\(report)")
    }

    @Test func looksBetweenTheStopsOfAGradient() {
        // Gray text disappears in the middle, whatever it is at both ends.
        let yaml = { (image: String) in
            "extends: system\ncolor_scheme: light\ntokens:\n  middle-row-selected-image: \"\(image)\"\n  selected-label: \"#5d5d5d\"\n  selected-row-color: \"#fff\"\n  highlighted-color: \"#000\""
        }
        let smooth = report(yaml("linear-gradient(#000, #fff)"))
        #expect(
            smooth.contains {
                $0.contains("`selected-label` (`#5d5d5d`) has a contrast of 1.0") && $0.contains(" on a selected middle row")
            })
        let jump = report(yaml("linear-gradient(#fff 50%, #fffe 50%)"))
        #expect(jump == [])
    }

    /// A picture has one value for the light and for the dark, so one message is enough where both say the same.
    @Test func namesTheStopThatIsWeakOnceForBothSchemes() throws {
        let yaml = { (image: String) in
            """
            extends: system
            tokens:
              selected-row-color: '#015de6'
              middle-row-selected-image: 'linear-gradient(\(image), #015de6)'
            """
        }
        let found = check(yaml("#058cf5"))
        #expect(found.count == 1, "\(found.map(\.line))")
        let line = try #require(found.first?.line)
        #expect(
            line.hasPrefix(
                "4:30+35 error[theme-contrast] `middle-row-selected-image` (`linear-gradient(#058cf5, #015de6)`) gives `selected-label` (`#fff`) a contrast of 3.45:1 on a selected middle row, not 4.5:1"
            ), "\(line)")
        let help = try #require(found.first?.help)
        #expect(help.hasPrefix("write `#") && help.contains("` for `#058cf5`, the nearest that can be read"), "\(help)")
        let color = try #require(help.split(separator: "`").dropFirst().first.map(String.init))
        #expect(report(yaml(color)) == [])
        // The text is told of where the theme sets it too, with the way out of its ground.
        let label = check(yaml("#058cf5") + "\n  selected-label: '#fff'\n  highlighted-color: '#fff'\n")
        let fact = "no colour can be read all over a selected middle row"
        #expect(label.map(\.help) == ["\(fact): in `middle-row-selected-image` \(help)"])
    }

    /// What stands for both schemes must do in both: else one who follows the check goes to and fro.
    @Test(arguments: [
        "extends: system\ntokens:\n  background-image: 'linear-gradient(#fff, #eee)'",
        "extends: system\ntokens:\n  background-image: 'linear-gradient(#111, #222 40%, #333)'",
        "extends: system\ntokens:\n  background-image: 'radial-gradient(circle at top, light-dark(#fff, #ccc), #eee)'",
        "extends: system\ntokens:\n  background-image: 'linear-gradient(#fff 0 0)'",
        "extends: system\ntokens:\n  bar-image: 'linear-gradient(#fff, #f4f4f4)'",
        "extends: easy\ntokens:\n  background-image: 'linear-gradient(90deg, #fff, #def)'",
        "extends: plain\ntokens:\n  header-image: 'linear-gradient(#fff, #eee)'",
        "extends: docs\ntokens:\n  background-image: 'linear-gradient(#000, #012)'",
        "extends: two-tone\ntokens:\n  middle-row-image: 'linear-gradient(#fff, #eee)'",
        "extends: system\ntokens:\n  disclosure-image: 'linear-gradient(#a0125e, #3a0a66)'\n  disclosure-highlighted-image: 'linear-gradient(#fff 0 0)'",
        "extends: plain\ntokens:\n  prim-row-color: transparent", "extends: system\ntokens:\n  prim-row-color: '#fff8'",
    ])
    func whatIsProposedMendsWhatIsReported(yaml: String) {
        var lines = yaml.split { $0 == "\n" }.map(String.init)
        var said: [String] = []
        for _ in 0..<2 {
            var mended: Set<Int> = []
            for finding in check(lines.joined(separator: "\n")) {
                said.append(finding.line)
                guard let index = finding.range.map({ $0.start.line - 1 }), mended.insert(index).inserted else { continue }
                // Who wants the ground as it is is told of other colours.
                let end = finding.help.firstRange(of: "; or set ")?.lowerBound ?? finding.help.endIndex
                let quoted = finding.help[..<end].split(omittingEmptySubsequences: false) { $0 == "`" }.enumerated()
                    .filter { $0.offset % 2 == 1 }.map { String($0.element) }
                if finding.help.hasPrefix("set `") {
                    for pair in stride(from: 0, to: quoted.count - 1, by: 2)
                    where !lines.contains(where: { $0.contains(quoted[pair] + ":") }) {
                        lines.append(
                            "  \(quoted[pair]): " + (quoted[pair + 1].hasPrefix("{") ? quoted[pair + 1] : "'\(quoted[pair + 1])'"))
                    }
                } else if finding.help.hasPrefix("write `"), quoted.count > 1 {
                    for pair in stride(from: 0, to: quoted.count - 1, by: 2) {
                        lines[index] = lines[index].replacing(quoted[pair + 1], with: quoted[pair])
                    }
                } else if let value = quoted.first, let name = lines[index].split(separator: ":").first {
                    lines[index] = "\(name): " + (value.hasPrefix("{") ? value : "'\(value)'")
                }
            }
        }
        #expect(check(lines.joined(separator: "\n")).map(\.line) == [], "\(lines) \(said)")
    }

    @Test func measuresTheWorstStopOfAGradientBehindTheBarAndInAnAccessory() {
        let bar = report("extends: system\ncolor_scheme: light\ntokens:\n  bar-image: linear-gradient(#fff,#555)")
        #expect(bar.count == 1)
        #expect(bar.first?.hasPrefix("4:14+26 error[theme-contrast] `bar-image` (`linear-gradient(#fff,#555)`) gives ") == true)
        let arrow = report("extends: system\ncolor_scheme: light\ntokens:\n  disclosure-image: linear-gradient(#333,#bbb)")
        #expect(
            arrow.contains {
                $0.hasPrefix("4:21+26 error[theme-contrast] `disclosure-image` (`linear-gradient(#333,#bbb)`) has, as ")
                    && $0.hasSuffix("` for `#bbb`, the nearest that can be read; colours between two stops count as well")
            }, "\(arrow)")
        // Nobody gave it another one for selected rows, where it stands as well.
        let selected = report("extends: system\ncolor_scheme: light\ntokens:\n  check-image: linear-gradient(#234 0 0)")
        #expect(selected.count == 1)
        #expect(
            selected.first?.hasPrefix(
                "4:16+25 error[theme-contrast] `check-image` (`linear-gradient(#234 0 0)`) has, as `check-highlighted-image`, a contrast of "
            )
                == true)
        let wayOut = " = set `check-highlighted-image`, which is `check-image` as long as nothing else is said"
        #expect(selected.first?.hasSuffix(wayOut) == true)
        // What it proposes can be written.
        let picture = report(
            """
            extends: system
            tokens:
              check-image: linear-gradient(#888 0 0)
              check-highlighted-image: 'linear-gradient(#fff 0 0)'
            """)
        #expect(
            picture.contains { $0.contains(" = `linear-gradient(") && $0.contains(" is the nearest that can be read") },
            "\(picture)")
        #expect(
            report(
                """
                extends: system
                color_scheme: light
                tokens: {check-image: 'linear-gradient(#234 0 0)', check-highlighted-image: 'linear-gradient(#fff,#fffd)'}
                """) == [])
    }

    /// The picture of the bar is in the bar alone: the list at the side and the search on a phone have its colour.
    @Test func measuresWhatHasTheColourOfTheBarWithoutItsPicture() throws {
        let yaml = """
            extends: system
            color_scheme: light
            tokens:
              bar-background: "#fff"
              bar-image: "linear-gradient(#024, #013)"
              bar-label: "#fff"
              bar-tint: "#fff"
              field-background: "#0000"
            """
        let found = check(yaml)
        #expect(found.count == 1)
        let message = try #require(found.first?.message)
        #expect(
            message.hasPrefix(
                "`bar-label` (`#fff`) has, as `field-label`, a contrast of 1.00:1 on the search over the bar over the ground"))
        #expect(check(yaml.replacing("bar-background: \"#fff\"", with: "bar-background: \"#024\"")) == [])
    }

    /// Rows of this theme have pictures over the colour of the selection, and the list of pages has none.
    @Test func measuresTheCurrentPageInTheListAtTheSide() {
        let report = report(
            """
            extends: easy
            tokens: {selected-row-color: "#0000", bar-background: "#fff", bar-label: "#000", bar-tint: "#000"}
            """)
        #expect(report.filter { $0.contains("[theme-contrast]") }.count == 2)
        #expect(
            report.contains {
                $0.contains(
                    "`bar-background` (`#fff`) gives `selected-label` (`#fff`) a contrast of 1.00:1 on the current page in the list at the side"
                )
            })
        #expect(
            report.contains {
                $0.contains("`selected-row-color` (`#0000`) has a contrast of 1.00:1 on the list at the side, not 1.1:1")
            },
            "\(report)")
    }

    private let blueBar = """
        extends: system
        color_scheme: light
        tokens: {bar-background: "#1d3a66", bar-label: "#fff", bar-tint: "#fff", field-background: "#fff"
        """

    /// Without a colour of their own they have that of the bar or of the header.
    @Test func textOfFieldsHasTheColourAroundThem() {
        let white = report(blueBar + "}")
        #expect(white.count == 1)
        #expect(
            white.first?.contains(
                "`bar-label` (`#fff`) has, as `field-label`, a contrast of 1.00:1 on a field in the bar over the ground, not 4.5:1; "
            )
                == true)
        let header = report(
            "extends: system\ncolor_scheme: light\ntokens: {field-background: '#000', bar-label: '#fff', bar-background: '#000', bar-tint: '#fff'}"
        )
        #expect(header.count == 1)
        #expect(
            header.first?.contains(
                "`field-background` (`#000`) gives `field-label` (`currentColor`) a contrast of 1.00:1 on a field in the header")
                == true)
        #expect(report(blueBar + ", field-label: '#333'}") == [])
    }

    /// The sheet lays 70 % of the text's colour on the field before something is typed.
    @Test func placeholdersOfFieldsArePalerThanText() {
        let field = "extends: system\ncolor_scheme: light\ntokens: {field-background: '#fff', field-label: "
        let grey = report(field + "'#767676'}")
        #expect(grey.count == 1)
        #expect(
            grey.first?.contains(
                "`field-label` (`#767676`) has a contrast of 2.64:1 on the placeholder of a field in the header, not 3:1") == true
        )
        #expect(grey.first?.contains("is the nearest that can be read wherever `field-label` stands") == true, "\(grey)")
        #expect(report(field + "'#666'}") == [])
    }

    @Test func textOfFieldsIsMeasuredInTheHeaderAndInTheBar() {
        let pale = report(blueBar + ", field-label: '#bbb'}")
        #expect(pale.count == 1)
        #expect(
            pale.first?.contains("`field-label` (`#bbb`) has a contrast of 1.91:1 on a field in the header, not 4.5:1; 3 more")
                == true)
        let waiver = "\ncontrast: {allow: [field-label on field-background], because: all have a shadow}"
        let waived = report(blueBar + ", field-label: '#bbb'}" + waiver)
        #expect(waived.count == 1)
        #expect(waived.first?.contains("note[theme-contrast-waived] `field-label on field-background`") == true)
        #expect(waived.first?.contains(" in 4 places, the worst on a field in the header") == true)
    }

    private let weakArrow = "extends: system\ncolor_scheme: light\ntokens: {accessory-color: '#bbb'}\n"

    @Test func waivesWhatTheAuthorAllowsAndCountsIt() throws {
        let failing = check(weakArrow).filter { $0.code == .themeContrast }
        #expect(failing.count == 1)
        let waived = report(weakArrow + "contrast: {allow: [accessory-color], because: the title has the colour too}")
        #expect(
            waived == [
                """
                4:20+15 note[theme-contrast-waived] `accessory-color` may have a contrast of 1.47:1, not 3:1, in 4 places, the worst on \
                a highlighted row = the theme says: the title has the colour too
                """
            ])
        let project = ["t/theme.yml": Array((weakArrow + "contrast: {allow: accessory-color, because: b}").utf8)]
        let inspection = inspectTheme(named: "t", in: ThemeFiles(project: project, bundled: Self.bundled))
        #expect(inspection.waivedCount == 4)
    }

    @Test func aWaiverOfAPairHoldsForItsGroundAlone() {
        let pair = check(weakArrow + "contrast: {allow: [accessory-color on highlighted-row-color], because: b}")
        #expect(pair.map(\.code).sorted { $0.name < $1.name } == [.themeContrast, .themeContrastWaived])
        #expect(pair.first { $0.code == .themeContrastWaived }?.message.contains(" in 1 place") == true)
    }

    @Test func aWaiverOfABaseHoldsForColoursOfTheBase() {
        let base = weakArrow + "contrast: {allow: [accessory-color], because: b}"
        #expect(check("extends: b\ncolor_scheme: light", others: ["b/theme.yml": base]).map(\.code) == [.themeContrastWaived])
        let anew = check("extends: b\ncolor_scheme: light\ntokens: {accessory-color: '#ccc'}", others: ["b/theme.yml": base])
        #expect(anew.map(\.code) == [.themeContrast])
    }

    @Test func reportsAWaiverThatWaivesNothing() {
        #expect(
            report("extends: system\ncontrast: {allow: [label], because: b}") == [
                "2:20+5 warning[theme-waiver-unused] `label` is weak nowhere = remove it from the waiver"
            ])
    }

    @Test func namesGroundsThatContradictEachOther() {
        let report = report(
            """
            extends: system
            color_scheme: light
            tokens:
              prim-row-color: "#fff"
              alt-row-color: "#000"
              label: "#000"
            """)
        #expect(
            report.contains {
                $0.hasPrefix("6:10+6 error[theme-contrast] `label` (`#000`) has a contrast of 1.00:1 on ")
                    && $0.contains(" = no colour can be read both on ") && $0.hasSuffix(": one of these grounds must change")
            })
    }

    private let redHeader = """
        extends: system
        tokens:
          header-image: 'linear-gradient(#8a1c12,#5a0c06)'
          header-label: '#fff'
          header-tint: '#ffd9d0'

        """

    /// A bar that has the colours of a coloured header, for want of its own, is no contradiction.
    @Test func namesTheTokenThatSeparatesTheBarFromTheHeader() throws {
        let found = check(redHeader)
        #expect(found.map(\.code) == [.themeContrast, .themeContrast])
        var mended = redHeader
        for (diagnostic, name) in zip(found, ["label", "tint"]) {
            let start = "set `bar-\(name)`, which is `header-\(name)` as long as nothing else is said: `"
            #expect(diagnostic.help.hasPrefix(start), "\(diagnostic.help)")
            #expect(diagnostic.help.hasSuffix("` is the nearest that can be read wherever it stands"), "\(diagnostic.help)")
            let value = try #require(diagnostic.help.dropFirst(start.count).split(separator: "`").first)
            mended += "  bar-\(name): \(value.hasPrefix("{") ? "\(value)" : "'\(value)'")\n"
        }
        #expect(check(mended).map(\.line) == [], "\(mended)")
    }

    @Test func namesTheTokenThatSeparatesTheHeaderFromTheBar() {
        let report = report(
            """
            extends: system
            color_scheme: light
            tokens:
              header-image: 'linear-gradient(#8a1c12,#5a0c06)'
              header-label: '#000'
              header-tint: '#000'
              bar-tint: '#05c'
            """)
        #expect(
            report.contains {
                $0.hasPrefix("5:17+6 error[theme-contrast] `header-label` (`#000`)")
                    && $0.hasSuffix(": set `bar-label` to another, which is `header-label` as long as nothing else is said")
            }, "\(report)")
    }

    @Test(arguments: ["transparent", "'#fff1'", "'#ffffff80'"])
    func aVeilThatIsTooThinIsToldAtItsOwnLineWithAColourThatWillDo(value: String) throws {
        let yaml = "extends: system\ncolor_scheme: light\ntokens:\n  bar-background: "
        let found = check(yaml + value)
        #expect(found.map(\.line).allSatisfy { $0.hasPrefix("4:19+\(value.count) error[theme-contrast] `bar-background` ") })
        let help = try #require(found.first?.help)
        let color = try #require(help.split(separator: "`").first.map { "'\($0)'" })
        #expect(check(yaml + color).map(\.line) == [], "\(help)")
    }

    @Test func aReferenceWithoutItsPrefixIsReportedWhereNothingSetsIt() {
        let yaml = "extends: system\ntokens:\n  separator-color: var(--tint)\n  tint: var(--tint)"
        #expect(
            report(yaml).filter { $0.contains("error") }.sorted() == [
                "3:20+11 error[theme-token-value] a value of `separator-color` refers to `--tint`, which nothing sets"
                    + " = did you mean `var(--tv-tint)`?",
                "4:9+11 error[theme-token-value] a value of `tint` refers to `--tint`, which nothing sets"
                    + " = write one colour, `'#05c'`, or two, `{light: '#05c', dark: '#6bf'}`",
            ])
        let sets = ["t/theme.css": ":root { --tint: #05c }"]
        #expect(!report(yaml, others: sets).contains { $0.contains("which nothing sets") })
        #expect(!report("extends: system\ntokens: {separator-color: 'var(--tint, red)'}").contains { $0.contains("nothing sets") })
    }

    @Test func saysThatAPictureStandsInSelectedRowsAsWell() {
        let files = { (more: String) in
            ThemeFiles(
                project: [
                    "t/theme.yml": Array("extends: system\ntokens:\n  check-image: url(assets/a.svg)\n\(more)".utf8),
                    "t/assets/a.svg": Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8),
                ], bundled: Self.bundled)
        }
        let one = inspectTheme(named: "t", in: files("")).diagnostics
        #expect(one.map(\.code) == [.themeContrastUnknown])
        #expect(
            one.first?.help
                == "selected rows have the same picture: set `check-highlighted-image` to another where it cannot be seen on them")
        let two = inspectTheme(named: "t", in: files("  check-highlighted-image: url(assets/a.svg)")).diagnostics
        #expect(two.map(\.help) == ["", ""])
    }

    @Test func aPictureThatIsNotThereIsToldOnce() {
        let lines = report("extends: system\ntokens:\n  bar-image: url(assets/no.svg)\n  header-image: url(https://a.b/c.png)")
        #expect(lines.count == 2 && lines.allSatisfy { $0.contains("error[theme-asset]") }, "\(lines)")
    }

    @Test func notesWhatItCannotSee() {
        let report = report(
            "extends: system\ntokens:\n  header-image: url(assets/a.jpg)\n  middle-row-image: url(assets/b.png)\n  bar-background: Canvas",
            others: ["t/assets/a.jpg": "", "t/assets/b.png": ""])
        #expect(
            report == [
                "5:19+6 note[theme-contrast-unknown] the contrast with `bar-background` is not measured: the check cannot follow `Canvas`",
                "3:17+17 note[theme-contrast-unknown] the contrast with `header-image` is not measured: the check cannot follow `url()`",
                "4:21+17 note[theme-contrast-unknown] the contrast with `middle-row-image` is not measured: the check cannot follow `url()`",
            ])
    }

    @Test func seesThroughAClearGround() {
        let report = report(
            "extends: system\ncolor_scheme: light\ntokens: {background: none, top-color: \"#000\", bottom-color: \"#fff\"}")
        #expect(report.count == 1)
        #expect(report.first?.contains("`top-color` (`#000`) gives ") == true)
        #expect(report.first?.contains(" a contrast of 1.00:1 on the header, not 4.5:1; ") == true)
    }

    @Test func asksOnlyForTheSchemesOfTheTheme() {
        let dark = "extends: system\ntokens: {prim-row-color: \"#111\"}\ncolor_scheme: "
        #expect(report(dark + "dark") == [])
        #expect(report(dark + "light").count == 1)
    }

    @Test func reportsMissingTokensAndMeasuresNothing() throws {
        let missing = report("tokens: {tint: \"#777\"}")
        #expect(missing.count == 1)
        let count = ThemeTokenName.all.filter { !$0.isOptional }.count - 1
        let names = "`prim-row-color`, `alt-row-color`, `top-color`, `bottom-color`, `background`, `accessory-color`"
        #expect(
            missing == [
                """
                error[theme-token-missing] the theme extends nothing and lacks \(count) tokens: \(names), and \(count - 6) more \
                = write `extends: system`
                """
            ])
    }

    @Test func namesTheLastOfSeveralThemesThatLackTokens() throws {
        let names = ThemeTokenName.all.filter { !$0.isOptional && $0.name != "tint" && $0.name != "radius" }.map(\.name)
        let complete = try #require(Self.bundled["system/theme.yml"]).split(separator: UInt8(ascii: "\n"))
            .filter { line in names.contains { String(decoding: line, as: UTF8.self).hasPrefix("  \($0):") } }
        let base = "name: b\ntokens:\n" + complete.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
        #expect(
            report("extends: b\ntokens: {radius: 2px}", others: ["b/theme.yml": base]) == [
                "error[theme-token-missing] the theme and what it extends lack 1 token: `tint` = write `extends: system` into `Themes/b/theme.yml`"
            ])
    }

    /// What a theme lacks follows from what could not be read of it.
    @Test(arguments: [
        ("tokens: {", DiagnosticCode.yamlSyntax), ("extends: sistem", .themeMissing), ("extends: t", .themeLoop),
        ("- a", .settingsValue),
        ("extend: system", .settingsKey), ("extends: [system]", .settingsValue),
    ])
    func missingTokensOfAnIncompleteThemeAreNoNews(yaml: String, code: DiagnosticCode) {
        #expect(check(yaml).map(\.code) == [code])
    }

    @Test func reportsACircleOfReferences() {
        let report = report(
            "extends: system\ntokens:\n  label: var(--tv-detail-label)\n  detail-label: color-mix(in srgb, var(--tv-label), red)")
        #expect(
            report == [
                """
                3:10+22 error[theme-token-value] the token refers to itself: label -> detail-label -> label = give one of them a \
                value of its own
                """
            ])
    }

    /// What such a colour is a part of, the ground of the list at the side for one, would be void.
    @Test func reportsColoursThatBecomeNoneByReference() {
        let clear = "extends: system\ntokens:\n  background: none"
        #expect(
            report(clear).filter { $0.contains("theme-token-value") } == [
                """
                3:15+4 error[theme-token-value] `background` is `none`, and so are `top-color` and `bottom-color`, which must be \
                colours = set `top-color` and `bottom-color` to colours, or `background` to one
                """
            ])
        #expect(
            report(clear + "\n  top-color: '#eee'").contains {
                $0.contains("so is `bottom-color`, which must be a colour = set `bottom-color` to a colour")
            })
        let own = report(clear + "\n  top-color: '#eee'\n  bottom-color: '#eee'\n  label: 'var(--x, none)'\n")
        #expect(own.count { $0.contains("theme-token-value") } == 1)
        #expect(
            own.contains { $0.contains("6:10+16 error[theme-token-value] `label` becomes `none`, and must be a colour") }, "\(own)")
        #expect(
            report(clear + "\n  top-color: '#eee'\n  bottom-color: '#eee'\n  section-header-background: var(--tv-background)")
                .allSatisfy { !$0.contains("theme-token-value") })
    }

    /// With a warning, since the site can be built.
    @Test func reportsColoursThatTheTokensOfASiteTakeAway() {
        let token = ThemeToken(
            name: "background", light: "none", path: "Site/tablesite.yml", range: SourceRange(line: 3, column: 5))
        let files = ThemeFiles(bundled: Self.bundled)
        let found = measureTokens(of: readTheme(named: "system", in: files).value.setting([token]), in: files)
        #expect(found.contains { $0.code == .themeTokenValue && $0.severity == .warning && $0.path == "Site/tablesite.yml" })
    }

    /// What `theme new --extends easy` begins with changed no row, and nothing said so.
    @Test func reportsColorsBelowThePicturesOfAnotherTheme() {
        func effects(_ yaml: String) -> [String] { report(yaml).filter { $0.contains("theme-token-effect") } }
        let way = "and those of the other shapes as well, to `none` or to drawings in this colour"
        #expect(
            effects("extends: easy\ntokens:\n  prim-row-color: '#fff'\n  selected-row-color: '#04f'") == [
                "3:19+6 warning[theme-token-effect] `prim-row-color` is not seen in rows: `middle-row-image` lies over it = set `middle-row-image` \(way)",
                "4:23+6 warning[theme-token-effect] `selected-row-color` is not seen in rows: `middle-row-selected-image` lies over it = set `middle-row-selected-image` \(way)",
            ])
        #expect(
            effects("extends: easy\ntokens:\n  prim-row-color: '#fff'\n  middle-row-image: 'linear-gradient(#fff,#eee)'") == [])
        #expect(effects("extends: easy\ntokens:\n  prim-row-color: '#fff'\n  middle-row-image: none") == [])
        #expect(effects("extends: easy\ntokens:\n  label: '#300'") == [])
    }

    /// Menus and the text below selected rows have the colour of rows, and lie over other text.
    @Test func reportsRowsThatLetThroughWhatIsBelow() {
        let seen =
            "lets what is below be seen through menus, the outline, and text below selected rows, which have it too = write"
        func effects(_ yaml: String) -> [String] { report(yaml).filter { $0.contains("theme-token-effect") } }
        #expect(
            effects("extends: plain\ntokens:\n  prim-row-color: transparent") == [
                "3:19+11 warning[theme-token-effect] `prim-row-color` \(seen) `var(--tv-background)` for rows as what is behind them, or an opaque colour"
            ])
        #expect(
            effects("extends: plain\ntokens:\n  prim-row-color: {light: '#fff', dark: '#1118'}") == [
                "3:41+7 warning[theme-token-effect] `prim-row-color` \(seen) `var(--tv-background)` for rows as what is behind them, or an opaque colour"
            ])
        #expect(
            effects(
                "extends: system\ntokens:\n  background: none\n  top-color: '#eee'\n  bottom-color: '#eee'\n  prim-row-color: '#ffffff80'"
            ) == ["6:19+11 warning[theme-token-effect] `prim-row-color` \(seen) an opaque colour"])
        #expect(effects("extends: plain\ntokens:\n  prim-row-color: linear-gradient(#fff, #eee)") == [])
        let token = ThemeToken(
            name: "prim-row-color", light: "#0000", path: "Site/tablesite.yml", range: SourceRange(line: 3, column: 5))
        let files = ThemeFiles(bundled: Self.bundled)
        let found = measureTokens(of: readTheme(named: "system", in: files).value.setting([token]), in: files)
        #expect(found.contains { $0.code == .themeTokenEffect && $0.path == "Site/tablesite.yml" })
    }

    /// The style sheets of `alternating` and `easy` take the lines between rows away.
    @Test(arguments: ["alternating", "easy"]) func reportsTheColorOfLinesThatABaseDoesNotDraw(base: String) {
        func effects(_ yaml: String, css: String = "") -> [String] {
            report(yaml, others: ["t/theme.css": css]).filter { $0.contains("theme-token-effect") }
        }
        let yaml = "extends: \(base)\ntokens:\n  separator-color: '#c00'"
        #expect(
            effects(yaml) == [
                "3:20+6 warning[theme-token-effect] `separator-color` is no line between rows: `\(base)` draws none in its `theme.css` = write `.tv [role=list]>li:not(:first-child) { --line: initial }` in yours, which draws them"
            ])
        #expect(effects(yaml, css: ".tv [role=list]>li:not(:first-child) { --line: initial }") == [])
        #expect(effects("extends: \(base)\ntokens:\n  label: '#300'") == [])
        #expect(effects("extends: plain\ntokens:\n  separator-color: '#c00'") == [])
    }

    /// Those that stand on the ground itself, not those at the ends of all that lies over it.
    @Test func namesWhatFailsWhereNoGroundWillDo() {
        let lines = report("extends: two-tone\ncolor_scheme: light\ntokens:\n  prim-row-color: '#2b2b2b'\n  label: '#eee'")
        #expect(
            lines.contains { $0.contains("`prim-row-color`") && $0.contains(" = no ground will do for `label` and what fails, `") },
            "\(lines)")
        #expect(lines.allSatisfy { !$0.contains("`bar-label`") })
    }

    @Test func namesTheTokenOfSelectedRowsFirst() {
        let lines = report("extends: system\ntokens:\n  disclosure-image: 'linear-gradient(#888,#666)'")
        let way = " = set `disclosure-highlighted-image`, which is `disclosure-image` as long as nothing else is said"
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.contains(way) }, "\(lines)")
    }

    @Test func namesTheGroundThatHasTheColorOfTheToken() {
        let lines = report(
            """
            extends: docs
            color_scheme: light
            tokens:
              tint: '#7a1512'
              prim-row-color: '#fbf6e9'
              highlighted-row-color: '#f1e7cf'
            """)
        #expect(
            lines.contains {
                $0.contains("`tint` (`#7a1512`) gives `code-keyword`")
                    && $0.contains(", or set `note-color`, which is `tint` as long as nothing else is said, to `#")
            }, "\(lines)")
    }

    @Test func reportsAWidthOfLinesWithoutAColor() {
        #expect(
            report("extends: system\ntokens:\n  section-border-width: 2px") == [
                "3:25+3 warning[theme-token-effect] `section-border-width` draws nothing, since the line has no colour = set `section-border-color` as well, such as to `var(--tv-separator-color)`"
            ])
        #expect(report("extends: system\ntokens:\n  section-border-width: 0px") == [])
        #expect(
            report("extends: system\ntokens:\n  section-border-width: 2px\n  section-border-color: var(--tv-separator-color)") == []
        )
    }

    @Test func endsOnReferencesThatGrow() {
        var lines = ["extends: system", "tokens:"]
        let names = ThemeTokenName.all.filter { $0.kind == .color }.map(\.name)
        for (name, next) in zip(names, names.dropFirst()) {
            lines.append("  \(name): color-mix(in srgb, var(--tv-\(next)), var(--tv-\(next)))")
        }
        lines.append("  \(names.last ?? ""): red")
        _ = check(lines.joined(separator: "\n"))
    }

    @Test func aThemeThatDoesNotExistIsReportedOnce() {
        let found = inspectTheme(named: "x", in: ThemeFiles(bundled: Self.bundled)).diagnostics
        #expect(found.map(\.code) == [.themeMissing])
    }
}
