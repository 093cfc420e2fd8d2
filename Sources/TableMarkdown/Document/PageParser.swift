import TableBasics
import TableModel

/// Divides a document into its header, sections and rows, in source order.
struct PageParser {
    var page: Page
    var content: ContentReader
    var rows: [Row] = []
    var sections: [Section] = []
    /// The section being read; nil before the first heading or list.
    var draft: SectionDraft?
    /// The blocks read since the title, or since the section or its rows began.
    var pending: [PendingBlock] = []
    /// What the lists of the document have in common.
    var votes = DocumentVotes()
    /// Blocks before the title.
    var hasTitle = false
    /// What names the page where no heading is its title in place: words of HTML, of a section's heading or of an image.
    var titleWords = ""
    /// They may be no title.
    var isTitleGuess = false
    /// The ids that authors gave to rows, in their order; headings go before.
    var askedIDs: [AskedID] = []
    /// What the regions around say of the next sections.
    var regionNotes = RegionNotes()
    /// The regions of HTML that are not ended, with what those around them say, and whether they began a part of the page.
    var openRegions: [(outer: RegionNotes, isPart: Bool)] = []
    /// The heading that is the page's title in place.
    var titleHeading: MarkdownNode?
    /// The rows of tables of contents that the document asks for.
    var contentsEntries: [ContentsEntry] = []
    /// How many containers with rows or sections are around what is read.
    var containerDepth = 0

    init(page: Page, content: ContentReader) {
        self.page = page
        self.content = content
    }

    /// A section whose end is not known yet.
    struct SectionDraft {
        var section: Section
        var hasRows = false
        /// A task among its rows is a switch.
        var hasSwitches = false
        /// What stands directly above its rows, and so above those that follow under the same heading.
        var blockAbove: PendingBlock.Kind?
    }

    /// A block that will become header or footer text, whichever comes first: rows or the end of the section.
    struct PendingBlock {
        var eventRange: EventRange
        var kind: Kind

        enum Kind: Equatable {
            case flow
            case thematicBreak
            case code
            /// A table of data: a card of its own, as a list is.
            case table
            /// It ends in a colon, or is an anchor: what follows belongs to it.
            case introduction
            /// A short paragraph that is no sentence, perhaps no more than a word or two: "Tools", "See also".
            case shortLine(isWord: Bool)
            /// The name of a component around rows: all between it and them belongs to them.
            case name
            /// A heading of the author's HTML.
            case heading
            /// A paragraph of nothing but bold text; its content.
            case boldLine(EventRange)
            /// A paragraph of nothing but emphasis; its content.
            case emphasisLine(EventRange)
        }
    }

    mutating func readDocument(_ root: MarkdownNode) {
        let blocks = Array(root.children)
        votes = DocumentVotes(of: content.containers.isEmpty ? blocks : listedBlocks(blocks))
        read(blocks, title: findTitle(among: blocks))
        endDocument()
    }

    /// Reads blocks of the document, or those in a container that is no more than a part of it.
    mutating func read(_ blocks: [MarkdownNode], title: PageTitle? = nil) {
        let titleIndex = title?.block.flatMap { blocks.firstIndex(of: $0) } ?? -1
        let regions = content.options.hasAdditions ? HTMLRegions(of: blocks) : HTMLRegions()
        var index = 0
        while index < blocks.count {
            let block = blocks[index]
            if regions.isSummary(block, at: index) || endRegions(regions, at: index, block) {
                index += 1
                continue
            }
            if let last = regions.flow[index] {
                if (index...last).contains(titleIndex) { keepTitleInHeader(title) }
                readPending(from: block, through: blocks[last])
                index = last + 1
                continue
            }
            // The end of what an item has left open, or nobody.
            if regions.bareEnds.contains(index), content.options.html == .sanitized {
                index += 1
                continue
            }
            if block.kind == .htmlBlock, beginRegions(regions, at: index, block) {
                if index == titleIndex { keepTitleInHeader(title) }
                index += 1
                continue
            }
            if index <= titleIndex {
                readStart(block, title: index == titleIndex ? title : nil)
                index += 1
                continue
            }
            switch block.kind {
            case .heading: beginSection(with: block)
            case .htmlBlock where beginSection(withHTML: block): break
            case .list: if !readContentsMark(block) { readList(block) }
            case .paragraph:
                if isSummary, readLinkParagraph(block) { break }
                if readContentsMark(block) { break }
                let definitions = readDefinitions(from: block)
                if definitions > 0 {
                    index += definitions - 1
                    break
                }
                if let table = content.tables.table(for: block), table.alignments.count == 2, !table.holdsBlocks,
                    !table.comparesPictures
                {
                    readTableRows(table)
                } else {
                    readPending(from: block, through: block)
                }
            case .thematicBreak where isSummary: endRows()
            case .customBlock where readContainer(block): break
            default: readPending(from: block, through: block)
            }
            index += 1
        }
    }

    mutating func readTitle(_ heading: MarkdownNode) {
        titleHeading = heading
        page.preface = takePending()
        let attributes = content.takeAttributes(of: heading) ?? content.takeAttributes(below: heading)
        page.titleID = id(of: heading, attributes)
        if let attributes { readTitleAttributes(attributes, of: heading) }
        page.title = content.readTitle(of: heading)
        hasTitle = true
    }

    /// The id that a heading was given, unless that is taken, else the one GitHub would make.
    mutating func id(of heading: MarkdownNode, _ attributes: AuthorAttributes?) -> Span {
        if let attributes, let own = attributes.id {
            let id = takeID(own, at: content.place(ofIDIn: attributes) ?? content.range(of: heading))
            if !id.isEmpty { return id }
        }
        return content.store(content.ids.unique(content.headingSlug(heading)))
    }

    // MARK: Blocks between rows

    /// Reads blocks whose place is not known yet.
    mutating func readPending(from first: MarkdownNode, through last: MarkdownNode) {
        let start = content.events.count
        let eventRange = content.readFlow(from: first, through: last)
        guard !eventRange.isEmpty else { return }
        let kind: PendingBlock.Kind =
            switch first.kind {
            case _ where isTable(eventRange): .table
            case .htmlBlock: kind(ofHTML: first)
            case _ where first != last: .flow
            case .thematicBreak: .thematicBreak
            case .codeBlock: .code
            case .paragraph where content.isAlert(eventRange): .flow
            case .paragraph: lineKind(EventRange(start + 1, Int(eventRange.end) - 1))
            default: .flow
            }
        if kind == .table, isDivisible, isBehindTable || draft?.hasRows == true && pending.isEmpty {
            beginNextCard(at: content.location(of: first))
        }
        pending.append(PendingBlock(eventRange: eventRange, kind: kind))
    }

    /// Whether events are those of one table of data and nothing else.
    private func isTable(_ eventRange: EventRange) -> Bool {
        guard case .open(let element)? = content.events[eventRange.range].first, element.isTable,
            case .close(element)? = content.events[eventRange.range].last
        else { return false }
        return true
    }

    /// All pending blocks as one event range, thematic breaks at the ends left out.
    mutating func takePending() -> EventRange {
        defer { pending.removeAll() }
        guard let first = pending.firstIndex(where: { $0.kind != .thematicBreak }),
            let last = pending.lastIndex(where: { $0.kind != .thematicBreak })
        else { return .empty }
        return EventRange(Int(pending[first].eventRange.start), Int(pending[last].eventRange.end))
    }
}
