import TableBasics
import TableModel

/// Makes one template of all the files it consists of, and finds out what it shows when.
///
/// A block is looked up among those that the templates around it fill, the outermost first; partials see them as well
/// (Mustache specification, "Inheritance"). Gives `cell-missing`, `cell-loop`, `cell-block`, `cell-limit`, `cell-slot` and what
/// ``CellMarkup`` gives.
struct CellCompiler {
    private let library: CellLibrary
    private var diagnostics: [Diagnostic] = []
    private var markup = CellMarkup()

    private var literals: [UInt8] = []
    private var steps: [CellStep] = []
    /// Steps before it are not joined with later ones: a jump leads here.
    private var barrier = 0
    private var shown = [SlotCombinations](repeating: .none, count: CellSlot.allCases.count)
    /// The section that holds the body.
    private var body: (start: Int, source: CellSource, tag: CellTag)?
    /// How often something was put in its place.
    private var size = 0
    private var isBroken = false
    private var isTooLong = false

    /// What fills a block: a piece of another template.
    private struct Filling {
        let nodes: [CellNode]
        let source: CellSource
        let tag: CellTag
    }

    /// What is around the piece at hand.
    private struct Surroundings {
        var combinations = SlotCombinations.all
        var fillings: [String: Filling] = [:]
        /// The files that led here.
        var path: [CellSource] = []
        /// Of sections, blocks and files.
        var depth = 0
        var isInSection = false
    }

    /// In bytes of text, and in tags of 16 bytes each.
    static let longest = CellParser.longest

    static func compile(_ cell: ParsedCell, in library: CellLibrary) -> Checked<CompiledCell> {
        var compiler = CellCompiler(library)
        compiler.expand(cell, [:], Surroundings())
        return compiler.result(cell)
    }

    private init(_ library: CellLibrary) { self.library = library }

    private func result(_ cell: ParsedCell) -> Checked<CompiledCell> {
        let diagnostics = diagnostics + markup.diagnostics
        guard diagnostics.isEmpty, !isBroken else { return Checked(CompiledCell(), diagnostics) }
        let template = CellTemplate(
            identifier: cell.source.identifier, literals: literals, steps: steps, bodyStart: body?.start ?? steps.count,
            omittedSlots: OmittedSlots(shown: shown), placesAccessory: !shown[Int(CellSlot.accessory.rawValue)].isEmpty)
        return Checked(CompiledCell(template: template, shown: shown))
    }

    // MARK: Tree

    private mutating func expand(_ cell: ParsedCell, _ fillings: [String: Filling], _ around: Surroundings) {
        if cell.isBroken { isBroken = true }
        var around = around
        around.path.append(cell.source)
        around.depth += 1
        // What is around fills blocks before what is inside.
        around.fillings.merge(fillings) { outer, _ in outer }
        let unit = markup.begin()
        expand(cell.nodes, in: cell.source, around)
        markup.end(unit, in: cell.source, at: 0..<1)
    }

    private mutating func expand(_ nodes: [CellNode], in source: CellSource, _ around: Surroundings) {
        for node in nodes {
            guard !isTooLong, diagnostics.count + markup.diagnostics.count < CellParser.mostProblems else { return }
            switch node {
            case .text(let range): text(range, in: source)
            case .slot(let slot, let tag): add(slot, tag, in: source, around)
            case .section(let slot, let nodes, let tag): section(slot, nodes, tag, in: source, around)
            case .partial(let tag): include(tag, filling: [], in: source, around)
            case .parent(let blocks, let tag): include(tag, filling: blocks, in: source, around)
            case .block(let block): add(block, in: source, around)
            }
        }
    }

    /// Counts a tag; false when the template gets too long by it.
    private mutating func grow(by count: Int, _ tag: CellTag, in source: CellSource, _ around: Surroundings) -> Bool {
        size += count
        guard size <= Self.longest, around.depth <= CellParser.deepest * 2 else {
            if !isTooLong { diagnostics.append(.expandedTemplate(tag, in: source)) }
            isTooLong = true
            return false
        }
        return true
    }

    /// Whether tags may stand here at all.
    private mutating func isPlace(for tag: CellTag, in source: CellSource) -> Bool {
        if markup.place == .text || markup.place.isValue { return true }
        diagnostics.append(
            markup.place == .beforeValue || markup.place == .unquotedValue
                ? .unquotedTag(tag, in: source) : .tagInsideMarkup(tag, in: source))
        return false
    }

    private mutating func add(_ slot: CellSlot, _ tag: CellTag, in source: CellSource, _ around: Surroundings) {
        guard grow(by: 16, tag, in: source, around), isPlace(for: tag, in: source) else { return }
        endOfBody()
        if slot == .body, !markup.isInBody || markup.place.isValue {
            return diagnostics.append(.bodyPlace(tag, in: source, isValue: markup.place.isValue))
        }
        if markup.place.isValue {
            markup.read(slot, tag, in: source)
            return steps.append(.value(slot))
        }
        steps.append(.text(slot))
        shown[Int(slot.rawValue)] = shown[Int(slot.rawValue)] | around.combinations
    }

    private mutating func section(
        _ slot: CellSlot, _ nodes: [CellNode], _ tag: CellTag, in source: CellSource, _ around: Surroundings
    ) {
        guard grow(by: 16, tag, in: source, around), isPlace(for: tag, in: source) else { return }
        endOfBody()
        let isInverted = tag.kind == .inverted
        let holdsBody = slot == .body && !isInverted && body == nil && CellBodySearch.finds(in: nodes, of: source, library)
        if holdsBody {
            guard !around.isInSection, markup.place == .text, markup.open.isEmpty else {
                return diagnostics.append(.bodySection(tag, in: source))
            }
            body = (steps.count, source, tag)
            barrier = steps.count
            markup.isInBody = true
        }
        let jump = steps.count
        steps.append(.skipUnless(slot, next: 0))
        var inner = around
        inner.combinations = around.combinations & (isInverted ? ~SlotCombinations.filled(slot) : .filled(slot))
        inner.isInSection = true
        inner.depth += 1
        let unit = markup.begin()
        expand(nodes, in: source, inner)
        markup.end(unit, in: source, at: tag.range)
        let next = Int32(truncatingIfNeeded: steps.count)
        steps[jump] = isInverted ? .skipIf(slot, next: next) : .skipUnless(slot, next: next)
        barrier = steps.count
        if holdsBody { markup.isInBody = false }
    }

    /// What comes after the section with the body would stand in two places.
    private mutating func endOfBody() {
        guard let body, !markup.isInBody else { return }
        if !diagnostics.contains(.bodyNotLast(body.tag, in: body.source)) {
            diagnostics.append(.bodyNotLast(body.tag, in: body.source))
        }
    }

    private mutating func add(_ block: CellBlock, in source: CellSource, _ around: Surroundings) {
        guard grow(by: 16, block.tag, in: source, around), isPlace(for: block.tag, in: source) else { return }
        var inner = around
        inner.depth += 1
        // A filling that holds a block of its own name means the default of that block.
        let filling = inner.fillings.removeValue(forKey: block.name)
        if filling == nil { inner.fillings = around.fillings }
        let unit = markup.begin()
        expand(filling?.nodes ?? block.nodes, in: filling?.source ?? source, inner)
        markup.end(unit, in: filling?.source ?? source, at: filling?.tag.range ?? block.tag.range)
    }

    private mutating func include(_ tag: CellTag, filling blocks: [CellBlock], in source: CellSource, _ around: Surroundings) {
        guard grow(by: 16, tag, in: source, around), isPlace(for: tag, in: source) else { return }
        guard let cell = library.template(named: tag.name, from: source) else {
            return diagnostics.append(.missingTemplate(tag, in: source, known: library.identifiers))
        }
        if let start = around.path.firstIndex(where: { $0 === cell.source }) {
            let loop = around.path[start...].map(\.identifier) + [cell.source.identifier]
            return diagnostics.append(.templateLoop(loop, tag, in: source))
        }
        if !blocks.isEmpty {
            let names = CellBlockNames.names(of: cell, library)
            for block in blocks where !names.contains(block.name) {
                diagnostics.append(.unknownBlock(block.tag, of: tag.name, known: names.sorted(), in: source))
            }
        }
        let fillings = blocks.map { ($0.name, Filling(nodes: $0.nodes, source: source, tag: $0.tag)) }
        expand(cell, Dictionary(fillings) { _, last in last }, around)
    }

    // MARK: Text

    private mutating func text(_ range: Range<Int>, in source: CellSource) {
        size += range.count
        let start = literals.count
        var canJoin = false
        if steps.count > barrier, case .literal? = steps.last { canJoin = true }
        for offset in range {
            let byte = source.bytes[offset]
            switch markup.read(byte, at: offset, in: source) {
            case .byte:
                guard byte.isHTMLSpace else {
                    endOfBody()
                    literals.append(byte)
                    continue
                }
                // The end of a joined literal is the last byte of all literals.
                if literals.count > start || canJoin, literals.last == 0x20 { continue }
                literals.append(0x20)
            case .quote: literals.append(UInt8(ascii: "\""))
            case .quoteReference: literals += "&quot;".utf8
            case .nothing: break
            }
        }
        if let body, !markup.isInBody, steps.count > body.start {
            // White space at the end.
            literals.removeLast(literals.count - start)
            return
        }
        guard literals.count > start else { return }
        if canJoin, case .literal(let first, _)? = steps.last {
            steps[steps.count - 1] = .literal(start: first, end: Int32(truncatingIfNeeded: literals.count))
        } else {
            steps.append(
                .literal(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: literals.count)))
        }
    }
}

/// What became of one template.
struct CompiledCell: Sendable {
    /// nil when something of it is wrong.
    var template: CellTemplate?
    var shown: [SlotCombinations] = []
}
