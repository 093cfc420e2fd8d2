import Testing

@testable import TableCSS

@Suite struct GradientTests {
    private func layers(_ text: String) throws(CSSProblem) -> [ImageParser.Layer] {
        try ImageParser(colors: ColorParser(isDark: false)).layers(CSSValueParser.parse(text))
    }

    private func shades(_ text: String) throws -> Set<String> {
        var shades: Set<String> = []
        for case .gradient(let gradient) in try layers(text) { shades.formUnion(gradient.shades.map(\.hex)) }
        return shades
    }

    @Test func showsColorsBetweenItsStops() throws {
        let shades = try shades("linear-gradient(black, white)")
        #expect(shades.isSuperset(of: ["#000", "#fff", "#808080"]))
        #expect(shades.count == Gradient.steps + 1)
    }

    @Test func showsNothingBetweenStopsOfOnePlace() throws {
        for stops in ["#000 50%, #fff 50%", "#000 0 50%, #fff 50%", "#000 50%, #fff 0", "#000 9px, #fff 9px", "#000 9px, #fff 0"] {
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
            _ = try layers(text)
        } throws: { error in
            if case CSSProblem.wrong(fault, _)? = error as? CSSProblem { true } else { false }
        }
    }
}
