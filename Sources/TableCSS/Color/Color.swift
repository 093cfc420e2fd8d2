/// A colour as a screen shows it: gamma-encoded sRGB, each channel 0 to 1, and how opaque it is.
package struct Color: Sendable, Hashable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// `0xff8800`.
    package init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255, blue: Double(hex & 0xff) / 255,
            alpha: alpha)
    }

    package static let white = Color(hex: 0xffffff)
    package static let black = Color(hex: 0)
    package static let clear = Color(hex: 0, alpha: 0)

    package var isOpaque: Bool { alpha >= 1 }

    /// This colour laid over another: Compositing and Blending 1 §9.1.4, source over, in gamma-encoded sRGB as browsers do it.
    package func over(_ backdrop: Color) -> Color {
        if alpha >= 1 { return self }
        if alpha <= 0 { return backdrop }
        let below = backdrop.alpha * (1 - alpha)
        let sum = alpha + below
        func mix(_ top: Double, _ bottom: Double) -> Double { (top * alpha + bottom * below) / sum }
        return Color(red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue), alpha: sum)
    }

    /// WCAG 2.2, relative luminance; of an opaque colour.
    package var luminance: Double {
        // Written as WCAG has it, whose threshold is older than CSS's; in eight bits both are the same.
        func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// `#rgb`, `#rrggbb`, or with alpha the same with one or two more digits, whichever is shortest.
    package var hex: String {
        let bytes = ([red, green, blue] + (isOpaque ? [] : [alpha])).map { UInt8((min(1, max(0, $0)) * 255).rounded()) }
        let isShort = bytes.allSatisfy { $0 >> 4 == $0 & 15 }
        return "#"
            + bytes.map { byte in
                let digits = "0" + String(byte, radix: 16)
                return String(isShort ? digits.suffix(1) : digits.suffix(2))
            }.joined()
    }

    /// The nearest colour of eight bits a channel.
    package var rounded: Color {
        func round(_ value: Double) -> Double { (value * 255).rounded() / 255 }
        return Color(red: round(red), green: round(green), blue: round(blue), alpha: round(alpha))
    }
}

/// WCAG 2.2, contrast ratio: 1 to 21, whichever of the two is lighter.
package func contrastRatio(_ first: Color, _ second: Color) -> Double { contrastRatio(first.luminance, second.luminance) }

package func contrastRatio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
}
