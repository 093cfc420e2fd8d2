/// An at-rule, with what its block holds.
struct CSSAtRule: Sendable {
    let name: String
    let contents: Contents
    /// Whether something must stand between name and block: a condition, a name.
    let needsPrelude: Bool
    /// Whether it may stand inside of a style rule (CSS Nesting, "Nesting Other At-Rules").
    let canNest: Bool

    enum Contents: Sendable, Equatable {
        /// What may stand around the rule: rules, and inside of a style rule declarations as well.
        case same
        /// As `same`; may do without a block.
        case layer
        /// Declarations and rules, as in a style rule.
        case style
        case keyframes
        /// Declarations of properties.
        case properties
        /// Declarations that only this rule knows; nil for any.
        case descriptors(Set<String>?)
        /// Not read.
        case anything
        /// It has no block, and stands before all rules.
        case statement
    }

    private init(_ name: String, _ contents: Contents, needsPrelude: Bool = false, canNest: Bool = false) {
        self.name = name
        self.contents = contents
        self.needsPrelude = needsPrelude
        self.canNest = canNest
    }

    /// By name in lower case; `-webkit-keyframes` is `keyframes`.
    static func named(_ name: String) -> CSSAtRule? {
        let name = name.hasPrefix("-webkit-") ? String(name.dropFirst("-webkit-".count)) : name
        return all.first { $0.name == name }
    }

    static let all: [CSSAtRule] = [
        CSSAtRule("media", .same, canNest: true),
        CSSAtRule("supports", .same, needsPrelude: true, canNest: true),
        CSSAtRule("container", .same, needsPrelude: true, canNest: true),
        CSSAtRule("layer", .layer, canNest: true),
        CSSAtRule("scope", .style, canNest: true),
        CSSAtRule("starting-style", .same, canNest: true),
        CSSAtRule("keyframes", .keyframes, needsPrelude: true),
        CSSAtRule("font-face", .descriptors(fontFace)),
        CSSAtRule("property", .descriptors(["syntax", "inherits", "initial-value"]), needsPrelude: true),
        CSSAtRule("counter-style", .descriptors(counterStyle), needsPrelude: true),
        CSSAtRule("font-palette-values", .descriptors(["font-family", "base-palette", "override-colors"]), needsPrelude: true),
        CSSAtRule("font-feature-values", .anything, needsPrelude: true),
        CSSAtRule("position-try", .properties, needsPrelude: true),
        CSSAtRule("view-transition", .descriptors(["navigation", "types"])),
        CSSAtRule("page", .descriptors(nil)),
        CSSAtRule("function", .anything, needsPrelude: true),
        CSSAtRule("color-profile", .descriptors(["src", "rendering-intent", "components"]), needsPrelude: true),
        CSSAtRule("import", .statement),
        CSSAtRule("charset", .statement),
        CSSAtRule("namespace", .statement),
    ]

    private static let fontFace: Set<String> = [
        "font-family", "src", "font-style", "font-weight", "font-stretch", "font-width", "font-display", "unicode-range",
        "font-feature-settings", "font-variation-settings", "font-language-override", "font-named-instance", "font-variant",
        "ascent-override", "descent-override", "line-gap-override", "size-adjust", "subscript-position-override",
        "subscript-size-override", "superscript-position-override", "superscript-size-override",
    ]

    private static let counterStyle: Set<String> = [
        "system", "symbols", "additive-symbols", "negative", "prefix", "suffix", "range", "pad", "speak-as", "fallback",
    ]
}
