import TableBasics
import TableModel

extension Page {
    /// Marks the sections that are the page's own table of contents: their rows lead to headings of the page.
    ///
    /// The lists under one heading are looked at together, then each for itself. They are one when they have at least two rows,
    /// at least 80 % of their links lead to `#…`, but for others behind such a link, which are no more than those, 70 % of those exist
    /// and point forward, half of the rows begin with a link, they reach 30 % of the headings of the levels they reach (80 % if none of
    /// those below their own heading), and say no more than twice as much beside their links as in them; or when their heading says so.
    mutating func markContents() {
        // Few pages have one.
        guard hasLinksInside else { return }
        var headings = ContentsTargets()
        for (index, section) in sections.enumerated() {
            guard let heading = section.heading, heading.level > 0 else { continue }
            headings.indexByID[Array(text[heading.id.range])] = index
            for alias in section.attributes?.aliases ?? [] { headings.indexByID[Array(text[alias.range])] = index }
            headings.countByLevel[heading.level, default: 0] += 1
        }
        guard !headings.indexByID.isEmpty else { return }
        var start = 0
        while start < sections.count {
            // All lists under one heading.
            var end = start + 1
            while end < sections.count, (sections[end].heading?.level ?? 0) == 0 { end += 1 }
            let group = (start..<end).filter { !sections[$0].rows.isEmpty }
            let below = sectionsBelow(start, from: end)
            if isContents(group, under: sections[start].heading, below, headings) {
                for index in group {
                    sections[index].isContents = leadsInside(sections[index].rows, isAlone: group.count == 1)
                }
            } else if group.count > 1 {
                for index in group {
                    sections[index].isContents = isContents([index], under: sections[index].heading, below, headings)
                }
            }
            start = end
        }
    }

    /// Whether some link leads to a part of the page; the places of the links tell without looking at the rows.
    var hasLinksInside: Bool {
        linkPlaces.contains { Int($0.destination) < text.count && text[Int($0.destination)] == UInt8(ascii: "#") }
    }

    /// The headings that a table of contents may lead to.
    private struct ContentsTargets {
        var indexByID: [[UInt8]: Int] = [:]
        var countByLevel: [Int: Int] = [:]
    }

    /// The sections from an index on whose headings are below that of another section; none below the title of the page.
    private func sectionsBelow(_ start: Int, from first: Int) -> Range<Int> {
        guard let level = sections[start].heading?.level, level > 1 else { return first..<first }
        var end = first
        while end < sections.count, !(1...level).contains(sections[end].heading?.level ?? 0) { end += 1 }
        return first..<end
    }

    /// - Parameter below: the sections with headings below that of the lists.
    private func isContents(
        _ group: [Int], under heading: SectionHeading?, _ below: Range<Int>, _ headings: ContentsTargets
    ) -> Bool {
        guard group.reduce(0, { $0 + sections[$1].rows.count }) >= 2 else { return false }
        var links = 0
        var local = 0
        // Links that leave the page, behind one that does not.
        var beside = 0
        var forward = 0
        var reached: Set<Int> = []
        for index in group {
            for row in rows[sections[index].rows] {
                var isLocal = false
                for destination in destinations(of: row) {
                    links += 1
                    let address = text[destination.range]
                    guard address.first == UInt8(ascii: "#") else {
                        if isLocal { beside += 1 }
                        continue
                    }
                    isLocal = true
                    local += 1
                    if let target = headings.indexByID[PercentEncoding.decoded(address.dropFirst()).map(\.asciiLowercased)],
                        target > index
                    {
                        forward += 1
                        reached.insert(target)
                    }
                }
            }
        }
        guard links >= 2, local * 10 >= (links - beside) * 8, local * 2 >= links else { return false }
        if isContentsTitle(heading) { return true }
        let rows = group.flatMap { self.rows[sections[$0].rows] }
        guard forward * 10 >= local * 7, rows.count(where: isEntry) * 2 >= rows.count, areLinks(rows) else { return false }
        let levels = Set(reached.compactMap { sections[$0].heading?.level })
        let candidates = levels.reduce(0) { $0 + headings.countByLevel[$1, default: 0] }
        // A heading that has others below it, none of which its list leads to, has a list of what else there is.
        let passesOver = !below.isEmpty && !reached.contains(where: below.contains)
        return reached.count * 10 >= candidates * (passesOver ? 8 : 3)
    }

    /// Whether a row begins with a link, signs and numbers aside, or has few words around its links.
    private func isEntry(_ row: Row) -> Bool {
        if case .link = row.destination { return true }
        let title = row.title.range
        if let link = title.first(where: { if case .openLink = events[$0] { true } else { false } }) {
            var before: [UInt8] = []
            appendPlainText(EventRange(title.lowerBound, link), to: &before)
            if !before.contains(where: \.isASCIILetter) { return true }
        }
        let words = wordCounts(of: row)
        return words.linked > 0 && words.all - words.linked <= Self.fewWords
    }

    private static let fewWords = 3

    /// Whether some rows are links above all: descriptions of parameters that mention others are text.
    private func areLinks(_ rows: [Row]) -> Bool {
        let words = rows.map(wordCounts)
        return words.reduce(0) { $0 + $1.all } <= words.reduce(0) { $0 + $1.linked } * 3
    }

    /// How many words a row has, and how many of them are links.
    private func wordCounts(of row: Row) -> (linked: Int, all: Int) {
        var linked = 0
        var all = 0
        var depth = if case .link = row.destination { 1 } else { 0 }
        for index in Array(row.title.range) + Array(row.detail.range) {
            if case .openLink = events[index] { depth += 1 }
            if case .closeLink = events[index] { depth -= 1 }
            let words = wordCount(of: EventRange(index, index + 1))
            if depth > 0 { linked += words }
            all += words
        }
        return (linked, [row.label, row.meta, row.body].reduce(all) { $0 + wordCount(of: $1) })
    }

    private func wordCount(of eventRange: EventRange) -> Int {
        var words: [UInt8] = []
        appendPlainText(eventRange, to: &words)
        return words.split(whereSeparator: \.isASCIISpace).count { $0.contains { $0.isASCIIAlphanumeric || $0 >= 0x80 } }
    }

    /// Whether no more links of some rows leave the page than stay in it. Beside other lists, half of the rows have some.
    private func leadsInside(_ rows: Range<Int>, isAlone: Bool) -> Bool {
        let links = self.rows[rows].flatMap { destinations(of: $0) }
        return links.count { text[$0.range].first == UInt8(ascii: "#") } * 2 >= links.count
            && (isAlone || links.count * 2 >= rows.count)
    }

    private func destinations(of row: Row) -> [Span] {
        if case .link(let destination) = row.destination { return [destination] }
        var found: [Span] = []
        for eventRange in [row.title, row.detail] {
            for event in events[eventRange.range] {
                if case .openLink(let destination, _) = event { found.append(destination) }
            }
        }
        return found
    }

    private func isContentsTitle(_ heading: SectionHeading?) -> Bool {
        guard let heading else { return false }
        let words = plainText(heading.title).lowercased()
        return contentsTitles.contains { words.contains($0) }
    }
}
