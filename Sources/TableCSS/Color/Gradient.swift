/// The colours of a CSS gradient along its line (CSS Images 4 §3).
package struct Gradient: Sendable, Equatable {
    /// `linear-gradient`, `repeating-radial-gradient` and so on.
    package let name: String
    /// What stands before the stops: angle, shape, place, without the way of mixing.
    package let geometry: [CSSComponent]
    let space: ColorSpace
    let hue: HuePath
    package let stops: [GradientStop]
    /// Whether a hint stands between two stops; it moves colours along the line and brings no new ones.
    package let hasHint: Bool

    /// Colours between two stops that are looked at.
    static let steps = 24

    /// The same with other colours at its stops, of which there are as many.
    package func setting(_ colors: [Color]) -> Gradient {
        let stops = zip(stops, colors).map { stop, color in
            stop.color.color == color ? stop : GradientStop(color: ColorInSpace(color), position: stop.position)
        }
        return Gradient(name: name, geometry: geometry, space: space, hue: hue, stops: stops, hasHint: hasHint)
    }

    /// Every colour that the gradient shows, close enough to each other that none between two is far from both.
    package var shades: [Color] {
        guard let positions else { return stretches(of: stops.map(\.color)) }
        // Beyond its ends a gradient that does not repeat shows nothing of its stops.
        let visible = name.hasPrefix("repeating") ? (positions.first ?? 0)...(positions.last ?? 1) : 0...1
        var shades = [color(at: visible.lowerBound, positions), color(at: visible.upperBound, positions)]
        for (index, pair) in zip(positions, positions.dropFirst()).enumerated() where pair.1 > pair.0 {
            for step in 0...Self.steps {
                let share = Double(step) / Double(Self.steps)
                guard visible.contains(pair.0 + (pair.1 - pair.0) * share) else { continue }
                shades.append(stops[index].color.mixed(with: stops[index + 1].color, share: share, in: space, hue: hue).color)
            }
        }
        return shades
    }

    private func stretches(of colors: [ColorInSpace]) -> [Color] {
        var shades: [Color] = colors.map(\.color)
        for (index, pair) in zip(colors, colors.dropFirst()).enumerated() where !stops[index + 1].isJump(from: stops[index]) {
            for step in 1..<Self.steps {
                shades.append(pair.0.mixed(with: pair.1, share: Double(step) / Double(Self.steps), in: space, hue: hue).color)
            }
        }
        return shades
    }

    /// Where the stops are, 0 to 1 within the gradient, or nil when that depends on its size.
    package var positions: [Double]? {
        var known: [Double?] = []
        for stop in stops {
            switch stop.position {
            case nil: known.append(nil)
            case .number(let value, let unit)?:
                if value == 0 {
                    known.append(0)
                } else if unit == "%" {
                    known.append(value / 100)
                } else if let turn = turns(value, unit) {
                    known.append(turn)
                } else {
                    return nil
                }
            default: return nil
            }
        }
        return placed(known)
    }

    private func turns(_ value: Double, _ unit: String) -> Double? {
        switch unit {
        case "deg": value / 360
        case "turn": value
        case "grad": value / 400
        case "rad": value / (2 * Double.pi)
        default: nil
        }
    }

    /// CSS Images 4 §3.5.3: ends at 0 and 1, no stop before an earlier one, the others evenly between their neighbours.
    private func placed(_ known: [Double?]) -> [Double] {
        var places = known
        guard !places.isEmpty else { return [] }
        if places[0] == nil { places[0] = 0 }
        if places[places.count - 1] == nil { places[places.count - 1] = 1 }
        var greatest = -Double.infinity
        for index in places.indices {
            guard let place = places[index] else { continue }
            greatest = max(greatest, place)
            places[index] = greatest
        }
        var last = 0
        for index in places.indices.dropFirst() {
            guard let end = places[index], let start = places[last] else { continue }
            for between in (last + 1)..<max(index, last + 1) {
                places[between] = start + (end - start) * Double(between - last) / Double(index - last)
            }
            last = index
        }
        return places.compactMap(\.self)
    }

    /// The colour at a place, 0 to 1; places are those of the stops.
    package func color(at place: Double, _ positions: [Double]) -> Color {
        guard let after = positions.firstIndex(where: { $0 > place }) else { return (stops.last?.color.color) ?? .clear }
        guard after > 0 else { return stops[0].color.color }
        let (start, end) = (positions[after - 1], positions[after])
        return stops[after - 1].color.mixed(with: stops[after].color, share: (place - start) / (end - start), in: space, hue: hue)
            .color
    }
}

/// A colour at a place of a gradient.
package struct GradientStop: Sendable, Equatable {
    package let color: ColorInSpace
    /// As written: a length, a percentage, an angle; nil for none.
    let position: CSSComponent?

    /// Whether it stands at the same place as the one before, or is pushed there.
    func isJump(from other: GradientStop) -> Bool {
        guard case .number(let value, let unit)? = position, case .number(let before, let unitBefore)? = other.position else {
            return false
        }
        return value == 0 && before >= 0 || unit == unitBefore && value <= before
    }
}
