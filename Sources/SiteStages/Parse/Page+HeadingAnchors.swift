import TableBasics
import TableModel

extension Page {
    /// Makes the anchors that stand alone directly above headings further ids of these: `<a id="use"></a>` above `## Use`.
    mutating func giveAnchorsToHeadings() {
        for index in sections.indices.reversed() where (sections[index].heading?.level ?? 0) > 0 {
            let ids = takeAnchors(aboveSection: index)
            guard !ids.isEmpty else { continue }
            var attributes = sections[index].attributes ?? SectionAttributes()
            attributes.aliases += ids
            sections[index].attributes = attributes
            // It stood between rows and the heading.
            if index > 0, sections[index - 1].heading == nil, sections[index - 1].isTitleAlone { sections.remove(at: index - 1) }
        }
    }

    /// Takes the anchors at the end of the text above a section; returns their ids.
    private mutating func takeAnchors(aboveSection index: Int) -> [Span] {
        guard index > 0 else {
            guard let (ids, rest) = anchors(atEndOf: header) else { return [] }
            header = rest
            return ids
        }
        if !sections[index - 1].footer.isEmpty {
            guard let (ids, rest) = anchors(atEndOf: sections[index - 1].footer) else { return [] }
            sections[index - 1].footer = rest
            return ids
        }
        guard sections[index - 1].isProse, sections[index - 1].columnHeads.isEmpty,
            let (ids, rest) = anchors(atEndOf: sections[index - 1].header)
        else { return [] }
        sections[index - 1].header = rest
        return ids
    }

    /// The ids of the anchors that some blocks end in, and what is left of the blocks; nil where they end in none.
    private func anchors(atEndOf blocks: EventRange) -> (ids: [Span], rest: EventRange)? {
        guard mayEndInAnchors(blocks) else { return nil }
        var rest = blocks
        var ids: [Span] = []
        while !rest.isEmpty, let start = startOfLastBlock(in: rest), let found = anchors(in: start..<Int(rest.end)) {
            ids.insert(contentsOf: found, at: 0)
            rest = start > rest.start ? EventRange(Int(rest.start), start) : .empty
        }
        return rest == blocks ? nil : (ids, rest)
    }

    /// Whether the author's HTML is the last there is. Most texts end in words, which need no closer look.
    private func mayEndInAnchors(_ blocks: EventRange) -> Bool {
        guard let last = events[blocks.range].last else { return false }
        guard case .close(.paragraph) = last else { return isHTML(last) }
        return events[blocks.range].dropLast().last.map(isHTML) == true
    }

    /// Where the last paragraph begins, or the author's HTML behind all paragraphs; nil for other blocks.
    private func startOfLastBlock(in blocks: EventRange) -> Int? {
        let range = blocks.range
        if case .close(.paragraph)? = events[range].last {
            return range.last { if case .open(.paragraph) = events[$0] { true } else { false } }
        }
        return range.reversed().prefix { isHTML(events[$0]) }.last
    }

    private func isHTML(_ event: ContentEvent) -> Bool {
        switch event {
        case .markup, .identifier: true
        default: false
        }
    }

    /// The ids in a block that is no more than anchors; nil for any other.
    private func anchors(in block: Range<Int>) -> [Span]? {
        var ids: [Span] = []
        var markup: [UInt8] = []
        for event in events[block] {
            switch event {
            case .identifier(let id): ids.append(id)
            case .markup(let span): markup += text[span.range]
            case .text(let span) where text[span.range].allSatisfy(\.isASCIISpace): break
            case .softBreak, .lineBreak, .open(.paragraph), .close(.paragraph): break
            default: return nil
            }
        }
        // One that another part of the page has is empty.
        return ids.isEmpty || !Self.isEmptyElements(markup) ? nil : ids.filter { !$0.isEmpty }
    }

    /// Whether HTML is nothing but elements without content, of those that anchors are made of.
    private static func isEmptyElements(_ markup: [UInt8]) -> Bool {
        var rest = markup[...].drop(while: \.isASCIISpace)
        var depth = 0
        while rest.first == UInt8(ascii: "<") {
            rest.removeFirst()
            let isEnd = rest.first == UInt8(ascii: "/")
            if isEnd { rest.removeFirst() }
            let name = rest.prefix(while: \.isASCIIAlphanumeric)
            guard anchorElements.contains(String(decoding: name, as: UTF8.self)), let end = rest.firstIndex(of: UInt8(ascii: ">"))
            else { return false }
            depth += isEnd ? -1 : 1
            rest = rest[(end + 1)...].drop(while: \.isASCIISpace)
        }
        return rest.isEmpty && depth == 0
    }

    private static let anchorElements: Set<String> = ["a", "span", "div", "p"]
}
