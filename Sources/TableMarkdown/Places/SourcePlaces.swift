import TableBasics
import TableModel

/// Finds where in the file something stands that libcmark has read, for messages.
///
/// libcmark tells well where blocks begin. Its columns of inlines are off behind escapes, in later lines of items and quotes and
/// in many other cases, its lines behind links that are longer than one (0.30.2), and tables it does not know: so the inlines of
/// a block are compared with its lines.
struct SourcePlaces {
    var source: SourceText
    private let cells: CellPlaces
    private var walk: InlineWalk?
    private var htmlBlock: HTMLBlockPlaces?
    private var definitions: LinkDefinitions?
    /// The byte of a text that was asked for last: the next one is behind it as a rule.
    private var lastReached: ReachedByte?
    /// The last block whose rest somebody asked for, and whether all its inlines can be followed.
    private var lastFollowed: (block: MarkdownNode, toEnd: Bool)?
    /// The blocks around inlines that are deep in others.
    private var deepBlocks: [MarkdownNode: MarkdownNode] = [:]

    private struct ReachedByte {
        let node: MarkdownNode
        /// Of the node, whose length libcmark counts each time.
        let literal: UnsafeBufferPointer<UInt8>
        var byte: Int
        var cursor: BlockCursor
    }

    init(_ source: SourceText, cells: CellPlaces) {
        self.source = source
        self.cells = cells
    }

    /// Bytes of the text that libcmark was given.
    func text(in range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> { source.bytes[range] }

    /// The place of a block.
    func location(ofBlock node: MarkdownNode) -> SourceLocation {
        source.location(line: node.line, column: node.column)
    }

    /// Whether a block begins in the line behind a heading. One that is underlined ends for libcmark where the next line ends.
    mutating func isDirectlyBelow(_ block: MarkdownNode, _ heading: MarkdownNode) -> Bool {
        guard block.line == heading.endLine + 1 else { return block.line == heading.endLine }
        source.readLines()
        return source.bytes[source.line(heading.endLine)].contains { !$0.isASCIISpace }
    }

    /// Whether the line of an inline that begins one begins with a backslash.
    mutating func isEscaped(_ inline: MarkdownNode) -> Bool {
        source.readLines()
        return source.bytes[source.line(inline.line)].first { !$0.isASCIISpace } == UInt8(ascii: "\\")
    }

    /// The start of a table's cell.
    mutating func location(ofCell cell: MarkdownNode) -> SourceLocation {
        source.readLines()
        return cells.range(ofCell: cell).map { source.location(at: $0.lowerBound) } ?? location(ofBlock: cell)
    }

    /// Where an inline begins in the text that libcmark was given; nil where that cannot be followed.
    mutating func start(ofInline node: MarkdownNode) -> Int? { mark(of: node)?.cursor.offset }

    /// Whether two back-ticks stand on each side of code.
    mutating func isDoublyMarked(_ code: MarkdownNode) -> Bool {
        guard let start = start(ofInline: code) else { return false }
        return source.bytes[start...].prefix { $0 == UInt8(ascii: "`") }.count == 2
    }

    /// How many bytes of a text stand before a byte of the source; `start` of them are known to.
    mutating func bytes(of text: MarkdownNode, before end: Int, from start: Int = 0) -> Int {
        let count = text.literal.count
        var index = start
        while index < count, let place = offset(ofInline: text, byte: index), place < end { index += 1 }
        return index
    }

    /// Whether the block around an inline stands in a quote, whose lines have marks.
    func isInQuote(_ inline: MarkdownNode) -> Bool {
        var outer = inline.parent
        while let node = outer, node.kind != .blockQuote { outer = node.parent }
        return outer != nil
    }

    /// The text that libcmark was given from a byte of a text on, up to the end of its block; nil where that cannot be followed.
    mutating func rest(of text: MarkdownNode, from byte: Int) -> Range<Int>? {
        guard let start = offset(ofInline: text, byte: byte) else { return nil }
        let block = block(around: text)
        let end = cells.range(ofCell: block)?.upperBound ?? source.line(block.endLine).upperBound
        if lastFollowed?.block != block { lastFollowed = (block, block.lastInline.map { mark(of: $0) != nil } ?? false) }
        return lastFollowed?.toEnd == true && start < end ? start..<end : nil
    }

    /// Where an inline ends, its marks included; nil where that cannot be followed.
    ///
    /// - Parameter limit: the end of its block.
    mutating func end(ofInline node: MarkdownNode, limit: Int) -> Int? {
        if let next = node.next { return start(ofInline: next) }
        guard let parent = node.parent, parent.kind.isInline else { return limit }
        guard parent.kind == .emphasis || parent.kind == .strong else { return nil }
        return end(ofInline: parent, limit: limit).map { $0 - (parent.kind == .strong ? 2 : 1) }
    }

    /// Whether a byte of a text has a back-slash before it in the source, which says that it is no mark. One that is itself escaped says
    /// nothing, nor one of ours.
    mutating func isBehindBackslash(_ text: MarkdownNode, byte index: Int) -> Bool {
        guard let offset = offset(ofInline: text, byte: index), offset < source.bytes.count else { return false }
        let backslash = UInt8(ascii: "\\")
        guard source.bytes[offset] != backslash else { return text.literal[index] != backslash && !source.isAdded(offset) }
        return isEscaped(at: offset) && !source.isAdded(offset - 1)
    }

    /// Whether an odd number of back-slashes stands before a byte of the source.
    private func isEscaped(at offset: Int) -> Bool {
        source.bytes[..<offset].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
    }

    /// Whether a back-slash stands before a byte of a text, be it one that is text itself: formulas are written in both ways.
    mutating func followsBackslash(_ text: MarkdownNode, byte index: Int) -> Bool {
        guard let offset = offset(ofInline: text, byte: index), offset < source.bytes.count else { return false }
        return source.bytes[offset] == UInt8(ascii: "\\") || offset > 0 && source.bytes[offset - 1] == UInt8(ascii: "\\")
    }

    /// Some bytes of a text as the source has them, with the back-slashes that CommonMark takes away; nil where it has references.
    ///
    /// - Parameter takesAnyBackslash: the first byte has the back-slash before it also where that is text itself.
    mutating func written(_ text: MarkdownNode, _ range: Range<Int>, takesAnyBackslash: Bool = false) -> ArraySlice<UInt8>? {
        guard var start = offset(ofInline: text, byte: range.lowerBound), let end = offset(ofInline: text, byte: range.upperBound),
            start < end, end <= source.bytes.count
        else { return nil }
        let backslash = UInt8(ascii: "\\")
        if start > 0, source.bytes[start].isASCIIPunctuation, source.bytes[start] != backslash,
            takesAnyBackslash ? source.bytes[start - 1] == backslash : isEscaped(at: start)
        {
            start -= 1
        }
        let bytes = ArraySlice(source.bytes[start..<end])
        return bytes.contains(UInt8(ascii: "&")) || bytes.contains(0x0A) ? nil : bytes
    }

    /// What stands in the source behind a byte of a text, up to one of another; nil where that cannot be followed.
    mutating func text(from start: (node: MarkdownNode, byte: Int), to end: (node: MarkdownNode, byte: Int)) -> [UInt8]? {
        guard let first = offset(ofInline: start.node, byte: start.byte), let last = offset(ofInline: end.node, byte: end.byte),
            first < last
        else { return nil }
        return Array(source.bytes[(first + 1)..<last])
    }

    /// The start of a line as libcmark counts them.
    func location(line: Int) -> SourceLocation { source.location(line: line, column: 1) }

    /// The place of an inline, or of a byte of its literal.
    mutating func location(ofInline node: MarkdownNode, byte index: Int = 0) -> SourceLocation {
        guard let offset = offset(ofInline: node, byte: index) else { return estimatedLocation(of: node, byte: index) }
        return source.location(at: offset)
    }

    private mutating func offset(ofInline node: MarkdownNode, byte index: Int) -> Int? {
        var reached: ReachedByte
        if let last = lastReached, last.node == node, last.byte <= index {
            reached = last
        } else {
            guard let mark = mark(of: node) else { return nil }
            guard index > mark.skipped else { return mark.cursor.offset }
            reached = ReachedByte(node: node, literal: node.literal, byte: mark.skipped, cursor: mark.cursor)
        }
        let end = min(reached.literal.count, index)
        if end > reached.byte {
            let part = reached.literal[reached.byte..<end]
            _ =
                node.kind == .text
                ? reached.cursor.skip(text: part, isVerbatim: false, in: source) : reached.cursor.skip(html: part, in: source)
            reached.byte = end
        }
        lastReached = reached
        return reached.cursor.offset
    }

    /// The place of a link's or image's destination.
    mutating func location(ofDestinationOf node: MarkdownNode) -> SourceLocation {
        if let plain = plainLocation(ofDestinationOf: node) { return plain }
        switch mark(of: node, toEnd: true)?.destination {
        case .at(let offset): return source.location(at: offset)
        case .defined(let label):
            let offset = readDefinitions().destination(of: label, equalTo: node.destination, in: source)
            return offset.map(source.location(at:)) ?? location(ofInline: node)
        case nil: return estimatedLocation(of: node)
        }
    }

    /// What stands in the document as a definition of a link, wherever it does.
    mutating func readDefinitions() -> LinkDefinitions {
        source.readLines()
        let definitions = definitions ?? LinkDefinitions(in: source)
        self.definitions = definitions
        return definitions
    }

    /// As above, for a destination that can be seen from its line alone, as nearly all can: the only one of these words, among
    /// links that all have theirs beside them, in a block of one line.
    private mutating func plainLocation(ofDestinationOf node: MarkdownNode) -> SourceLocation? {
        let block = block(around: node)
        guard block.line == block.endLine, cells.root == nil || cells.range(ofCell: block) == nil else { return nil }
        source.readLines()
        let line = source.line(block.line)
        return source.onlyDestination(node.destination, in: line).map {
            source.location(line: block.line, column: $0 - line.lowerBound + 1)
        }
    }

    /// The place of a byte in a piece of HTML, a block or an inline.
    mutating func location(inHTML node: MarkdownNode, byte index: Int) -> SourceLocation {
        guard node.kind == .htmlBlock else { return location(ofInline: node, byte: index) }
        source.readLines()
        if htmlBlock?.block != node { htmlBlock = HTMLBlockPlaces(node) }
        return source.location(at: htmlBlock?.offset(of: index, in: source) ?? 0)
    }

    private mutating func mark(of node: MarkdownNode, toEnd: Bool = false) -> InlineWalk.Mark? {
        let block = block(around: node)
        if walk?.block != block {
            source.readLines()
            if let cell = cells.range(ofCell: block) {
                walk = InlineWalk(block, at: BlockCursor(cell: cell, in: source), guardLength: cells.guardLength)
            } else {
                walk = InlineWalk(block, at: BlockCursor(block, in: source))
            }
        }
        return walk?.mark(of: node, toEnd: toEnd, in: source)
    }

    /// What libcmark says of an inline, or of a byte of its literal: the line as a rule, and a column nearby.
    mutating func estimatedLocation(of node: MarkdownNode, byte index: Int = 0) -> SourceLocation {
        if cells.root != nil, let cell = cells.range(ofCell: block(around: node)) {
            return source.location(at: cell.lowerBound)
        }
        return source.location(line: node.line, column: node.column + index)
    }

    private mutating func block(around inline: MarkdownNode) -> MarkdownNode {
        var block = inline
        var steps = 0
        while block.kind.isInline, let parent = block.parent {
            if steps > Self.shortWay, let known = deepBlocks[block] { return known }
            block = parent
            steps += 1
        }
        guard steps > Self.shortWay else { return block }
        // So that the way up from emphasis in emphasis is gone once.
        var passed = inline
        while passed.kind.isInline, deepBlocks[passed] == nil, let parent = passed.parent {
            deepBlocks[passed] = block
            passed = parent
        }
        return block
    }

    private static let shortWay = 16
}

extension MarkdownNode {
    /// The innermost of the inlines that a block ends with.
    fileprivate var lastInline: MarkdownNode? {
        var last = lastChild
        while let inner = last?.lastChild { last = inner }
        return last
    }
}

extension MarkdownNode.Kind {
    /// Whether nodes of the kind stand in the text of a block.
    fileprivate var isInline: Bool { rawValue >= MarkdownNode.Kind.text.rawValue }
}
