import TableModel

/// Reads images from the components of CSS values: gradients, `none`, and what only a browser can show.
package struct ImageParser {
    private let colors: ColorParser

    package init(colors: ColorParser) { self.colors = colors }

    /// One layer of a `background`.
    package enum Layer: Sendable, Equatable {
        case none
        case color(Color)
        case gradient(Gradient)
        /// Completes "the check cannot follow …".
        case unknown(String)
    }

    /// The layers of a whole value, the topmost first.
    ///
    /// - Parameter isWhole: whether nothing is laid below them, so that the last may have a colour.
    package func layers(_ components: [CSSComponent], isWhole: Bool = true) throws(CSSProblem) -> [Layer] {
        var layers: [Layer] = []
        let parts = components.separatedByCommas
        for (index, part) in parts.enumerated() { layers.append(try layer(part, isLast: isWhole && index == parts.count - 1)) }
        return layers
    }

    private func layer(_ part: [CSSComponent], isLast: Bool) throws(CSSProblem) -> Layer {
        for case .function(let name, _) in part where CSSFunction.substitutions.contains(name) { return .unknown("`\(name)()`") }
        guard let first = part.first else { throw .wrong("has nothing between two commas") }
        if part.count == 1 {
            if first.keyword == "none" { return .none }
            guard case .function(let name, let arguments) = first, !CSSFunction.colors.contains(name) else {
                return .color(try colors.color(first).color)
            }
            return try image(name, arguments)
        }
        for case .function(let name, let arguments) in part where CSSFunction.gradients.contains(name) {
            _ = try image(name, arguments)
        }
        if part.contains(.other(".")) { throw .wrong("is no image", help: "write `url(…)` around an address") }
        do { try BackgroundLayer(components: part, isLast: isLast).check() } catch {
            guard case .unknown(let what) = error else { throw error }
            return .unknown(what)
        }
        return .unknown("an image with a size or a place")
    }

    private func image(_ name: String, _ arguments: [CSSComponent]) throws(CSSProblem) -> Layer {
        if CSSFunction.gradients.contains(name) {
            do { return .gradient(try gradient(name, arguments)) } catch {
                guard case .unknown(let what) = error else { throw error }
                return .unknown(what)
            }
        }
        if CSSFunction.images.contains(name) || name.hasPrefix("-") { return .unknown("`\(name)()`") }
        guard
            case .unknown(let what) = CSSProblem.unknownFunction(name, in: CSSFunction.images + ["var"], what: "image")
        else {
            throw .unknownFunction(name, in: CSSFunction.images + ["var"], what: "image")
        }
        return .unknown(what)
    }

    private func gradient(_ name: String, _ arguments: [CSSComponent]) throws(CSSProblem) -> Gradient {
        for function in CSSComponent.functions(in: arguments) where CSSFunction.substitutions.contains(function.name) {
            throw .unknown("`\(function.name)()`")
        }
        var parts = arguments.separatedByCommas
        var geometry: [CSSComponent] = []
        var method: (space: ColorSpace, hue: HuePath)?
        let first = parts.first ?? []
        let start = first.firstIndex { $0.keyword == "in" } ?? first.count
        if !parts.isEmpty, first.first?.keyword == "to" || !first.indices.contains(where: { $0 != start + 1 && isColor(first[$0]) })
        {
            parts.removeFirst()
            // The space may stand before or after the geometry.
            let end = min(first.count, start + (first.last?.keyword == "hue" || first.contains { $0.keyword == "hue" } ? 4 : 2))
            geometry = Array(first[..<start] + first[end...])
            if start < first.count { method = try colors.interpolation(Array(first[(start + 1)..<end])) }
            try check(geometry, of: name)
        }
        var stops: [GradientStop] = []
        var hasHint = false
        for part in parts {
            let color = part.filter(isColor)
            let positions = part.filter { !isColor($0) }
            for position in positions { try check(position: position, of: name) }
            if color.isEmpty, positions.count == 1, !stops.isEmpty {
                hasHint = true
                continue
            }
            guard color.count == 1, positions.count <= 2 else {
                throw .wrong(
                    "has a stop in `\(name)()` that is not one colour with at most two places",
                    help: color.count > 1 ? "write a comma between colours" : "")
            }
            let read = try colors.color(color[0])
            if positions.isEmpty { stops.append(GradientStop(color: read, position: nil)) }
            stops += positions.map { GradientStop(color: read, position: $0) }
        }
        guard !stops.isEmpty else { throw .wrong("has a `\(name)()` without colours") }
        let isPlain = stops.allSatisfy { [.srgb, .hsl, .hwb].contains($0.color.space) }
        return Gradient(
            name: name, geometry: geometry, space: method?.space ?? (isPlain ? .srgb : .oklab), hue: method?.hue ?? .shorter,
            stops: stops,
            hasHint: hasHint)
    }

    private static let shapes: Set<String> = [
        "circle", "ellipse", "closest-side", "closest-corner", "farthest-side", "farthest-corner",
    ]

    private static let geometryWords = shapes.union([
        "to", "at", "from", "in", "top", "bottom", "left", "right", "center", "hue", "shorter", "longer", "increasing",
        "decreasing",
        "x-start", "x-end", "y-start", "y-end",
    ])

    private func isColor(_ component: CSSComponent) -> Bool {
        switch component {
        case .hash: true
        case .name(let name): !Self.geometryWords.contains(name.lowercased()) && ColorSpace(named: name.lowercased()) == nil
        case .function(let name, _): !CSSFunction.math.contains(name)
        default: false
        }
    }

    /// CSS Images 4 §3.1 to §3.3: an angle, or words behind `to`; a shape, a size, or an angle behind `from`, and a place behind `at`.
    private func check(_ geometry: [CSSComponent], of name: String) throws(CSSProblem) {
        let isLinear = name.hasSuffix("linear-gradient")
        if isLinear, case .number(let value, let unit)? = geometry.first {
            guard Self.angles.contains(unit) || value == 0 && unit.isEmpty else {
                throw .wrong("has an angle in `\(name)()` without its unit", help: "angles are in deg, rad, grad or turn")
            }
        }
        let lead = isLinear ? "to" : "at"
        let split = geometry.firstIndex { $0.keyword == lead } ?? geometry.count
        let shape = geometry[..<split]
        // The syntax of `-webkit-linear-gradient()`, where `left` is where the line begins.
        if let start = shape.firstIndex(where: { $0.keyword.map { BackgroundLayer.places[$0] != nil } ?? false }) {
            let words = shape[start...].compactMap(\.keyword).map { isLinear ? Self.opposites[$0] ?? $0 : $0 }
            let before = shape[..<start].compactMap(\.keyword).filter { !["to", "at"].contains($0) }
            let way = (before + [lead] + words).joined(separator: " ")
            throw .wrong("has a place in `\(name)()` without `\(lead)`", help: "write `\(way)`")
        }
        let place = Array(geometry[split...].dropFirst())
        let isPlaced = split == geometry.count || isPlace(place, isDirection: isLinear)
        guard isPlaced, isShape(shape, isLinear: isLinear, isConic: name.hasSuffix("conic-gradient")) else {
            let words = place.compactMap(\.keyword)
            let sides = words.map { nearestName(to: $0, in: Self.opposites.keys.sorted()) ?? "" }
            if isLinear, sides != words, !sides.contains("") {
                throw .wrong(
                    "has a beginning in `\(name)()` that means nothing", help: "did you mean `to \(sides.joined(separator: " "))`?")
            }
            throw .wrong(
                "has a beginning in `\(name)()` that means nothing",
                help: isLinear ? "write an angle or a side: `90deg`, `to right`" : "write a place behind `at`: `at center`")
        }
    }

    private static let opposites = ["left": "right", "right": "left", "top": "bottom", "bottom": "top"]

    private func isPlace(_ place: [CSSComponent], isDirection: Bool) -> Bool {
        let areKnown = place.allSatisfy { component in
            guard let word = component.keyword else { return !isDirection && isNumber(component) }
            return BackgroundLayer.places[word] != nil && !(isDirection && word == "center")
        }
        return areKnown && !place.isEmpty && (!isDirection || place.count < 3) && BackgroundLayer.isPlace(place)
    }

    private func isShape(_ shape: ArraySlice<CSSComponent>, isLinear: Bool, isConic: Bool) -> Bool {
        if isConic { return shape.isEmpty || shape.count == 2 && shape.first?.keyword == "from" && isNumber(shape[1]) }
        if isLinear { return shape.allSatisfy(isNumber) && shape.count < 2 }
        return shape.count < 4 && shape.allSatisfy { $0.keyword.map(Self.shapes.contains) ?? isNumber($0) }
    }

    private func isNumber(_ component: CSSComponent) -> Bool {
        switch component {
        case .number, .function: true
        default: false
        }
    }

    private static let angles: Set<String> = ["deg", "rad", "grad", "turn"]

    private func check(position: CSSComponent, of name: String) throws(CSSProblem) {
        switch position {
        case .number(let value, unit: "") where value != 0:
            throw .wrong("has a place in `\(name)()` without its unit", help: "write `%` or `px` behind it")
        case .number(let value, let unit) where Self.angles.contains(unit):
            guard !name.hasSuffix("conic-gradient") else { return }
            throw .wrong(
                "has an angle beside a colour in `\(name)()`",
                help: "a comma stands behind the angle: `\(CSSLength.digits(value))\(unit),`")
        case .number:
            guard try CSSLength.isLength(position) else { throw .wrong("has a place in `\(name)()` that is no length") }
        case .function(let function, _): throw .unknown("`\(function)()`")
        default: throw .wrong("has a stop in `\(name)()` that is not one colour with at most two places")
        }
    }
}
