/// Values of the property `font` and of `font-family`.
package enum CSSFont {
    /// The `font` shorthand (CSS Fonts 4 §4.2): styles, then a size, a line height behind a slash, and families.
    package static func check(_ components: [CSSComponent]) throws(CSSProblem) {
        if components.count == 1, let keyword = components[0].keyword, systemFonts.contains(keyword) { return }
        guard let size = try sizeIndex(in: components) else {
            throw .wrong("has no size", help: "write a size and families: `1rem/1.3 system-ui, sans-serif`")
        }
        var rest = components[(size + 1)...]
        if rest.first == .slash { rest = rest.dropFirst(2) }
        guard !rest.isEmpty else {
            throw .wrong("has no family", help: "write families behind the size: `1rem/1.3 system-ui, sans-serif`")
        }
        try checkFamilies(Array(rest))
    }

    /// A list of families: names, texts, and functions of other kinds.
    package static func checkFamilies(_ components: [CSSComponent]) throws(CSSProblem) {
        for family in components.separatedByCommas {
            guard !family.isEmpty else { throw .wrong("has nothing between two commas") }
            for component in family {
                switch component {
                case .name, .text, .function: break
                default: throw .wrong("has something else than names of fonts among its families")
                }
            }
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
        case .number(_, unit: ""), .number(_, unit: "deg"), .number(_, unit: "rad"), .number(_, unit: "grad"),
            .number(_, unit: "turn"):
            return false
        case .number, .function: return try CSSLength.isLength(component)
        default: return false
        }
    }
}
