import TableModel

/// The cell templates of a theme and of the themes that it extends, compiled.
struct ThemeCells: Sendable {
    var templates: [String: CellTemplate] = [:]
    /// The templates that are there, but cannot be used.
    var broken: Set<String> = []
}

/// Reads the folders `cells/` of some themes, the nearest theme first.
///
/// Gives `cell-name`, `cell-encoding`, `cell-part-lost` and what parser and compiler give, each once however many templates
/// include the file. A template that is wrong is left out.
func readCells(of themes: [String], in files: ThemeFiles) -> Checked<ThemeCells> {
    var diagnostics: [Diagnostic] = []
    var parsed: [ParsedCell] = []
    for theme in themes {
        for file in files.cellFiles(of: theme) {
            let path = "Themes/\(theme)/cells/\(file.name)"
            if CellNames.identifier(ofSheet: file.name) != nil || ThemeFolder.isNote(file.name) { continue }
            guard let identifier = CellNames.identifier(ofFile: file.name) else {
                diagnostics.append(.cellFileName(file.name, path: path))
                continue
            }
            if let fault = CellNames.fault(of: identifier) {
                diagnostics.append(.cellName(identifier, fault, path: path))
                continue
            }
            let bytes = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.bytes.dropFirst(3)) : file.bytes
            let source = CellSource(theme: theme, identifier: identifier, bytes: bytes)
            let nodes = CellParser.parse(source)
            diagnostics += nodes.diagnostics
            parsed.append(ParsedCell(source: source, nodes: nodes.value, isBroken: !nodes.diagnostics.isEmpty))
        }
    }

    let library = CellLibrary(parsed)
    let pieces = CellPieces.names(in: parsed)
    var cells = ThemeCells()
    for identifier in library.identifiers {
        guard let cell = library.sources[identifier]?.first else { continue }
        let compiled = CellCompiler.compile(cell, in: library)
        diagnostics += compiled.diagnostics
        guard let template = compiled.value.template else {
            cells.broken.insert(identifier)
            continue
        }
        cells.templates[identifier] = template
        let shown = compiled.value.shown
        // What other templates are made of needs not be a cell by itself.
        if pieces.contains(identifier), shown[Int(CellSlot.title.rawValue)].isEmpty { continue }
        for loss in CellLoss.all(shown: shown) { diagnostics.append(.lostParts(loss, of: cell.source)) }
    }
    return Checked(cells, unique(diagnostics))
}

/// The templates that other ones include or extend.
private enum CellPieces {
    static func names(in cells: [ParsedCell]) -> Set<String> {
        var names: Set<String> = []
        for cell in cells { collect(cell.nodes, cell.source, &names) }
        return names
    }

    private static func collect(_ nodes: [CellNode], _ source: CellSource, _ names: inout Set<String>) {
        for node in nodes {
            switch node {
            case .text, .slot: break
            case .section(_, let inner, _): collect(inner, source, &names)
            case .block(let block): collect(block.nodes, source, &names)
            case .parent(let blocks, let tag):
                if tag.name != source.identifier { names.insert(tag.name) }
                for block in blocks { collect(block.nodes, source, &names) }
            case .partial(let tag): if tag.name != source.identifier { names.insert(tag.name) }
            }
        }
    }
}

/// Each diagnostic once, in order of first occurrence.
private func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<String> = []
    return diagnostics.filter { diagnostic in
        let place = diagnostic.range?.start ?? .wholeFile
        return seen.insert("\(diagnostic.path)\u{0}\(place.line)\u{0}\(place.column)\u{0}\(diagnostic.message)").inserted
    }
}

extension ThemeFiles {
    /// The files of a theme's folder of cells, sorted by name.
    func cellFiles(of theme: String) -> [(name: String, bytes: [UInt8])] {
        let folder = "\(theme)/cells/"
        return paths(below: folder).compactMap { path in
            contents(of: path).map { (String(path.dropFirst(folder.count)), $0) }
        }
    }
}
