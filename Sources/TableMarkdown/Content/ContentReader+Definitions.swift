import TableBasics
import TableModel

/// Definition lists, as PHP Markdown Extra, kramdown, Python-Markdown and Goldmark have them: lines of terms, then lines that begin
/// with a colon, with an empty line between the two or without. libcmark takes them for paragraphs, and what belongs to a definition
/// by its indentation is in a container.
extension ContentReader {
    /// The items of a definition list, its last block and how many it has.
    struct DefinitionList {
        var items: [DefinitionItem] = []
        var last: MarkdownNode
        var count = 0
    }

    /// The definition list that begins with a paragraph; nil for any other block.
    ///
    /// - Parameter end: a sibling that the list may not go past.
    func definitions(from paragraph: MarkdownNode, through end: MarkdownNode? = nil) -> DefinitionList? {
        guard beginsDefinitions(paragraph) else { return nil }
        var list = DefinitionList(last: paragraph)
        var upcoming: MarkdownNode? = paragraph
        while let block = upcoming, append(block, to: &list.items) {
            list.last = block
            list.count += 1
            upcoming = block == end ? nil : block.next
        }
        guard !list.items.isEmpty, list.items.allSatisfy({ !$0.definitions.isEmpty }) else { return nil }
        var places = places
        for item in list.items {
            for case .line(let line) in item.definitions where places.isEscaped(line.first) { return nil }
        }
        return list
    }

    /// A quick look: some line of the paragraph, or the next one as a whole, begins with a colon.
    func beginsDefinitions(_ paragraph: MarkdownNode) -> Bool {
        guard mayHaveDefinitions, paragraph.kind == .paragraph else { return false }
        if let next = paragraph.next, isDefinition(next) { return true }
        return paragraph.children.contains { $0.kind == .softBreak && $0.next.flatMap(DefinitionLine.marker) != nil }
    }

    private func isDefinition(_ block: MarkdownNode) -> Bool {
        if block.kind == .paragraph { return block.firstChild.flatMap(DefinitionLine.marker) != nil }
        return block.kind == .customBlock && containers[block.pointer]?.marker?.form == .definition
    }

    private func append(_ block: MarkdownNode, to items: inout [DefinitionItem]) -> Bool {
        guard block.kind == .paragraph else { return isDefinition(block) && DefinitionItem.append(container: block, to: &items) }
        guard tables.table(for: block) == nil else { return false }
        return DefinitionItem.append(block, isAboveDefinition: block.next.map(isDefinition) ?? false, to: &items)
    }

    /// Reads a definition list in flowing text.
    mutating func readDefinitionList(_ items: [DefinitionItem]) {
        prepareHTML(for: .block)
        events.append(.open(.definitionList))
        for item in items {
            for term in item.terms {
                events.append(.open(.definitionTerm))
                if let attributes = takeAttributes(endingWith: term.last) {
                    reportWords(in: attributes, of: term.block)
                    if let id = attributes.id { readAnchor(id) }
                }
                _ = readInlines(of: term.block, from: term.first, upTo: term.end, place: .phrasing)
                events.append(.close(.definitionTerm))
            }
            for definition in item.definitions {
                events.append(.open(.definition))
                if case .line(let line) = definition { readDefinition(line) } else { readBlocks(of: definition) }
                events.append(.close(.definition))
            }
        }
        events.append(.close(.definitionList))
    }

    /// Reads the text of a definition without its colon.
    mutating func readDefinition(_ line: DefinitionLine) {
        skippedBytes = line.markerLength
        _ = readInlines(of: line.block, from: line.first, upTo: line.end, place: .phrasing)
    }

    /// Reads a definition as blocks.
    mutating func readBlocks(of definition: DefinitionItem.Definition) {
        switch definition {
        case .line(let line):
            events.append(.open(.paragraph))
            readDefinition(line)
            events.append(.close(.paragraph))
        case .blocks(let container):
            if let first = container.firstChild, let last = container.lastChild { _ = readFlow(from: first, through: last) }
        case .following(let first):
            if let last = first.parent?.lastChild { _ = readFlow(from: first, through: last) }
        }
    }
}
