package import TableModel

/// A theme as its author wrote it, with what it inherits filled in.
package struct Theme: Sendable, Equatable {
    package var name: String
    package var description: String
    /// The table style of pages that choose none.
    package var style: TableStyle
    /// In the order they were first named, inherited ones first.
    package var tokens: [ThemeToken]
    /// The rules of `theme.css`, as written.
    package var css: String

    package init(
        name: String, description: String = "", style: TableStyle = .inset, tokens: [ThemeToken] = [], css: String = ""
    ) {
        self.name = name
        self.description = description
        self.style = style
        self.tokens = tokens
        self.css = css
    }
}

/// One value of a theme: the custom property `--tv-<name>`.
package struct ThemeToken: Sendable, Equatable {
    /// Without `--tv-`.
    package var name: String
    /// The value in light surroundings; the only one when `dark` is nil.
    package var light: String
    package var dark: String?
    /// In `theme.yml`.
    package var location: SourceLocation

    package init(name: String, light: String, dark: String? = nil, location: SourceLocation = .wholeFile) {
        self.name = name
        self.light = light
        self.dark = dark
        self.location = location
    }

    /// The value as CSS: `light-dark(#fff,#000)` where it differs between the schemes.
    package var css: String { dark.map { "light-dark(\(light),\($0))" } ?? light }
}
