import TableCSS

/// Measures contrasts in one scheme of a theme.
///
/// A class, because grounds are shared by many places and painted once.
final class ContrastMeter {
    let palette: Palette
    private var painted: [[GroundLayer]: [Color]?] = [:]
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

    /// The layers that can be seen: none below an opaque one, none that paint nothing.
    func visibleLayers(of ground: Ground) -> [GroundLayer] {
        let start = ground.layers.lastIndex { paint(of: $0).isOpaque } ?? 0
        return ground.layers[start...].filter { !paint(of: $0).isNothing }
    }

    /// Every colour that the layers show together, opaque; nil where a browser alone can know.
    func shades(of layers: [GroundLayer]) -> [Color]? {
        if let known = painted[layers] { return known }
        if let base, layers.allSatisfy({ palette.sources[$0.token]?.contains(changed) != true }) { return base.shades(of: layers) }
        let shades = layers.last.map { lay(paint(of: $0), over: self.shades(of: layers.dropLast())) } ?? [canvas]
        painted[layers] = .some(shades)
        return shades
    }

    /// The least contrast of a token's colour on any colour of its ground; nil where it cannot be known.
    func contrast(of token: String, on layers: [GroundLayer]) -> Double? {
        guard let color = palette.color(of: token), let shades = shades(of: layers) else { return nil }
        if color.isOpaque {
            let luminance = color.luminance
            return shades.map { contrastRatio(luminance, $0.luminance) }.min()
        }
        return shades.map { contrastRatio(color.over($0), $0) }.min()
    }

    func paint(of layer: GroundLayer) -> Paint {
        switch layer {
        case .token(let name): return palette.paint(of: name)
        case .wash(let name, let share):
            var paint = palette.paint(of: name)
            paint.layers = paint.layers.map {
                $0.map { Color(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha * share) }
            }
            return paint
        }
    }

    /// What browsers show where a page paints nothing.
    private var canvas: Color { palette.values.isDark ? Color(hex: 0x121212) : .white }

    private func lay(_ paint: Paint, over ground: [Color]?) -> [Color]? {
        guard paint.unknown == nil else { return nil }
        var shades = ground
        for layer in paint.layers {
            if layer.allSatisfy(\.isOpaque) {
                shades = layer
            } else {
                shades = shades.map { below in distinct(below.flatMap { color in layer.map { $0.over(color) } }) }
            }
        }
        return shades
    }
}
