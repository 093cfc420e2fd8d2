package import TableModel
import YAMLReader

/// A theme with everything it inherits.
///
/// Along `extends`, from the farthest base on: a later token replaces an earlier one in its place, a later `style` replaces an
/// earlier one, so do `color_scheme` and `cell`, and the rules of `theme.css` follow those of the base. Gives `theme-missing`, `theme-loop`, `theme-name`,
/// `theme-css`, `theme-css-rule`, `theme-asset`, `cell-missing`, what ``readCells(of:in:)`` gives, and what `theme.yml` itself
/// gives; paths are those of a project, `Themes/<name>/theme.yml`. A theme that does
/// not exist has the looks of `system`.
package func readTheme(named name: String, in files: ThemeFiles) -> Checked<Theme> {
    guard files.origin(of: name) != nil else {
        var fallback = files.origin(of: "system") == nil ? Checked(Theme(name: name)) : readTheme(named: "system", in: files)
        fallback.diagnostics.append(.missingTheme(name, in: files))
        fallback.value.isIncomplete = true
        return fallback
    }
    let chain = lineage(of: name, in: files)
    var theme = Checked(Theme(name: name), chain.diagnostics)
    theme.value.isIncomplete =
        chain.value.contains { $0.manifest.isIncomplete }
        || chain.diagnostics.contains { [.themeMissing, .themeLoop].contains($0.code) }
    for ancestor in chain.value.reversed() {
        theme.value.add(ancestor.manifest)
        let css = readStylesheets(of: ancestor.name, in: files)
        theme.value.stylesheets += css.value
        theme.diagnostics += css.diagnostics
    }
    theme.diagnostics += theme.value.readAssets(of: chain.value.map(\.name), in: files)
    let cells = readCells(of: chain.value.map(\.name), in: files)
    theme.value.cells = cells.value.templates
    theme.value.brokenCells = cells.value.broken
    for sheet in theme.value.stylesheets {
        guard let cell = sheet.cell, !theme.value.cellNames.contains(cell), !theme.value.isIncomplete else { continue }
        theme.diagnostics.append(.sheetWithoutCell(cell, known: theme.value.cellNames, path: sheet.path))
    }
    theme.diagnostics += cells.diagnostics.filter { !theme.value.isIncomplete || $0.code != .cellMissing }
    theme.diagnostics += theme.value.checkCell(of: chain.value)
    return theme
}

/// A theme and its bases, nearest first, each once; `system` where a base cannot be found.
func lineage(
    of name: String, in files: ThemeFiles
) -> Checked<[(name: String, manifest: ThemeManifest)]> {
    var chain = Checked<[(name: String, manifest: ThemeManifest)]>([])
    var next: String? = name
    while let name = next {
        let path = "Themes/\(name)/theme.yml"
        let manifest = readThemeManifest(files.contents(of: "\(name)/theme.yml") ?? [], path: path)
        chain.diagnostics += manifest.diagnostics
        chain.value.append((name, manifest.value))
        if let written = manifest.value.name, written != name {
            chain.diagnostics.append(.themeName(written, folder: name, path: path, at: manifest.value.nameRange))
        }
        chain.diagnostics += files.checkFolder(of: name)
        next = manifest.value.base
        guard let base = next else {
            next = manifest.value.isIncomplete ? fallback(behind: chain.value.map(\.name), in: files) : nil
            continue
        }
        if let start = chain.value.firstIndex(where: { $0.name == base }) {
            let loop = chain.value[start...].map(\.name) + [base]
            chain.diagnostics.append(.themeLoop(loop, path: path, at: manifest.value.baseRange))
        } else if files.origin(of: base) == nil {
            chain.diagnostics.append(.missingBase(base, in: files, path: path, at: manifest.value.baseRange))
        } else {
            continue
        }
        next = fallback(behind: chain.value.map(\.name), in: files)
    }
    return chain
}

/// What stands for a base that is not there, as for a theme: without any tokens one slip would make a page that nobody can read.
private func fallback(behind names: [String], in files: ThemeFiles) -> String? {
    names.contains("system") || files.origin(of: "system") == nil ? nil : "system"
}

/// The `theme.css` of a theme, then its `cells/*.css`.
private func readStylesheets(of name: String, in files: ThemeFiles) -> Checked<[ThemeStylesheet]> {
    var sheets = Checked<[ThemeStylesheet]>([])
    let cells = files.cellFiles(of: name).compactMap { CellNames.identifier(ofSheet: $0.name) }
    for cell in [nil] + cells {
        let sheet = readStylesheet(cell.map { "\(name)/cells/\($0).css" } ?? "\(name)/theme.css", cell: cell, in: files)
        if let sheet = sheet.value { sheets.value.append(sheet) }
        sheets.diagnostics += sheet.diagnostics
    }
    return sheets
}

private func readStylesheet(_ file: String, cell: String?, in files: ThemeFiles) -> Checked<ThemeStylesheet?> {
    let path = "Themes/" + file
    guard var bytes = files.contents(of: file)?[...] else { return Checked(nil) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if let css = String(validating: bytes, as: UTF8.self) {
        let sheet = ThemeStylesheet(
            path: path, css: css.utf8.last == UInt8(ascii: "\n") ? css : css + "\n", cell: cell)
        return Checked(sheet, checkStylesheet(sheet))
    }
    return Checked(nil, [.themeCSSEncoding(path: path)])
}

extension Theme {
    /// A cell that is not there is reported where the chain asks for it, and taken back.
    fileprivate mutating func checkCell(of chain: [(name: String, manifest: ThemeManifest)]) -> [Diagnostic] {
        guard let choice = cell, cells[choice.identifier] == nil else { return [] }
        cell = nil
        guard !isIncomplete, !brokenCells.contains(choice.identifier), let owner = chain.first(where: { $0.manifest.cell != nil }) else {
            return []
        }
        return [.missingCell(choice, known: cellNames, path: "Themes/\(owner.name)/theme.yml", severity: .error)]
    }

    /// Puts what a manifest says over what stands there.
    fileprivate mutating func add(_ manifest: ThemeManifest) {
        description = manifest.description ?? ""
        style = manifest.style ?? style
        colorScheme = manifest.colorScheme ?? colorScheme
        cell = manifest.cell ?? cell
        self = setting(manifest.tokens)
    }
}
