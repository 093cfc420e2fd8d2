package import TableModel

/// A line of `tablesite theme list`.
package struct ThemeSummary: Sendable, Equatable {
    package let name: String
    package let description: String
    package let origin: ThemeOrigin
    /// The theme that it extends, as written.
    package let base: String?

    package init(name: String, description: String, origin: ThemeOrigin, base: String? = nil) {
        self.name = name
        self.description = description
        self.origin = origin
        self.base = base
    }
}

/// All themes at hand, sorted by name, with what is wrong in their `theme.yml`.
package func availableThemes(in files: ThemeFiles) -> Checked<[ThemeSummary]> {
    var themes = Checked<[ThemeSummary]>([])
    for name in files.names {
        guard let origin = files.origin(of: name), let bytes = files.contents(of: "\(name)/theme.yml") else { continue }
        let manifest = readThemeManifest(bytes, path: "Themes/\(name)/theme.yml")
        themes.diagnostics += manifest.diagnostics
        themes.value.append(
            ThemeSummary(
                name: name, description: manifest.value.description ?? "", origin: origin, base: manifest.value.base))
    }
    return themes
}
