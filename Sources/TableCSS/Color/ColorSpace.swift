/// A space in which CSS can write or mix colours (CSS Color 4 §9 to §11).
package enum ColorSpace: String, Sendable, CaseIterable {
    case srgb
    case srgbLinear = "srgb-linear"
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case rec2020
    case hsl, hwb, lab, lch, oklab, oklch
    case xyzD50 = "xyz-d50"
    case xyzD65 = "xyz-d65"

    /// The space of that name; `xyz` is another name of `xyz-d65`.
    init?(named name: String) {
        self.init(rawValue: name == "xyz" ? "xyz-d65" : name)
    }

    /// Whether only browsers know the space of a name, as they know those of `@color-profile`.
    static func isForeign(_ name: String) -> Bool {
        name == "prophoto-rgb" || name == "display-p3-linear" || name.hasPrefix("-")
    }

    /// The place of the hue among the three components, or nil.
    var hueIndex: Int? {
        switch self {
        case .hsl, .hwb: 0
        case .lch, .oklch: 2
        default: nil
        }
    }

    /// Linear sRGB from three components of this space.
    func linear(_ c: Vector) -> Vector {
        switch self {
        case .srgb: c.map(Self.linearChannel)
        case .srgbLinear: c
        case .displayP3: multiply(.sRGBFromP3, c.map(Self.linearChannel))
        case .a98RGB: multiply(.sRGBFromXYZ, multiply(.xyzFromA98, c.map { signed($0) { power($0, 563.0 / 256) } }))
        case .rec2020: multiply(.sRGBFromXYZ, multiply(.xyzFromRec2020, c.map { signed($0) { power($0, 2.4) } }))
        case .hsl: Self.rgb(hue: c.x, saturation: c.y / 100, lightness: c.z / 100).map(Self.linearChannel)
        case .hwb: Self.rgb(hue: c.x, whiteness: c.y / 100, blackness: c.z / 100).map(Self.linearChannel)
        case .xyzD65: multiply(.sRGBFromXYZ, c)
        case .xyzD50: multiply(.sRGBFromXYZ, multiply(.d65FromD50, c))
        case .lab: multiply(.sRGBFromXYZ, multiply(.d65FromD50, Self.xyzFromLab(c)))
        case .lch: ColorSpace.lab.linear(rectangular(c))
        case .oklab: Self.linearFromOKLab(c)
        case .oklch: ColorSpace.oklab.linear(rectangular(c))
        }
    }

    /// The components of this space for a linear sRGB colour.
    func components(ofLinear c: Vector) -> Vector {
        switch self {
        case .srgb: c.map(Self.gammaChannel)
        case .srgbLinear: c
        case .displayP3: multiply(.p3FromSRGB, c).map(Self.gammaChannel)
        case .a98RGB: multiply(inverse(.xyzFromA98), multiply(.xyzFromSRGB, c)).map { signed($0) { power($0, 256.0 / 563) } }
        case .rec2020: multiply(inverse(.xyzFromRec2020), multiply(.xyzFromSRGB, c)).map { signed($0) { power($0, 1 / 2.4) } }
        case .hsl: Self.hslComponents(ofRGB: c.map(Self.gammaChannel))
        case .hwb: Self.hwbComponents(ofRGB: c.map(Self.gammaChannel))
        case .xyzD65: multiply(.xyzFromSRGB, c)
        case .xyzD50: multiply(inverse(.d65FromD50), multiply(.xyzFromSRGB, c))
        case .lab: Self.labComponents(ofXYZ: multiply(inverse(.d65FromD50), multiply(.xyzFromSRGB, c)))
        case .lch: polar(ColorSpace.lab.components(ofLinear: c))
        case .oklab: Self.oklabComponents(ofLinear: c)
        case .oklch: polar(ColorSpace.oklab.components(ofLinear: c))
        }
    }
}
