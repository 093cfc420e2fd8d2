import TableMarkdown
import TableModel

extension Page {
    /// Takes the name that the author's navigation or settings give to a document without a title of its own, in place of one
    /// that is guessed.
    ///
    /// A document that begins with a heading of these very words has them as its title, not once more below it.
    mutating func takeTitle(_ name: String) {
        guard titleOrigin != .source, !name.isEmpty else { return }
        titleText = name
        guard let first = sections.first, let heading = first.heading, heading.level > 0, preface.isEmpty,
            first.attributes.map({ $0 == SectionAttributes(aliases: $0.aliases) }) ?? true, first.isCollapsed == nil,
            Self.isSame(plainText(heading.title), name)
        else { return }
        titleOrigin = .source
        title = heading.title
        titleID = heading.id
        titleAliases = first.attributes?.aliases ?? []
        (preface, header) = (header, first.header)
        if first.isProse, first.footer.isEmpty {
            sections.removeFirst()
        } else {
            sections[0].heading = nil
            sections[0].header = .empty
            sections[0].attributes = nil
        }
        rankHeadings()
    }
}

extension SectionAttributes {
    fileprivate init(aliases: [Span]) {
        self.init()
        self.aliases = aliases
    }
}
