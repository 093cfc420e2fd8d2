import TableBasics

/// The terms and definitions of one item of a definition list, before they are read.
struct DefinitionItem {
    /// In which the first term stands.
    let block: MarkdownNode
    let terms: [DefinitionLine]
    private(set) var definitions: [Definition] = []

    enum Definition {
        case line(DefinitionLine)
        /// A container of blocks.
        case blocks(MarkdownNode)
        /// The blocks of one from this one on.
        case following(MarkdownNode)
    }

    /// Adds a container of blocks; false when there is no term for it.
    static func append(container: MarkdownNode, to items: inout [DefinitionItem]) -> Bool {
        guard let last = items.indices.last else { return false }
        items[last].definitions.append(.blocks(container))
        return true
    }

    /// Adds what a paragraph has: definitions of the last item, terms, or both. False when it is no part of the list.
    ///
    /// - Parameter isAboveDefinition: the next block is a definition.
    static func append(_ block: MarkdownNode, isAboveDefinition: Bool, to items: inout [DefinitionItem]) -> Bool {
        let lines = DefinitionLine.lines(of: block)
        let first = lines.firstIndex { $0.markerLength > 0 }
        if first == 0 {
            guard let last = items.indices.last else { return false }
            items[last].definitions += DefinitionLine.joined(lines[...]).map(Definition.line)
            return true
        }
        guard let first else {
            // Terms above an empty line. The items before the last were looked at when it came.
            guard isAboveDefinition, lines.count <= mostTerms, items.last?.definitions.isEmpty != true else { return false }
            items.append(DefinitionItem(block: block, terms: lines))
            return true
        }
        guard first <= mostTerms else { return false }
        let definitions = DefinitionLine.joined(lines[first...]).map(Definition.line)
        items.append(DefinitionItem(block: block, terms: Array(lines[..<first]), definitions: definitions))
        return true
    }

    /// More lines above a colon are text.
    private static let mostTerms = 4
}

/// One line of a paragraph, or several of one definition.
struct DefinitionLine {
    let block: MarkdownNode
    let first: MarkdownNode
    /// The inline behind the last one; nil at the end of the paragraph.
    var end: MarkdownNode?
    /// The bytes of the colon and the white space behind it; 0 for a term.
    let markerLength: Int

    /// The lines of a paragraph.
    static func lines(of block: MarkdownNode) -> [DefinitionLine] {
        var lines: [DefinitionLine] = []
        var first: MarkdownNode?
        for node in block.children {
            let isBreak = node.kind == .softBreak || node.kind == .lineBreak
            if isBreak, let start = first {
                lines.append(DefinitionLine(block: block, first: start, end: node, markerLength: marker(of: start) ?? 0))
                first = nil
            } else if !isBreak, first == nil {
                first = node
            }
        }
        if let first { lines.append(DefinitionLine(block: block, first: first, end: nil, markerLength: marker(of: first) ?? 0)) }
        return lines
    }

    /// Lines without a colon go on with the definition above them.
    static func joined(_ lines: ArraySlice<DefinitionLine>) -> [DefinitionLine] {
        var definitions: [DefinitionLine] = []
        for line in lines {
            if line.markerLength == 0, let last = definitions.indices.last {
                definitions[last].end = line.end
            } else {
                definitions.append(line)
            }
        }
        return definitions
    }

    /// The last of its inlines.
    var last: MarkdownNode? { end.map { $0.previous } ?? block.lastChild }

    /// How many bytes the colon and the white space behind it are; nil when an inline begins with something else.
    static func marker(of node: MarkdownNode) -> Int? {
        guard node.kind == .text else { return nil }
        let literal = node.literal
        guard literal.count > 1, literal[0] == UInt8(ascii: ":"), literal[1].isASCIISpace else { return nil }
        return literal.firstIndex { $0 != UInt8(ascii: ":") && !$0.isASCIISpace } ?? literal.count
    }
}
