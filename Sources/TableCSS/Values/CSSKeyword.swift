/// Names that CSS understands wherever a value stands, in small letters.
package enum CSSKeyword {
    /// Words that are a whole value of any property (CSS Cascade 5 §7.3).
    package static let wide: Set<String> = ["inherit", "initial", "unset", "revert", "revert-layer", "revert-rule"]
}

/// The functions of CSS values, by what they give; in small letters.
package enum CSSFunction {
    /// Sums and other numbers (CSS Values 4 §10).
    package static let math: Set<String> = [
        "calc", "min", "max", "clamp", "round", "mod", "rem", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "pow", "sqrt",
        "hypot", "log", "exp", "abs", "sign", "progress", "sibling-index", "sibling-count", "random", "calc-size", "anchor",
        "anchor-size",
    ]
    /// Those that something else replaces before the value is read.
    package static let substitutions: Set<String> = ["var", "env", "attr", "if", "inherit", "random-item", "first-valid"]
    /// CSS Color 4 and 5.
    static let colors = [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark",
    ]
    /// CSS Images 4.
    static let gradients = [
        "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient", "repeating-radial-gradient",
        "repeating-conic-gradient",
    ]
    /// Images, gradients among them.
    package static let images = gradients + ["url", "src", "image", "image-set", "cross-fade", "element", "paint"]
}
