import TableBasics
import TableModel

/// A row of a table of contents that is made here.
struct ContentsEntry {
    /// The index of the row.
    let row: Int
    /// Where the heading stands that it leads to.
    let heading: SourceLocation
}

/// Tables of contents that other generators make where an author asks for one: `[TOC]` (Python-Markdown), `[[toc]]` (markdown-it),
/// `[[_TOC_]]` (GitLab), a list with `{:toc}` behind it (kramdown).
extension PageParser {
    /// Makes the rows of a table of contents from all headings of the document but its title; false when the block is no mark of one.
    mutating func readContentsMark(_ block: MarkdownNode) -> Bool {
        guard content.options.hasAdditions, block.parent?.kind == .document, isContentsMark(block),
            !content.beginsEscaped(block, at: 0)
        else { return false }
        guard contentsEntries.count < Self.mostContentsEntries else { return true }
        let headings = block.parent?.children.filter { $0.kind == .heading && $0 != titleHeading } ?? []
        guard let top = headings.lazy.map(\.headingLevel).min() else { return true }
        let location = content.location(of: block)
        beginRows(at: location, isOrdered: false)
        var level = -1
        for heading in headings {
            let title = isLeftOutOfContents(heading) ? .empty : contentsTitle(of: heading)
            guard !title.isEmpty else { continue }
            // A level that is left out is no level of rows.
            level = min(heading.headingLevel - top, level + 1)
            var row = Row()
            row.style = .default
            row.level = level
            row.title = title
            row.accessory = .disclosure
            row.location = location
            var attributes = RowAttributes()
            attributes.data = [NamedValue("generated", "contents")]
            row.attributes = attributes
            contentsEntries.append(ContentsEntry(row: rows.count, heading: content.location(of: heading)))
            rows.append(row)
        }
        endRowRun()
        return true
    }

    /// Lets the rows lead to the headings, which have their ids now.
    mutating func linkContentsEntries() {
        guard !contentsEntries.isEmpty else { return }
        var ids: [SourceLocation: Span] = [:]
        for section in sections {
            if let heading = section.heading, heading.level > 0 { ids[section.location] = heading.id }
        }
        for entry in contentsEntries {
            guard let id = ids[entry.heading], !id.isEmpty else { continue }
            let address = [UInt8(ascii: "#")] + content.text[id.range]
            rows[entry.row].destination = .link(content.storeDestination(address, at: rows[entry.row].location))
        }
    }

    private func isContentsMark(_ block: MarkdownNode) -> Bool {
        var paragraph = block
        if block.kind == .list {
            guard let item = block.firstChild, item.next == nil, let first = item.firstChild, first.next == nil else {
                return false
            }
            paragraph = first
        }
        guard paragraph.kind == .paragraph, let last = paragraph.lastChild, last.kind == .text else { return false }
        if block.kind == .list { return last.previous?.kind == .softBreak && Self.isKramdownMark(last.literal) }
        if last.previous == nil {
            return Self.marks.contains { last.literal.elementsEqual($0.bytes) } || Self.isKramdownMark(last.literal)
        }
        // The underscores of GitLab's are emphasis.
        guard let first = paragraph.firstChild, first.kind == .text, first.literal.elementsEqual("[[".utf8),
            let middle = first.next, middle.next == last, middle.kind == .emphasis, let word = middle.firstChild
        else { return false }
        return word.next == nil && word.literal.elementsEqual("TOC".utf8) && last.literal.elementsEqual("]]".utf8)
    }

    /// Behind so many rows a document gets no further table of contents: each has all headings.
    private static let mostContentsEntries = 5_000

    private static let marks: [StaticString] = ["[TOC]", "[toc]", "[[toc]]", "[[TOC]]", "@[toc]", "{{TOC}}"]

    private static func isKramdownMark(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text[...].hasPrefix("{:"), text.last == UInt8(ascii: "}") else { return false }
        return text.dropFirst(2).dropLast().split(separator: 0x20).contains { $0.elementsEqual("toc".utf8) }
    }

    /// `{: .no_toc }` of kramdown, and the same of Just the Docs.
    private mutating func isLeftOutOfContents(_ heading: MarkdownNode) -> Bool {
        let attributes = content.takeAttributes(of: heading) ?? content.takeAttributes(below: heading)
        content.attributeTail = nil
        content.attributeLine = nil
        return attributes?.classes.contains("no_toc") ?? false
    }

    /// The words of a heading without its images and attributes, as new text.
    private mutating func contentsTitle(of heading: MarkdownNode) -> EventRange {
        _ = content.takeAttributes(of: heading)
        let tail = content.attributeTail
        content.attributeTail = nil
        var words: [UInt8] = []
        heading.forEachDescendant { node in
            switch node.kind {
            case .text, .code:
                words.append(contentsOf: tail?.node == node ? node.literal.prefix(tail?.start ?? 0)[...] : node.literal[...])
            case .softBreak, .lineBreak: words.append(0x20)
            default: break
            }
            return node.kind != .image
        }
        let start = content.events.count
        guard !words.trimmed.isEmpty else { return .empty }
        content.events.append(.text(content.store(words.trimmed)))
        return content.eventRange(from: start)
    }
}
