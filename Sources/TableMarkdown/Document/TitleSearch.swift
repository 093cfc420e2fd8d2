import TableBasics
import TableModel

/// Finds the title of a page among the blocks of its document.
///
/// It is the first heading, when no list stands before it and it is of level 1 or the only one of the smallest level in use; or
/// else the only heading of level 1. Of several headings of that level the first is a section as the others are, when they are
/// made after one pattern, or when it is an advert or names no more than a part; then one that names the document is the title.
struct TitleSearch {
    private let blocks: [MarkdownNode]
    let readsHTML: Bool
    /// The document stands for its folder.
    private let isIndex: Bool
    /// What the document is called apart from what it says.
    private let name: TitleWords
    private let headings: [Heading]
    /// How many blocks stand before the first heading or list.
    private let startCount: Int

    private struct Heading {
        let node: MarkdownNode
        let level: Int
        /// Among the blocks.
        let index: Int
        /// A list follows before the next heading.
        var hasList = false
        /// A heading of a deeper level follows before one of its own.
        var hasParts = false
    }

    /// - Parameters:
    ///   - name: what the document is called apart from what it says.
    ///   - readsHTML: the author's HTML is markup, not text to show.
    init(_ blocks: [MarkdownNode], isIndex: Bool, name: String, readsHTML: Bool) {
        self.blocks = blocks
        self.isIndex = isIndex
        self.name = TitleWords(name)
        self.readsHTML = readsHTML
        var headings: [Heading] = []
        var start: Int?
        for (index, block) in blocks.enumerated() {
            switch block.kind {
            case .heading:
                let level = block.headingLevel
                if let last = headings.indices.last, headings[last].level < level { headings[last].hasParts = true }
                headings.append(Heading(node: block, level: level, index: index))
            case .list: if let last = headings.indices.last { headings[last].hasList = true }
            default: continue
            }
            if start == nil { start = index }
        }
        self.headings = headings
        startCount = start ?? blocks.count
    }

    /// The title, or nil when nothing names the page.
    func title() -> PageTitle? {
        let html = htmlHeading(level: 1...1)
        if let html, html.hasWords { return html.title }
        let title = markdownTitle()
        if let html {
            // A picture alone, which a heading of its level in words goes before.
            guard case .heading(let block) = title, block.headingLevel == 1, !words(of: block).isEmpty else { return html.title }
        }
        if let title { return title }
        return isIndex ? nameOfIndex() : nil
    }

    /// The heading that says these words, where the page's title would be or as the first thing in the document; nil when the
    /// document has another one.
    func title(saying text: String) -> PageTitle? {
        if let first = headings.first, first.index == 0, words(of: first.node).isSame(as: TitleWords(text)) {
            return .heading(first.node)
        }
        guard let title = title() else { return nil }
        let said: TitleWords
        switch title {
        case .heading(let block): said = words(of: block)
        case .html(_, let words): said = TitleWords(words)
        case .htmlHeading(let block): said = TitleWords(HTMLHeading.first(in: block.literal, levels: 1...1)?.words ?? [])
        case .words, .guess: return nil
        }
        return said.isSame(as: TitleWords(text)) ? title : nil
    }

    // MARK: Headings

    private func markdownTitle() -> PageTitle? {
        guard let smallest = headings.map(\.level).min() else { return nil }
        let peers = headings.filter { $0.level == smallest }
        guard peers.count > 1 else { return titleOf(onlyOne: peers[0]) }
        guard smallest == 1 else { return nil }
        let found = peers.map { words(of: $0.node) }
        if isTitle(found[0], peers, next: found[1]) { return place(peers[0]) }
        if found[0].isAdvert, let index = found.indices.dropFirst().first(where: { !found[$0].isAdvert }),
            index + 1 == found.count || isTitle(found[index], Array(peers[index...]), next: found[index + 1])
        {
            return place(peers[index], isCertain: true)
        }
        return found.indices.first { found[$0].name(name) }.flatMap { place(peers[$0], isCertain: true) }
    }

    private func titleOf(onlyOne heading: Heading) -> PageTitle? {
        let words = words(of: heading.node)
        let isFirst = heading.node == headings[0].node
        // One among others, of whatever level: the last release, the contents of the parts that follow.
        if isFirst, words.isRelease, hasOtherRelease(than: heading) { return nil }
        if isFirst, heading.level > 1, words.isContents, headings.count > 1 { return nil }
        // What the contents, which stand before it, name first.
        if !isFirst, words.isFirstPart, !words.name(name) { return nil }
        return isFirst || heading.level == 1 ? place(heading) : nil
    }

    private func hasOtherRelease(than heading: Heading) -> Bool {
        headings.contains { $0.node != heading.node && words(of: $0.node).isRelease }
    }

    /// Whether the first of several headings of one level names the document.
    private func isTitle(_ words: TitleWords, _ peers: [Heading], next: TitleWords) -> Bool {
        if words.isRelease { return false }
        if words.name(name) { return true }
        if words.isFirstPart || words.isAdvert { return false }
        // Of two headings the first may well be the title of both.
        guard peers.count > 2 else { return true }
        return !words.hasPattern(of: next) && !peers.allSatisfy { $0.hasList && !$0.hasParts } && !peers.allSatisfy(\.hasParts)
    }

    /// A heading as the title. One behind a list, or behind several headings, only lends its words.
    ///
    /// - Parameter isCertain: the heading names the document wherever it stands.
    private func place(_ heading: Heading, isCertain: Bool = false) -> PageTitle? {
        let before = headings.prefix { $0.index < heading.index }
        if heading.index <= startCount || before.count == 1 && !hasList(before: heading) { return .heading(heading.node) }
        let words = words(of: heading.node)
        let isStart = before.count <= 1 && (isIndex || before.first.map { self.words(of: $0.node).isContents } == true)
        guard !words.isEmpty, isCertain || isStart
        else { return nil }
        return .words(words.text)
    }

    private func hasList(before heading: Heading) -> Bool {
        blocks[startCount..<heading.index].contains { $0.kind == .list }
    }

    private func words(of heading: MarkdownNode) -> TitleWords {
        var plain: [UInt8] = []
        heading.appendWords(to: &plain)
        return TitleWords(plain)
    }

    // MARK: HTML and images

    /// The first heading of such a level in the author's HTML before the first heading or list.
    private func htmlHeading(level levels: ClosedRange<Int>) -> (title: PageTitle, hasWords: Bool)? {
        guard readsHTML else { return nil }
        for block in blocks.prefix(startCount) where block.kind == .htmlBlock {
            guard let heading = HTMLHeading.first(in: block.literal, levels: levels) else { continue }
            let words = TitleWords(heading.words)
            guard !words.isContents else { return nil }
            if heading.isAlone, heading.level == 1 { return (.htmlHeading(block), !words.isEmpty) }
            return (.html(block, words: words.isEmpty ? heading.alternative.text : words.text), !words.isEmpty)
        }
        return nil
    }

    /// What the start of a document that stands for its folder calls itself without a heading of level 1: by its logo, or by a
    /// lesser heading of HTML.
    private func nameOfIndex() -> PageTitle? {
        if let image = firstImage(), !BadgeAddress.isBadge(image.source) {
            let words = TitleWords(image.alternative).withoutImageNames
            if !words.isEmpty, words.text.count <= Self.longestName { return .guess(words.text) }
        }
        guard case .html(_, let words) = htmlHeading(level: 2...6)?.title, !words.isEmpty, words.count <= Self.longestName
        else { return nil }
        return .guess(words)
    }

    private static let longestName = 60

    /// The first image before the first heading or list, with its alternative text.
    private func firstImage() -> (alternative: [UInt8], source: [UInt8])? {
        for block in blocks.prefix(startCount) {
            if block.kind == .htmlBlock {
                guard readsHTML else { continue }
                for token in HTMLTokenizer(Array(block.literal)[...]) {
                    guard case .startTag(let tag) = token.kind, tag.name == "img" else { continue }
                    return (tag["alt"]?.value ?? [], tag["src"]?.value ?? [])
                }
            } else if block.kind == .paragraph {
                var image: MarkdownNode?
                block.forEachDescendant { node in
                    if image == nil, node.kind == .image { image = node }
                    return image == nil
                }
                guard let image else { continue }
                var alternative: [UInt8] = []
                image.appendPlainText(to: &alternative)
                return (alternative, Array(image.destination))
            }
        }
        return nil
    }
}

extension MarkdownNode {
    /// Appends the words of a heading: its text without images, and without the attributes behind it.
    fileprivate func appendWords(to bytes: inout [UInt8]) {
        forEachDescendant { node in
            switch node.kind {
            case .text, .code: bytes.append(contentsOf: node.literal)
            case .softBreak, .lineBreak: bytes.append(0x20)
            default: break
            }
            return node.kind != .image
        }
    }
}
