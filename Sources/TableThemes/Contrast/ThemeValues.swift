import TableCSS
import TableModel

/// The tokens of a theme in light or in dark surroundings, each with the references in it.
struct ThemeValues: Sendable {
    let isDark: Bool
    private(set) var tokens: [String: [CSSComponent]]

    init(_ theme: Theme, isDark: Bool) {
        self.isDark = isDark
        tokens = Dictionary(theme.tokens.map { ($0.name, CSSValueParser.parse(isDark ? $0.dark ?? $0.light : $0.light)) }) { $1 }
        let substitutes = Array(Self.substitutes) + Array(Self.fieldsOfBar)
        for (name, other) in substitutes where tokens[name] == nil && tokens[other] != nil {
            tokens[name] = [.function("var", [.name("--tv-\(other)")])]
        }
    }

    /// What the sheet takes for tokens that are not set.
    static let substitutes = [
        "bar-label": "header-label", "bar-tint": "header-tint", "section-tint": "tint",
        "disclosure-highlighted-image": "disclosure-image",
        "check-highlighted-image": "check-image",
    ]

    /// What fields have in the bar, where `currentcolor` is another colour than in the header: names that no theme can set, each with
    /// its token.
    static let fieldsOfBar = ["bar-field-label": "field-label", "bar-field-background": "field-background"]

    /// The token whose colour the text around has, which `currentcolor` stands for; `label` for all that are not named.
    static let surroundings = [
        "header-tint": "header-label", "bar-tint": "bar-label", "bar-background": "bar-label",
        "highlighted-color": "selected-label", "field-label": "header-label", "field-background": "field-label",
        "bar-field-label": "bar-label", "bar-field-background": "bar-field-label",
    ]

    /// The same with one token set to a colour.
    func setting(_ name: String, to color: Color) -> ThemeValues {
        var values = self
        values.tokens[name] = [.hash(String(color.hex.dropFirst()))]
        return values
    }

    /// The value of a token with all `var(--tv-…)` replaced, and the tokens that were met on the way, itself first; nil for a token
    /// that is not set.
    ///
    /// Throws for references that go in a circle or lead outside of the theme.
    func resolved(_ name: String) throws(CSSProblem) -> (components: [CSSComponent], met: [String])? {
        guard let value = tokens[name] else { return nil }
        var met = [name]
        var room = Self.greatestSize
        return (try expand(value, path: [name], met: &met, room: &room), met)
    }

    /// The token that a value is another name of, when it is nothing but `var(--tv-…)`, or `currentcolor` where the text around has
    /// a token of its own.
    func alias(of name: String) -> String? {
        if tokens[Self.fieldsOfBar[name] ?? name]?.map(\.keyword) == ["currentcolor"] { return Self.surroundings[name] }
        guard let value = tokens[name], value.count == 1, case .function("var", let arguments) = value[0],
            case .name(let property)? = arguments.first, property.hasPrefix("--tv-")
        else { return nil }
        let target = String(property.dropFirst("--tv-".count))
        return tokens[target] == nil ? nil : target
    }

    /// Whether a token has the value of another one, by whatever others; each is one of itself.
    func isOtherName(_ token: String, of name: String) -> Bool {
        var next: String? = token
        // More references than tokens go in a circle.
        for _ in 0...tokens.count where next != name { next = next.flatMap(alias) }
        return next == name
    }

    /// Components of one value with all that it refers to: each reference may hold several, so sizes could grow without end.
    private static let greatestSize = 4_000

    private func expand(
        _ value: [CSSComponent], path: [String], met: inout [String], room: inout Int
    ) throws(CSSProblem) -> [CSSComponent] {
        var result: [CSSComponent] = []
        room -= value.count
        guard room >= 0 else { throw .unknown("a value of that size") }
        for component in value {
            guard case .function(let function, let arguments) = component else {
                result.append(component)
                continue
            }
            guard function == "var" else {
                result.append(.function(function, try expand(arguments, path: path, met: &met, room: &room)))
                continue
            }
            guard case .name(let property)? = arguments.first else { throw .unknown("`var()`") }
            let name = property.hasPrefix("--tv-") ? String(property.dropFirst("--tv-".count)) : ""
            if let start = path.firstIndex(of: name) {
                throw .cycle(path[start...] + [name])
            }
            if let target = tokens[name] {
                if !met.contains(name) { met.append(name) }
                result += try expand(target, path: path + [name], met: &met, room: &room)
            } else if let comma = arguments.firstIndex(of: .comma) {
                result += try expand(Array(arguments[(comma + 1)...]), path: path, met: &met, room: &room)
            } else {
                throw .unknown("`\(property)`")
            }
        }
        return result
    }
}
