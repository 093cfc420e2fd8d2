package import SiteModel
import TableBasics
package import TableModel
package import TableThemes

/// The sources of a gallery and how to build them.
package struct Gallery: Sendable {
    package let sources: SourceTree
    package let configuration: Checked<SiteConfiguration>

    /// The gallery of some themes, or of all at hand.
    ///
    /// Gives `theme-missing` for names that are no theme's; what is wrong in a theme itself is found when the gallery is built.
    ///
    /// - Parameter names: each once or several times, in any order; empty for all themes.
    package init(of names: [String] = [], in files: ThemeFiles) {
        var themes: [GalleryTheme] = []
        var diagnostics: [Diagnostic] = []
        for name in names.isEmpty ? files.names : Set(names).sorted() {
            let theme = readTheme(named: name, in: files)
            guard let origin = files.origin(of: name) else {
                diagnostics += theme.diagnostics.filter { $0.code == .themeMissing }
                continue
            }
            themes.append(
                GalleryTheme(
                    name: name, description: theme.value.description, isOfProject: origin == .project,
                    templates: theme.value.cells.keys.sorted(), icons: theme.value.icons.keys.sorted()))
        }
        var documents = Self.assets
        documents["index.md"] = Self.index(themes)
        for theme in themes { documents[theme.document] = Self.document(theme) }
        sources = SourceTree(documents.mapValues { Array($0.utf8) })
        var configuration = SiteConfiguration.read(file: nil, themes: files, options: BuildOptions())
        configuration.value.settings.title = "Themes"
        configuration.value.showsStates = true
        configuration.value.isWhole = false
        configuration.diagnostics += diagnostics
        self.configuration = configuration
    }

    /// The page of a theme, relative to the gallery's folder.
    package static func page(ofTheme name: String) -> String { SourcePath.stem(of: GalleryTheme(name: name).document) + ".html" }
}
