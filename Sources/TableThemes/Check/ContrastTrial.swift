import TableCSS

/// Tries other colours for a token.
struct ContrastTrial {
    private let name: String
    private let palette: Palette
    private let meter: ContrastMeter
    /// Places where only the colour that stands there changes: its token, the least contrast, how much of it is laid on, and all
    /// shades below.
    private var fixed: [(token: String, required: Double, opacity: Double, shades: [Color])] = []
    /// Places whose backdrop changes with the token.
    private var moving: [ContrastPlace] = []

    /// All places that the token decides and that pass, and those of its own that fail.
    init(of name: String, failing: [MeasuredPlace], in scheme: SchemeContrast) {
        self.name = name
        palette = scheme.palette
        meter = scheme.meter
        var shades: [MeasuredPlace.Key: [Color]] = [:]
        let (palette, meter) = (palette, meter)
        let isDecided = { (layer: BackdropLayer) in palette.sources[layer.token]?.contains(name) ?? false }
        for place in scheme.measured.filter(\.passes) + failing {
            // What paints nothing today may do so tomorrow.
            if place.layers.contains(where: isDecided)
                || place.place.backdrop.layers.contains(where: { isDecided($0) && meter.fill(of: $0).isNothing })
            {
                moving.append(place.place)
            } else if palette.sources[place.place.token]?.contains(name) ?? false {
                shades[MeasuredPlace.Key(place.place, layers: []), default: []] += place.shades
            }
        }
        fixed = shades.map { ($0.key.token, $0.key.required, $0.key.opacity, Array(Set($0.value))) }
    }

    /// - Parameter room: by how much more than is asked for, for colours that others are mixed with.
    func passes(_ candidate: Color, room: Double = 1) -> Bool {
        passes(ContrastMeter(meter, setting: name, to: candidate), room: room)
    }

    /// The same of all that a picture shows.
    func passes(_ picture: Fill) -> Bool { passes(ContrastMeter(meter, setting: name, to: picture), room: 1) }

    private func passes(_ meter: ContrastMeter, room: Double) -> Bool {
        for place in fixed {
            guard let color = meter.palette.color(of: place.token)?.faded(to: place.opacity) else {
                let ratio = meter.contrast(ofPicture: meter.palette.fill(of: place.token), on: place.shades)
                guard let ratio, ratio >= place.required * room else { return false }
                continue
            }
            guard place.shades.allSatisfy({ contrastRatio(color.over($0), $0) >= place.required * room }) else { return false }
        }
        return moving.allSatisfy { place in
            let ratio = meter.contrast(of: place, on: meter.visibleLayers(of: place.backdrop))
            return ratio.map { $0 >= place.required * room } ?? true
        }
    }
}
