import TableCSS
package import TableModel

extension ThemeCheck {
    /// Whether text and marks can be told from everything they stand on.
    static let contrast = ThemeCheck { subject in
        var result = ThemeInspection()
        // Without all its colours a theme has no backdrops to measure; that it lacks some is reported already.
        guard missingTokens(of: subject.theme).isEmpty else { return result }
        let schemes = subject.schemes.map { SchemeContrast(subject, $0) }
        result.placeCount = schemes.reduce(0) { $0 + $1.measured.count }
        let findings = schemes.flatMap { scheme in
            scheme.failingByBlame.map { ContrastFinding(of: $0.name, failing: $0.places, in: scheme, schemes) }
        }
        result.diagnostics = ContrastFinding.diagnostics(of: findings)
        result.waivedCount = schemes.reduce(0) { $0 + $1.waived.count }
        result.diagnostics += subject.waiverDiagnostics(schemes)
        let unknown = schemes.reduce(into: [:]) { $0.merge($1.unknown) { first, _ in first } }
        result.diagnostics += unknown.sorted { $0.key < $1.key }.compactMap { name, what in
            subject.token(name).map { token in
                let selected = ThemeValues.substitutes.first { $0.key.hasSuffix("-highlighted-image") && $0.value == name }?.key
                return .unmeasured(token, what, for: selected.flatMap { subject.token($0) == nil ? $0 : nil })
            }
        }
        let own = Set(subject.files.projectPaths.map { "Themes/\($0)" })
        result.diagnostics += subject.theme.stylesheets.filter { own.contains($0.path) }.flatMap(\.unmeasuredTokens)
        return result
    }
}

/// The tokens of a site or of a page that cannot be told from what they stand on in a theme, or that take a colour away that it needs:
/// those of `files` are not told of, they are for ``inspectTheme(named:in:siteTokens:)``. Warnings, since the site can be built.
///
/// - Parameter theme: with these tokens.
package func measureTokens(of theme: Theme, in files: ThemeFiles) -> [Diagnostic] {
    let subject = ThemeUnderCheck(theme: theme, files: files, chain: lineage(of: theme.name, in: files).value.map(\.name))
    // Lines that have a width alone may have the colours of sections.
    let found =
        ThemeCheck.colors.run(subject).diagnostics + [subject.clearRows].compactMap(\.self)
        + ThemeCheck.contrast.run(subject).diagnostics
    return found.filter {
        [.themeTokenValue, .themeTokenEffect, .themeContrast].contains($0.code) && !$0.path.hasPrefix("Themes/")
    }
    .map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.severity = .warning
        return diagnostic
    }
}

/// The contrasts of a theme in one scheme.
struct SchemeContrast {
    let subject: ThemeUnderCheck
    let scheme: ColorScheme
    private(set) var palette: Palette
    private(set) var meter: ContrastMeter
    /// Every place whose colours are known, each once: places that differ in nothing that can be seen are one.
    private(set) var measured: [MeasuredPlace] = []
    /// Those of them that fail and are allowed to, each with the index of its waiver.
    private(set) var waived: [(waiver: Int, place: MeasuredPlace)] = []
    /// Tokens that a browser alone can know, and what is in their way.
    private(set) var unknown: [String: String] = [:]

    init(_ subject: ThemeUnderCheck, _ scheme: ColorScheme) {
        self.subject = subject
        self.scheme = scheme
        palette = Palette(ThemeValues(subject.theme, isDark: scheme == .dark))
        meter = ContrastMeter(palette)
        var seen: Set<MeasuredPlace.Key> = []
        for place in ContrastPlace.all where place.cover.map({ meter.fill(of: BackdropLayer($0)).isNothing }) ?? true {
            let layers = meter.visibleLayers(of: place.backdrop)
            recordUnknown([place.token] + layers.map(\.token))
            guard palette.sources[place.token] != nil else { continue }
            guard seen.insert(MeasuredPlace.Key(place, layers: layers)).inserted else { continue }
            if let place = measure(place, on: layers) { measured.append(place) }
        }
        waive()
    }

    /// nil where the contrast cannot be known.
    private func measure(_ place: ContrastPlace, on layers: [BackdropLayer]) -> MeasuredPlace? {
        guard var ratio = meter.contrast(of: place, on: layers) else { return nil }
        // Yellow is as light as white, and stands out from it.
        if place.isTint, meter.isAnotherHue(place.token, than: layers) { ratio = max(ratio, place.required) }
        return MeasuredPlace(place: place, layers: layers, ratio: ratio, shades: meter.shades(of: layers) ?? [])
    }

    /// The same places with one token set to a colour.
    func setting(_ name: String, to color: Color) -> SchemeContrast {
        var changed = self
        changed.meter = ContrastMeter(meter, setting: name, to: color)
        changed.palette = changed.meter.palette
        let isDecided = { (token: String) in palette.sources[token]?.contains(name) ?? false }
        changed.measured = measured.map { place in
            guard isDecided(place.place.token) || place.layers.contains(where: { isDecided($0.token) }) else { return place }
            return changed.measure(place.place, on: place.layers) ?? place
        }
        return changed
    }

    /// Takes the places out of `measured` that fail and are allowed to.
    private mutating func waive() {
        guard !subject.theme.waivers.isEmpty else { return }
        let all = measured
        measured = []
        for place in all {
            if !place.passes, let index = waiver(of: place) { waived.append((index, place)) } else { measured.append(place) }
        }
    }

    /// The waiver that allows a place to be weak: of the theme that is to blame, or of one that extends it.
    private func waiver(of place: MeasuredPlace) -> Int? {
        let blame = blame(place)
        let marks = [place.place.name, origin(of: place.place.token)]
        let grounds = place.layers.flatMap { [$0.token, origin(of: $0.token)] }
        return subject.theme.waivers.lastIndex { waiver in
            guard subject.rank(of: blame) >= subject.rank(ofPath: waiver.path) else { return false }
            guard let ground = waiver.ground else { return blame == waiver.token || marks.contains(waiver.token) }
            return marks.contains(waiver.token) && grounds.contains(ground)
        }
    }

    /// The places that fail by the token that is to blame, in the order of the places.
    var failingByBlame: [(name: String, places: [MeasuredPlace])] {
        var groups: [(name: String, places: [MeasuredPlace])] = []
        for place in measured where !place.passes {
            let name = blame(place)
            if let index = groups.firstIndex(where: { $0.name == name }) {
                groups[index].places.append(place)
            } else {
                groups.append((name, [place]))
            }
        }
        return groups
    }

    /// The token that the nearest theme set, of those that make a colour and its backdrop; the colour's own if both are as near.
    private func blame(_ measured: MeasuredPlace) -> String {
        let color = origin(of: measured.place.token)
        // A veil that changes nothing about it is not to blame.
        var layers = measured.layers.enumerated().filter { index, layer in
            var others = measured.layers
            others.remove(at: index)
            return meter.fill(of: layer).isOpaque
                || (meter.contrast(of: measured.place, on: others) ?? 0) >= measured.place.required
        }.map(\.element)
        // One that was taken away lets what is below it through.
        let absent = measured.place.backdrop.layers.filter { palette.sources[$0.token] != nil && meter.fill(of: $0).isNothing }
        layers = absent + (layers.isEmpty ? measured.layers : layers)
        let backdrop = nearest(of: layers)
        let nearest = [color, backdrop ?? color].map(subject.rank(of:)).min() ?? 0
        // Of a theme that holds alone a veil is to blame that was drawn by one that extends it: it is too thin.
        if let veil = self.nearest(of: measured.layers), subject.rank(of: veil) < nearest { return veil }
        guard let backdrop else { return color }
        return subject.rank(of: backdrop) < subject.rank(of: color) ? backdrop : color
    }

    /// The token that the nearest theme set, of those that decide the layers of a backdrop; the uppermost of equally near ones.
    private func nearest(of layers: [BackdropLayer]) -> String? {
        layers.reversed().map { origin(of: $0.token) }.min { subject.rank(of: $0) < subject.rank(of: $1) }
    }

    /// The nearest colour with which the given places pass, and all that do so already; opaque where no translucent one will do.
    /// nil when no colour will do, or when the token is no plain colour.
    func suggestion(for name: String, failing: [MeasuredPlace]) -> Color? {
        guard var color = palette.color(of: name), palette.fill(of: name).unknown == nil else { return nil }
        let trial = ContrastTrial(of: name, failing: failing, in: self)
        // Menus have the colour of rows, and lie over text: it is to be opaque, as near as can be to what was seen.
        if !color.isOpaque, origin(of: "prim-row-color") == name,
            let seen = meter.shades(of: ["background", "prim-row-color"].map { BackdropLayer($0) })?.first
        {
            color = seen.rounded
            if trial.passes(color) { return color }
        }
        if failing.isEmpty { return color }
        if let found = color.nearest(passing: { trial.passes($0) }) { return found }
        guard !color.isOpaque else { return nil }
        var opaque = color
        opaque.alpha = 1
        return trial.passes(opaque.rounded) ? opaque.rounded : opaque.nearest { trial.passes($0) }
    }

    /// The token whose value decides a token's colour: the one set nearest along `var(--tv-…)`, the last of equally near ones.
    func origin(of name: String) -> String {
        var origin = name
        var next = palette.values.alias(of: name)
        // More references than tokens go in a circle.
        for _ in subject.theme.tokens {
            guard let alias = next else { break }
            if subject.rank(of: alias) <= subject.rank(of: origin) { origin = alias }
            next = palette.values.alias(of: alias)
        }
        // Parts of a mixture count only when they are nearer than the mixture.
        for part in palette.sources[name] ?? [] where subject.rank(of: part) < subject.rank(of: origin) { origin = part }
        return origin
    }

    private mutating func recordUnknown(_ tokens: [String]) {
        for token in tokens {
            guard let what = palette.fill(of: token).unknown, !what.isEmpty, palette.values.alias(of: token) == nil else {
                continue
            }
            unknown[token] = what
        }
    }
}

/// A place with its contrast in one scheme.
struct MeasuredPlace {
    struct Key: Hashable {
        let token: String
        let required: Double
        let opacity: Double
        let layers: [BackdropLayer]

        init(_ place: ContrastPlace, layers: [BackdropLayer]) {
            (token, required, opacity) = (place.token, place.required, place.opacity)
            self.layers = layers
        }
    }

    let place: ContrastPlace
    /// Those that can be seen.
    let layers: [BackdropLayer]
    let ratio: Double
    let shades: [Color]

    var passes: Bool { ratio >= place.required - 1e-9 }
    /// "a selected last row".
    var words: String {
        place.backdrop.words(
            hasImage: layers.contains { $0.token.hasSuffix("-row-image") || $0.token.hasSuffix("-row-selected-image") })
    }
}
