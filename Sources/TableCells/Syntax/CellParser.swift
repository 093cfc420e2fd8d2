import TableBasics
import TableModel

/// A template as a tree, whatever it is made of.
///
/// Gives `cell-tag` for tags that are not closed or cross each other, `cell-slot` for slots that do not exist, `cell-block` for
/// what fills no block, and `cell-limit` for sections nested too deeply; the pieces are left out.
struct CellParser {
    private let source: CellSource
    private var stack: [(tag: CellTag?, nodes: [CellNode])] = [(nil, [])]
    private var diagnostics: [Diagnostic]

    /// How deeply sections and blocks may be nested in one file.
    static let deepest = 64
    /// In bytes. A cell takes some hundred; the files of a theme are no place for data.
    static let longest = 65_536
    /// Of one file. Nobody reads more, and each costs time.
    static let mostProblems = 100

    static func parse(_ source: CellSource) -> Checked<[CellNode]> {
        guard source.bytes.count <= longest else { return Checked([], [.longTemplate(source)]) }
        if let place = firstFault(in: source.bytes) { return Checked([], [.templateEncoding(source, at: place)]) }
        let tokens = CellScanner.scan(source)
        var parser = CellParser(source, tokens.diagnostics)
        parser.parse(tokens.value)
        return Checked(parser.stack[0].nodes, Array(parser.diagnostics.prefix(mostProblems)))
    }

    private init(_ source: CellSource, _ diagnostics: [Diagnostic]) {
        self.source = source
        self.diagnostics = diagnostics
    }

    /// The first byte that is no UTF-8 text, or a control character.
    private static func firstFault(in bytes: [UInt8]) -> Int? {
        if let index = bytes.firstIndex(where: { ($0 < 0x20 && !$0.isHTMLSpace) || $0 == 0x7F }) { return index }
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var index = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { index += UTF8.width(scalar) }
        return index
    }

    private mutating func parse(_ tokens: [CellToken]) {
        for token in tokens {
            guard diagnostics.count < Self.mostProblems else { return }
            switch token {
            case .text(let range):
                if case .parent? = stack.last?.tag?.kind, let index = source.bytes[range].firstIndex(where: { !$0.isHTMLSpace }) {
                    diagnostics.append(.outsideBlock(in: source, at: index..<range.upperBound, of: stack.last?.tag))
                }
                add(.text(range))
            case .tag(let tag):
                guard read(tag) else { return }
            }
        }
        while stack.count > 1, let (tag, nodes) = stack.popLast(), let tag {
            diagnostics.append(.unclosedSection(tag, in: source))
            // What stands in it is not missing around it: that would be a second message.
            if tag.kind == .section || tag.kind == .inverted { stack[stack.count - 1].nodes += nodes }
        }
    }

    /// False when the rest is not to be read.
    private mutating func read(_ tag: CellTag) -> Bool {
        if case .parent? = stack.last?.tag?.kind, tag.kind != .block, tag.kind != .end {
            diagnostics.append(.outsideBlock(in: source, at: tag.range, of: stack.last?.tag))
        }
        switch tag.kind {
        case .comment: break
        case .slot: if let slot = slot(of: tag) { add(.slot(slot, tag)) }
        case .partial: add(.partial(tag))
        case .end: close(tag)
        case .section, .inverted, .parent, .block:
            guard stack.count <= Self.deepest else {
                diagnostics.append(.deepTemplate(tag, in: source))
                return false
            }
            stack.append((tag, []))
        }
        return true
    }

    private mutating func add(_ node: CellNode) { stack[stack.count - 1].nodes.append(node) }

    private mutating func slot(of tag: CellTag) -> CellSlot? {
        if let slot = CellSlot.named(tag.name) { return slot }
        diagnostics.append(.unknownSlot(tag, in: source))
        return nil
    }

    private mutating func close(_ end: CellTag) {
        guard let place = stack.lastIndex(where: { $0.tag?.name == end.name }) else {
            return diagnostics.append(.strayEnd(end, open: stack.last?.tag, in: source))
        }
        if place < stack.count - 1, let inner = stack.last?.tag {
            diagnostics.append(.crossedEnd(end, inner: inner, in: source))
        }
        while stack.count > place { closeLast() }
    }

    private mutating func closeLast() {
        guard stack.count > 1, let (tag, nodes) = stack.popLast(), let tag else { return }
        switch tag.kind {
        case .section, .inverted: if let slot = slot(of: tag) { add(.section(slot, nodes, tag)) }
        case .block: add(.block(CellBlock(nodes: nodes, tag: tag)))
        case .parent:
            var blocks: [CellBlock] = []
            for case .block(let block) in nodes {
                if blocks.contains(where: { $0.name == block.name }) { diagnostics.append(.blockTwice(block.tag, in: source)) }
                blocks.append(block)
            }
            add(.parent(blocks, tag))
        case .slot, .partial, .comment, .end: break
        }
    }
}
