import Testing

@testable import TableThemes

@Suite struct GradientTests {
    private func paint(_ text: String) throws -> Paint {
        Paint(images: try ImageParser(colors: ColorParser(isDark: false)).layers(CSSValueParser.parse(text)))
    }

    private func shades(_ text: String) throws -> Set<String> { Set(try paint(text).layers.joined().map(\.hex)) }

    @Test func showsColorsBetweenItsStops() throws {
        let shades = try shades("linear-gradient(black, white)")
        #expect(shades.isSuperset(of: ["#000", "#fff", "#808080"]))
        #expect(shades.count == Gradient.steps + 1)
    }

    @Test func showsNothingBetweenStopsOfOnePlace() throws {
        for stops in ["#000 50%, #fff 50%", "#000 0 50%, #fff 50%", "#000 50%, #fff 0", "#000 9px, #fff 9px", "#000 9px, #fff 0"]
        {
            #expect(try shades("linear-gradient(\(stops))") == ["#000", "#fff"], "\(stops)")
        }
    }

    @Test func showsNoColorBeyondItsEnds() throws {
        // At 0 it is half way from black to white; the white stop lies at 50 %.
        let shades = try shades("linear-gradient(#000 -50%, #fff 50%)")
        #expect(!shades.contains("#000"))
        #expect(shades.contains("#808080"))
        #expect(shades.contains("#fff"))
    }

    @Test(arguments: [
        "linear-gradient(to right, #000, #fff)", "linear-gradient(45deg, #000, #fff)",
        "radial-gradient(circle at top, #000, #fff)",
        "conic-gradient(from 45deg at 50% 50%, #000, #fff 1turn)", "repeating-linear-gradient(#000, #fff 20px)",
        "linear-gradient(#000, 30%, #fff)", "linear-gradient(in srgb, #000, #fff)",
        "linear-gradient(to right in srgb, #000, #fff)",
        "linear-gradient(0% #000, 100% #fff)",
    ])
    func readsEveryForm(text: String) throws {
        let shades = try shades(text)
        #expect(shades.isSuperset(of: ["#000", "#fff", "#808080"]))
    }

    @Test func mixesInTheSpaceItNames() throws {
        #expect(try shades("linear-gradient(in srgb-linear, #000, #fff)").contains("#bcbcbc"))
        #expect(!(try shades("linear-gradient(in srgb-linear, #000, #fff)").contains("#808080")))
        #expect(try shades("linear-gradient(in hsl longer hue, #f00, #0f0)").contains("#00f"))
        // Stops that are not of old make OKLab the space of all.
        #expect(!(try shades("linear-gradient(oklab(0 0 0), #fff)").contains("#808080")))
    }

    @Test func laysLayersOverEachOther() throws {
        let plain = try paint("linear-gradient(#0008 0 0), linear-gradient(#fff 0 0)")
        #expect(plain.isOpaque)
        #expect(Set(plain.layers.joined().map(\.hex)) == ["#777"])
        // Side by side: the dark half lies on the light half only.
        #expect(try shades("linear-gradient(#000 50%, #0000 50%), linear-gradient(#fff 50%, #888 50%)") == ["#000", "#888"])
        let crossed = try paint("linear-gradient(90deg, #0008, #0008), linear-gradient(#fff, #fff)")
        #expect(crossed.layers.count == 2)
    }

    @Test func cannotSeeAddresses() throws {
        #expect(try paint("url(a.png)").unknown == "`url()`")
        #expect(try paint("linear-gradient(#000, #fff), url(\"a,b.png\")").unknown == "`url()`")
        #expect(try paint("linear-gradient(#000, #fff) 0 0 / 10px").unknown == "an image with a size or a place")
        #expect(try paint("none").isNothing)
        #expect(try paint("linear-gradient(#0000, #fff0)").isNothing)
    }

    @Test(arguments: [
        ("linear-gradiant(#000, #fff)", "uses `linear-gradiant()`, which is no image"),
        ("linear-gradient(#000, #ff)", "has a colour `#ff` that is not 3, 4, 6 or 8 hexadecimal digits"),
        ("linear-gradient(45, #000, #fff)", "has an angle in `linear-gradient()` without its unit"),
        ("linear-gradient(#000 10, #fff)", "has a place in `linear-gradient()` without its unit"),
        ("linear-gradient(#000 #fff)", "has a stop in `linear-gradient()` that is not one colour with at most two places"),
        ("linear-gradient()", "has a `linear-gradient()` without colours"),
    ])
    func saysWhatNoBrowserTakes(text: String, fault: String) {
        #expect {
            _ = try paint(text)
        } throws: { error in
            if case CSSProblem.wrong(fault, _)? = error as? CSSProblem { true } else { false }
        }
    }

    @Test func manyLayersStayFew() throws {
        let layer = "linear-gradient(\(Array(repeating: "#12345678, #fedcba98", count: 40).joined(separator: ",")))"
        let ground = Paint(images: try ImageParser(colors: ColorParser()).layers(CSSValueParser.parse(layer)))
        #expect(ground.layers.joined().count <= 128)
    }

    /// Each ground would be gone over with each of them; the darkest and the lightest are left.
    @Test func manyLayersAreOne() throws {
        let layers = (0..<60).map { "linear-gradient(\($0)deg, rgb(0 0 0/.02), rgb(255 255 255/.02))" }
        let ground = try paint(layers.joined(separator: ","))
        #expect(ground.layers.count == 1)
        #expect(ground.layers.joined().count <= 20)
        func shades(on color: Color) -> [Double] { ground.layers.joined().map { $0.over(color).luminance } }
        // 60 layers of 2 % in black, and in white.
        let share = 1 - (0..<60).reduce(1.0) { rest, _ in rest * 0.98 }
        let (dark, light) = (Color(red: 0, green: 0, blue: 0, alpha: share), Color(red: 1, green: 1, blue: 1, alpha: share))
        for color in [Color.black, .white] {
            #expect(abs((shades(on: color).min() ?? 1) - dark.over(color).luminance) < 0.01)
            #expect(abs((shades(on: color).max() ?? 0) - light.over(color).luminance) < 0.01)
        }
    }
}
