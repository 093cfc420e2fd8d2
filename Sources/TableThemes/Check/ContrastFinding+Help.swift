import TableCSS
import TableModel

extension ContrastFinding {
    /// The way out: the nearest colour, or what contradicts what.
    var help: String {
        // Where nothing else is set, a picture stands in selected rows as well.
        if let other = failing.first(where: isInSelectedRow)?.place.token {
            let rest = failing.filter { !isInSelectedRow($0) }
            let way = "set `\(other)`, which is `\(name)` as long as nothing else is said"
            return rest.isEmpty ? way : "\(way); then \(ContrastFinding(of: name, failing: rest, in: scheme, schemes).help)"
        }
        let isColor = failing.first.map(isColor(of:)) ?? true
        guard scheme.palette.color(of: name) != nil else {
            let ways = [weakStops, isColor ? nil : ownColors].compactMap(\.self)
            if !ways.isEmpty { return ways.joined(separator: "; or ") }
            let other = isColor ? "those of its ground" : "that of the text"
            return "keep all its colours away from \(other), those between two stops as well"
        }
        if let suggestion {
            guard !isColor else {
                return "\(suggestion.value) is the nearest that can be read\(suggestion.place) wherever `\(name)` stands"
            }
            let way = otherGround ?? ownColors.map { "; or \($0)" } ?? ""
            return "\(suggestion.value) is the nearest on which everything can be read\(suggestion.place)\(way)"
        }
        return isColor ? separation ?? contradictingBackdrops : contradictingColors
    }

    /// What to write for the token: one colour, or one for each scheme where one value stands for both and no colour will do in both.
    /// `place` names the only scheme that a colour is for.
    private var suggestion: (value: String, place: String)? { suggestion(for: name, failing: failing, places(in:)) }

    /// The same of any token, with the places that it shall pass in the scheme of the finding and in the other one.
    func suggestion(
        for name: String, failing: [MeasuredPlace], _ failingIn: (SchemeContrast) -> [MeasuredPlace]
    ) -> (value: String, place: String)? {
        let isPicture = ThemeTokenName.named(name)?.kind == .image
        // Pictures have a colour from edge to edge.
        let written = { (color: String) in isPicture ? "linear-gradient(\(color) 0 0)" : color }
        guard let own = scheme.suggestion(for: name, failing: failing) else { return nil }
        guard let other = schemes.first(where: { $0.scheme != scheme.scheme }) else { return ("`\(written(own.hex))`", "") }
        let half = ("`\(written(own.hex))`", " in the \(scheme.scheme == .dark ? "dark" : "light")")
        guard scheme.subject.token(name)?.dark == nil else { return half }
        let failing = failingIn(other)
        if ContrastTrial(of: name, failing: failing, in: other).passes(own) { return ("`\(written(own.hex))`", "") }
        guard let second = other.suggestion(for: name, failing: failing) else { return half }
        let (light, dark) = scheme.scheme == .dark ? (second, own) : (own, second)
        guard !isPicture else { return ("`\(written("light-dark(\(light.hex),\(dark.hex))"))`", "") }
        return ("`{light: \"\(light.hex)\", dark: \"\(dark.hex)\"}`", "")
    }

    /// The same where all that fails stands on a ground that only has the colour of the token so far.
    private var otherGround: String? {
        let isBelow = { (token: String, place: MeasuredPlace) in place.layers.contains { $0.token == token } }
        let ground = failing.first?.layers.map(\.token).first { token in
            token != name && scheme.palette.values.alias(of: token) == name && failing.allSatisfy { isBelow(token, $0) }
        }
        guard let ground, let own = suggestion(for: ground, failing: failing, { places(in: $0).filter { isBelow(ground, $0) } })
        else {
            return nil
        }
        return ", or set `\(ground)`, which is `\(name)` as long as nothing else is said, to \(own.value)\(own.place)"
    }

    /// All that the token spoils in a scheme, without what a token of selected rows alone is for.
    func places(in scheme: SchemeContrast) -> [MeasuredPlace] {
        scheme.failingByBlame.first { $0.name == name }?.places.filter { !isInSelectedRow($0) } ?? []
    }

    private func isInSelectedRow(_ place: MeasuredPlace) -> Bool {
        place.place.token.hasSuffix("-highlighted-image") && place.place.token != name
    }

    private var contradictingBackdrops: String {
        if let impossible = failing.first(where: { Self.greys(on: [$0]).isEmpty }) {
            let grounds = impossible.layers.reversed().lazy.map { scheme.origin(of: $0.token) }
            let stops = grounds.compactMap { ground in
                ContrastFinding(of: ground, failing: failing, in: scheme, schemes).weakStops.map { "in `\(ground)` \($0)" }
            }
            return "no colour can be read all over \(impossible.words): \(stops.first ?? "change its ground")"
        }
        let others = scheme.measured.filter { isColor(of: $0) && $0.passes }
        for place in failing {
            guard let other = others.first(where: { Self.greys(on: [place, $0]).isEmpty }) else { continue }
            let (dark, light) = place.darkest < other.darkest ? (place, other) : (other, place)
            let fact = "no colour can be read both on \(dark.words) and on \(light.words)"
            guard let token = separableToken(of: place, from: other) else { return "\(fact): one of these grounds must change" }
            return "\(fact): set `\(token)` to another, which is `\(name)` as long as nothing else is said"
        }
        let ground = failing.first?.layers.last.map { scheme.origin(of: $0.token) } ?? ""
        return "no colour near it can be read on all its grounds: try one that is much lighter or darker, or change `\(ground)`"
    }

    /// The greys, of 256, that can be read on all shades of some places.
    private static func greys(on places: [MeasuredPlace]) -> [Int] {
        (0...255).filter { level in
            let grey = Color(red: Double(level) / 255, green: Double(level) / 255, blue: Double(level) / 255, alpha: 1)
            return places.allSatisfy { place in
                let color = grey.faded(to: place.place.opacity)
                return place.shades.allSatisfy { contrastRatio(color.over($0), $0) >= place.place.required }
            }
        }
    }

    /// What fails, and what can be read on the token itself.
    private var contradictingColors: String {
        let isDirect = { (place: MeasuredPlace) in place.layers.last.map { scheme.origin(of: $0.token) } == name }
        let luminance = { (place: MeasuredPlace) in scheme.palette.color(of: place.place.token)?.over(.black).luminance ?? 0.5 }
        let weak = failing.filter(isDirect) + failing
        let others = scheme.measured.filter { $0.passes && isDirect($0) }
        guard let worst = weak.first.map(luminance),
            let other = others.max(by: { abs(luminance($0) - worst) < abs(luminance($1) - worst) })?.place.name
        else { return "no other ground will do: \(ownColors ?? "change the colour of the text")" }
        var names: [String] = []
        for place in weak where !names.contains("`\(place.place.name)`") { names.append("`\(place.place.name)`") }
        guard names.count > 1 else {
            return "no ground will do for both `\(other)` and \(names[0]): \(ownColors ?? "one of them must change")"
        }
        let more = names.count > 3 ? "\(names[0]), \(names[1]) and \(names.count - 2) more" : names.joined(separator: ", ")
        return "no ground will do for `\(other)` and what fails, \(more): \(ownColors ?? "change those, or `\(other)`")"
    }
}

extension MeasuredPlace {
    fileprivate var darkest: Double { shades.map(\.luminance).min() ?? 0 }
}
