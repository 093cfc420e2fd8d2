import TableBasics
import TableCells
import TableModel

/// A `theme.css`, or a `cells/<cell>.css`.
package struct ThemeStylesheet: Sendable, Equatable {
    /// As messages name it: `Themes/night/theme.css`.
    package var path: String
    /// As written, and a line feed at the end.
    package var css: String
    /// The cell that the rules are for: only sites that use it have them. nil for rules that all sites have.
    package var cell: String?

    package init(path: String, css: String, cell: String? = nil) {
        self.path = path
        self.css = css
        self.cell = cell
    }
}

/// The `theme.css` of a theme, then its `cells/*.css`. Gives what checking them gives, and `theme-css` for what is not UTF-8.
func readStylesheets(of name: String, in files: ThemeFiles) -> Checked<[ThemeStylesheet]> {
    var sheets = Checked<[ThemeStylesheet]>([])
    let cells = files.cellFiles(of: name).compactMap { CellNames.identifier(ofSheet: $0.name) }
    let classes = files.classesOfCells(in: name)
    for cell in [nil] + cells {
        let path = cell.map { "\(name)/cells/\($0).css" } ?? "\(name)/theme.css"
        let sheet = readStylesheet(path, cell: cell, in: files, ownClasses: classes)
        if let sheet = sheet.value { sheets.value.append(sheet) }
        sheets.diagnostics += sheet.diagnostics
    }
    return sheets
}

extension ThemeFiles {
    /// The names that begin with `tv-` in the templates of a theme, which its style sheets may have rules for.
    fileprivate func classesOfCells(in theme: String) -> Set<String> {
        var classes: Set<String> = []
        for file in cellFiles(of: theme) where CellNames.identifier(ofSheet: file.name) == nil {
            let isOfName = { (byte: UInt8) in byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }
            for word in file.bytes.split(whereSeparator: { !isOfName($0) }) where word.starts(with: "tv-".utf8) {
                classes.insert(String(decoding: word, as: UTF8.self))
            }
        }
        return classes
    }
}

private func readStylesheet(
    _ file: String, cell: String?, in files: ThemeFiles, ownClasses: Set<String>
) -> Checked<ThemeStylesheet?> {
    let path = "Themes/" + file
    guard var bytes = files.contents(of: file)?[...] else { return Checked(nil) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if let css = String(validating: bytes, as: UTF8.self) {
        let sheet = ThemeStylesheet(
            path: path, css: css.utf8.last == UInt8(ascii: "\n") ? css : css + "\n", cell: cell)
        return Checked(sheet, sheet.check(ownClasses: ownClasses))
    }
    return Checked(nil, [.themeCSSEncoding(path: path)])
}

extension Diagnostic {
    static func themeCSSEncoding(path: String) -> Diagnostic {
        Diagnostic(.themeCSS, "the style sheet is not UTF-8", path: path, help: "save the file as UTF-8")
    }

    static func sheetWithoutCell(_ cell: String, known: Set<String>, path: String) -> Diagnostic {
        let nearest = nearestName(to: cell, in: known.sorted())
        return Diagnostic(
            .cellMissing, "there is no cell `\(cell)` whose rules these could be", path: path,
            help: nearest.map { "did you mean `\($0).css`?" } ?? "put them into `theme.css`")
    }
}
