import TableModel

/// The templates of a theme and its bases.
struct CellLibrary {
    /// By identifier, that of the nearest theme first.
    let sources: [String: [ParsedCell]]
    /// Those that other templates are made of.
    let identifiers: [String]

    init(_ cells: [ParsedCell]) {
        sources = Dictionary(grouping: cells, by: \.source.identifier)
        identifiers = sources.keys.sorted()
    }

    /// The template that a tag in `source` names: the nearest, or for its own name the next one behind it.
    func template(named name: String, from source: CellSource) -> ParsedCell? {
        guard let found = sources[name] else { return nil }
        guard name == source.identifier else { return found.first }
        guard let own = found.firstIndex(where: { $0.source === source }) else { return found.first }
        return found.dropFirst(own + 1).first
    }
}

/// A template with the tree of its tags.
struct ParsedCell: Sendable {
    let source: CellSource
    let nodes: [CellNode]
    /// Something of it could not be read.
    let isBroken: Bool
}
