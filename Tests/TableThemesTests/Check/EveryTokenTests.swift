import TableModel
import Testing

@testable import TableCSS
@testable import TableThemes

/// Every token that has to do with contrast, changed alone to a value that must be found.
@Suite struct EveryTokenTests {
    /// Tokens that no text stands on and that is no text, and why.
    private static let without: [String: String] = [
        "separator-color": "lines between rows carry nothing",
        "section-border-color": "lines around sections carry nothing",
        "top-color": "carries text only below a clear ground",
        "bottom-color": "carries text only below a clear ground",
    ]

    /// For each token the colour that spoils it: that of the ground for what stands there, that of the text for grounds.
    private static let spoilers: [(token: String, like: String)] = [
        ("label", "prim-row-color"), ("detail-label", "prim-row-color"), ("tint", "prim-row-color"),
        ("accessory-color", "prim-row-color"), ("detail-button-color", "prim-row-color"),
        ("note-color", "prim-row-color"), ("tip-color", "prim-row-color"), ("important-color", "prim-row-color"),
        ("warning-color", "prim-row-color"), ("caution-color", "prim-row-color"),
        ("code-comment", "prim-row-color"), ("code-keyword", "prim-row-color"), ("code-string", "prim-row-color"),
        ("code-escape", "prim-row-color"), ("code-number", "prim-row-color"), ("code-type", "prim-row-color"),
        ("code-function", "prim-row-color"), ("code-attribute", "prim-row-color"), ("code-variable", "prim-row-color"),
        ("selected-label", "selected-row-color"), ("highlighted-color", "selected-row-color"),
        ("header-label", "bar-background"), ("header-tint", "bar-background"), ("bar-label", "bar-background"),
        ("bar-tint", "bar-background"),
        ("section-header-color", "section-header-background"), ("section-footer-color", "background"),
        ("section-tint", "background"),
        ("prim-row-color", "label"), ("alt-row-color", "label"), ("highlighted-row-color", "label"),
        ("selected-row-color", "selected-label"), ("code-background", "label"),
        ("field-label", "header-image"), ("field-background", "header-label"), ("match-color", "label"),
        ("bar-background", "header-label"), ("section-header-background", "section-header-color"),
        ("background", "section-footer-color"),
        ("background-image", "section-footer-color"), ("header-image", "header-label"),
        ("icon-color", "icon-label"), ("icon-label", "icon-color"), ("switch-color", "prim-row-color"),
        ("switch-knob-color", "switch-color"),
        ("bar-image", "header-label"), ("disclosure-image", "prim-row-color"), ("check-image", "prim-row-color"),
        ("disclosure-highlighted-image", "selected-row-color"), ("check-highlighted-image", "selected-row-color"),
        ("top-row-image", "label"), ("middle-row-image", "label"), ("bottom-row-image", "label"), ("only-row-image", "label"),
        ("top-row-selected-image", "selected-label"), ("middle-row-selected-image", "selected-label"),
        ("bottom-row-selected-image", "selected-label"), ("only-row-selected-image", "selected-label"),
    ]

    /// Colours that nobody sees where opaque pictures of all four shapes lie over them.
    private static let pictures: [String: [String]] = [
        "highlighted-row-color": ["top", "middle", "bottom", "only"].map { "\($0)-row-image" },
        "selected-row-color": ["top", "middle", "bottom", "only"].map { "\($0)-row-selected-image" },
    ]

    @Test func noTokenIsForgotten() {
        let tokens = ThemeTokenName.all.filter { $0.kind == .color || $0.kind == .image }.map(\.name)
        #expect(tokens.filter { name in !Self.spoilers.contains { $0.token == name } && Self.without[name] == nil } == [])
    }

    @Test(arguments: ThemeCheckTests.names)
    func aSingleWrongTokenIsFound(name: String) throws {
        let theme = readTheme(named: name, in: ThemeFiles(bundled: ThemeCheckTests.bundled)).value
        for (token, like) in Self.spoilers {
            for scheme in theme.colorScheme == .both ? [ColorScheme.light, .dark] : [theme.colorScheme] {
                guard let value = spoiler(of: token, like: like, theme, scheme) else { continue }
                let yaml = "extends: \(name)\ncolor_scheme: \(scheme.rawValue)\ntokens: {\(token): \"\(value)\"}"
                let files = ThemeFiles(project: ["t/theme.yml": Array(yaml.utf8)], bundled: ThemeCheckTests.bundled)
                let found = inspectTheme(named: "t", in: files).diagnostics.filter {
                    $0.code == .themeContrast && $0.path == "Themes/t/theme.yml"
                }
                #expect(found.contains { $0.message.hasPrefix("`\(token)` ") }, "\(name), \(scheme): \(token): \(value)")
            }
        }
    }

    /// The opaque colour that another token has over the theme's ground, as a value of the token; nil when a picture hides the token.
    private func spoiler(of token: String, like: String, _ theme: Theme, _ scheme: ColorScheme) -> String? {
        let palette = Palette(ThemeValues(theme, isDark: scheme == .dark))
        if token == "background", !palette.fill(of: "background-image").isNothing { return nil }
        if let hiding = Self.pictures[token], hiding.allSatisfy({ palette.fill(of: $0).isOpaque }) { return nil }
        let meter = ContrastMeter(palette)
        let page = Backdrop.pages[0].layers
        let backdrops: [String: [BackdropLayer]] = [
            "prim-row-color": page + [BackdropLayer("prim-row-color")],
            "selected-row-color": page + [BackdropLayer("prim-row-color"), BackdropLayer("selected-row-color")],
        ]
        guard let shade = meter.shades(of: backdrops[like] ?? page + [BackdropLayer(like)])?.first else { return nil }
        let hex = shade.rounded.hex
        return ThemeTokenName.named(token)?.kind == .image ? "linear-gradient(\(hex) 0 0)" : hex
    }

    /// Put in, what the help suggests passes, and it is not far from what stood there.
    @Test(arguments: [
        ("detail-label", "#999"), ("tint", "#8af"), ("accessory-color", "#ccd"), ("section-footer-color", "#aab"),
        ("tip-color", "#6a6"),
        ("selected-row-color", "#79b"), ("highlighted-row-color", "#446"), ("bar-background", "#445"),
        ("code-background", "#77a"),
        ("prim-row-color", "#000"), ("alt-row-color", "#0008"), ("detail-button-color", "#fc0"), ("header-label", "#88888880"),
        ("selected-label", "#7af"),
    ])
    func theSuggestionPasses(token: String, value: String) throws {
        func check(_ value: String) -> [Diagnostic] {
            let yaml = "extends: system\ncolor_scheme: light\ntokens: {\(token): \"\(value)\"}"
            return inspectTheme(
                named: "t", in: ThemeFiles(project: ["t/theme.yml": Array(yaml.utf8)], bundled: ThemeCheckTests.bundled)
            ).diagnostics
        }
        let found = check(value)
        #expect(found.count == 1)
        let help = try #require(found.first?.help)
        #expect(help.hasPrefix("`#"))
        let suggestion = String(help.dropFirst().prefix { $0 != "`" })
        #expect(check(suggestion) == [], "\(suggestion)")
        // One step back towards the old colour fails: the suggestion is the nearest.
        let colors = try [value, suggestion].map { try ColorParser().color(CSSValueParser.parse($0)) }
        let (old, new) = (colors[0].converted(to: .oklch), colors[1].converted(to: .oklch))
        #expect(abs(new.components.z - old.components.z) < 4 || new.components.y < 0.02 || old.components.y < 0.02)
        var back = new
        back.components.x += (old.components.x - new.components.x) * 0.1
        if colors[0].alpha == colors[1].alpha, abs(old.components.x - new.components.x) > 0.1 {
            #expect(check(back.color.hex) != [], "\(suggestion) is further than \(back.color.hex)")
        }
    }

    @Test func theSuggestionForOneValuePassesInBothSchemes() throws {
        for (token, value) in [
            ("prim-row-color", "#000"), ("detail-label", "#777"), ("code-background", "#888"), ("selected-row-color", "#999"),
        ] {
            func check(_ value: String) -> [Diagnostic] {
                let yaml = "extends: system\ntokens: {\(token): \(value)}"
                return inspectTheme(
                    named: "t", in: ThemeFiles(project: ["t/theme.yml": Array(yaml.utf8)], bundled: ThemeCheckTests.bundled)
                ).diagnostics
            }
            let found = check("\"\(value)\"")
            let help = try #require(found.first?.help)
            let suggestion = String(help.dropFirst().prefix { $0 != "`" })
            #expect(check(suggestion.hasPrefix("{") ? suggestion : "\"\(suggestion)\"") == [], "\(token): \(suggestion)")
        }
    }
}
