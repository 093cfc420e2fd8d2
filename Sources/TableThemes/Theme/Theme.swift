package import TableCells
package import TableModel

/// A theme as its author wrote it, with what it inherits filled in.
package struct Theme: Sendable, Equatable {
    package var name: String
    package var description: String
    /// The table style of pages that choose none.
    package var style: TableStyle
    package var colorScheme: ColorScheme
    /// The template of rows that nobody chose one for; nil for the cells of the program.
    package var cell: CellChoice?
    /// In the order they were first named, inherited ones first.
    package var tokens: [ThemeToken]
    /// The files `theme.css` and, behind each, those beside cell templates; the farthest base first.
    package var stylesheets: [ThemeStylesheet]
    /// The files of the folders `assets` that tokens and style sheets refer to, each path once; sorted by path.
    package var assets: [ThemeAsset]
    /// The templates of `cells/`, its own and inherited ones, by identifier.
    package var cells: [String: CellTemplate]
    /// The drawings of `icons/`, its own and inherited ones, by name: each as an address that holds it.
    package var icons: [String: String] = [:]
    /// Contrasts that may be weak, its own and those of its bases; the farthest base first.
    package var waivers: [ContrastWaiver] = []
    /// Those that are there but cannot be used, as was said when the theme was read.
    package var brokenCells: Set<String> = []
    /// The theme, or one that it extends, is not there or could not be read, as was said: what it lacks is no news.
    package var isIncomplete = false

    package init(
        name: String, description: String = "", style: TableStyle = .inset, colorScheme: ColorScheme = .both,
        cell: CellChoice? = nil, tokens: [ThemeToken] = [], stylesheets: [ThemeStylesheet] = [],
        assets: [ThemeAsset] = [], cells: [String: CellTemplate] = [:]
    ) {
        self.name = name
        self.description = description
        self.style = style
        self.colorScheme = colorScheme
        self.cell = cell
        self.tokens = tokens
        self.stylesheets = stylesheets
        self.assets = assets
        self.cells = cells
    }

    /// The cells that may be asked for.
    package var cellNames: Set<String> { brokenCells.union(cells.keys) }

    /// The rules of its style sheets, as their authors wrote them: those for all rows, and those of some cells.
    package func css(ofCells cells: Set<String>) -> String {
        stylesheets.filter { sheet in sheet.cell.map { cells.contains($0) } ?? true }.map(\.css).joined()
    }
}
