import TableCells
package import TableModel
import YAMLReader

/// A theme with everything it inherits.
///
/// Along `extends`, from the farthest base on: a later token replaces an earlier one in its place, a later `style` replaces an
/// earlier one, so do `color_scheme` and `cell`, and the rules of `theme.css` follow those of the base. Gives `theme-missing`,
/// `theme-loop`, `theme-name`, `theme-css`, `theme-css-rule`, `theme-asset`, `cell-missing`, what ``readCells(_:)`` gives, and what
/// `theme.yml` itself gives; paths are those of a project, `Themes/<name>/theme.yml`. A theme that does not exist has the looks of
/// `system`.
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
    let icons = files.readIcons(of: chain.value.map(\.name))
    theme.value.icons = icons.value
    theme.diagnostics += icons.diagnostics
    theme.diagnostics += theme.value.readAssets(of: chain.value.map(\.name), in: files)
    let cells = readCells(chain.value.flatMap { files.cellTemplates(of: $0.name) })
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

extension Theme {
    /// A cell that is not there is reported where the chain asks for it, and taken back.
    fileprivate mutating func checkCell(of chain: ThemeLineage) -> [Diagnostic] {
        guard let choice = cell, cells[choice.identifier] == nil else { return [] }
        cell = nil
        guard !isIncomplete, !brokenCells.contains(choice.identifier), let owner = chain.first(where: { $0.manifest.cell != nil })
        else {
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
        waivers += manifest.waivers
        self = setting(manifest.tokens)
    }
}

extension ThemeFiles {
    /// What of a theme's folder `cells` should be templates: all but style sheets and notes.
    fileprivate func cellTemplates(of theme: String) -> [CellFile] {
        cellFiles(of: theme).filter { CellNames.identifier(ofSheet: $0.name) == nil && !ThemeFolder.isNote($0.name) }
            .map { CellFile(name: $0.name, path: "Themes/\(theme)/cells/\($0.name)", bytes: $0.bytes) }
    }
}
