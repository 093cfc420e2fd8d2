import TableBasics
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
    /// The mapped regions that each closing block ends, by the indices of their first blocks.
    private(set) var mappedEnds: [Int: [Int]] = [:]
    /// The blocks that are nothing but end tags.
    private(set) var bareEnds: Set<Int> = []

    /// A region whose content is mapped to sections and rows as if the element were not there.
    struct Mapped {
        var end: Int
        var scan: HTMLRegionScan
        /// No heading or list follows it.
        var isLast: Bool
        /// The first block is nothing but start tags, none of which can be linked to.
        var isFrame: Bool { scan.isFrame && !scan.openElements.contains { $0.id != nil } }
        /// The block behind the first, where the title of a `details` element stands in it.
        var summary: (block: MarkdownNode, scan: HTMLRegionScan)?
    }

    init() {}

    init(of blocks: [MarkdownNode]) {
        guard blocks.contains(where: { $0.kind == .htmlBlock }) else { return }
        var open: [(name: String, block: Int)] = []
        var counts: [String: Int] = [:]
        var ends: [Int: Int] = [:]
        for (index, block) in blocks.enumerated() where block.kind == .htmlBlock {
            let scan = HTMLRegionScan(Array(block.literal)[...])
            if scan.isFrame, scan.openElements.isEmpty { bareEnds.insert(index) }
            for name in scan.unmatchedEnds {
                // Most ends that match nothing are known without a search.
                guard counts[name, default: 0] > 0, let match = open.lastIndex(where: { $0.name == name }) else { continue }
                ends[open[match].block] = index
                for element in open[match...] { counts[element.name, default: 1] -= 1 }
                open.removeSubrange(match...)
            }
            for element in scan.openElements {
                open.append((element.name, index))
                counts[element.name, default: 0] += 1
            }
        }
        let last = blocks.lastIndex { $0.kind == .heading || $0.kind == .list } ?? 0
        var index = 0
        while index < blocks.count {
            guard let end = ends[index] else {
                index += 1
                continue
            }
            let inside = blocks[(index + 1)..<max(index + 1, end)]
            if inside.contains(where: { $0.kind == .heading || $0.kind == .list }) {
                // Few blocks are read twice; what all of them leave open would be more than the document.
                let scan = HTMLRegionScan(Array(blocks[index].literal)[...])
                let isAlone =
                    scan.summary == nil
                    && scan.details.map { blocks[index].literal[$0.range.upperBound...].allSatisfy(\.isASCIISpace) } ?? false
                let summary = isAlone ? Self.summary(in: blocks[index + 1]) : nil
                mapped[index] = Mapped(end: end, scan: scan, isLast: last < end, summary: summary)
                mappedEnds[end, default: []].append(index)
                if summary != nil { index += 1 }
                index += 1
            } else {
                flow[index] = end
                index = end + 1
            }
        }
    }

    /// An empty line may stand between `<details>` and `<summary>`, and nothing else.
    private static func summary(in block: MarkdownNode) -> (block: MarkdownNode, scan: HTMLRegionScan)? {
        guard block.kind == .htmlBlock else { return nil }
        let scan = HTMLRegionScan(Array(block.literal)[...])
        guard let summary = scan.summary, scan.openElements.isEmpty, scan.unmatchedEnds.isEmpty,
            let tag = block.literal[..<summary.lowerBound].lastIndex(of: UInt8(ascii: "<")),
            block.literal[..<tag].allSatisfy(\.isASCIISpace)
        else { return nil }
        return (block, scan)
    }

    /// Whether a block is read with the one before it.
    func isSummary(_ block: MarkdownNode, at index: Int) -> Bool { mapped[index - 1]?.summary?.block == block }

    /// How many siblings further an element inside an item may be closed; one left open for longer is open for good.
    private static let farthestEnd = 200

    /// The sibling that closes what an HTML block inside an item leaves open; nil when it leaves nothing open, or for good. A fold
    /// ends with its item, as in browsers.
    static func end(of first: MarkdownNode) -> MarkdownNode? {
        var open = HTMLRegionScan(Array(first.literal)[...]).openElements.map(\.name)
        guard !open.isEmpty else { return nil }
        let isFold = open.contains("details")
        var last = first
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
                open += scan.openElements.map(\.name)
            }
            (last, next) = (node, node.next)
        }
        return isFold && next == nil && last != first ? last : nil
    }
}

extension PageParser {
    /// What a container or an element of HTML says of all sections in it.
    struct RegionNotes: Equatable {
        var classes: [String] = []
        var language: String?
        var direction: TextDirection?
        /// How many of them fold.
        var folds = 0
    }

    /// Enters the mapped region that begins with this block; false when none does.
    mutating func beginRegions(_ regions: HTMLRegions, at index: Int, _ block: MarkdownNode) -> Bool {
        guard let region = regions.mapped[index] else { return false }
        let outer = regionNotes
        let isAroundPage = sections.isEmpty && draft == nil && (region.isLast || !hasTitle)
        for element in region.scan.openElements { take(element, isAroundPage: isAroundPage) }
        var isPart = false
        if let details = region.scan.details {
            beginDetails(details, of: region, block)
        } else {
            let start = content.events.count
            readPending(from: block, through: block)
            if let last = pending.indices.last, content.events[start...].contains(where: { content.holdsCaption($0) }) {
                // The name of all that follows, up to the rows and with them.
                pending[last].kind = .name
            } else if region.isFrame, content.options.html == .sanitized {
                // What it says is kept; an empty element would say it of nothing.
                pending.removeAll { $0.eventRange.start >= start }
                content.events.removeSubrange(start...)
            }
            isPart = regionNotes != outer && (hasTitle || draft != nil || !sections.isEmpty)
            if isPart { beginRegion(at: content.location(of: block)) }
        }
        openRegions.append((outer, isPart))
        return true
    }

    private mutating func take(_ element: HTMLRegionScan.OpenElement, isAroundPage: Bool) {
        let language = element.lang.flatMap { $0.isEmpty ? nil : $0 }
        let direction = element.dir.flatMap { TextDirection(rawValue: $0.lowercased()) }
        if isAroundPage {
            page.language = language ?? page.language
            page.direction = direction ?? page.direction
        } else {
            regionNotes.language = language ?? regionNotes.language
            regionNotes.direction = direction ?? regionNotes.direction
        }
        if element.isCentered {
            regionNotes.classes.append("tv-center")
            if !hasTitle { page.hasCenteredHeader = true }
        }
    }

    /// A `details` element around rows or headings is a section that opens and closes, with all sections in it; its summary is the
    /// title.
    private mutating func beginDetails(
        _ details: HTMLRegionScan.OpenElement, of region: HTMLRegions.Mapped, _ block: MarkdownNode
    ) {
        let before = 0..<details.range.lowerBound
        // The ends of what stands above are no content.
        if !isBareEnd(block.literal[before]) { readFlow(before, of: block) }
        endSection()
        let (scan, block) = region.summary.map { ($0.scan, $0.block) } ?? (region.scan, block)
        beginFold(isOpen: details.isOpen, at: content.location(of: block))
        let start = content.events.count
        readAnchor((details.id ?? "").utf8)
        var title = content.eventRange(from: start)
        if let summary = scan.summary {
            let heading = HTMLHeading.first(in: UnsafeBufferPointer(rebasing: block.literal[summary]), levels: 1...6)
            if let heading { readAnchor(heading.id ?? Slug.heading(Array(TitleWords(heading.words).text.utf8))) }
            let wordsStart = content.events.count
            content.readFragment(summary, of: block, place: .phrasing, isTitle: true)
            // The tags of a heading leave spaces in their places.
            let words = heading == nil ? .empty : content.trimmed(content.eventRange(from: wordsStart))
            title = words.isEmpty ? content.eventRange(from: start) : EventRange(start, Int(words.end))
        }
        if title.isEmpty, let words = details.summary, content.options.html == .sanitized {
            content.events.append(.text(content.store(words.utf8)))
            title = content.eventRange(from: start)
        }
        if !title.isEmpty { draft?.section.heading = SectionHeading(level: 0, id: .empty, title: title) }

        var rest = region.summary == nil ? details.range.upperBound : 0
        if let summary = scan.summary {
            let end = block.literal[summary.upperBound...].firstIndex(of: UInt8(ascii: ">")) ?? block.literal.endIndex - 1
            rest = end + 1
        }
        guard !block.literal[rest...].allSatisfy(\.isASCIISpace) else { return }
        readFlow(rest..<block.literal.count, of: block)
    }

    /// Leads to the title that is read next.
    private mutating func readAnchor(_ id: some Sequence<UInt8>) {
        let id = id.filter { $0 > UInt8(ascii: " ") }
        guard !id.isEmpty, content.options.html != .escaped else { return }
        content.readAnchor(String(decoding: id, as: UTF8.self))
    }

    /// Reads a part of an HTML block that has other parts.
    private mutating func readFlow(_ range: Range<Int>, of block: MarkdownNode) {
        let start = content.events.count
        content.readFragment(range, of: block, place: .flow)
        let eventRange = content.eventRange(from: start)
        if !eventRange.isEmpty { pending.append(PendingBlock(eventRange: eventRange, kind: .flow)) }
    }

    /// Leaves the mapped regions that end with this block; true when the block has nothing else to say.
    mutating func endRegions(_ regions: HTMLRegions, at index: Int, _ block: MarkdownNode) -> Bool {
        guard let starts = regions.mappedEnds[index] else { return false }
        var endsDetails = false
        for start in starts.reversed() {
            guard let region = regions.mapped[start], let open = openRegions.popLast() else { continue }
            regionNotes = open.outer
            endsDetails = endsDetails || region.scan.details != nil
            guard open.isPart || region.scan.details != nil else { continue }
            // What follows is no part of the region.
            endSection()
            beginPart(at: .wholeFile)
        }
        if content.options.html == .sanitized { return regions.bareEnds.contains(index) }
        return endsDetails && isBareEnd(block.literal[...])
    }

    /// Whether there is nothing but white space and ends of elements that are not written.
    private func isBareEnd(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard content.options.html == .sanitized else {
            return bytes.allSatisfy(\.isASCIISpace) || Array(bytes).trimmed.elementsEqual("</details>".utf8)
        }
        let scan = HTMLRegionScan(Array(bytes)[...])
        return scan.isFrame && scan.openElements.isEmpty
    }
}

extension HTMLRegionScan.OpenElement {
    var isCentered: Bool { name == "center" || align?.lowercased() == "center" }
}
