import TableModel

extension PageParser {
    /// Containers nested deeper than this are flowing text whatever is in them.
    private static let deepestContainer = 12

    /// Reads a container with headings or lists in it that stay sections and rows; false for one that is flowing text.
    ///
    /// One that folds is a section that opens and closes; one of classes gives them to its sections.
    mutating func readContainer(_ block: MarkdownNode) -> Bool {
        guard containerDepth < Self.deepestContainer, content.isPart(block) else { return false }
        containerDepth += 1
        defer { containerDepth -= 1 }
        switch content.containerElement(of: block) {
        case .details(let isOpen): readDetails(block, isOpen: isOpen)
        case .region(let classes) where classes.isEmpty:
            addAnchor { $0.readAnchor(of: block) }
            read(Array(block.children))
        case .region(let classes):
            let outer = regionNotes
            regionNotes.classes += String(decoding: content.text[classes.range], as: UTF8.self).split(separator: " ").map(
                String.init)
            beginRegion(at: content.location(of: block))
            addAnchor { $0.readAnchor(of: block) }
            read(Array(block.children))
            endSection()
            beginPart(at: .wholeFile)
            regionNotes = outer
        default: return false
        }
        return true
    }

    /// Puts a place that is read, if there is one, above what comes next: an id leads there.
    mutating func addAnchor(_ read: (inout ContentReader) -> Void) {
        let start = content.events.count
        read(&content)
        let anchor = content.eventRange(from: start)
        if !anchor.isEmpty { pending.append(PendingBlock(eventRange: anchor, kind: .introduction)) }
    }

    /// Begins a part of which the regions around say something; a section that has nothing but its title belongs to it.
    mutating func beginRegion(at location: SourceLocation) {
        if draft == nil || draft?.hasRows == true || !pending.isEmpty {
            endSection()
            beginPart(at: location)
        }
        addRegionsToDraft()
    }

    mutating func addRegionsToDraft() {
        guard var section = draft?.section else { return }
        addRegions(to: &section)
        draft?.section = section
    }

    mutating func beginPart(at location: SourceLocation) {
        draft = SectionDraft(section: Section())
        draft?.section.continuesHeading = true
        draft?.section.location = location
        draft?.section.foldDepth = regionNotes.folds
    }

    /// Sections that fold in one another deeper than this stand beside each other.
    private static let deepestFold = 8

    /// Begins a section that opens and closes, as do those that begin before the notes are what they were.
    mutating func beginFold(isOpen: Bool, at location: SourceLocation) {
        beginPart(at: location)
        addRegionsToDraft()
        draft?.section.isCollapsed = !isOpen
        regionNotes.folds = min(regionNotes.folds + 1, Self.deepestFold)
    }

    private mutating func readDetails(_ block: MarkdownNode, isOpen: Bool) {
        endSection()
        let outer = regionNotes
        beginFold(isOpen: isOpen, at: content.location(of: block))
        let start = content.events.count
        content.readAnchor(of: block)
        let hasAnchor = content.events.count > start
        var title = content.readContainerTitle(of: block)
        if hasAnchor { title = EventRange(start, title.isEmpty ? content.events.count : Int(title.end)) }
        if !title.isEmpty { draft?.section.heading = SectionHeading(level: 0, id: .empty, title: title) }
        read(Array(block.children))
        regionNotes = outer
        // What follows is no part of the collapsible section.
        endSection()
        beginPart(at: .wholeFile)
    }

    /// Blocks with those in containers whose lists are rows.
    func listedBlocks(_ blocks: [MarkdownNode]) -> [MarkdownNode] {
        var found: [MarkdownNode] = []
        var upcoming = Array(blocks.reversed())
        while let block = upcoming.popLast() {
            if block.kind == .customBlock, content.isPart(block) {
                upcoming += block.children.reversed()
            } else {
                found.append(block)
            }
        }
        return found
    }
}
