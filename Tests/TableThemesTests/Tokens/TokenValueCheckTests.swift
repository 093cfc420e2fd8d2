import TableModel
import TableTestSupport
import Testing
import YAMLReader

@testable import TableThemes

@Suite struct TokenValueCheckTests {
    private func read(_ yaml: String) throws -> (tokens: [ThemeToken], report: [String]) {
        let node = try #require(readYAML(Array(yaml.utf8)[...], path: "theme.yml").value)
        let tokens = readThemeTokens(node, path: "theme.yml", allowingFiles: true)
        return (tokens.value, tokens.diagnostics.map(\.line))
    }

    private static let directions = [
        ("linear-gradient(left, light-dark(#fff,#000), #eee)", "place in `linear-gradient()` without `to`", "write `to right`"),
        ("repeating-linear-gradient(Top, red, blue)", "place in `repeating-linear-gradient()` without `to`", "write `to bottom`"),
        ("linear-gradient(bottom right, red, blue)", "place in `linear-gradient()` without `to`", "write `to top left`"),
        ("radial-gradient(center, red, blue)", "place in `radial-gradient()` without `at`", "write `at center`"),
        ("radial-gradient(circle top, red, blue)", "place in `radial-gradient()` without `at`", "write `circle at top`"),
        ("conic-gradient(left, red, blue)", "place in `conic-gradient()` without `at`", "write `at left`"),
        (
            "linear-gradient(to top bottom, red, blue)", "beginning in `linear-gradient()` that means nothing",
            "write an angle or a side: `90deg`, `to right`"
        ),
        (
            "linear-gradient(to center, red, blue)", "beginning in `linear-gradient()` that means nothing",
            "write an angle or a side: `90deg`, `to right`"
        ),
        (
            "linear-gradient(circle, red, blue)", "beginning in `linear-gradient()` that means nothing",
            "write an angle or a side: `90deg`, `to right`"
        ),
        ("radial-gradient(to right, red, blue)", "place in `radial-gradient()` without `at`", "write `at right`"),
        ("linear-gradient(at top, red, blue)", "place in `linear-gradient()` without `to`", "write `to bottom`"),
        (
            "radial-gradient(circle at, red, blue)", "beginning in `radial-gradient()` that means nothing",
            "write a place behind `at`: `at center`"
        ),
    ]

    /// What `-webkit-linear-gradient()` took, and no browser takes without that name.
    @Test(arguments: directions)
    func reportsGradientsThatBeginAsNoBrowserTakesThem(value: String, fault: String, help: String) throws {
        for token in ["background-image", "middle-row-image"] {
            #expect(
                try read("\(token): '\(value)'").report.map { $0.split { $0 == " " }.dropFirst(2).joined(separator: " ") }
                    == ["a value of `\(token)` has a \(fault) = \(help)"])
        }
    }

    @Test(arguments: [
        "linear-gradient(red, blue)", "linear-gradient(0, red, blue)", "linear-gradient(to left, red, blue)",
        "linear-gradient(to top right in oklch longer hue, red, blue)", "linear-gradient(in oklab, red, blue)",
        "linear-gradient(in oklab to bottom, red, blue)", "linear-gradient(in display-p3-linear, red, blue)",
        "linear-gradient(to left in prophoto-rgb, red, blue)", "conic-gradient(in --own from 1deg, red, blue)",
        "radial-gradient(in xyz, red, blue)", "linear-gradient(calc(90deg + 1turn), red, blue)",
        "linear-gradient(-45deg, red 10% 20%, 30%, blue)", "radial-gradient(circle, red, blue)",
        "radial-gradient(at top, red, blue)",
        "radial-gradient(circle at top left, red, blue)", "radial-gradient(ellipse 10px 50% at 0 50%, red, blue)",
        "radial-gradient(10px at calc(1px + 2%) 3rem, red, blue)", "radial-gradient(closest-side circle at center, red, blue)",
        "radial-gradient(circle at right 20px bottom 10%, red, blue)", "conic-gradient(from 90deg at 50% 50%, red, blue)",
        "conic-gradient(from -.25turn, red, blue)", "conic-gradient(at left in hsl, red, blue)", "conic-gradient(red, blue)",
        "repeating-radial-gradient(farthest-corner at 10% 10%, red, blue 20px)",
    ])
    func takesGradientsThatBrowsersTake(value: String) throws {
        #expect(try read("background-image: '\(value)'").report == [])
    }

    @Test(arguments: [
        ("tint: grren", "1:7+5", "`tint` names `grren`, which is no colour = did you mean `green`?"),
        (
            "tint: '#12g'", "1:7+6",
            "`tint` has a colour `#12g` that is not 3, 4, 6 or 8 hexadecimal digits = digits are `0` to `9` and `a` to `f`: `#05c`, `#0055cc`"
        ),
        ("tint: rbg(1 2 3)", "1:7+1", "`tint` uses `rbg()`, which is no colour = did you mean `rgb()`?"),
        (
            "tint: linear-gradient(red, blue)", "1:7+1",
            "`tint` uses `linear-gradient()`, which is no colour = write one colour, `'#05c'`, or two, `{light: '#05c', dark: '#6bf'}`"
        ),
        (
            "tint: 12px", "1:7+4", "`tint` is no colour = write one colour, `'#05c'`, or two, `{light: '#05c', dark: '#6bf'}`"
        ),
        ("tint: 123456", "1:7+6", "`tint` lacks its `#` = write `'#123456'`"),
        ("tint: 001122", "1:7+6", "`tint` lacks its `#` = write `'#001122'`"),
        ("tint: FFFFFF", "1:7+6", "`tint` lacks its `#` = write `'#FFFFFF'`"),
        ("top-row-image: 'linear-gradient(fff, 0 0)'", "1:16+26", "`top-row-image` lacks its `#` = write `'#fff'`"),
        (
            "top-row-image: 'linear-gradient(#fff #eee)'", "1:16+28",
            "`top-row-image` has a stop in `linear-gradient()` that is not one colour with at most two places = write a comma between colours"
        ),
        (
            "top-row-image: 'linear-gradient(to rigth, #fff, #eee)'", "1:16+39",
            "`top-row-image` has a beginning in `linear-gradient()` that means nothing = did you mean `to right`?"
        ),
        (
            "top-row-image: 'linear-gradient(to sideways, #fff, #eee)'", "1:16+42",
            "`top-row-image` has a beginning in `linear-gradient()` that means nothing = write an angle or a side: `90deg`, `to right`"
        ),
        ("tint: 1e3", "1:7+3", "`tint` lacks its `#` = write `'#1e3'`"),
        (
            "check: polygon(evenodd)", "1:8+1",
            "`check` has a point in `polygon()` without exactly two lengths = write them as in `polygon(0 0, 8px 5px, 0 10px)`"
        ),
        (
            "row-height: fit-content(3px)", "1:13+1",
            "`row-height` is no length = write `0px`: rows are as high as their text at least"
        ),
        ("tint: {light: 12px, dark: red}", "1:15+4", "`tint` is no colour = write one colour: `'#05c'`"),
        (
            "tint: ['#145c2d', '#59d588']", "1:7+1",
            "`tint` cannot be a list = write one colour, `'#05c'`, or two, `{light: '#05c', dark: '#6bf'}`"
        ),
        ("tint: none", "1:7+4", "`tint` is `none`, which is no colour = write `transparent`"),
        ("alt-row-color: none", "1:16+4", "`alt-row-color` is `none`, which is no colour = write `transparent`"),
        ("background: {light: none, dark: black}", "1:21+4", "`background` is `none`, which is no colour = write `transparent`"),
        (
            "tint: var(--tv-labell)", "1:7+1",
            "`tint` refers to `--tv-labell`, which is no token = did you mean `var(--tv-label)`?"
        ),
        (
            "tint: 'color-mix(in srgb, var(--tv-lable, red), red)'", "1:7+46",
            "`tint` refers to `--tv-lable`, which is no token = did you mean `var(--tv-label)`?"
        ),
        ("row-height: 44", "1:13+2", "`row-height` has no unit = write `44px`"),
        ("row-height: -5px", "1:13+4", "`row-height` is less than nothing = write `0px` or more"),
        ("row-height: 0", "1:13+1", "`row-height` has no unit, and is added to other lengths = write `0px`"),
        ("row-height: auto", "1:13+4", "`row-height` is no length = write `0px`: rows are as high as their text at least"),
        ("margin: 5%", "1:9+2", "`margin` is a percentage = write one length: `12px`, `1.5rem`"),
        ("row-height: 44p", "1:13+3", "`row-height` names `p`, which is no unit of length = did you mean `px`?"),
        ("row-height: 2rme", "1:13+4", "`row-height` names `rme`, which is no unit of length = did you mean `rem`?"),
        ("margin: 0", "1:9+1", "`margin` has no unit, and is added to other lengths = write `0px`"),
        ("radius: 1px 2px", "1:9+1", "`radius` is not one length = write one length: `12px`, `1.5rem`"),
        ("radius: round", "1:9+5", "`radius` is no length = write a number with a unit: `12px`, `1.5rem`"),
        ("margin: clac(1px + 2px)", "1:9+1", "`margin` uses `clac()`, which is no function of CSS = did you mean `calc()`?"),
        ("font: sans-serif", "1:7+10", "`font` has no size = write a size and families: `1rem/1.3 system-ui, sans-serif`"),
        ("font: 16 sans-serif", "1:7+1", "`font` has no size = write a size and families: `1rem/1.3 system-ui, sans-serif`"),
        (
            "font: bold 1rem/1.3", "1:7+1",
            "`font` has no family = write families behind the size: `1rem/1.3 system-ui, sans-serif`"
        ),
        (
            "code-font: 14px monospace", "1:12+1",
            "`code-font` has something else than names of fonts among its families = write names alone: `ui-monospace, monospace`; code takes its size from the text"
        ),
        (
            "font: '1rem/1.5 \"Foo Bar\" serif'", "1:7+24",
            "`font` has two families without a comma between them = write a comma behind each but the last"
        ),
        (
            "code-font: \"'Foo' monospace\"", "1:12+17",
            "`code-font` has two families without a comma between them = write a comma behind each but the last"
        ),
        (
            "font: bold 600 1rem serif", "1:7+1",
            "`font` has two values for its weight = write a size and families: `1rem/1.3 system-ui, sans-serif`"
        ),
        (
            "font: normal normal normal normal bold 1rem serif", "1:7+1",
            "`font` has too many words before its size = write a size and families: `1rem/1.3 system-ui, sans-serif`"
        ),
        (
            "font: bolt 1rem serif", "1:7+1",
            "`font` has `bolt` before its size = write a size and families: `1rem/1.3 system-ui, sans-serif`"
        ),
        (
            "font: 1rem/ serif", "1:7+1",
            "`font` has no line height behind its slash = write a number: `1rem/1.3 system-ui, sans-serif`"
        ),
        (
            "disclosure: path(M0 0)", "1:13+1",
            "`disclosure` has a `path()` without quotes = write them around what it holds: `'path(\"M0 0h8v8\")'`"
        ),
        (
            "disclosure: 'path(\"M0 0 L11 7 X\")'", "1:13+22",
            "`disclosure` has `X` in `path()`, where no command of a path is = browsers draw nothing of it"
        ),
        (
            "disclosure: 'path(evenodd, \"L0 0z\")'", "1:13+24",
            "`disclosure` has `L` in `path()`, where no command of a path is = browsers draw nothing of it"
        ),
        (
            "disclosure: polygon(0 0,100% 50%)", "1:13+1",
            "`disclosure` has less than three points in `polygon()` = write `inset(50%)` to draw nothing"
        ),
        ("prim-row-color: none", "1:17+4", "`prim-row-color` is `none`, which is no colour = write `var(--tv-background)`"),
        ("header-image: gradient.png", "1:15+12", "`header-image` is no image = write `url(…)` around an address"),
        (
            "top-row-image: red", "1:16+3",
            "`top-row-image` is a colour where an image stands = write `linear-gradient(#fff 0 0)` with that colour"
        ),
        (
            "top-row-image: linear-gradiant(red, blue)", "1:16+1",
            "`top-row-image` uses `linear-gradiant()`, which is no image = did you mean `linear-gradient()`?"
        ),
        ("disclosure: poligon(0 0)", "1:13+1", "`disclosure` uses `poligon()`, which is no shape = did you mean `polygon()`?"),
        ("check: arrow", "1:8+5", "`check` names `arrow`, which is no shape = write `polygon(…)` or `path(…)`"),
        ("check: none", "1:8+4", "`check` is a whole box = write `inset(50%)` to draw nothing"),
        (
            "check: polygon(0 0, 50)", "1:8+1",
            "`check` has a point in `polygon()` without exactly two lengths = write them as in `polygon(0 0, 8px 5px, 0 10px)`"
        ),
        (
            "header-shadow: 1px red", "1:16+1",
            "`header-shadow` is no shadow = write two or three lengths and a colour: `0 1px 2px #000`"
        ),
        (
            "bar-image: red", "1:12+3",
            "`bar-image` is a colour where an image stands = write `linear-gradient(#fff 0 0)` with that colour"
        ),
        ("title-weight: heavy", "1:15+5", "`title-weight` is no weight = write a number from 1 to 1000, `normal` or `bold`"),
        ("title-weight: 1200", "1:15+4", "`title-weight` is no weight = write a number from 1 to 1000, `normal` or `bold`"),
        ("title-weight: 700 1", "1:15+5", "`title-weight` is not one weight = write a number from 1 to 1000, `normal` or `bold`"),
        ("section-border-width: 0", "1:23+1", "`section-border-width` has no unit, and is added to other lengths = write `0px`"),
        ("image-height: 40", "1:15+2", "`image-height` has no unit = write `40px`"),
        (
            "detail-label: var(tint)", "1:15+1",
            "`detail-label` refers to `tint`, which is no name of a property: those begin with two hyphens = write `var(--tv-tint)`"
        ),
        ("margin: 1em", "1:9+3", "`margin` has `1em`, another length on every size of text = write it in rem or px: `1rem`"),
        (
            "separator-inset: -1.5EM", "1:18+7",
            "`separator-inset` has `-1.5em`, another length on every size of text = write it in rem or px: `-1.5rem`"
        ),
        (
            "column-width: 60ch", "1:15+4",
            "`column-width` has `60ch`, another length on every size of text = write it in rem or px: `30rem`"
        ),
        (
            "radius: max(4px, calc(1px + 2ex))", "1:9+1",
            "`radius` has `2ex`, another length on every size of text = write it in rem or px: `1rem`"
        ),
        (
            "row-height: 2lh", "1:13+3",
            "`row-height` has `2lh`, another length on every size of text = write it in rem or px: `2.6rem`"
        ),
        (
            "top-color: none", "1:12+4",
            "`top-color` is `none`, which is no colour = write one colour, `'#05c'`, or two, `{light: '#05c', dark: '#6bf'}`"
        ),
        ("bar-background: none", "1:17+4", "`bar-background` is `none`, which is no colour = write `transparent`"),
        (
            "background-image: url(assets/sea.svg) no-repaet", "1:19+1",
            "`background-image` names `no-repaet`, which is no place, size or way to repeat an image = did you mean `no-repeat`?"
        ),
        (
            "background-image: url(assets/sea.svg) center/covr", "1:19+1",
            "`background-image` names `covr`, which is no place, size or way to repeat an image = did you mean `cover`?"
        ),
        ("background-image: url(assets/sea.svg) 20 20", "1:19+1", "`background-image` has no unit = write `20px`"),
        (
            "header-image: url(assets/sea.svg) centre", "1:15+1",
            "`header-image` names `centre`, which is no place, size or way to repeat an image = did you mean `center`?"
        ),
        (
            "header-image: url(assets/sea.svg) cover", "1:15+1",
            "`header-image` has a size without a place before it = write both: `center/cover`"
        ),
        (
            "header-image: url(assets/sea.svg) center/", "1:15+1",
            "`header-image` has no size behind `/` = write `center/cover`"
        ),
        (
            "header-image: url(assets/sea.svg) left 0 right", "1:15+1",
            "`header-image` has a place that is none = write `center`, `left top` or two lengths: `50% 20px`"
        ),
        (
            "header-image: url(assets/sea.svg) repeat-x repeat-y", "1:15+1",
            "`header-image` repeats its image in ways that contradict each other = write one: `no-repeat`, `repeat-x`"
        ),
        (
            "header-image: url(assets/sea.svg) url(assets/b.svg)", "1:15+1",
            "`header-image` has two images without a comma between them = write `linear-gradient(…)`, or `url(…)` around an address"
        ),
        (
            "header-image: 'url(assets/sea.svg) red, url(assets/b.svg)'", "1:15+42",
            "`header-image` has a colour where another layer lies below = colours stand in the last layer alone"
        ),
        (
            "check-image: url(assets/a.svg) center", "1:14+1",
            "`check-image` has something beside its image = write the image alone: it is fitted into 15 by 15 pixels"
        ),
        (
            "middle-row-image: url(assets/a.svg) 0 100%/100% 1px no-repeat", "1:19+1",
            "`middle-row-image` has something beside an image = write images alone: each is as large as its row"
        ),
        (
            "header-image: 'linear-gradient(90deg #fff, #eee)'", "1:15+1",
            "`header-image` has an angle beside a colour in `linear-gradient()` = a comma stands behind the angle: `90deg,`"
        ),
        (
            "tint: 'hsl(210, 100, 40)'", "1:7+1",
            "`tint` has a saturation or lightness without `%` in `hsl()` with commas = write `%` behind both, or remove the commas"
        ),
        (
            "tint: 'rgb(10%, 20, 30)'", "1:7+1",
            "`tint` has both numbers and percentages in `rgb()` with commas = write only one of the two"
        ),
        ("header-shadow: 0 1 2px red", "1:16+1", "`header-shadow` has no unit = write `1px`"),
    ])
    func reportsWhatNoBrowserTakes(yaml: String, place: String, report: String) throws {
        let (tokens, found) = try read(yaml)
        #expect(found.count == 1)
        let line = try #require(found.first)
        #expect(line.hasSuffix("error[theme-token-value] a value of " + report), "\(line)")
        // Of a plain scalar with spaces only the start is known.
        #expect(line.hasPrefix(place.prefix { $0 != "+" }), "\(line)")
        #expect(tokens == [])
    }

    @Test(arguments: [
        "tint: Canvas", "tint: inherit", "tint: var(--tv-label)", "tint: var(--mine)", "tint: 'var(--tv-label, red)'",
        "tint: 'light-dark(red, blue)'", "tint: rgb(from red r g b)", "tint: contrast-color(red)", "tint: '#0A6'",
        "tint: oklch(62% .2 30deg / 50%)", "background: none", "background: 'linear-gradient(red, blue)'",
        "background: url(a.png) 0 0 / cover",
        "bar-background: 'color-mix(in oklab, var(--tv-background), transparent 10%)'", "separator-color: none",
        "prim-row-color: transparent", "row-height: 44px", "row-height: 2.75rem", "margin: 0px", "radius: 0",
        "radius: 1E1PX", "margin: 'max(16px, 2vw)'", "column-width: 100%", "column-width: 30rem", "margin: 2cqi", "radius: 1rlh",
        "margin: var(--tv-radius)",
        "font: 1rem/1.3 system-ui, sans-serif", "font: italic small-caps 700 1rem 'A Font'", "font: caption",
        "font: 100%/normal A, serif",
        "font: oblique 10deg 16px a", "font: calc(1rem + 1px)/1.3 a", "font: small serif", "font: normal normal bold 1rem serif",
        "font: oblique -10deg small-caps bold condensed 1rem/normal A B, 'C', D",
        "disclosure: 'path(evenodd, \"M0 0h8v8\")'",
        "code-font: ui-monospace, 'A B', monospace",
        "header-image: 'url(a.png), linear-gradient(to right, #fff, #0000 40%)'", "header-image: red",
        "top-row-image: 'linear-gradient(#fff 0 0), url(\"a b.png\")'", "top-row-image: none",
        "top-row-image: 'radial-gradient(circle at 50% 0, #fff8, #fff0 70%)'", "top-row-image: image-set(url(a.png) 1x)",
        "background-image: url(assets/a.svg) left 10px top/auto 50% no-repeat fixed padding-box content-box",
        "background-image: 'url(a.png) right calc(1px + 2%)/contain space round, linear-gradient(red, blue) 50% repeat-x #fff'",
        "header-image: url(a.svg) x-start 2px y-end 3px", "header-image: center/cover url(a.png) Red",
        "background-image: url(a.png) bottom 1px right 0/20px", "tint: 'hsl(210, 100%, 40%)'", "tint: hsl(210 100 40)",
        "tint: 'rgba(10%, 20%, 30%, .5)'", "header-image: 'conic-gradient(#fff 90deg, #eee 0)'",
        "top-row-image: 'conic-gradient(red, blue 50%, red)'", "top-row-image: 'linear-gradient(45deg, red, 30%, blue)'",
        "disclosure: 'polygon(0 0, 100% 50%, 0 100%)'", "disclosure: circle(50%) border-box", "check: 'path(\"M0 0L1 1\")'",
        "check: inset(50%)",
        "header-shadow: none", "header-shadow: '0 1px 2px #000'", "header-shadow: '#fff 0 1px, 0 -1px rgb(0 0 0/.5)'",
        "header-shadow: 0 1px currentColor", "title-weight: 650", "title-weight: bold", "title-weight: calc(600 + 50)",
        "section-border-width: .5px", "check-image: url(assets/a.svg)", "bar-image: 'linear-gradient(red, blue)'",
    ])
    func passesWhatABrowserMayTake(yaml: String) throws {
        let (tokens, report) = try read(yaml)
        #expect(report == [])
        #expect(tokens.count == 1)
    }

    @Test func endsOnHostileValues() throws {
        let values = [
            "tint: '\(String(repeating: "rgb(", count: 5_000))\(String(repeating: ")", count: 5_000))'",
            "tint: '\(String(repeating: "#fff ", count: 20_000))'", "font: '1px \(String(repeating: "a,", count: 20_000))a'",
            "top-row-image: 'linear-gradient(\(String(repeating: "#fff,", count: 20_000))#000)'",
        ]
        for value in values { _ = try read(value) }
    }
}
