import TableModel

/// The stretches of a document that stand between an HTML block that leaves elements open and the block that closes them.
///
/// A stretch without headings and lists is one flow of text. In the others the rows and sections stay rows and sections; only
/// what the element says of them (direction, alignment, `details`) is kept.
struct HTMLRegions {
    /// By the index of the first block: the index of the last one.
    private(set) var flow: [Int: Int] = [:]
    /// By the index of the first block.
    private(set) var mapped: [Int: Mapped] = [:]
    /// The index of the closing block of each mapped region.
    private(set) var mappedEnds: [Int: Int] = [:]

    /// A region whose content is mapped to sections and rows as if the element were not there.
    struct Mapped {
        var end: Int
        var scan: HTMLRegionScan
    }

    init() {}

    init(of blocks: [MarkdownNode]) {
        guard blocks.contains(where: { $0.kind == .htmlBlock }) else { return }
        var open: [(name: String, block: Int)] = []
        var counts: [String: Int] = [:]
        var ends: [Int: Int] = [:]
        var scans: [Int: HTMLRegionScan] = [:]
        for (index, block) in blocks.enumerated() where block.kind == .htmlBlock {
            let scan = HTMLRegionScan(Array(block.literal)[...])
            scans[index] = scan
            for name in scan.unmatchedEnds {
                // Most ends that match nothing are known without a search.
                guard counts[name, default: 0] > 0, let match = open.lastIndex(where: { $0.name == name }) else { continue }
                ends[open[match].block] = index
                for element in open[match...] { counts[element.name, default: 1] -= 1 }
                open.removeSubrange(match...)
            }
            for element in scan.unclosed {
                open.append((element.name, index))
                counts[element.name, default: 0] += 1
            }
        }
        var index = 0
        while index < blocks.count {
            guard let end = ends[index], let scan = scans[index] else {
                index += 1
                continue
            }
            let inside = blocks[(index + 1)..<max(index + 1, end)]
            if inside.contains(where: { $0.kind == .heading || $0.kind == .list }) {
                mapped[index] = Mapped(end: end, scan: scan)
                mappedEnds[end] = index
                index += 1
            } else {
                flow[index] = end
                index = end + 1
            }
        }
    }

    /// How many siblings further an element inside an item may be closed; one left open for longer is open for good.
    private static let farthestEnd = 200

    /// The sibling that closes what an HTML block inside an item leaves open; nil when it leaves nothing open, or for good.
    static func end(of first: MarkdownNode) -> MarkdownNode? {
        var open = HTMLRegionScan(Array(first.literal)[...]).unclosed.map(\.name)
        guard !open.isEmpty else { return nil }
        var next = first.next
        var distance = 0
        while let node = next, distance < farthestEnd {
            distance += 1
            if node.kind == .htmlBlock {
                let scan = HTMLRegionScan(Array(node.literal)[...])
                for name in scan.unmatchedEnds {
                    if let match = open.lastIndex(of: name) { open.removeSubrange(match...) }
                }
                if open.isEmpty { return node }
                open += scan.unclosed.map(\.name)
            }
            next = node.next
        }
        return nil
    }
}

extension PageParser {
    /// Enters the mapped region that begins with this block; false when none does.
    mutating func beginRegions(_ regions: HTMLRegions, at index: Int, _ block: MarkdownNode) -> Bool {
        guard let region = regions.mapped[index], let outer = region.scan.unclosed.first else { return false }
        if let direction = outer.direction {
            if !hasTitle || sections.isEmpty && draft == nil { page.direction = direction }
        }
        if outer.isCentered { regionClasses.append("tv-center") }
        if outer.isCentered, !hasTitle { page.hasCenteredHeader = true }
        guard outer.name == "details" else {
            readPending(from: block, through: block)
            return true
        }
        endSection()
        var section = Section()
        section.continuesHeading = true
        section.isCollapsed = !outer.isOpen
        section.location = content.location(of: block)
        let start = content.events.count
        if let summary = region.scan.summary {
            content.readHTML(UnsafeBufferPointer(rebasing: block.literal[summary]), at: block, isInline: true)
            content.closeHTML(to: 0)
        }
        let title = content.passage(from: start)
        if !title.isEmpty { section.heading = SectionHeading(level: 0, id: .empty, title: title) }
        draft = SectionDraft(section: section)
        if let rest = region.scan.rest, !block.literal[rest].allSatisfy(isSpace) {
            let start = content.events.count
            content.readHTML(UnsafeBufferPointer(rebasing: block.literal[rest]), at: block, isInline: false)
            content.closeHTML(to: 0)
            pending.append(PendingBlock(passage: content.passage(from: start), kind: .flow))
        }
        return true
    }

    /// Leaves the mapped region that ends with this block.
    mutating func endRegions(_ regions: HTMLRegions, at index: Int) {
        guard let start = regions.mappedEnds[index], let region = regions.mapped[start],
            let outer = region.scan.unclosed.first
        else { return }
        if outer.isCentered, let last = regionClasses.lastIndex(of: "tv-center") { regionClasses.remove(at: last) }
        if outer.name == "details" { endRowsOrSection() }
    }

    /// What follows a collapsible region is no part of it.
    private mutating func endRowsOrSection() {
        endSection()
        draft = SectionDraft(section: Section())
        draft?.section.continuesHeading = true
    }
}
