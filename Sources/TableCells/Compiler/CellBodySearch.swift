/// Whether a piece of a template holds `{{body}}`, in itself or in a template that it names.
enum CellBodySearch {
    static func finds(in nodes: [CellNode], of source: CellSource, _ library: CellLibrary) -> Bool {
        var visited: Set<ObjectIdentifier> = []
        return finds(nodes, source, library, &visited)
    }

    private static func finds(
        _ nodes: [CellNode], _ source: CellSource, _ library: CellLibrary, _ visited: inout Set<ObjectIdentifier>
    ) -> Bool {
        for node in nodes {
            switch node {
            case .text: break
            case .slot(let slot, _): if slot == .body { return true }
            case .section(_, let inner, _): if finds(inner, source, library, &visited) { return true }
            case .block(let block): if finds(block.nodes, source, library, &visited) { return true }
            case .partial(let tag), .parent(_, let tag):
                if case .parent(let blocks, _) = node {
                    for block in blocks where finds(block.nodes, source, library, &visited) { return true }
                }
                guard let cell = library.template(named: tag.name, from: source),
                    visited.insert(ObjectIdentifier(cell.source)).inserted
                else { continue }
                if finds(cell.nodes, cell.source, library, &visited) { return true }
            }
        }
        return false
    }
}

/// The names of all blocks of a template and of those that it is made of.
enum CellBlockNames {
    static func names(of cell: ParsedCell, _ library: CellLibrary) -> Set<String> {
        var names: Set<String> = []
        var visited: Set<ObjectIdentifier> = [ObjectIdentifier(cell.source)]
        collect(cell.nodes, cell.source, library, &names, &visited)
        return names
    }

    private static func collect(
        _ nodes: [CellNode], _ source: CellSource, _ library: CellLibrary, _ names: inout Set<String>,
        _ visited: inout Set<ObjectIdentifier>
    ) {
        for node in nodes {
            switch node {
            case .text, .slot: break
            case .section(_, let inner, _): collect(inner, source, library, &names, &visited)
            case .block(let block):
                names.insert(block.name)
                collect(block.nodes, source, library, &names, &visited)
            case .partial(let tag), .parent(_, let tag):
                if case .parent(let blocks, _) = node {
                    for block in blocks { collect(block.nodes, source, library, &names, &visited) }
                }
                guard let inner = library.template(named: tag.name, from: source),
                    visited.insert(ObjectIdentifier(inner.source)).inserted
                else { continue }
                collect(inner.nodes, inner.source, library, &names, &visited)
            }
        }
    }
}
