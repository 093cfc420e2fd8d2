import TableModel

/// All places of a scheme that one token spoils.
struct ContrastFinding {
    let name: String
    let failing: [MeasuredPlace]
    let scheme: SchemeContrast
    /// All that the theme is made for.
    let schemes: [SchemeContrast]

    init(of name: String, failing: [MeasuredPlace], in scheme: SchemeContrast, _ schemes: [SchemeContrast]) {
        self.name = name
        self.failing = failing
        self.scheme = scheme
        self.schemes = schemes
    }

    var diagnostic: Diagnostic {
        let token = scheme.subject.token(name)
        let worst = failing.min { $0.ratio / $0.place.required < $1.ratio / $1.place.required }
        let range = scheme.scheme == .dark ? token?.darkRange ?? token?.range : token?.range
        return Diagnostic(
            .themeContrast, worst.map(message) ?? "", path: token?.path ?? scheme.subject.path, at: range, help: help)
    }

    // MARK: Words

    private func message(_ worst: MeasuredPlace) -> String {
        let others = failing.count - 1
        let surroundings = scheme.subject.theme.colorScheme == .both ? (scheme.scheme == .dark ? " in the dark" : " in the light") : ""
        let fact = "a contrast of \(twoDigits(worst.ratio)):1 on \(worst.words)\(surroundings), not \(short(worst.place.required)):1"
        let rest = others == 0 ? "" : others == 1 ? "; 1 more place fails" : "; \(others) more places fail"
        let color = worst.place.token
        guard isColor(of: worst) else { return "\(quoted(name)) gives \(quoted(color)) \(fact)\(rest)" }
        return color == name ? "\(quoted(name)) has \(fact)\(rest)" : "\(quoted(name)) has, as `\(color)`, \(fact)\(rest)"
    }

    /// Whether the token is what stands there, not what it stands on.
    private func isColor(of place: MeasuredPlace) -> Bool { scheme.origin(of: place.place.token) == name }

    private func quoted(_ name: String) -> String {
        guard let token = scheme.subject.token(name) else { return "`\(name)`" }
        let value = scheme.scheme == .dark ? token.dark ?? token.light : token.light
        return value.count > 40 ? "`\(name)`" : "`\(name)` (`\(value)`)"
    }

    // MARK: The way out

    private var help: String {
        guard scheme.palette.color(of: name) != nil else {
            return "keep all its colours away from that of the text, those between two stops as well"
        }
        let isColor = failing.first.map(isColor(of:)) ?? true
        if let suggestion {
            return isColor
                ? "\(suggestion) is the nearest that can be read wherever `\(name)` stands"
                : "\(suggestion) is the nearest on which everything can be read"
        }
        return isColor ? contradictingGrounds : contradictingColors
    }

    /// What to write for the token: one colour, or one for each scheme where one value stands for both and no colour will do in both.
    private var suggestion: String? {
        guard let own = scheme.suggestion(for: name, failing: failing) else { return nil }
        guard let token = scheme.subject.token(name), token.dark == nil, let other = schemes.first(where: { $0.scheme != scheme.scheme })
        else { return "`\(own.hex)`" }
        let failing = other.failingByBlame.first { $0.name == name }?.places ?? []
        if ContrastTrial(of: name, failing: failing, in: other).passes(own) { return "`\(own.hex)`" }
        guard let second = other.suggestion(for: name, failing: failing) else { return "`\(own.hex)`" }
        let (light, dark) = scheme.scheme == .dark ? (second, own) : (own, second)
        return "`{light: \"\(light.hex)\", dark: \"\(dark.hex)\"}`"
    }

    private var contradictingGrounds: String {
        let places = scheme.measured.filter { isColor(of: $0) && !$0.shades.isEmpty }
        let dark = places.min { $0.darkest < $1.darkest }
        let light = places.max { $0.lightest < $1.lightest }
        guard let dark, let light, dark.words != light.words else { return "no colour can be read all over \(failing[0].words): change its ground" }
        return "no colour can be read both on \(dark.words) and on \(light.words): one of these grounds must change"
    }

    private var contradictingColors: String {
        let places = scheme.measured.filter { place in place.layers.contains { scheme.origin(of: $0.token) == name } }
        let colors = places.compactMap { place in scheme.palette.color(of: place.place.token).map { (place.place.token, $0.over(.black).luminance) } }
        let dark = colors.min { $0.1 < $1.1 }
        let light = colors.max { $0.1 < $1.1 }
        guard let dark, let light, dark.0 != light.0 else { return "no other ground will do: change the colour of the text" }
        return "no ground will do for both `\(dark.0)` and `\(light.0)`: one of them must change"
    }

    /// Two digits behind the point, rounded down: 4.499 is not yet 4.5.
    private func twoDigits(_ ratio: Double) -> String {
        let hundredths = Int(ratio * 100 + 1e-6)
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }

    private func short(_ ratio: Double) -> String { ratio == ratio.rounded() ? "\(Int(ratio))" : "\(ratio)" }
}

extension MeasuredPlace {
    fileprivate var darkest: Double { shades.map(\.luminance).min() ?? 0 }
    fileprivate var lightest: Double { shades.map(\.luminance).max() ?? 0 }
}
