/// Values of the property `font` and of `font-family`.
package enum CSSFont {
    /// The `font` shorthand (CSS Fonts 4 §4.2): styles, then a size, a line height behind a slash, and families.
    package static func check(_ components: [CSSComponent]) throws(CSSProblem) {
        if components.count == 1, let keyword = components[0].keyword, systemFonts.contains(keyword) { return }
        guard let size = try sizeIndex(in: components) else {
            throw .wrong("has no size", help: "write a size and families: `1rem/1.3 system-ui, sans-serif`")
        }
        try checkStyles(components[..<size])
        var rest = components[(size + 1)...]
        if rest.first == .slash {
            guard let height = rest.dropFirst().first, try isLineHeight(height) else {
                throw .wrong("has no line height behind its slash", help: "write a number: `1rem/1.3 system-ui, sans-serif`")
            }
            rest = rest.dropFirst(2)
        }
        guard !rest.isEmpty else {
            throw .wrong("has no family", help: "write families behind the size: `1rem/1.3 system-ui, sans-serif`")
        }
        try checkFamilies(Array(rest))
    }

    /// A list of families (CSS Fonts 4 §3.1): a text or a function alone, or names that are one together.
    package static func checkFamilies(_ components: [CSSComponent]) throws(CSSProblem) {
        for family in components.separatedByCommas {
            guard !family.isEmpty else { throw .wrong("has nothing between two commas") }
            for component in family {
                switch component {
                case .name: break
                case .text, .function:
                    guard family.count == 1 else {
                        throw .wrong(
                            "has two families without a comma between them", help: "write a comma behind each but the last")
                    }
                default: throw .wrong("has something else than names of fonts among its families")
                }
            }
        }
    }

    /// What stands before the size: style, variant, weight and width, each once at most, in any order. `normal` may be any of them.
    private static func checkStyles(_ components: ArraySlice<CSSComponent>) throws(CSSProblem) {
        var seen: Set<Style> = []
        var normals = 0
        for (index, component) in zip(components.indices, components) {
            let style: Style
            switch component {
            case .name(let name):
                if name.lowercased() == "normal" {
                    normals += 1
                    continue
                }
                guard let known = Style(keyword: name.lowercased()) else { throw .wrong("has `\(name)` before its size") }
                style = known
            case .number(let weight, unit: ""):
                guard (1...1000).contains(weight) else { throw .wrong("has a weight that is not between 1 and 1000") }
                style = .weight
            case .number:
                // The angle of `oblique`.
                guard index > components.startIndex, components[index - 1].keyword == "oblique" else {
                    throw .wrong("has an angle without `oblique`")
                }
                continue
            case .function: continue
            default: throw .wrong("has something else than styles before its size")
            }
            guard seen.insert(style).inserted else { throw .wrong("has two values for its \(style.rawValue)") }
        }
        guard seen.count + normals <= Style.allCases.count else { throw .wrong("has too many words before its size") }
    }

    private enum Style: String, CaseIterable {
        case style, variant, weight, width

        init?(keyword: String) {
            switch keyword {
            case "italic", "oblique": self = .style
            case "small-caps": self = .variant
            case "bold", "bolder", "lighter": self = .weight
            case "ultra-condensed", "extra-condensed", "condensed", "semi-condensed", "semi-expanded", "expanded",
                "extra-expanded", "ultra-expanded":
                self = .width
            default: return nil
            }
        }
    }

    private static func isLineHeight(_ component: CSSComponent) throws(CSSProblem) -> Bool {
        switch component {
        case .name(let name): name.lowercased() == "normal"
        case .number(let value, unit: ""): value >= 0
        case .number, .function: try CSSLength.isLength(component)
        default: false
        }
    }

    private static let systemFonts: Set<String> = ["caption", "icon", "menu", "message-box", "small-caption", "status-bar"]
    private static let sizes: Set<String> = [
        "xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large", "smaller", "larger", "math",
    ]

    private static func sizeIndex(in components: [CSSComponent]) throws(CSSProblem) -> Int? {
        for (index, component) in components.enumerated() where try isSize(component) { return index }
        return nil
    }

    /// A number without a unit is a weight, and an angle belongs to `oblique`.
    private static func isSize(_ component: CSSComponent) throws(CSSProblem) -> Bool {
        switch component {
        case .name(let name): return sizes.contains(name.lowercased())
        case .number(0, unit: ""): return true
        case .number(_, unit: ""), .number(_, unit: "deg"), .number(_, unit: "rad"), .number(_, unit: "grad"),
            .number(_, unit: "turn"):
            return false
        case .number, .function: return try CSSLength.isLength(component)
        default: return false
        }
    }
}
