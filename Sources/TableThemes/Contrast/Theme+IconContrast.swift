import TableCSS
package import TableModel

extension Theme {
    /// The least contrast of an icon with its tile, in all schemes of the theme, with the colours that a row sets for itself; nil where
    /// a browser alone can know.
    package func leastContrastOfIcon(setting own: StyleClass) -> Double? {
        let tokens = own.declarations.split(separator: ";").compactMap { declaration -> ThemeToken? in
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].hasPrefix("--tv-") else { return nil }
            return ThemeToken(name: String(parts[0].dropFirst("--tv-".count)), light: String(parts[1]))
        }
        let theme = setting(tokens)
        let schemes: [ColorScheme] = colorScheme == .both ? [.light, .dark] : [colorScheme]
        return schemes.compactMap { scheme in
            let meter = ContrastMeter(Palette(ThemeValues(theme, isDark: scheme == .dark)))
            return meter.contrast(of: "icon-label", on: [BackdropLayer("icon-color")])
        }.min()
    }
}
