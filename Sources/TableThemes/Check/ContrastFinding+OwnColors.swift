import TableCSS
import TableModel

extension ContrastFinding {
    /// The way out for who wants a ground as it is: colours for all that cannot be read on it and that a base has set. nil where they do
    /// not mend all, or break something else; only the names where they are many.
    var ownColors: String? {
        var search = OwnColorSearch(finding: self)
        guard let changes = search.changes() else { return nil }
        if changes.count > Self.mostColors {
            let names = changes.prefix(Self.mostColors).map { "`\($0.token)`" }.joined(separator: ", ")
            return "set what cannot be read on it to other colours: \(names) and \(changes.count - Self.mostColors) more"
        }
        let list = changes.map { "`\($0.token)` to `\($0.value)`" }
        guard let last = list.last else { return nil }
        guard list.count > 1 else { return "set \(last), which can be read wherever it stands" }
        return "set \(list.dropLast().joined(separator: ", ")) and \(last), which can be read wherever they stand"
    }

    /// More than these nobody copies out of a message.
    private static let mostColors = 8

    /// The tokens by whose names a place has its colour, as an author writes them: its own first.
    func names(of place: MeasuredPlace, in scheme: SchemeContrast) -> [String] {
        var names: [String] = []
        var next: String? = place.place.token
        while let token = next, names.count <= ThemeTokenName.all.count {
            names.append(ThemeValues.fieldsOfBar[token] ?? token)
            next = scheme.palette.values.alias(of: token)
        }
        return names
    }
}

/// Looks for colours that can be read on a ground, token by token, each with those before it.
private struct OwnColorSearch {
    typealias Change = (token: String, value: String)

    let finding: ContrastFinding
    /// With the colours that were found so far; that of the finding first.
    private var schemes: [SchemeContrast]
    private var found: [Change] = []
    /// The tokens of the places that the ground spoils.
    private var direct: Set<String> = []
    /// The places themselves, in each scheme.
    private var spoiled: [Set<MeasuredPlace.Key>] = []

    init(finding: ContrastFinding) {
        self.finding = finding
        schemes = [finding.scheme] + finding.schemes.filter { $0.scheme != finding.scheme.scheme }
    }

    mutating func changes() -> [Change]? {
        let passed = schemes.map { $0.measured.map(\.passes) }
        spoiled = schemes.map { scheme in
            Set(finding.places(in: scheme).map { MeasuredPlace.Key($0.place, layers: $0.layers) })
        }
        direct = Set(schemes.flatMap { finding.places(in: $0).map(\.place.name) })
        var tried: Set<String> = []
        while true {
            var next: (scheme: Int, place: MeasuredPlace)?
            for (index, scheme) in schemes.enumerated() where next == nil {
                let place = zip(scheme.measured, passed[index]).first { place, passed in
                    !place.passes && (passed || spoiled[index].contains(MeasuredPlace.Key(place.place, layers: place.layers)))
                }
                next = place.map { (index, $0.0) }
            }
            guard let next else { return found }
            // The widest name that fails itself mends the others with it.
            let names = finding.names(of: next.place, in: schemes[next.scheme])
            let wide = names.reversed().filter { (direct.contains($0) || $0 == names.first) && $0 != finding.name }
            guard let name = wide.first(where: { !tried.contains($0) && (set($0) || setBand(below: $0) && set($0)) }) else {
                return nil
            }
            tried.insert(name)
        }
    }

    /// Gives a token a colour with which all that fails of it can be read, and takes the tokens off it that must keep the one it had.
    private mutating func set(_ name: String) -> Bool {
        if let colors = colors(for: name, in: schemes) {
            change(name, to: colors)
            return true
        }
        // What has the colour of the text around stays with it.
        let values = schemes[0].palette.values
        let others = ThemeTokenName.all.map(\.name).filter { values.alias(of: $0) == name && ThemeValues.surroundings[$0] != name }
        let old = schemes.map { $0.palette.color(of: name) }.compactMap(\.self)
        guard !others.isEmpty, old.count == schemes.count else { return false }
        func apart(_ names: [String]) -> [SchemeContrast] {
            zip(schemes, old).map { scheme, color in names.reduce(scheme) { $0.setting($1, to: color) } }
        }
        guard let colors = colors(for: name, in: apart(others)) else { return false }
        // Those that can follow do so.
        let kept = others.filter { other in
            let rest = apart(others.filter { $0 != other })
            return zip(rest, colors).contains { scheme, color in
                let changed = scheme.setting(name, to: color)
                return zip(scheme.measured, changed.measured).contains { $0.passes && !$1.passes }
            }
        }
        let value = reference(of: name) ?? written(old, for: name)
        schemes = apart(kept)
        change(name, to: colors)
        found += kept.map { ($0, value) }
        return true
    }

    /// Gives headers that stay in place a ground like that which is around them, where their text cannot be read on both.
    private mutating func setBand(below name: String) -> Bool {
        let band = "section-header-background"
        let subject = finding.scheme.subject
        guard !found.contains(where: { $0.token == band }), finding.name != band,
            subject.rank(of: finding.scheme.origin(of: band)) > subject.rank(of: finding.name)
        else { return false }
        var hasChanged = false
        let colors = schemes.compactMap { scheme -> Color? in
            let places = scheme.measured.filter { finding.names(of: $0, in: scheme).contains(name) }
            let weak = places.first { !$0.passes }
            guard let weak, places.contains(where: { $0.layers.last?.token == band }) else { return scheme.palette.color(of: band) }
            hasChanged = true
            return weak.shades.sorted { $0.luminance < $1.luminance }.dropFirst(weak.shades.count / 2).first?.rounded
        }
        guard hasChanged, colors.count == schemes.count else { return false }
        change(band, to: colors)
        return true
    }

    private mutating func change(_ name: String, to colors: [Color]) {
        schemes = zip(schemes, colors).map { $0.setting(name, to: $1) }
        found.append((name, written(colors, for: name)))
    }

    /// One for each scheme, the same where it will do.
    private func colors(for name: String, in schemes: [SchemeContrast]) -> [Color]? {
        let failing = schemes.map { scheme in
            scheme.measured.filter { !$0.passes && finding.names(of: $0, in: scheme).contains(name) }
        }
        guard let first = schemes[0].suggestion(for: name, failing: failing[0]) else { return nil }
        var colors = [first]
        for (index, scheme) in schemes.enumerated().dropFirst() {
            if ContrastTrial(of: name, failing: failing[index], in: scheme).passes(first) {
                colors.append(first)
                continue
            }
            // What fails for other reasons is told elsewhere.
            let isSpoiled = failing[index].contains { spoiled[index].contains(MeasuredPlace.Key($0.place, layers: $0.layers)) }
            let same = isSpoiled ? nil : scheme.palette.color(of: name)
            guard let other = scheme.suggestion(for: name, failing: failing[index]) ?? same else { return nil }
            colors.append(other)
        }
        return colors
    }

    /// What a token refers to, where that stays as it is.
    private func reference(of name: String) -> String? {
        guard let token = finding.scheme.subject.token(name), token.dark == nil,
            let other = schemes[0].palette.values.alias(of: name), token.light == "var(--tv-\(other))",
            !found.contains(where: { $0.token == other })
        else { return nil }
        return token.light
    }

    private func written(_ colors: [Color], for name: String) -> String {
        let isPicture = ThemeTokenName.named(name)?.kind == .image
        let isDarkFirst = schemes[0].scheme == .dark
        guard let first = colors.first, let last = colors.last, first != last else {
            return colors.first.map { isPicture ? "linear-gradient(\($0.hex) 0 0)" : $0.hex } ?? ""
        }
        let (light, dark) = isDarkFirst ? (last.hex, first.hex) : (first.hex, last.hex)
        return isPicture ? "linear-gradient(light-dark(\(light),\(dark)) 0 0)" : "{light: \"\(light)\", dark: \"\(dark)\"}"
    }
}
