/// One value of a theme, of a site's settings or of a page: the custom property `--tv-<name>`.
package struct ThemeToken: Sendable, Equatable {
    /// Without `--tv-`.
    package var name: String
    /// The value in light surroundings; the only one when `dark` is nil.
    package var light: String
    package var dark: String?
    /// The file that sets it, as messages name it: `Themes/night/theme.yml`. Empty for a value from nowhere.
    package var path: String
    /// Of the light or only value, in that file.
    package var range: SourceRange?
    /// Of the dark value.
    package var darkRange: SourceRange?

    package init(
        name: String, light: String, dark: String? = nil, path: String = "", range: SourceRange? = nil,
        darkRange: SourceRange? = nil
    ) {
        self.name = name
        self.light = light
        self.dark = dark
        self.path = path
        self.range = range
        self.darkRange = darkRange
    }

    /// The value as CSS: `light-dark(#fff,#000)` where it differs between the schemes.
    package var css: String { dark.map { "light-dark(\(light),\($0))" } ?? light }
}
