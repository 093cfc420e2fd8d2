import TableModel

extension ThemeCheck {
    /// Whether text and marks can be told from everything they stand on.
    static let contrast = ThemeCheck { subject in
        var result = ThemeInspection()
        var unknown: [String: String] = [:]
        for scheme in subject.schemes {
            let check = SchemeContrast(subject, scheme)
            result.placeCount += check.measured.count
            result.diagnostics += check.findings
            unknown.merge(check.unknown) { first, _ in first }
        }
        result.diagnostics += unknown.sorted { $0.key < $1.key }.compactMap { name, what in
            subject.token(name).map { .unmeasured($0, what) }
        }
        return result
    }
}

/// The contrasts of a theme in one scheme.
struct SchemeContrast {
    let subject: ThemeUnderCheck
    let scheme: ColorScheme
    let palette: Palette
    /// Every place whose colours are known, each once: places that differ in nothing that can be seen are one.
    private(set) var measured: [MeasuredPlace] = []
    /// Tokens that a browser alone can know, and what is in their way.
    private(set) var unknown: [String: String] = [:]

    init(_ subject: ThemeUnderCheck, _ scheme: ColorScheme) {
        self.subject = subject
        self.scheme = scheme
        palette = Palette(ThemeValues(subject.theme, isDark: scheme == .dark))
        let meter = ContrastMeter(palette)
        var seen: Set<MeasuredPlace.Key> = []
        for place in ContrastPlace.all {
            let layers = meter.visibleLayers(of: place.ground)
            noteUnknown([place.token] + layers.map(\.token))
            guard palette.sources[place.token] != nil else { continue }
            guard seen.insert(MeasuredPlace.Key(token: place.token, required: place.required, layers: layers)).inserted else { continue }
            guard let ratio = meter.contrast(of: place.token, on: layers) else { continue }
            measured.append(MeasuredPlace(place: place, layers: layers, ratio: ratio, shades: meter.shades(of: layers) ?? []))
        }
    }

    /// One for each token that is to blame, in the order of the places.
    var findings: [Diagnostic] {
        let failing = measured.filter { !$0.passes }
        let blamed = failing.map { blame($0) }
        var findings: [Diagnostic] = []
        var reported: Set<String> = []
        for name in blamed where reported.insert(name).inserted {
            let places = zip(failing, blamed).filter { $0.1 == name }.map(\.0)
            findings.append(ContrastFinding(of: name, failing: places, in: self).diagnostic)
        }
        return findings
    }

    /// The token that the nearest theme set, of those that make a colour and its ground; the colour's own if both are as near.
    private func blame(_ measured: MeasuredPlace) -> String {
        let color = origin(of: measured.place.token)
        let grounds = measured.layers.reversed().map { origin(of: $0.token) }
        guard let ground = grounds.min(by: { subject.rank(of: $0) < subject.rank(of: $1) }) else { return color }
        return subject.rank(of: ground) < subject.rank(of: color) ? ground : color
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

    private mutating func noteUnknown(_ tokens: [String]) {
        for token in tokens {
            guard let what = palette.paint(of: token).unknown, !what.isEmpty, palette.values.alias(of: token) == nil else { continue }
            unknown[token] = what
        }
    }
}

/// A place with its contrast in one scheme.
struct MeasuredPlace {
    struct Key: Hashable {
        let token: String
        let required: Double
        let layers: [GroundLayer]
    }

    let place: ContrastPlace
    /// Those that can be seen.
    let layers: [GroundLayer]
    let ratio: Double
    let shades: [Color]

    var passes: Bool { ratio >= place.required - 1e-9 }
    /// "a selected last row".
    var words: String {
        place.ground.words(hasImage: layers.contains { $0.token.hasSuffix("-row-image") || $0.token.hasSuffix("-row-selected-image") })
    }
}
