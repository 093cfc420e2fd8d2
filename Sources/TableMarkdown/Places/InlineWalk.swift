import TableBasics

/// Follows the inlines of a block through the text that libcmark has read them from.
///
/// It goes only as far as somebody asks. Where text and tree do not fit together, which nothing is known to do, it stops.
struct InlineWalk {
    /// Where the destination of a link stands.
    enum Destination {
        case at(Int)
        /// At the definition of a label.
        case defined([UInt8])
    }

    /// An inline and where it begins.
    struct Mark {
        let node: MarkdownNode
        let cursor: BlockCursor
        /// How many bytes of a text's literal stand before the cursor, and not in the source.
        let skipped: Int
        /// nil for what is no link, and for a link whose end is not reached.
        var destination: Destination?
    }

    let block: MarkdownNode
    private var cursor: BlockCursor
    private var upcoming: MarkdownNode?
    private var marks: [Mark] = []
    /// The marks of the links and images that are open.
    private var open: [Int] = []
    /// The index of the mark that was asked for last: the next one is near.
    private var lastFound = 0
    /// Bytes of the first text that are not in the source.
    private var guardLength: Int

    /// - Parameter guardLength: the bytes before the text that are none of the source's, see ``TableFinder/guardMark``.
    init(_ block: MarkdownNode, at cursor: BlockCursor, guardLength: Int = 0) {
        self.block = block
        self.cursor = cursor
        self.guardLength = guardLength
        upcoming = block.firstChild
    }

    /// The place of an inline of the block, or nil.
    ///
    /// - Parameter toEnd: the end of a link is wanted as well, behind which its destination stands.
    mutating func mark(of node: MarkdownNode, toEnd: Bool = false, in source: SourceText) -> Mark? {
        // Often it is one of those just before.
        if let near = marks[max(0, lastFound - 8)..<min(lastFound, marks.count)].lastIndex(where: { $0.node == node }) {
            lastFound = near
        }
        while true {
            while lastFound < marks.count, marks[lastFound].node != node { lastFound += 1 }
            if lastFound < marks.count { break }
            guard step(in: source) else {
                // What stands further up was not asked for before.
                lastFound = marks.firstIndex { $0.node == node } ?? 0
                break
            }
        }
        guard lastFound < marks.count, marks[lastFound].node == node else { return nil }
        while toEnd, marks[lastFound].destination == nil, step(in: source) {}
        return marks[lastFound]
    }

    /// Goes on to the next inline; false at the end.
    private mutating func step(in source: SourceText) -> Bool {
        guard let node = upcoming else { return false }
        upcoming = nil
        marks.append(Mark(node: node, cursor: cursor, skipped: guardLength))
        guard enter(node, in: source) else {
            marks.removeLast()
            return false
        }
        guardLength = 0
        if node.hasInlines {
            open.append(marks.count - 1)
            if let child = node.firstChild {
                upcoming = child
                return true
            }
            guard leave(node, in: source) else { return false }
        }
        var last = node
        while last.next == nil, let parent = last.parent, parent != block {
            guard leave(parent, in: source) else { return false }
            last = parent
        }
        upcoming = last.next
        return true
    }

    /// Passes over an inline, or what a container begins with.
    private mutating func enter(_ node: MarkdownNode, in source: SourceText) -> Bool {
        switch node.kind {
        case .text:
            let literal = node.literal[min(guardLength, node.literal.count)...]
            return cursor.skip(text: literal, isVerbatim: open.last.map(isAutolink) ?? false, in: source)
        case .softBreak, .lineBreak:
            return cursor.rest.allSatisfy { $0.isASCIISpace || $0 == 0x5C } && cursor.advanceLine(in: source)
        case .code: return cursor.skipCode(in: source)
        case .htmlInline: return cursor.skip(html: node.literal[...], in: source)
        case .emphasis: return skipEmphasis(1)
        case .strong: return skipEmphasis(2)
        case .link: return cursor.take(UInt8(ascii: "[")) || cursor.take(UInt8(ascii: "<"))
        case .image: return cursor.take(UInt8(ascii: "!")) && cursor.take(UInt8(ascii: "["))
        default: return false
        }
    }

    /// Passes over what a container ends with.
    private mutating func leave(_ node: MarkdownNode, in source: SourceText) -> Bool {
        guard let index = open.popLast() else { return false }
        switch node.kind {
        case .emphasis: return skipEmphasis(1)
        case .strong: return skipEmphasis(2)
        default: break
        }
        let start = marks[index].cursor
        if isAutolink(index) {
            marks[index].destination = .at(start.offset + 1)
            return cursor.take(UInt8(ascii: ">"))
        }
        guard cursor.take(UInt8(ascii: "]")) else { return false }
        if let destination = cursor.skipInlineTail(in: source) {
            marks[index].destination = .at(destination)
        } else if let label = cursor.skipLabel(in: source), label.contains(where: { !$0.isASCIISpace }) {
            marks[index].destination = .defined(label)
        } else {
            var words = start
            if node.kind == .image { words.advance() }
            marks[index].destination = words.skipLabel(in: source).map(Destination.defined)
        }
        return true
    }

    private mutating func skipEmphasis(_ length: Int) -> Bool {
        for _ in 0..<length {
            guard cursor.take(UInt8(ascii: "*")) || cursor.take(UInt8(ascii: "_")) else { return false }
        }
        return true
    }

    /// Whether a mark is that of a link such as `<https://example.org>`.
    private func isAutolink(_ index: Int) -> Bool {
        marks[index].node.kind == .link && marks[index].cursor.byte == UInt8(ascii: "<")
    }
}

extension MarkdownNode {
    /// Whether the inline holds others.
    fileprivate var hasInlines: Bool {
        switch kind {
        case .emphasis, .strong, .link, .image: true
        default: false
        }
    }
}
