// The formulas of CSS Color 4: sRGB transfer in §10.2, HSL in §7.1, HWB in §8.1, Lab in §9.3, OKLab in §9.4. Matrices follow
// from the spaces' primaries and white points, IEC 61966-2-1 for sRGB.

extension Matrix {
    static let xyzFromSRGB = Matrix(
        Vector(506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218),
        Vector(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
        Vector(7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270))
    static let sRGBFromXYZ = inverse(xyzFromSRGB)
    static let xyzFromP3 = Matrix(
        Vector(608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160),
        Vector(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400),
        Vector(0, 32229.0 / 714400, 5220557.0 / 5000800))
    static let sRGBFromP3 = product(sRGBFromXYZ, xyzFromP3)
    static let p3FromSRGB = inverse(sRGBFromP3)
    static let xyzFromA98 = Matrix(
        Vector(573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567),
        Vector(591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835),
        Vector(53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835))
    static let xyzFromRec2020 = Matrix(
        Vector(63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314),
        Vector(26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157),
        Vector(0, 19567812.0 / 697040785, 295819943.0 / 278816314))
    /// Bradford's adaptation of a D50 white to D65.
    static let d65FromD50 = Matrix(
        Vector(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
        Vector(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
        Vector(0.012314014864481998, -0.020507649298898964, 1.330365926242124))
}

extension ColorSpace {
    static func linearChannel(_ value: Double) -> Double {
        signed(value) { $0 <= 0.04045 ? $0 / 12.92 : power(($0 + 0.055) / 1.055, 2.4) }
    }

    static func gammaChannel(_ value: Double) -> Double {
        signed(value) { $0 > 0.0031308 ? 1.055 * power($0, 1 / 2.4) - 0.055 : 12.92 * $0 }
    }

    /// The hue in degrees; saturation and lightness 0 to 1.
    static func rgb(hue: Double, saturation: Double, lightness: Double) -> Vector {
        let chroma = saturation * min(lightness, 1 - lightness)
        func channel(_ n: Double) -> Double {
            let k = wrapped(n + hue / 30, 12)
            return lightness - chroma * max(-1, min(k - 3, 9 - k, 1))
        }
        return Vector(channel(0), channel(8), channel(4))
    }

    static func rgb(hue: Double, whiteness: Double, blackness: Double) -> Vector {
        if whiteness + blackness >= 1 {
            let gray = whiteness / (whiteness + blackness)
            return Vector(gray, gray, gray)
        }
        return rgb(hue: hue, saturation: 1, lightness: 0.5).map { $0 * (1 - whiteness - blackness) + whiteness }
    }

    static func hslComponents(ofRGB c: Vector) -> Vector {
        let (greatest, least) = (max(c.x, c.y, c.z), min(c.x, c.y, c.z))
        let (lightness, spread) = ((greatest + least) / 2, greatest - least)
        guard spread > 0 else { return Vector(0, 0, lightness * 100) }
        let room = lightness == 0 || lightness == 1 ? 0 : (greatest - lightness) / min(lightness, 1 - lightness)
        return Vector(hue(ofRGB: c), room * 100, lightness * 100)
    }

    static func hwbComponents(ofRGB c: Vector) -> Vector {
        Vector(hue(ofRGB: c), min(c.x, c.y, c.z) * 100, (1 - max(c.x, c.y, c.z)) * 100)
    }

    private static func hue(ofRGB c: Vector) -> Double {
        let (greatest, spread) = (max(c.x, c.y, c.z), max(c.x, c.y, c.z) - min(c.x, c.y, c.z))
        guard spread > 0 else { return 0 }
        if greatest == c.x { return wrapped((c.y - c.z) / spread * 60, 360) }
        return greatest == c.y ? (c.z - c.x) / spread * 60 + 120 : (c.x - c.y) / spread * 60 + 240
    }

    private static let d50White = Vector(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    private static let labKappa = 24389.0 / 27
    private static let labEpsilon = 216.0 / 24389

    static func xyzFromLab(_ c: Vector) -> Vector {
        let y = (c.x + 16) / 116
        let (x, z) = (c.y / 500 + y, y - c.z / 200)
        func cube(_ f: Double) -> Double { f * f * f > labEpsilon ? f * f * f : (116 * f - 16) / labKappa }
        let luminance = c.x > labKappa * labEpsilon ? y * y * y : c.x / labKappa
        return Vector(cube(x) * d50White.x, luminance, cube(z) * d50White.z)
    }

    static func labComponents(ofXYZ c: Vector) -> Vector {
        let f = Vector(c.x / d50White.x, c.y, c.z / d50White.z).map { $0 > labEpsilon ? cubeRoot($0) : (labKappa * $0 + 16) / 116 }
        return Vector(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
    }

    private static let lmsFromXYZ = Matrix(
        Vector(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
        Vector(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
        Vector(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
    private static let oklabFromLMS = Matrix(
        Vector(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
        Vector(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
        Vector(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
    private static let lmsFromLinear = product(lmsFromXYZ, .xyzFromSRGB)
    private static let linearFromLMS = inverse(lmsFromLinear)
    private static let lmsFromOKLab = inverse(oklabFromLMS)

    static func linearFromOKLab(_ c: Vector) -> Vector {
        multiply(linearFromLMS, multiply(lmsFromOKLab, c).map { $0 * $0 * $0 })
    }

    static func oklabComponents(ofLinear c: Vector) -> Vector { multiply(oklabFromLMS, multiply(lmsFromLinear, c).map(cubeRoot)) }
}
