extension Color {
    /// The nearest colour that has another lightness and passes a test; nil when none does.
    ///
    /// Walks along the lightness of OKLCH in both directions, hue kept and chroma as far as sRGB has it, and takes the first that
    /// passes in each; of the two the one at the smaller distance in OKLab. Where none passes it walks again with less chroma, at
    /// last along the greys. Colours have eight bits a channel, so that what passes here passes when it is written down.
    package func nearest(passing passes: (Color) -> Bool) -> Color? {
        let start = ColorInSpace(self).converted(to: .oklch).components
        for share in [1, 0.75, 0.5, 0.25, 0] {
            if let found = nearest(to: Vector(start.x, start.y * share, start.z), passing: passes) { return found }
            // A grey has none to lose.
            if start.y < 0.001 { return nil }
        }
        return nil
    }

    private func nearest(to start: Vector, passing passes: (Color) -> Bool) -> Color? {
        let found = [1.0, -1.0].compactMap { direction -> Color? in
            var last = rounded
            for step in 0...256 {
                let lightness = start.x + direction * Double(step) / 256
                let isEnd = lightness <= 0 || lightness >= 1
                let candidate = Self.shown(Vector(min(1, max(0, lightness)), start.y, start.z), alpha: alpha)
                if candidate != last, passes(candidate) { return candidate }
                if isEnd, step > 0 { return nil }
                last = candidate
            }
            return nil
        }
        return found.min { $0.distance(to: self) < $1.distance(to: self) }
    }

    /// The colour of these OKLCH components in eight bits, with less chroma where sRGB lacks it.
    private static func shown(_ c: Vector, alpha: Double) -> Color {
        func linear(_ chroma: Double) -> Vector { ColorSpace.oklch.linear(Vector(c.x, chroma, c.z)) }
        func isInside(_ v: Vector) -> Bool { (0..<3).allSatisfy { (-0.0005...1.0005).contains(v[$0]) } }
        var (least, greatest) = (0.0, c.y)
        if isInside(linear(c.y)) {
            least = c.y
        } else {
            for _ in 0..<12 {
                let middle = (least + greatest) / 2
                if isInside(linear(middle)) { least = middle } else { greatest = middle }
            }
        }
        return ColorInSpace(.oklch, Vector(c.x, least, c.z), alpha: alpha).color.rounded
    }

    /// The distance to another colour in OKLab.
    func distance(to other: Color) -> Double {
        let (a, b) = (ColorInSpace(self).converted(to: .oklab).components, ColorInSpace(other).converted(to: .oklab).components)
        let (x, y, z) = (a.x - b.x, a.y - b.y, a.z - b.z)
        return (x * x + y * y + z * z).squareRoot()
    }
}
