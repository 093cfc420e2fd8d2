import TableBasics
import TableModel

/// Finds GFM tables (GFM §4.10) in the paragraphs that libcmark makes of them, and has their cells parsed.
///
/// A cell's inlines must be parsed alone (a back-tick in one cell does not reach into the next) but with the document's link
/// references. So all cells of a document are parsed at once, as paragraphs set before the document itself. So are the titles of
/// containers, which stand in no block.
struct TableFinder {
    struct PipeTable {
        /// The lines of the paragraph above the head row.
        var introduction: MarkdownNode?
        var alignments: [ColumnAlignment]
        var head: [MarkdownNode]
        var rows: [[MarkdownNode]]
        /// What the line above or below it says of it.
        var attributes: AuthorAttributes?
        /// Tags of a template below it.
        var tail: MarkdownNode?
        /// The line of the head row, as libcmark counts.
        var line: Int

        /// Some cell has a block of HTML, which neither a title nor a value can hold.
        var holdsBlocks: Bool { head.contains(where: Self.holdsBlock) || rows.contains { $0.contains(where: Self.holdsBlock) } }

        private static func holdsBlock(_ node: MarkdownNode) -> Bool {
            var isFound = false
            node.forEachDescendant { inline in
                if inline.kind == .htmlInline, isBlockTag(inline.literal) { isFound = true }
                return !isFound
            }
            return isFound
        }

        private static func isBlockTag(_ tag: UnsafeBufferPointer<UInt8>) -> Bool {
            let name = Array(tag.dropFirst().prefix(while: \.isASCIIAlphanumeric))
            return HTMLSanitizer.isBlock(HTMLByte.lowercasedText(name[...]))
        }
    }

    private var tables: [OpaquePointer: PipeTable] = [:]
    private(set) var cells = CellPlaces(guardLength: guardLength)
    /// The titles that were asked for, in their order; none when they could not be parsed.
    private(set) var titles: [MarkdownNode] = []
    /// Where delimiter rows stand that have more columns than a table may have; their paragraphs are text.
    private(set) var tooWideRows: [Int] = []

    /// A cell starts with this mark, so that nothing in it starts a block (a list, a heading, a reference). It is punctuation:
    /// what follows may open emphasis as at the start of a line.
    static let guardMark: StaticString = "\u{2021}"
    static var guardLength: Int { guardMark.utf8CodeUnitCount }

    init() {}

    /// The table that libcmark read as this paragraph, or nil.
    func table(for paragraph: MarkdownNode) -> PipeTable? { tables.isEmpty ? nil : tables[paragraph.pointer] }

    /// Looks at every paragraph of a document.
    ///
    /// - Parameters:
    ///   - source: the text that `root` was parsed from.
    ///   - titles: where titles of containers stand in it.
    init(root: MarkdownNode, source: inout SourceText, titles: [Range<Int>] = []) {
        let hasPipes = source.bytes.firstOffset(of: UInt8(ascii: "|")) != nil
        guard hasPipes || !titles.isEmpty else { return }
        source.readLines()
        let found = hasPipes ? shapes(below: root, in: source) : []
        guard !found.isEmpty || !titles.isEmpty else { return }
        parseCells(of: found, titles: titles, body: source.bytes)
    }

    private typealias FoundTable = (paragraph: MarkdownNode, shape: TableShape)

    private mutating func shapes(below root: MarkdownNode, in source: SourceText) -> [FoundTable] {
        var found: [FoundTable] = []
        let mayBeTooWide = source.bytes.count > 2 * TableShape.mostColumns
        root.forEachDescendant { node in
            guard node.kind == .paragraph else { return node.kind != .heading }
            guard node.endLine > node.line else { return false }
            if let shape = TableShape(of: node, in: source) {
                found.append((node, shape))
            } else if mayBeTooWide, let row = TableShape.tooWideRow(of: node, in: source) {
                tooWideRows.append(row)
            }
            return false
        }
        return found
    }

    private mutating func parseCells(
        of found: [FoundTable], titles: [Range<Int>], body: UnsafeBufferPointer<UInt8>
    ) {
        var source: [UInt8] = []
        func add(_ cell: TableShape.Cell) {
            cells.ranges.append(cell.range)
            source.append(contentsOf: Self.guardMark.bytes)
            source.append(contentsOf: cell.text)
            source.append(0x0A)
            source.append(0x0A)
        }
        for title in titles { add(TableShape.Cell(text: Array(body[title]), range: title)) }
        for (_, shape) in found {
            if let introduction = shape.introduction { add(introduction) }
            shape.head.forEach(add)
            for row in shape.rows { row.forEach(add) }
            if let tail = shape.tail { add(tail) }
        }
        // Without references in them, or definitions in it, they need nothing of the document.
        let mayRefer = source.withUnsafeBufferPointer { $0.firstOffset(of: UInt8(ascii: "[")) } != nil
        if mayRefer, body.contains(UInt8(ascii: "]"), then: UInt8(ascii: ":")) { source.append(contentsOf: body) }
        guard let document = source.withUnsafeBufferPointer({ MarkdownDocument($0) }) else { return }
        cells.root = document.root
        var cell = document.root.firstChild
        func take() -> MarkdownNode? {
            guard let node = cell, node.kind == .paragraph, let text = node.firstChild, text.kind == .text,
                text.literal.hasPrefix(Self.guardMark)
            else { return nil }
            cell = node.next
            return node
        }
        let parsed = titles.compactMap { _ in take() }
        guard parsed.count == titles.count else { return }
        self.titles = parsed
        for (paragraph, shape) in found {
            let introduction = shape.introduction.flatMap { _ in take() }
            let head = shape.head.compactMap { _ in take() }
            let rows = shape.rows.map { $0.compactMap { _ in take() } }
            let tail = shape.tail.flatMap { _ in take() }
            guard (introduction == nil) == (shape.introduction == nil), (tail == nil) == (shape.tail == nil),
                head.count == shape.head.count,
                zip(rows, shape.rows).allSatisfy({ $0.count == $1.count })
            else { return }
            tables[paragraph.pointer] = PipeTable(
                introduction: introduction, alignments: shape.alignments, head: head, rows: rows,
                attributes: shape.attributes.flatMap { AuthorAttributes($0.text) }, tail: tail, line: shape.line)
        }
    }
}
