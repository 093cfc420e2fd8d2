import Testing

@testable import TableCSS

@Suite struct ColorParserTests {
    private func parse(_ text: String, isDark: Bool? = false) throws(CSSProblem) -> Color {
        try ColorParser(isDark: isDark, current: Color(hex: 0x123456)).color(CSSValueParser.parse(text)).color
    }

    /// Each value follows from a formula of CSS Color 4: the hexadecimal forms (§5.2), the names (§6.1), `hsl()` (§7.1) and `hwb()`
    /// (§8.1) to sRGB. Channels of `rgb()` are numbers of 255 or percentages (§5.1), angles have four units.
    @Test(arguments: [
        ("#f80", "#f80"), ("#f80c", "#f80c"), ("#FF8800", "#f80"), ("#ff880040", "#ff880040"),
        ("rebeccapurple", "#639"), ("Red", "#f00"), ("transparent", "#0000"), ("currentColor", "#123456"),
        ("rgb(255, 136, 0)", "#f80"), ("rgba(255,136,0,.8)", "#f80c"), ("rgb(100% 0% 0% / 40%)", "#f006"),
        ("rgb(0 0 255/.05)", "#0000ff0d"), ("rgb(300 -20 0)", "#f00"), ("rgb(none 128 none)", "#008000"),
        ("hsl(120, 100%, 25%)", "#008000"), ("hsl(120deg 100% 25%)", "#008000"), ("hsl(.5turn 100 50)", "#0ff"),
        ("hsl(3.14159265rad 100% 50%)", "#0ff"), ("hsl(200grad 100% 50%)", "#0ff"), ("hsla(0 0% 50% / 50%)", "#80808080"),
        ("hwb(0 20% 20%)", "#c33"), ("hwb(90 60% 60%)", "#808080"),
        ("color(srgb 1 .5 0)", "#ff8000"), ("color(srgb-linear .5 .5 .5)", "#bcbcbc"), ("color(display-p3 1 1 1)", "#fff"),
        ("color(display-p3 0 1 0)", "#0f0"), ("color(xyz .95046 1 1.08906)", "#fff"),
        ("light-dark(#111, #222)", "#111"), ("light-dark(light-dark(#111,#333), #222)", "#111"),
        ("color-mix(in srgb, red, blue)", "#800080"), ("color-mix(in srgb, red 25%, blue)", "#4000bf"),
        ("color-mix(in srgb, blue, red 25%)", "#4000bf"), ("color-mix(in srgb, red 20%, blue 20%)", "#80008066"),
        // Premultiplied: what is clear has no colour to give.
        ("color-mix(in srgb, red 8%, #0000)", "#ff000014"), ("color-mix(in srgb, rgb(255 0 0 / .6), #00f)", "#60009fcc"),
        ("color-mix(in srgb-linear, white, black)", "#bcbcbc"),
        ("color-mix(in hsl, red, lime)", "#ff0"), ("color-mix(in hsl longer hue, red, lime)", "#00f"),
        ("color-mix(in hsl decreasing hue, red, lime)", "#00f"), ("color-mix(in hsl increasing hue, red, lime)", "#ff0"),
        // A gray has no hue, so it takes the other's.
        ("color-mix(in hsl, white 50%, hsl(120 100% 50%))", "#9fdf9f"),
        ("color-mix(in lch, lch(50 0 none), lch(50 0 90))", "#777"),
    ])
    func readsColors(text: String, hex: String) throws {
        #expect(try parse(text).hex == hex)
    }

    /// The inverse of §9.3 and §9.4 at the primaries: sRGB red is lab(54.29 80.80 69.89) and oklch(0.62796 0.25768 29.234), green
    /// (#008000) is oklab(0.51975 -0.1403 0.10768); L = 50 is Y = (66/116)³ = 0.18419, which is gray 118.9.
    @Test(arguments: [
        ("lab(54.29 80.80 69.89)", "#f00"), ("lch(54.29 106.84 40.858)", "#f00"), ("oklch(0.62796 0.25768 29.234)", "#f00"),
        ("oklab(0.51975 -0.1403 0.10768)", "#008000"), ("lab(50% 0 0)", "#777"), ("lab(100 0 0)", "#fff"),
        ("oklab(0 0 0)", "#000"),
        ("oklch(100% 0 none)", "#fff"), ("lab(50 100% -20%)", "#d600a0"),
    ])
    func readsPerceptualSpaces(text: String, hex: String) throws {
        let (color, expected) = (try parse(text), try parse(hex))
        if text != "lab(50 100% -20%)" {
            #expect(abs(color.red - expected.red) < 0.004 && abs(color.green - expected.green) < 0.004)
            #expect(abs(color.blue - expected.blue) < 0.004)
        } else {
            // Percentages of a and b are of 125.
            #expect(try parse(text) == parse("lab(50 125 -25)"))
        }
    }

    @Test func clipsWhatLiesOutsideOfTheScreen() throws {
        let color = try parse("oklch(.7 .4 150)")
        #expect([color.red, color.green, color.blue].allSatisfy { (0...1).contains($0) })
        #expect(color.red == 0)
    }

    @Test(arguments: [
        "Canvas", "LinkText", "rgb(from red r g b)", "var(--x)", "rgb(var(--x))", "rgb(calc(1 + 2) 0 0)", "contrast-color(red)",
        "if(style(--x): red; else: blue)", "color(prophoto-rgb 1 0 0)", "-moz-x", "inherit", "env(x)", "attr(data-x)",
        "future-color(1 2 3)",
    ])
    func leavesOpenWhatOnlyABrowserKnows(text: String) {
        #expect {
            _ = try parse(text)
        } throws: { error in
            if case CSSProblem.unknown? = error as? CSSProblem { true } else { false }
        }
    }

    @Test(arguments: [
        (
            "#12345", "has a colour `#12345` that is not 3, 4, 6 or 8 hexadecimal digits",
            "digits are `0` to `9` and `a` to `f`: `#05c`, `#0055cc`"
        ),
        (
            "#ggg", "has a colour `#ggg` that is not 3, 4, 6 or 8 hexadecimal digits",
            "digits are `0` to `9` and `a` to `f`: `#05c`, `#0055cc`"
        ),
        ("grren", "names `grren`, which is no colour", "did you mean `green`?"),
        ("rbg(1,2,3)", "uses `rbg()`, which is no colour", "did you mean `rgb()`?"),
        ("rgb(1 2)", "has a `rgb()` without exactly three components and at most an alpha", ""),
        ("rgb(1, 2, 3, 4, 5)", "has a `rgb()` without exactly three components and at most an alpha", ""),
        ("oklch(1, 2, 3)", "has commas in `oklch()`, which takes spaces", ""),
        ("hsl(1px 2% 3%)", "has a hue in `hsl()` with the unit `px`", "angles are in deg, rad, grad or turn"),
        ("rgb(1px 2 3)", "has something else than a number or a percentage in `rgb()`", ""),
        ("color(p3 1 0 0)", "names `p3`, which is no colour space of `color()`", ""),
        ("color-mix(in srbg, red, blue)", "names `srbg`, which is no colour space", "did you mean `srgb`?"),
        ("light-dark(red)", "has a `light-dark()` without two colours", ""),
        ("red blue", "is more than one colour", ""), ("12px", "is no colour", ""),
    ])
    func saysWhatNoBrowserTakes(text: String, fault: String, help: String) {
        #expect(throws: CSSProblem.wrong(fault, help: help)) { try parse(text) }
    }

    @Test func takesTheDarkHalf() throws {
        #expect(try parse("light-dark(#111, #222)", isDark: true).hex == "#222")
        #expect(throws: CSSProblem.self) { try parse("light-dark(#111, #222)", isDark: nil) }
        #expect(throws: CSSProblem.wrong("names `grren`, which is no colour", help: "did you mean `green`?")) {
            try parse("light-dark(#111, grren)", isDark: nil)
        }
    }
}
