/// A colour in the space it is written in, where single components may be missing: CSS's `none`.
package struct ColorInSpace: Sendable, Equatable {
    var space: ColorSpace
    var components: Vector
    /// Which of the components are missing; these are 0.
    var missing: Set<Int> = []
    /// 0 to 1.
    var alpha: Double = 1

    init(_ space: ColorSpace, _ components: Vector, missing: Set<Int> = [], alpha: Double = 1) {
        self.space = space
        self.components = components
        self.missing = missing
        self.alpha = alpha
    }

    init(_ color: Color) {
        self.init(.srgb, Vector(color.red, color.green, color.blue), alpha: color.alpha)
    }

    /// On a screen; what lies outside of sRGB is clipped.
    package var color: Color {
        let c = ColorSpace.srgb.components(ofLinear: space.linear(components)).map { min(1, max(0, $0)) }
        return Color(red: c.x, green: c.y, blue: c.z, alpha: alpha)
    }

    /// The same colour in another space. The hue of a gray is missing there (CSS Color 4 §4.4, powerless components).
    func converted(to target: ColorSpace) -> ColorInSpace {
        if target == space { return self }
        var result = ColorInSpace(target, target.components(ofLinear: space.linear(components)), alpha: alpha)
        if let hue = target.hueIndex, result.isGray {
            result.components[hue] = 0
            result.missing = [hue]
        }
        // A missing hue stays missing in the other polar spaces.
        if let from = space.hueIndex, let to = target.hueIndex, missing.contains(from) { result.missing.insert(to) }
        return result
    }

    private var isGray: Bool {
        switch space {
        case .hsl: components.y < 0.01
        case .hwb: components.y + components.z > 99.99
        case .lch: components.y < 0.015
        case .oklch: components.y < 0.0004
        default: false
        }
    }
}

extension ColorInSpace {
    /// A mixture with the given share of `second`, 0 to 1 (CSS Color 4 §12).
    func mixed(
        with second: ColorInSpace, share: Double, in space: ColorSpace, hue path: HuePath = .shorter
    ) -> ColorInSpace {
        var (from, to) = (converted(to: space), second.converted(to: space))
        for index in 0..<3 {
            // What one of them lacks it takes from the other.
            if from.missing.contains(index) { from.components[index] = to.components[index] }
            if to.missing.contains(index) { to.components[index] = from.components[index] }
        }
        if let hue = space.hueIndex {
            to.components[hue] = from.components[hue] + path.turn(from: from.components[hue], to: to.components[hue])
        }
        let alpha = from.alpha + (to.alpha - from.alpha) * share
        var result = ColorInSpace(
            space, Vector(0, 0, 0), missing: from.missing.intersection(to.missing), alpha: alpha)
        for index in 0..<3 {
            let (a, b) = (from.components[index], to.components[index])
            if index == space.hueIndex {
                result.components[index] = wrapped(a + (b - a) * share, 360)
            } else {
                // Premultiplied, so that what is clear has no colour to give.
                result.components[index] =
                    alpha == 0 ? a + (b - a) * share : (a * from.alpha * (1 - share) + b * to.alpha * share) / alpha
            }
        }
        return result
    }
}

/// How a mixture goes round the circle of hues (CSS Color 4 §12.4).
package enum HuePath: String, Sendable {
    case shorter, longer, increasing, decreasing

    /// The degrees from one hue to another, negative against the circle's direction.
    fileprivate func turn(from: Double, to: Double) -> Double {
        let increase = wrapped(to - from, 360)
        switch self {
        case .increasing: return increase
        case .decreasing: return increase == 0 ? 0 : increase - 360
        case .shorter: return increase > 180 ? increase - 360 : increase
        case .longer: return increase > 180 || increase == 0 ? increase : increase - 360
        }
    }
}
