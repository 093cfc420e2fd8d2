import TableCSS
import TableModel

extension ContrastFinding {
    /// The colours of a gradient that are to blame, each with the nearest that will do in its place; nil where each would do alone, as
    /// for a gradient with text in the middle between its ends, and where no others will. One that stands for both schemes becomes two
    /// where the other scheme needs another.
    var weakStops: String? {
        let isShared = scheme.subject.token(name)?.dark == nil
        let second = schemes.first { isShared && $0.scheme != scheme.scheme }.map { trial(places(in: $0), in: $0) }
        let first = trial(failing, in: scheme)
        // Between two colours that only just pass there may be one that does not.
        for room in [1.02, 1.06, 1.12, 1.2, 1.3, 1.5] {
            guard let changes = changes(room: room, first, second) else { return nil }
            let own = changes.reduce(into: [:]) { $0[$1.stop.rounded] = $1.own }
            let twins = changes.reduce(into: [:]) { $0[$1.stop.rounded] = $1.twin ?? $1.own }
            guard first.passes(own), second?.passes(twins) ?? true else { continue }
            let advice = changes.map { change in
                let (light, dark) = scheme.scheme == .dark ? (change.twin, change.own) : (change.own, change.twin)
                let value = light.flatMap { light in dark.map { "light-dark(\(light.hex),\($0.hex))" } } ?? change.own.hex
                return "`\(value)` for `\(change.stop.rounded.hex)`"
            }
            return
                "write \(advice.joined(separator: ", ")), the nearest that can be read; colours between two stops count as well"
        }
        return nil
    }

    /// A colour of a gradient with what is to take its place; `twin` is another one for the other scheme.
    private typealias Change = (stop: Color, own: Color, twin: Color?)

    /// Each colour that will not do; nil where there is none, or no other for one of them.
    private func changes(room: Double, _ first: StopTrial, _ second: StopTrial?) -> [Change]? {
        var changes: [Change] = []
        var seen: Set<Color> = []
        for (index, stop) in first.stops.enumerated() where seen.insert(stop.rounded).inserted {
            // What does alone may still be too near to what does not when its neighbours change with it.
            guard !first.alone.passes(stop, room: room > 1.02 ? room : 1) else { continue }
            guard let own = first.nearest(to: stop, room: room) else { return nil }
            var twin: Color?
            if let second, second.stops.indices.contains(index), second.stops[index].rounded == stop.rounded,
                !second.alone.passes(own)
            {
                guard let other = second.alone.passes(stop) ? stop : second.nearest(to: stop, room: room) else { return nil }
                twin = other
            }
            changes.append((stop, own, twin))
        }
        return changes.isEmpty ? nil : changes
    }

    private func trial(_ failing: [MeasuredPlace], in scheme: SchemeContrast) -> StopTrial {
        StopTrial(alone: ContrastTrial(of: name, failing: failing, in: scheme), gradient: gradient(in: scheme))
    }

    /// The only gradient that the token is, in a scheme.
    private func gradient(in scheme: SchemeContrast) -> Gradient? {
        let parser = ImageParser(colors: ColorParser(isDark: scheme.scheme == .dark))
        guard let value = try? scheme.palette.values.resolved(name)?.components, let layers = try? parser.layers(value),
            layers.count == 1, case .gradient(let gradient) = layers[0]
        else { return nil }
        return gradient
    }
}

/// Tries other colours for the stops of a gradient.
private struct StopTrial {
    /// Tries one colour from edge to edge.
    let alone: ContrastTrial
    let gradient: Gradient?

    var stops: [Color] { gradient?.stops.map(\.color.color) ?? [] }

    func nearest(to stop: Color, room: Double) -> Color? { stop.nearest { alone.passes($0, room: room) } }

    /// All of them at once, with what is between them.
    func passes(_ colors: [Color: Color]) -> Bool {
        guard let gradient else { return true }
        return alone.passes(Fill(images: [.gradient(gradient.setting(stops.map { colors[$0.rounded] ?? $0 }))]))
    }
}
