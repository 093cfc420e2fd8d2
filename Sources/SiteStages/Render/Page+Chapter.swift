import TableModel

extension Page {
    /// Makes the page a part of another one, for paper: its ids begin with that of the chapter, its headings are one level deeper, and
    /// nothing is folded.
    mutating func becomeChapter(_ id: String) {
        titleID = self.id(titleID, in: id)
        titleAliases = titleAliases.map { self.id($0, in: id) }
        for index in sections.indices {
            if let heading = sections[index].heading {
                let inChapter = self.id(heading.id, in: id)
                sections[index].heading?.id = inChapter
            }
            sections[index].isCollapsed = nil
            sections[index].isContents = false
            guard var attributes = sections[index].attributes else { continue }
            attributes.aliases = attributes.aliases.map { self.id($0, in: id) }
            attributes.hasIndex = false
            sections[index].attributes = attributes
        }
        for index in rows.indices {
            let inChapter = self.id(rows[index].id, in: id)
            rows[index].id = inChapter
            guard rows[index].hasAliases || rows[index].isSelected, var attributes = rows[index].attributes else { continue }
            attributes.isSelected = false
            attributes.aliases = attributes.aliases.map { self.id($0, in: id) }
            rows[index].attributes = attributes
        }
        for index in events.indices { events[index] = event(events[index], in: id) }
    }

    private mutating func event(_ event: ContentEvent, in chapter: String) -> ContentEvent {
        switch event {
        case .open(.heading(let level, let id)):
            .open(.heading(level: min(level + 1, 6), id: self.id(id, in: chapter)))
        case .close(.heading(let level, let id)): .close(.heading(level: min(level + 1, 6), id: id))
        case .identifier(let id): .identifier(self.id(id, in: chapter))
        case .permalink(let id): .permalink(self.id(id, in: chapter))
        case .open(.details): .open(.details(isOpen: true))
        case .open(.alert(let alert)) where alert.fold == .closed:
            .open(.alert(Alert(alert.kind, title: alert.title, fold: .open)))
        default: event
        }
    }

    private mutating func id(_ id: Span, in chapter: String) -> Span {
        id.isEmpty ? id : append(chapter + ":" + string(id))
    }
}
