import TableModel

extension Page {
    /// Marks the sections that are the page's own table of contents: their rows lead to headings of the page.
    ///
    /// A section is one when it has at least two rows, at least 80 % of its links lead to `#…`, 70 % of those exist and point
    /// forward, and they reach 30 % of the headings of the levels they reach; or when its heading says so and all its links are
    /// of that kind.
    mutating func markContents() {
        var headings: [[UInt8]: Int] = [:]
        for (index, section) in sections.enumerated() {
            guard let heading = section.heading, heading.level > 0 else { continue }
            headings[Array(text[heading.id.range])] = index
        }
        for index in sections.indices where sections[index].rows.count >= 2 {
            sections[index].isContents = isContents(sections[index], at: index, headings)
        }
    }

    private func isContents(_ section: Section, at index: Int, _ headings: [[UInt8]: Int]) -> Bool {
        var links = 0
        var local = 0
        var forward = 0
        var reached: Set<Int> = []
        for row in rows[section.rows] {
            for destination in destinations(of: row) {
                links += 1
                let address = text[destination.range]
                guard address.first == UInt8(ascii: "#") else { continue }
                local += 1
                let id = address.dropFirst().map(lowercased)
                if let target = headings[id], target > index {
                    forward += 1
                    reached.insert(target)
                }
            }
        }
        guard links >= 2, local * 10 >= links * 8 else { return false }
        if local == links, isContentsTitle(section.heading) { return true }
        guard forward * 10 >= local * 7 else { return false }
        let levels = Set(reached.compactMap { sections[$0].heading?.level })
        let candidates = sections.count { levels.contains($0.heading?.level ?? 0) }
        return reached.count * 10 >= candidates * 3
    }

    private func destinations(of row: Row) -> [Span] {
        if case .link(let destination) = row.destination { return [destination] }
        var found: [Span] = []
        for passage in [row.title, row.detail] {
            for event in events[passage.range] {
                if case .openLink(let destination, _) = event { found.append(destination) }
            }
        }
        return found
    }

    private func isContentsTitle(_ heading: SectionHeading?) -> Bool {
        guard let heading else { return false }
        let words = plainText(heading.title).lowercased()
        return Self.contentsTitles.contains { words.contains($0) }
    }

    private static let contentsTitles = [
        "contents", "index", "toc", "menu", "目录", "目次", "فهرس", "المحتويات", "inhalt", "sommaire", "índice", "содержание", "목차",
    ]
}
