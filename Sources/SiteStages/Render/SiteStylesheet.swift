package import SiteModel
package import TableModel
import TableThemes

/// A style sheet of the site: one for the site's theme, and one for each other theme that a page chooses.
package struct SiteStylesheet: Sendable {
    let theme: Theme
    let output: OutputPath

    /// By the name that pages give in `theme:`; the site's own is under the empty name.
    package static func all(
        for pages: [ParsedPage], in configuration: SiteConfiguration, prefix: String
    ) -> Checked<[String: SiteStylesheet]> {
        let main = SiteStylesheet(theme: configuration.theme, output: .stylesheet)
        var sheets = Checked(["": main])
        for page in pages {
            guard let name = page.settings.theme, sheets.value[name] == nil else { continue }
            guard name != configuration.theme.name else {
                sheets.value[name] = main
                continue
            }
            let theme = readCompleteTheme(named: name, in: configuration.themes)
            sheets.diagnostics += theme.diagnostics.map { diagnostic in
                var diagnostic = diagnostic
                if diagnostic.path.isEmpty { diagnostic.path = prefix + page.path }
                return diagnostic
            }
            // Every page that asks for a theme that does not exist is reported, and has the site's.
            guard configuration.themes.origin(of: name) != nil else { continue }
            sheets.value[name] = SiteStylesheet(
                theme: theme.value.setting(configuration.settings.tokens), output: .stylesheet(ofTheme: name))
        }
        return sheets
    }
}
