import TableCSS

extension ContrastFinding {
    /// The colours of a gradient that are to blame, each with the nearest that will do in its place; nil where each would do alone, as
    /// for a gradient with text in the middle between its ends, and where no other will.
    var weakStops: String? {
        let trial = ContrastTrial(of: name, failing: failing, in: scheme)
        var advice: [String] = []
        for stop in stops.distinct() where !trial.passes(stop) {
            guard let other = stop.nearest(passing: trial.passes) else { return nil }
            advice.append("\(advice.isEmpty ? "write " : "")`\(other.hex)` for `\(stop.rounded.hex)`")
        }
        guard !advice.isEmpty else { return nil }
        return "\(advice.joined(separator: ", ")), the nearest that can be read; colours between two stops count as well"
    }

    /// The colours of the only gradient that the token is, in the scheme of the finding.
    private var stops: [Color] {
        let parser = ImageParser(colors: ColorParser(isDark: scheme.scheme == .dark))
        guard let value = try? scheme.palette.values.resolved(name)?.components, let layers = try? parser.layers(value),
            layers.count == 1, case .gradient(let gradient) = layers[0]
        else { return [] }
        return gradient.stops.map(\.color.color)
    }
}
