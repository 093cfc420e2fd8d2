/// Reads the numbers of a colour function: `rgb()`, `hsl()`, `lab()`, `color()` and so on (CSS Color 4 §5.1 to §10).
struct ColorFunctionParser {
    /// In small letters.
    let function: String
    let arguments: [CSSComponent]

    func color() throws(CSSProblem) -> ColorInSpace {
        var channels = arguments
        let space = try readSpace(&channels)
        let (values, alpha) = try split(channels)
        var result = ColorInSpace(space, Vector(0, 0, 0))
        for index in 0..<3 {
            if values[index].keyword == "none" {
                result.missing.insert(index)
            } else {
                result.components[index] = try channel(values[index], index, in: space)
            }
        }
        if let alpha { result.alpha = alpha.keyword == "none" ? 0 : min(1, max(0, try number(alpha, percent: 1))) }
        return result
    }

    /// The space of the numbers, which `color()` names before them.
    private func readSpace(_ channels: inout [CSSComponent]) throws(CSSProblem) -> ColorSpace {
        guard function == "color" else {
            return ColorSpace(rawValue: function == "hsla" ? "hsl" : function) ?? .srgb
        }
        guard let name = channels.first?.keyword else { throw .wrong("has a `color()` without a colour space") }
        if ColorSpace.isForeign(name) { throw .unknown("the color space `\(name)`") }
        guard let space = ColorSpace(named: name), Self.rgbSpaces.contains(space) else {
            throw .unknownName(name, in: Self.rgbSpaces.map(\.rawValue), what: "colour space of `color()`")
        }
        channels.removeFirst()
        return space
    }

    /// The three components and the alpha, which stand between commas in the older functions, else between spaces and a slash.
    private func split(_ channels: [CSSComponent]) throws(CSSProblem) -> (values: [CSSComponent], alpha: CSSComponent?) {
        if channels.contains(.comma) {
            guard ["rgb", "rgba", "hsl", "hsla"].contains(function) else {
                throw .wrong("has commas in `\(function)()`, which takes spaces")
            }
            let parts = channels.separatedByCommas
            guard [3, 4].contains(parts.count), parts.allSatisfy({ $0.count == 1 }) else { throw countFault }
            try checkOlder(parts.prefix(3).map { $0[0] })
            return (parts.prefix(3).map { $0[0] }, parts.count > 3 ? parts[3][0] : nil)
        }
        let parts = channels.split(separator: .slash, omittingEmptySubsequences: false)
        guard [1, 2].contains(parts.count), parts[0].count == 3, parts.dropFirst().allSatisfy({ $0.count == 1 }) else {
            throw countFault
        }
        return (Array(parts[0]), parts.count > 1 ? parts[1].first : nil)
    }

    /// What the older functions with commas ask of their components beside (CSS Color 4 §5.1 and §7): all of one sort.
    private func checkOlder(_ values: [CSSComponent]) throws(CSSProblem) {
        let isPercentage = values.map { if case .number(_, unit: "%") = $0 { true } else { false } }
        guard !values.contains(where: { $0.keyword == "none" }) else {
            throw .wrong("has `none` in `\(function)()` with commas", help: "remove the commas")
        }
        if function.hasPrefix("hsl") {
            guard isPercentage[1], isPercentage[2] else {
                throw .wrong(
                    "has a saturation or lightness without `%` in `\(function)()` with commas",
                    help: "write `%` behind both, or remove the commas")
            }
        } else if Set(isPercentage).count > 1 {
            throw .wrong("has both numbers and percentages in `\(function)()` with commas", help: "write only one of the two")
        }
    }

    private static let rgbSpaces: [ColorSpace] = [.srgb, .srgbLinear, .displayP3, .a98RGB, .rec2020, .xyzD50, .xyzD65]

    private var countFault: CSSProblem {
        .wrong("has a `\(function)()` without exactly three components and at most an alpha")
    }

    private func channel(_ value: CSSComponent, _ index: Int, in space: ColorSpace) throws(CSSProblem) -> Double {
        if index == space.hueIndex { return try hue(value) }
        switch space {
        case .srgb where function != "color": return min(1, max(0, try number(value, percent: 255) / 255))
        case .hsl, .hwb: return min(100, max(0, try number(value, percent: 100)))
        case .lab: return index == 0 ? min(100, max(0, try number(value, percent: 100))) : try number(value, percent: 125)
        case .lch: return index == 0 ? min(100, max(0, try number(value, percent: 100))) : max(0, try number(value, percent: 150))
        case .oklab: return index == 0 ? min(1, max(0, try number(value, percent: 1))) : try number(value, percent: 0.4)
        case .oklch: return index == 0 ? min(1, max(0, try number(value, percent: 1))) : max(0, try number(value, percent: 0.4))
        default: return try number(value, percent: 1)
        }
    }

    /// A number, or a percentage of `percent`.
    private func number(_ value: CSSComponent, percent: Double) throws(CSSProblem) -> Double {
        guard case .number(let number, let unit) = value, unit.isEmpty || unit == "%" else {
            throw .wrong("has something else than a number or a percentage in `\(function)()`")
        }
        return unit.isEmpty ? number : number / 100 * percent
    }

    private func hue(_ value: CSSComponent) throws(CSSProblem) -> Double {
        guard case .number(let number, let unit) = value else { throw .wrong("has a hue in `\(function)()` that is no angle") }
        switch unit {
        case "", "deg": return number
        case "rad": return number * 180 / Double.pi
        case "grad": return number * 0.9
        case "turn": return number * 360
        default:
            throw .wrong("has a hue in `\(function)()` with the unit `\(unit)`", help: "angles are in deg, rad, grad or turn")
        }
    }
}
