import TableCSS

/// Measures contrasts in one scheme of a theme.
///
/// A class, because backdrops are shared by many places and painted once.
final class ContrastMeter {
    let palette: Palette
    private var painted: [[BackdropLayer]: [Color]?] = [:]
    /// Knows the layers that do not have the changed token in them.
    private let base: ContrastMeter?
    private let changed: String

    init(_ palette: Palette) {
        self.palette = palette
        base = nil
        changed = ""
    }

    /// Of `base` with one token set to another colour.
    init(_ base: ContrastMeter, setting name: String, to color: Color) {
        palette = base.palette.setting(name, to: color)
        self.base = base
        changed = name
    }

    /// Of `base` with one token painting something else.
    init(_ base: ContrastMeter, setting name: String, to fill: Fill) {
        palette = base.palette.setting(name, to: fill)
        self.base = base
        changed = name
    }

    /// The layers that can be seen: none below an opaque one, none that paint nothing.
    func visibleLayers(of backdrop: Backdrop) -> [BackdropLayer] {
        let start = backdrop.layers.lastIndex { fill(of: $0).isOpaque } ?? 0
        return backdrop.layers[start...].filter { !fill(of: $0).isNothing }
    }

    /// Every colour that the layers show together, opaque; nil where a browser alone can know.
    func shades(of layers: [BackdropLayer]) -> [Color]? {
        if let known = painted[layers] { return known }
        if let base, layers.allSatisfy({ palette.sources[$0.token]?.contains(changed) != true }) { return base.shades(of: layers) }
        let shades = layers.last.map { lay(fill(of: $0), over: self.shades(of: layers.dropLast())) } ?? [canvas]
        painted[layers] = .some(shades)
        return shades
    }

    /// The least contrast of what stands at a place on any colour of some layers; nil where it cannot be known.
    func contrast(of place: ContrastPlace, on layers: [BackdropLayer]) -> Double? {
        contrast(of: place.token, opacity: place.opacity, on: layers)
    }

    /// The least contrast of a token's colour on any colour of its backdrop; nil where it cannot be known.
    func contrast(of token: String, opacity: Double = 1, on layers: [BackdropLayer]) -> Double? {
        guard let shades = shades(of: layers) else { return nil }
        guard let color = palette.color(of: token)?.faded(to: opacity) else {
            return contrast(ofPicture: palette.fill(of: token), on: shades)
        }
        if color.isOpaque {
            let luminance = color.luminance
            return shades.map { contrastRatio(luminance, $0.luminance) }.min()
        }
        return shades.map { contrastRatio(color.over($0), $0) }.min()
    }

    /// Whether the colour of a token differs from all colours of its backdrop by a good step of red, green or blue.
    func isAnotherHue(_ token: String, than layers: [BackdropLayer]) -> Bool {
        guard let color = palette.color(of: token), let shades = shades(of: layers) else { return false }
        return shades.allSatisfy { shade in
            let laid = color.over(shade)
            return max(abs(laid.red - shade.red), abs(laid.green - shade.green), abs(laid.blue - shade.blue)) >= 0.15
        }
    }

    /// The least contrast of a gradient that a mark is drawn with, where the mark is: what lets more than half of its ground
    /// through is none of it.
    func contrast(ofPicture fill: Fill, on shades: [Color]) -> Double? {
        guard fill.unknown == nil else { return nil }
        let drawn = fill.layers.joined().filter { $0.alpha >= 0.5 }
        return shades.flatMap { shade in drawn.map { contrastRatio($0.over(shade), shade) } }.min()
    }

    func fill(of layer: BackdropLayer) -> Fill {
        if layer.isShade { return Fill(Color(hex: 0, alpha: layer.opacity)) }
        var fill = palette.fill(of: layer.token)
        guard layer.opacity < 1 else { return fill }
        fill.layers = fill.layers.map { $0.map { $0.faded(to: layer.opacity) } }
        return fill
    }

    /// What browsers show where a page paints nothing.
    private var canvas: Color { palette.values.isDark ? Color(hex: 0x121212) : .white }

    private func lay(_ fill: Fill, over backdrop: [Color]?) -> [Color]? {
        guard fill.unknown == nil else { return nil }
        var shades = backdrop
        for layer in fill.layers {
            if layer.allSatisfy(\.isOpaque) {
                shades = layer
            } else {
                shades = shades.map { below in below.flatMap { color in layer.map { $0.over(color) } }.distinct() }
            }
        }
        return shades
    }
}

extension Color {
    /// With a part of its opacity left, 0 to 1.
    func faded(to opacity: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha * opacity) }
}
