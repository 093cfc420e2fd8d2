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
        case .region(let classes) where classes.isEmpty: read(Array(block.children))
        case .region(let classes):
            let outer = regionNotes
            regionNotes.classes += String(decoding: content.text[classes.range], as: UTF8.self).split(separator: " ").map(
                String.init)
            beginRegion(at: content.location(of: block))
            read(Array(block.children))
            endSection()
            beginPart(at: .wholeFile)
            regionNotes = outer
        default: return false
        }
        return true
    }

    /// Begins a part of which the regions around say something; a section that has nothing but its title belongs to it.
    mutating func beginRegion(at location: SourceLocation) {
        if draft == nil || draft?.hasRows == true || !pending.isEmpty {
            endSection()
            beginPart(at: location)
        }
        if var section = draft?.section {
            addRegions(to: &section)
            draft?.section = section
        }
    }

    mutating func beginPart(at location: SourceLocation) {
        draft = SectionDraft(section: Section())
        draft?.section.continuesHeading = true
        draft?.section.location = location
    }

    private mutating func readDetails(_ block: MarkdownNode, isOpen: Bool) {
        endSection()
        var section = Section()
        section.continuesHeading = true
        // The sections of headings do not open and close with it.
        section.isCollapsed = beginsWithHeading(block) ? nil : !isOpen
        section.location = content.location(of: block)
        let title = content.readContainerTitle(of: block)
        if !title.isEmpty { section.heading = SectionHeading(level: 0, id: .empty, title: title) }
        addRegions(to: &section)
        draft = SectionDraft(section: section)
        read(Array(block.children))
        // What follows is no part of the collapsible section.
        endSection()
        beginPart(at: .wholeFile)
    }

    /// Whether the first heading of a container stands before its first list.
    private func beginsWithHeading(_ block: MarkdownNode) -> Bool {
        // A loop: `first(where:)` is more than the optimizer of Swift 6.3 can take here.
        for child in block.children {
            if child.kind == .heading { return true }
            if child.kind == .list { return false }
        }
        return false
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
