import Testing

@testable import TableCSS

@Suite struct ColorTests {
    /// WCAG 2.2: black on white is 21; #767676 is the lightest gray that has 4.5 on white, and #949494 the lightest that has 3.
    @Test(arguments: [
        (0x000000, 21.0), (0xffffff, 1), (0x767676, 4.54), (0x777777, 4.47), (0x949494, 3.03), (0x959595, 2.99), (0xff0000, 3.99),
        (0x0000ff, 8.59), (0x008000, 5.13),
    ])
    func contrastWithWhite(hex: UInt32, ratio: Double) {
        let found = contrastRatio(Color(hex: hex), .white)
        #expect(abs(found - ratio) < 0.01)
        #expect(found == contrastRatio(.white, Color(hex: hex)))
    }

    /// 0.2126, 0.7152 and 0.0722 of the linear channels; gray 128 is ((0.50196 + 0.055) / 1.055)^2.4.
    @Test func luminanceIsThatOfWCAG() {
        #expect(Color(hex: 0xff0000).luminance == 0.2126)
        #expect(Color(hex: 0x00ff00).luminance == 0.7152)
        #expect(Color(hex: 0x0000ff).luminance == 0.0722)
        #expect(abs(Color(hex: 0x808080).luminance - 0.21586) < 0.00001)
        #expect(abs(Color(hex: 0x0a0a0a).luminance - 10 / 255 / 12.92) < 0.00001)
    }

    /// Source over, in encoded sRGB: 0.25 of black over white is three quarters of white.
    @Test func laysTranslucentOverOpaque() {
        #expect(Color(hex: 0, alpha: 0.25).over(.white) == Color(red: 0.75, green: 0.75, blue: 0.75))
        #expect(Color(hex: 0x0000ff, alpha: 0.05).over(.white).hex == "#f2f2ff")
        #expect(Color.clear.over(Color(hex: 0x123456)).hex == "#123456")
        #expect(Color(hex: 0x123456).over(.white).hex == "#123456")
    }

    /// Half of white over half of black: alpha 1 - 0.5 * 0.5, white's share of it 0.5 / 0.75.
    @Test func laysTranslucentOverTranslucent() {
        let both = Color(hex: 0xffffff, alpha: 0.5).over(Color(hex: 0, alpha: 0.5))
        #expect(both.alpha == 0.75)
        #expect(abs(both.red - 2 / 3.0) < 1e-9)
    }
}
