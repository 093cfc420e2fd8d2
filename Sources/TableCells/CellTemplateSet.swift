package import TableModel

/// A file that should hold a cell template.
package struct CellFile: Sendable {
    /// In the folder of templates: `card.mustache`.
    package let name: String
    /// As messages name it: `Themes/night/cells/card.mustache`.
    package let path: String
    package let bytes: [UInt8]

    package init(name: String, path: String, bytes: [UInt8]) {
        self.name = name
        self.path = path
        self.bytes = bytes
    }
}

/// Cell templates, compiled.
package struct CellTemplateSet: Sendable {
    /// By identifier.
    package fileprivate(set) var templates: [String: CellTemplate] = [:]
    /// The identifiers of those that are there, but cannot be used.
    package fileprivate(set) var broken: Set<String> = []
}

/// Reads templates; of those with one name the first is meant, and may itself be made of the next.
///
/// Gives `cell-name`, `cell-encoding`, `cell-part-lost` and what parser and compiler give, each once however many templates
/// include the file. A template that is wrong is left out.
package func readCells(_ files: [CellFile]) -> Checked<CellTemplateSet> {
    let parsed = parseCells(files)
    var diagnostics = parsed.diagnostics
    let library = CellLibrary(parsed.value)
    let pieces = CellPieces.names(in: parsed.value)
    var cells = CellTemplateSet()
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
        for omission in SlotOmission.all(shown: shown) { diagnostics.append(.omittedSlots(omission, of: cell.source)) }
    }
    return Checked(cells, unique(diagnostics))
}

private func parseCells(_ files: [CellFile]) -> Checked<[ParsedCell]> {
    var parsed = Checked<[ParsedCell]>([])
    for file in files {
        guard let identifier = CellNames.identifier(ofFile: file.name) else {
            parsed.diagnostics.append(.cellFileName(file.name, path: file.path))
            continue
        }
        if let fault = CellNames.fault(of: identifier) {
            parsed.diagnostics.append(.cellName(identifier, fault, path: file.path))
            continue
        }
        let bytes = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.bytes.dropFirst(3)) : file.bytes
        let source = CellSource(path: file.path, identifier: identifier, bytes: bytes)
        let nodes = CellParser.parse(source)
        parsed.diagnostics += nodes.diagnostics
        parsed.value.append(ParsedCell(source: source, nodes: nodes.value, isBroken: !nodes.diagnostics.isEmpty))
    }
    return parsed
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
