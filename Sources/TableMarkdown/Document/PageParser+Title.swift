import TableBasics
import TableModel

extension PageParser {
    /// The title of the page; nil when it comes from the front matter, and no heading of the document has it.
    mutating func findTitle(among blocks: [MarkdownNode]) -> PageTitle? {
        let search = TitleSearch(
            blocks, isIndex: DocumentName.isIndex(page.path), name: nameOfDocument,
            readsHTML: content.options.hasAdditions && content.options.html != .escaped)
        if let own = page.settings.title, !own.isEmpty { return search.title(saying: own) }
        let title = search.title()
        switch title {
        case .html(_, let words), .words(let words): titleWords = words
        case .guess(let words): (titleWords, isTitleGuess) = (words, true)
        case .heading(let heading) where search.readsHTML: titleWords = Self.alternative(ofTagsIn: heading).text
        case .heading, .htmlHeading: break
        case nil: titleWords = String(decoding: content.displayName, as: UTF8.self)
        }
        return title
    }

    /// The alternative texts of the images in a heading that are tags of HTML, and no badges.
    private static func alternative(ofTagsIn heading: MarkdownNode) -> TitleWords {
        var images: [(alternative: [UInt8], address: [UInt8])] = []
        heading.forEachDescendant { node in
            guard node.kind == .htmlInline else { return true }
            var tokens = HTMLTokenizer(Array(node.literal)[...])
            if case .startTag(let tag)? = tokens.next()?.kind, tag.name == "img", let alternative = tag["alt"]?.value {
                images.append((alternative, tag["src"]?.value ?? []))
            }
            return false
        }
        return TitleWords(images: images)
    }

    /// Reads a block up to the title: the title itself, or what stands before it, whatever it is.
    mutating func readStart(_ block: MarkdownNode, title: PageTitle?) {
        switch title {
        case .heading: readTitle(block)
        case .htmlHeading: readTitle(html: block)
        case .html, .words, .guess, nil:
            if title != nil { keepTitleInHeader(title) }
            readPending(from: block, through: block)
        }
    }

    /// Notes that the next block holds the heading of the page, so that it gets no other.
    mutating func keepTitleInHeader(_ title: PageTitle?) {
        guard case .html(let block, _) = title, sections.isEmpty, draft == nil, !page.hasTitleInHeader else { return }
        page.hasTitleInHeader = true
        guard let heading = HTMLHeading.first(in: block.literal, levels: 1...1), heading.id?.isEmpty ?? true,
            !TitleWords(heading.words).isEmpty
        else { return }
        page.titleID = id(of: heading, at: block)
    }

    private mutating func readTitle(html block: MarkdownNode) {
        page.preface = takePending()
        guard let heading = HTMLHeading.first(in: block.literal, levels: 1...1) else { return }
        titleWords = TitleWords(heading.words).text
        if titleWords.isEmpty { titleWords = heading.alternative.text }
        if heading.isCentered { page.hasCenteredHeader = true }
        page.titleID = id(of: heading, at: block)
        page.title = content.readHeading(heading, at: block)
        hasTitle = true
    }

    /// Opens the section of a heading that is all of a block of HTML; false when the block is another one.
    mutating func beginSection(withHTML block: MarkdownNode) -> Bool {
        guard content.options.hasAdditions, content.options.html != .escaped,
            let heading = HTMLHeading.first(in: block.literal, levels: 1...6), heading.isAlone
        else { return false }
        endSection()
        var section = Section()
        section.location = content.location(of: block)
        section.foldDepth = regionNotes.folds
        let id = id(of: heading, at: block)
        let title = content.trimmed(content.readHeading(heading, at: block))
        section.heading = SectionHeading(level: heading.level, id: id, title: title)
        addRegions(to: &section)
        if heading.isCentered, !regionNotes.classes.contains("tv-center") {
            section.attributes = section.attributes ?? SectionAttributes()
            section.attributes?.classes.append("tv-center")
        }
        draft = SectionDraft(section: section)
        return true
    }

    private mutating func id(of heading: HTMLHeading, at block: MarkdownNode) -> Span {
        if let own = heading.id, !own.isEmpty {
            let id = takeID(String(decoding: own, as: UTF8.self), at: content.range(of: block))
            if !id.isEmpty { return id }
        }
        let slug = Slug.heading(Array(TitleWords(heading.words).text.utf8))
        return content.store(content.ids.unique(slug.isEmpty ? Array("section".utf8) : slug))
    }

    /// What the document is called apart from what it says.
    var nameOfDocument: String {
        let isRoot = DocumentName.isIndex(page.path) && SourcePath.folder(of: page.path).isEmpty
        return isRoot && !content.options.rootTitle.isEmpty ? content.options.rootTitle : DocumentName.title(ofDocument: page.path)
    }
}

extension HTMLHeading {
    fileprivate var isCentered: Bool { align == "center" }

    /// The alternative texts of its images that are no badges.
    var alternative: TitleWords { TitleWords(images: images) }
}

extension TitleWords {
    /// The alternative texts of those that are no badges.
    fileprivate init(images: [(alternative: [UInt8], address: [UInt8])]) {
        let shown = images.filter { !BadgeAddress.isBadge($0.address) }
        self.init(shown.map { TitleWords($0.alternative).text }.joined(separator: " "))
    }
}

extension ContentReader {
    /// Reads what stands between the tags of a heading of the author's HTML.
    fileprivate mutating func readHeading(_ heading: HTMLHeading, at node: MarkdownNode) -> EventRange {
        let literal = UnsafeBufferPointer(rebasing: node.literal[heading.content])
        let bytes = Array(literal)[...]
        let start = events.count
        inlineStart = start
        html.enter(.phrasing)
        for token in HTMLTokenizer(bytes) {
            if case .text = token.kind {
                prepareHTML(for: .phrasing)
                appendText(HTMLCharacterReference.decode(bytes[token.range]).map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 })
            } else {
                let start = heading.content.lowerBound + token.range.lowerBound
                readHTML(UnsafeBufferPointer(rebasing: literal[token.range]), at: node, from: start)
            }
        }
        leaveHTML()
        return trimmed(eventRange(from: start))
    }
}
