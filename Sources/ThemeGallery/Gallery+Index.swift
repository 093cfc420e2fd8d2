import SiteModel
import TableBasics

extension Gallery {
    /// The first page of the gallery: a row for each theme.
    static func index(_ themes: [GalleryTheme]) -> String {
        let bundled = themes.filter { !$0.isOfProject }
        let own = themes.filter(\.isOfProject)
        var document = """
            # Themes

            A page for each theme, with every part of a table in every state. A site chooses its theme in `tablesite.yml`.

            """
        if !bundled.isEmpty { document += "\n## Bundled\n\n" + themeRows(bundled) }
        if !own.isEmpty { document += "\n## Of this project\n\n" + themeRows(own) }
        return document
    }

    private static func themeRows(_ themes: [GalleryTheme]) -> String {
        themes.map { theme in
            let row = "- [\(MarkdownText.escaped(theme.name))](\(URLPath.encoded(theme.document)))"
            return row + (theme.description.isEmpty ? "" : " - \(MarkdownText.escaped(theme.description))") + "\n"
        }.joined()
    }
}
