import TableCSS

/// What a token lays over the backdrop: nothing, a colour, or images.
struct Fill: Sendable, Equatable {
    /// From the bottom up; each with all the colours it shows somewhere.
    var layers: [[Color]] = []
    /// Set when a browser alone can know what is painted; completes "the check cannot follow …".
    var unknown: String?

    static let nothing = Fill()

    init(layers: [[Color]] = []) { self.layers = layers.filter { $0.contains { $0.alpha > 0 } } }

    init(_ color: Color) { self.init(layers: [[color]]) }

    init(unknown: String) { self.unknown = unknown }

    /// Of the layers of a `background`, the topmost first.
    ///
    /// Linear gradients of one direction are looked at side by side, so that each colour lies over the one that is below it.
    init(images: [ImageParser.Layer]) {
        var gradients: [Gradient] = []
        for layer in images {
            if case .unknown(let what) = layer {
                self.init(unknown: what)
                return
            }
            if case .gradient(let gradient) = layer { gradients.append(gradient) }
        }
        if gradients.count > 1, gradients.count == images.count, let joint = Self.joint(gradients) {
            self.init(layers: [joint])
        } else {
            self.init(
                layers: Self.flattened(
                    images.reversed().map { layer in
                        switch layer {
                        case .color(let color): [color]
                        case .gradient(let gradient): gradient.shades.distinct()
                        case .none, .unknown: []
                        }
                    }))
        }
    }

    /// Many layers as one, with fewer shades between their darkest and their lightest, since each backdrop below them would be
    /// gone over with each of them.
    private static func flattened(_ layers: [[Color]]) -> [[Color]] {
        guard layers.count > 4 else { return layers }
        return [
            layers.filter { !$0.isEmpty }.reduce([.clear]) { below, layer in
                let layer = layer.distinct(atMost: 16)
                return layer.allSatisfy(\.isOpaque)
                    ? layer : below.flatMap { color in layer.map { $0.over(color) } }.distinct(atMost: 16)
            }
        ]
    }

    private static func joint(_ gradients: [Gradient]) -> [Color]? {
        guard gradients.allSatisfy({ $0.name == "linear-gradient" && $0.geometry == gradients[0].geometry && !$0.hasHint }) else {
            return nil
        }
        let positions = gradients.compactMap(\.positions)
        guard positions.count == gradients.count else { return nil }
        // Both sides of every stop: two stops in one place are a jump.
        let stops = positions.joined().flatMap { [$0, $0 - 1e-6] }
        let places = stops + (0...96).map { Double($0) / 96 }
        return places.filter { (0...1).contains($0) }.map { place in
            zip(gradients, positions).reversed().reduce(.clear) { $1.0.color(at: place, $1.1).over($0) }
        }.distinct()
    }

    var isOpaque: Bool { unknown == nil && layers.contains { $0.allSatisfy(\.isOpaque) } }
    var isNothing: Bool { unknown == nil && layers.isEmpty }
}

extension [Color] {
    /// Colours that differ in eight bits a channel, in their first order; of very many some of every lightness.
    func distinct(atMost greatestCount: Int = 128) -> [Color] {
        var seen: Set<Color> = []
        let distinct = filter { seen.insert($0.rounded).inserted }
        guard distinct.count > greatestCount else { return distinct }
        // The darkest and the lightest are kept, on white and on black: what is laid over them stays the worst there is.
        let onWhite = distinct.map { $0.over(.white).luminance }
        let onBlack = distinct.map { $0.over(.black).luminance }
        let sorted = distinct.indices.sorted { onWhite[$0] + onBlack[$0] < onWhite[$1] + onBlack[$1] }
        let extremes = [onWhite, onBlack].flatMap { luminances in
            [
                luminances.indices.min { luminances[$0] < luminances[$1] },
                luminances.indices.max { luminances[$0] < luminances[$1] },
            ]
        }
        let kept = (0..<greatestCount).map { sorted[$0 * (sorted.count - 1) / (greatestCount - 1)] }
        return (kept + extremes.compactMap(\.self).filter { !kept.contains($0) }).map { distinct[$0] }
    }
}
