import TableCSS
import Testing

@testable import TableThemes

@Suite struct FillTests {
    private func paint(_ text: String) throws -> Fill {
        Fill(images: try ImageParser(colors: ColorParser(isDark: false)).layers(CSSValueParser.parse(text)))
    }

    private func shades(_ text: String) throws -> Set<String> { Set(try paint(text).layers.joined().map(\.hex)) }

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

    @Test func manyLayersStayFew() throws {
        let layer = "linear-gradient(\(Array(repeating: "#12345678, #fedcba98", count: 40).joined(separator: ",")))"
        let ground = Fill(images: try ImageParser(colors: ColorParser()).layers(CSSValueParser.parse(layer)))
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
