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
                if diagnostic.path.isEmpty {
                    diagnostic.path = prefix + page.path
                    diagnostic.range = page.settings.themeRange
                }
                return diagnostic
            }
            // Every page that asks for a theme that does not exist is reported, and has the site's.
            guard configuration.themes.origin(of: name) != nil else { continue }
            sheets.value[name] = SiteStylesheet(
                theme: theme.value.setting(configuration.settings.tokens), output: .stylesheet(ofTheme: name))
        }
        sheets.diagnostics += measuredTokens(of: pages, with: sheets.value, in: configuration, prefix: prefix)
        return sheets
    }

    /// What cannot be read of the tokens that the site and its pages set, each set of them once. Sites that set none pay nothing.
    private static func measuredTokens(
        of pages: [ParsedPage], with sheets: [String: SiteStylesheet], in configuration: SiteConfiguration, prefix: String
    ) -> [Diagnostic] {
        var found: [Diagnostic] = []
        if !configuration.settings.tokens.isEmpty {
            let themes = Dictionary(sheets.values.map { ($0.theme.name, $0.theme) }) { first, _ in first }
            for (_, theme) in themes.sorted(by: { $0.key < $1.key }) { found += measureTokens(of: theme, in: configuration.themes) }
        }
        var measured: Set<String> = []
        for page in pages where !page.settings.tokens.isEmpty {
            guard let theme = (sheets[page.settings.theme ?? ""] ?? sheets[""])?.theme else { continue }
            let values = page.settings.tokens.map { "\($0.name)=\($0.light)/\($0.dark ?? "")" }
            guard measured.insert(([theme.name] + values).joined(separator: "\n")).inserted else { continue }
            found += measureTokens(of: theme.setting(page.settings.tokens), in: configuration.themes).map { diagnostic in
                var diagnostic = diagnostic
                if diagnostic.path == page.path { diagnostic.path = prefix + page.path }
                return diagnostic
            }
        }
        return found
    }
}
