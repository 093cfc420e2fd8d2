import TableModel
import TableTestSupport
import TableThemes
import Testing

@Suite struct ThemeAssetReaderTests {
    private func read(_ files: [String: String]) -> Checked<Theme> {
        readTheme(named: "b", in: ThemeFiles(project: files.mapValues { Array($0.utf8) }))
    }

    private static let base = [
        "a/theme.yml": "tokens: {disclosure: 'url(assets/arrow.svg#tip)'}",
        "a/theme.css": ".a { background: url(\"assets/deep/a b.png\"); mask: url( ./assets/arrow.svg ) }",
        "a/assets/arrow.svg": "arrow of a", "a/assets/deep/a b.png": "picture", "a/assets/unused.png": "unused",
        "b/theme.yml": "extends: a",
    ]

    @Test func findsEachFileInTheNearestTheme() {
        let theme = read(Self.base.merging(["b/assets/arrow.svg": "arrow of b"]) { $1 })
        #expect(theme.diagnostics == [])
        #expect(
            theme.value.assets == [
                ThemeAsset(owner: "b", path: "arrow.svg", bytes: Array("arrow of b".utf8)),
                ThemeAsset(owner: "a", path: "deep/a b.png", bytes: Array("picture".utf8)),
            ])
        #expect(theme.value.assets.map(\.output) == ["tablesite-assets/b/arrow.svg", "tablesite-assets/a/deep/a b.png"])
        #expect(
            theme.value.resolvingAssets(in: theme.value.css(ofCells: []))
                == ".a { background: url(tablesite-assets/a/deep/a%20b.png); mask: url(tablesite-assets/b/arrow.svg) }\n")
        #expect(theme.value.resolvingAssets(in: theme.value.tokens[0].light) == "url(tablesite-assets/b/arrow.svg#tip)")
    }

    @Test func saysThatThereAreNoAssetsAtAll() {
        #expect(
            read(["b/theme.yml": "tokens: {check: url(assets/c.svg)}"]).diagnostics.map(\.line) == [
                "1:17+17 error[theme-asset] no file `assets/c.svg` in the theme = the theme has no files in `assets/`"
            ])
    }

    @Test func usesOnlyWhatIsLeftWhenATokenIsReplaced() {
        let files = [
            "b/theme.yml": "tokens: {check: url(assets/c.svg), disclosure: url(assets/d.svg)}", "b/assets/c.svg": "",
            "b/assets/d.svg": "",
        ]
        let theme = read(files)
        #expect(theme.value.assetsInUse.map(\.path) == ["c.svg", "d.svg"])
        #expect(theme.value.setting([ThemeToken(name: "check", light: "none")]).assetsInUse.map(\.path) == ["d.svg"])
    }

    /// The text may come from elsewhere, so nobody sees which address it is.
    @Test(arguments: [
        ("a{b:image-set(var(--c) 1x)}", "a{b:image-set(url(about:invalid) 1x)}", "1:15+8", "var(--c)"),
        ("a{b:src(var(--c))}", "a{b:url(about:invalid)}", "1:5+13", "var("),
        ("a{b:image('//c.d/e')}", "a{b:image(url(about:invalid))}", "1:11+9", "//c.d/e"),
        ("a{b:image-set(--c('//d') 1x)}", "a{b:image-set(url(about:invalid) 1x)}", "1:15+10", "--c('//d')"),
    ])
    func loadsNothingFromAddressesThatItDoesNotSee(css: String, expected: String, place: String, address: String) {
        let theme = read(["b/theme.yml": "", "b/theme.css": css])
        #expect(
            theme.diagnostics.filter { $0.code == .themeAsset }.map(\.line) == [
                "\(place) error[theme-asset] `\(address)` is not in the theme's folder `assets` = put the file there and write `url(assets/…)`; pages load nothing from other places"
            ])
        #expect(theme.value.resolvingAssets(in: css) == expected)
    }

    @Test func reportsAHundredAddressesAtMost() {
        let theme = read(["b/theme.yml": "", "b/theme.css": "a{b:" + String(repeating: "url(c)", count: 5_000) + "}"])
        #expect(theme.diagnostics.filter { $0.code == .themeAsset }.count == 100)
    }

    @Test func resolvesEveryFormOfReference() {
        let css = """
            @font-face { src: URL(assets/f.woff2?v=2#iefix) format("woff2"), url('assets/f.woff2') }
            .a { background: image-set("assets/f.woff2" 1x, url(assets/f.woff2) 2x, linear-gradient(#fff, #000) 3x) }
            .b { content: "url(assets/f.woff2)"; background: u\\72l(assets/f.woff2); mask: url(assets/%66.woff2) }
            /* url(assets/none.png) */
            .c { background: url(data:image/png;base64,AA==); clip-path: url(#clip); cursor: url("data:font/woff2,x"), auto }
            """
        let theme = read(["b/theme.yml": "", "b/theme.css": css, "b/assets/f.woff2": "font"])
        #expect(theme.diagnostics == [])
        let at = "url(tablesite-assets/b/f.woff2"
        #expect(
            theme.value.resolvingAssets(in: css) == """
                @font-face { src: \(at)?v=2#iefix) format("woff2"), \(at)) }
                .a { background: image-set(\(at)) 1x, \(at)) 2x, linear-gradient(#fff, #000) 3x) }
                .b { content: "url(assets/f.woff2)"; background: \(at)); mask: \(at)) }
                /* url(assets/none.png) */
                .c { background: url(data:image/png;base64,AA==); clip-path: url(#clip); cursor: url("data:font/woff2,x"), auto }
                """)
    }

    @Test func reportsWhatIsMissingAndSuggestsTheNearest() {
        let theme = read(
            Self.base.merging([
                "b/theme.yml": "extends: a\ntokens:\n  check: url(assets/chek.svg)\n",
                "b/theme.css": ".b {\n  mask: url('assets/arow.svg') }",
            ]) { $1 })
        #expect(
            theme.diagnostics.map { "\($0.path) \($0.line)" } == [
                "Themes/b/theme.yml 3:10+20 error[theme-asset] no file `assets/chek.svg` in the theme = the theme has `assets/arrow.svg`, `assets/deep/a b.png`, `assets/unused.png`",
                "Themes/b/theme.css 2:9+22 error[theme-asset] no file `assets/arow.svg` in the theme = did you mean `assets/arrow.svg`?",
            ])
        #expect(theme.value.resolvingAssets(in: "url('assets/arow.svg')") == "url(about:invalid)")
    }

    @Test(arguments: [
        "https://fonts.example/a.woff2", "//host/a.png", "HTTP://host/a.png", "/assets/a.png", "../assets/a.png",
        "assets/../theme.yml",
        "assets/%2e%2e/theme.yml", "assets//a", "", "assets", "file:///etc/passwd", "javascript:alert(1)",
    ])
    func refusesEverythingOutsideOfTheTheme(address: String) {
        let css = ".a { background: url(\"\(address)\") }"
        let theme = read(["b/theme.yml": "", "b/theme.css": css])
        #expect(
            theme.diagnostics.map(\.line) == [
                "1:18+\(address.utf8.count + 7) error[theme-asset] `\(address)` is not in the theme's folder `assets` = put the file there and write `url(assets/…)`; pages load nothing from other places"
            ])
        #expect(theme.value.resolvingAssets(in: css) == ".a { background: url(about:invalid) }")
    }

    @Test func refusesDataThatIsNoPicture() {
        let theme = read(["b/theme.yml": "", "b/theme.css": ".a { background: url(data:text/html,x) }\n"])
        #expect(
            theme.diagnostics.map(\.line) == ["1:18+21 error[theme-asset] `data:` of a theme holds pictures and fonts only"])
    }

    @Test func saysWhereAFileNameOutsideOfAssetsIsMeantToBe() {
        let theme = read(["b/theme.yml": "", "b/theme.css": "a { mask: url(x.svg) }", "b/assets/x.svg": ""])
        #expect(
            theme.diagnostics.map(\.line) == [
                "1:11+10 error[theme-asset] `x.svg` is not in the theme's folder `assets` = write `assets/x.svg`"
            ])
    }
}
