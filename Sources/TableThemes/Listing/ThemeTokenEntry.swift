package import TableCSS
package import TableModel

/// A token of the vocabulary as one theme has it: a line of `tablesite theme show`.
package struct ThemeTokenEntry: Sendable {
    package let name: ThemeTokenName
    /// nil for an optional token that nobody sets.
    package let token: ThemeToken?
    /// The theme that sets it: the one shown, or one that it extends; nil when the structure of the sheet decides.
    package let owner: String?
    /// What it paints in light and in dark surroundings, laid over white and black; nil for what is no plain colour.
    package let light: Color?
    package let dark: Color?
}

extension Theme {
    /// Every token of the vocabulary, grouped.
    package var tokenEntries: [(group: ThemeTokenGroup, entries: [ThemeTokenEntry])] {
        let palettes = [false, true].map { Palette(ThemeValues(self, isDark: $0)) }
        return ThemeTokenGroup.all.map { group in
            (
                group,
                group.tokens.map { name in
                    let token = tokens.first { $0.name == name.name }
                    let colors = palettes.map { name.kind == .color && token != nil ? $0.color(of: name.name) : nil }
                    return ThemeTokenEntry(
                        name: name, token: token, owner: token.map(\.owner), light: colors[0]?.over(.white),
                        dark: colors[1]?.over(.black))
                }
            )
        }
    }
}

extension ThemeToken {
    /// The name of the theme that sets it: the folder of its file, `Themes/<name>/theme.yml`.
    fileprivate var owner: String {
        let parts = path.split(separator: "/")
        return parts.count == 3 ? String(parts[1]) : path
    }
}
