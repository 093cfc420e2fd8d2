import TableCSS
import TableModel

extension ContrastFinding {
    /// The colours of a gradient that are to blame, each with the nearest that will do in its place; nil where each would do alone, as
    /// for a gradient with text in the middle between its ends, and where no other will. One that stands for both schemes becomes two
    /// where the other scheme needs another.
    var weakStops: String? {
        let trial = ContrastTrial(of: name, failing: failing, in: scheme)
        let isShared = scheme.subject.token(name)?.dark == nil
        let other = schemes.first { isShared && $0.scheme != scheme.scheme }
        let second = other.map { (trial: ContrastTrial(of: name, failing: places(in: $0), in: $0), stops: stops(in: $0)) }
        // Between two colours that only just pass there may be one that does not.
        let nearest = { (stop: Color, trial: ContrastTrial) in stop.nearest { trial.passes($0, room: 1.02) } }
        var advice: [String] = []
        var seen: Set<Color> = []
        for (index, stop) in stops(in: scheme).enumerated() where seen.insert(stop.rounded).inserted && !trial.passes(stop) {
            guard let own = nearest(stop, trial) else { return nil }
            var value = own.hex
            if let second, second.stops.indices.contains(index), second.stops[index].rounded == stop.rounded,
                !second.trial.passes(own)
            {
                guard let twin = second.trial.passes(stop) ? stop : nearest(stop, second.trial) else { return nil }
                let (light, dark) = scheme.scheme == .dark ? (twin, own) : (own, twin)
                value = "light-dark(\(light.hex),\(dark.hex))"
            }
            advice.append("\(advice.isEmpty ? "write " : "")`\(value)` for `\(stop.rounded.hex)`")
        }
        guard !advice.isEmpty else { return nil }
        return "\(advice.joined(separator: ", ")), the nearest that can be read; colours between two stops count as well"
    }

    /// The colours of the only gradient that the token is, in a scheme.
    private func stops(in scheme: SchemeContrast) -> [Color] {
        let parser = ImageParser(colors: ColorParser(isDark: scheme.scheme == .dark))
        guard let value = try? scheme.palette.values.resolved(name)?.components, let layers = try? parser.layers(value),
            layers.count == 1, case .gradient(let gradient) = layers[0]
        else { return [] }
        return gradient.stops.map(\.color.color)
    }
}
