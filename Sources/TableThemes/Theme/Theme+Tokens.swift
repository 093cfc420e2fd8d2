package import TableModel

extension Theme {
    /// The theme with some tokens set to other values.
    package func setting(_ tokens: [ThemeToken]) -> Theme {
        var theme = self
        for token in tokens {
            if let index = theme.tokens.firstIndex(where: { $0.name == token.name }) {
                theme.tokens[index] = token
            } else {
                theme.tokens.append(token)
            }
        }
        return theme
    }

    /// The colour of the browser's own bars, which is that of the page's top, in the light and in the dark.
    ///
    /// Of a theme with one scheme both are its own. nil when the top is no plain colour in one of them (a gradient, a mixture): then
    /// browsers take the background of the page.
    package var barColor: BarColor? {
        guard let light = color(of: "top-color", isDark: colorScheme == .dark),
            let dark = color(of: "top-color", isDark: colorScheme != .light)
        else { return nil }
        return BarColor(light: light, dark: dark)
    }

    /// The colour that a token has in one scheme, references to other tokens followed; nil when that is no plain colour.
    package func color(of name: String, isDark: Bool) -> String? {
        var name = name
        // More references than tokens go in a circle.
        for _ in 0...tokens.count {
            guard let token = tokens.first(where: { $0.name == name }) else { return nil }
            let value = isDark ? token.dark ?? token.light : token.light
            if value.hasPrefix("var(--tv-"), value.hasSuffix(")") {
                name = String(value.dropFirst("var(--tv-".count).dropLast())
                continue
            }
            return ColorSyntax.isColor(value) && !value.lowercased().hasPrefix("light-dark(") ? value : nil
        }
        return nil
    }
}

/// The colour of the browser's own bars in the light and in the dark, each as CSS.
package struct BarColor: Sendable, Equatable {
    package let light: String
    package let dark: String

    package init(light: String, dark: String) {
        self.light = light
        self.dark = dark
    }
}
