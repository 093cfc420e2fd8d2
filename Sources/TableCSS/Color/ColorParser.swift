/// Reads colours from the components of CSS values.
///
/// What a browser alone can know (system colours, `var()` that nobody resolved, sums) is ``CSSProblem/unknown(_:)``; what no
/// browser takes is ``CSSProblem/wrong(_:help:)``.
package struct ColorParser {
    /// Which half of `light-dark()` counts; nil leaves it unknown.
    var isDark: Bool?
    /// What `currentcolor` stands for.
    var current: Color?

    package init(isDark: Bool? = nil, current: Color? = nil) {
        self.isDark = isDark
        self.current = current
    }

    /// The colour that a whole value is.
    package func color(_ components: [CSSComponent]) throws(CSSProblem) -> ColorInSpace {
        for component in components {
            if case .function(let name, _) = component, CSSFunction.substitutions.contains(name) { throw .unknown("`\(name)()`") }
        }
        guard let first = components.first else { throw .wrong("is no colour") }
        guard components.count == 1 else { throw .wrong("is more than one colour") }
        return try color(first)
    }

    package func color(_ component: CSSComponent) throws(CSSProblem) -> ColorInSpace {
        switch component {
        case .hash(let digits): return ColorInSpace(try hash(digits))
        case .name(let name): return ColorInSpace(try named(name))
        case .function(let name, let arguments): return try function(name, arguments)
        default: throw .wrong("is no colour")
        }
    }

    /// Functions that give a colour, but not one that is known here.
    private static let unknownFunctions: Set<String> = ["contrast-color", "device-cmyk", "color-layers", "alpha"]

    private func hash(_ digits: String) throws(CSSProblem) -> Color {
        let values = digits.utf8.compactMap {
            Unicode.Scalar($0).properties.isASCIIHexDigit ? Character(Unicode.Scalar($0)).hexDigitValue : nil
        }
        guard values.count == digits.utf8.count, [3, 4, 6, 8].contains(values.count) else {
            throw .wrong(
                "has a colour `#\(digits)` that is not 3, 4, 6 or 8 hexadecimal digits",
                help: "digits are `0` to `9` and `a` to `f`: `#05c`, `#0055cc`")
        }
        let bytes =
            values.count < 6
            ? values.map { $0 * 17 } : stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
        return Color(
            red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255,
            alpha: bytes.count > 3 ? Double(bytes[3]) / 255 : 1)
    }

    private func named(_ name: String) throws(CSSProblem) -> Color {
        let keyword = name.lowercased()
        if let color = Color.named[keyword] { return color }
        if keyword == "currentcolor" {
            guard let current else { throw .unknown("`currentcolor`") }
            return current
        }
        if Color.system.contains(keyword) || keyword.hasPrefix("-") || CSSKeyword.wide.contains(keyword) {
            throw .unknown("`\(name)`")
        }
        if [3, 4, 6, 8].contains(name.utf8.count), name.allSatisfy(\.isHexDigit) {
            throw .wrong("lacks its `#`", help: "write `'#\(name)'`")
        }
        throw .unknownName(name, in: Array(Color.named.keys).sorted() + ["currentcolor"], what: "colour")
    }

    private func function(_ name: String, _ arguments: [CSSComponent]) throws(CSSProblem) -> ColorInSpace {
        if CSSFunction.substitutions.contains(name) || Self.unknownFunctions.contains(name) || name.hasPrefix("-") {
            throw .unknown("`\(name)()`")
        }
        if CSSFunction.images.contains(name) { throw .wrong("uses `\(name)()`, which is no colour") }
        guard CSSFunction.colors.contains(name) else {
            throw .unknownFunction(name, in: CSSFunction.colors + ["var"], what: "colour")
        }
        // Inside of a colour there may be sums and references as well.
        for function in CSSComponent.functions(in: arguments) where CSSFunction.substitutions.contains(function.name) {
            throw .unknown("`\(function.name)()`")
        }
        if arguments.first?.keyword == "from" { throw .unknown("a color made `from` another") }
        switch name {
        case "light-dark": return try lightDark(arguments)
        case "color-mix": return try mix(arguments)
        default:
            for case .function(let inner, _) in arguments {
                if CSSFunction.math.contains(inner) { throw .unknown("`\(inner)()`") }
                throw .wrong("has `\(inner)()` where `\(name)()` takes numbers")
            }
            return try ColorFunctionParser(function: name, arguments: arguments).color()
        }
    }

    private func lightDark(_ arguments: [CSSComponent]) throws(CSSProblem) -> ColorInSpace {
        let parts = arguments.separatedByCommas
        guard parts.count == 2 else { throw .wrong("has a `light-dark()` without two colours") }
        guard let isDark else {
            for part in parts {
                do { _ = try color(part) } catch {
                    guard case .unknown = error else { throw error }
                }
            }
            throw .unknown("`light-dark()`")
        }
        return try color(parts[isDark ? 1 : 0])
    }

    /// `color-mix(in <space> [<path> hue]?, <color> <percentage>?, <color> <percentage>?)` (CSS Color 5 §2).
    private func mix(_ arguments: [CSSComponent]) throws(CSSProblem) -> ColorInSpace {
        var parts = arguments.separatedByCommas
        var space = ColorSpace.oklab
        var path = HuePath.shorter
        if let method = parts.first, method.first?.keyword == "in" {
            (space, path) = try interpolation(Array(method.dropFirst()))
            parts.removeFirst()
        }
        guard parts.count == 2 else { throw .unknown("a mixture of \(parts.count) colours") }
        let (first, second) = (try share(parts[0]), try share(parts[1]))
        // Missing percentages complete the other, or are halves; sums below 100 % make it translucent.
        let p1 = first.percentage ?? second.percentage.map { 1 - $0 } ?? 0.5
        let p2 = second.percentage ?? 1 - p1
        let sum = p1 + p2
        guard sum > 0 else { throw .wrong("has a `color-mix()` of 0 % and 0 %") }
        var mixed = first.color.mixed(with: second.color, share: p2 / sum, in: space, hue: path)
        mixed.alpha *= min(1, sum)
        return mixed
    }

    func interpolation(_ words: [CSSComponent]) throws(CSSProblem) -> (ColorSpace, HuePath) {
        guard let name = words.first?.keyword else { throw .wrong("has an `in` without a colour space") }
        guard let space = ColorSpace(named: name) else {
            if ColorSpace.isForeign(name) { throw .unknown("the color space `\(name)`") }
            throw .unknownName(name, in: ColorSpace.allCases.map(\.rawValue), what: "colour space")
        }
        guard words.count > 1 else { return (space, .shorter) }
        guard words.count == 3, words[2].keyword == "hue", let path = words[1].keyword.flatMap(HuePath.init(rawValue:)) else {
            throw .wrong("has `in \(name)` with something else than `shorter`, `longer`, `increasing` or `decreasing hue`")
        }
        return (space, path)
    }

    private func share(_ part: [CSSComponent]) throws(CSSProblem) -> (color: ColorInSpace, percentage: Double?) {
        var rest = part
        var percentage: Double?
        for index in [0, part.count - 1] where part.indices.contains(index) {
            guard case .number(let value, unit: "%") = part[index], percentage == nil else { continue }
            guard (0...100).contains(value) else { throw .wrong("has a share in `color-mix()` outside of 0 to 100 %") }
            percentage = value / 100
            rest.remove(at: index)
        }
        if rest.count == 1, case .function(let name, _) = rest[0], CSSFunction.math.contains(name) {
            throw .unknown("`\(name)()`")
        }
        return (try color(rest), percentage)
    }
}
