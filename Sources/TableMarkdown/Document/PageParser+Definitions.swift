import TableBasics
import TableModel

/// Definition lists, as PHP Markdown Extra, kramdown, Python-Markdown and Goldmark have them: lines of terms, then lines that begin
/// with a colon, with an empty line between the two or without. libcmark takes them for paragraphs.
///
/// Each item is a row: the terms its title, the definitions its detail.
extension PageParser {
    /// Reads the definition list that begins with a paragraph. Returns how many blocks it takes, 0 for any other paragraph.
    mutating func readDefinitions(from paragraph: MarkdownNode) -> Int {
        guard content.options.hasAdditions, Self.mayBeginDefinitions(paragraph) else { return 0 }
        var items: [DefinitionItem] = []
        var count = 0
        var upcoming: MarkdownNode? = paragraph
        while let block = upcoming, block.kind == .paragraph, content.tables.table(for: block) == nil,
            DefinitionItem.append(block, to: &items)
        {
            count += 1
            upcoming = block.next
        }
        guard !items.isEmpty, items.allSatisfy({ !$0.definitions.isEmpty }) else { return 0 }
        for item in items {
            for definition in item.definitions where content.places.isEscaped(definition.first) { return 0 }
        }
        beginRows(at: content.location(of: paragraph), isOrdered: false)
        for item in items { rows.append(readDefinitionRow(item)) }
        endRowRun()
        return count
    }

    /// A quick look: some line of the paragraph, or the next one as a whole, begins with a colon.
    private static func mayBeginDefinitions(_ paragraph: MarkdownNode) -> Bool {
        if let next = paragraph.next, next.kind == .paragraph, next.firstChild.flatMap(DefinitionLine.marker) != nil { return true }
        return paragraph.children.contains { $0.kind == .softBreak && $0.next.flatMap(DefinitionLine.marker) != nil }
    }

    private mutating func readDefinitionRow(_ item: DefinitionItem) -> Row {
        var row = Row()
        row.location = content.location(of: item.block)
        let start = content.events.count
        content.html.categories = []
        row.title = readLines(item.terms)
        row.detail = readLines(item.definitions)
        let links = content.linkCount(in: content.eventRange(from: start))
        row.destination = links == 0 ? .itself : links == 1 ? .innerLink : .none
        if content.html.categories.contains(.interactive) { row.destination = .none }
        row.style = .subtitle
        return row
    }

    private mutating func readLines(_ lines: [DefinitionLine]) -> EventRange {
        let start = content.events.count
        for line in lines {
            if content.events.count > start { content.events.append(.lineBreak) }
            content.skippedBytes = line.markerLength
            _ = content.readInlines(of: line.block, from: line.first, upTo: line.end, place: .phrasing)
        }
        return content.trimmed(content.eventRange(from: start))
    }
}

/// The terms and definitions of one item, before they are read.
private struct DefinitionItem {
    /// In which the first term stands.
    let block: MarkdownNode
    let terms: [DefinitionLine]
    var definitions: [DefinitionLine] = []

    /// Adds what a paragraph has: definitions of the last item, terms, or both. False when it is no part of the list.
    static func append(_ block: MarkdownNode, to items: inout [DefinitionItem]) -> Bool {
        let lines = DefinitionLine.lines(of: block)
        let first = lines.firstIndex { $0.markerLength > 0 }
        if first == 0 {
            guard let last = items.indices.last else { return false }
            items[last].definitions += DefinitionLine.joined(lines[...])
            return true
        }
        guard let first else {
            // Terms above an empty line.
            guard let next = block.next, next.kind == .paragraph, next.firstChild.flatMap(DefinitionLine.marker) != nil,
                lines.count <= mostTerms, items.allSatisfy({ !$0.definitions.isEmpty })
            else { return false }
            items.append(DefinitionItem(block: block, terms: lines))
            return true
        }
        guard first <= mostTerms else { return false }
        items.append(
            DefinitionItem(block: block, terms: Array(lines[..<first]), definitions: DefinitionLine.joined(lines[first...])))
        return true
    }

    /// More lines above a colon are text.
    private static let mostTerms = 4
}

/// One line of a paragraph, or several of one definition.
private struct DefinitionLine {
    let block: MarkdownNode
    let first: MarkdownNode
    /// The inline behind the last one; nil at the end of the paragraph.
    var end: MarkdownNode?
    /// The bytes of the colon and the white space behind it; 0 for a term.
    let markerLength: Int

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

    /// How many bytes the colon and the white space behind it are; nil when an inline begins with something else.
    static func marker(of node: MarkdownNode) -> Int? {
        guard node.kind == .text else { return nil }
        let literal = node.literal
        guard literal.count > 1, literal[0] == UInt8(ascii: ":"), literal[1].isASCIISpace else { return nil }
        return literal.firstIndex { $0 != UInt8(ascii: ":") && !$0.isASCIISpace } ?? literal.count
    }
}
