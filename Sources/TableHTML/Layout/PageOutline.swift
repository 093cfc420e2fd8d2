import TableBasics
package import TableModel

/// The ways to the parts of a long page: its author's table of contents, or else its headings.
package struct PageOutline {
    let entries: [Entry]
    /// The sections that are the author's table of contents; none when the entries are the headings.
    let contents: Range<Int>
    /// The sections with the author's table of contents that folds where it is long, whether it is the outline or says more.
    let folding: Range<Int>

    struct Entry {
        /// 0 for the top; at most one more than that of the entry before.
        let level: Int
        let title: EventRange
        let target: Target
        /// It stands folded below the entry that it belongs to.
        var isFolded = false
    }

    /// Some entries fold.
    package var hasFolds: Bool { entries.contains(where: \.isFolded) }

    enum Target {
        case heading(Span)
        case address(Span)
        /// A title over others.
        case none
    }

    /// nil for a page that is looked over without one.
    package init?(of page: Page) {
        let contents = Self.contents(of: page)
        folding = contents ?? 0..<0
        if let contents, let entries = Self.entries(of: contents, in: page) {
            self.contents = contents
            self.entries = Self.addingHeadings(to: Self.addingForgotten(to: entries, of: page), of: page)
            return
        }
        guard let entries = Self.headings(of: page) else { return nil }
        self.entries = entries
        self.contents = 0..<0
    }

    /// A title as the outline has it. Where it begins with a call in code that is long, what is passed is left out, which would take
    /// many lines there.
    static func words(of title: EventRange, in page: Page) -> String {
        let words = page.plainText(title)
        guard words.utf8.count > longestCall, case .code(let span)? = page.events[title.range].first else { return words }
        let call = page.string(span)
        guard let open = call.firstIndex(of: "("), open > call.startIndex else { return words }
        var depth = 0
        let close = call[open...].firstIndex { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth == 0
        }
        guard let close else { return words }
        return call[..<open] + "(…)" + call[call.index(after: close)...] + words.dropFirst(call.count)
    }

    /// The author's table of contents at the top of the page, before whose list there may be a few parts.
    private static func contents(of page: Page) -> Range<Int>? {
        guard let start = page.sections.firstIndex(where: \.isContents) else { return nil }
        guard page.sections[..<start].count(where: { ($0.heading?.level ?? 0) > 0 }) <= mostBefore else { return nil }
        return start..<(page.sections[start...].firstIndex { !$0.isContents } ?? page.sections.count)
    }

    /// The rows of a table of contents as entries: nil when they are not all links or titles over links, or lead elsewhere than into
    /// the page but for a few, as those of a document that is split.
    private static func entries(of contents: Range<Int>, in page: Page) -> [Entry]? {
        let rows = contents.flatMap { page.rows[page.sections[$0].rows] }
        // What a heading leads to is nowhere in the outline, nor is what stands above the list. Tools that write such lists put
        // comments there.
        let hasLinks = page.sections[contents].contains { section in
            section.heading.map { page.events[$0.title.range].contains { if case .openLink = $0 { true } else { false } } } ?? false
        }
        let hasText = page.sections[contents].contains { page.showsText(above: $0) || !$0.hasTextApart && page.shows($0.footer) }
        guard !hasLinks, !hasText, rows.count >= fewest else {
            return nil
        }
        var entries: [Entry] = []
        var links = 0
        var local = 0
        for (index, row) in rows.enumerated() {
            guard row.detail.isEmpty, row.meta.isEmpty, row.body.isEmpty, !row.isContinuation else { return nil }
            switch row.destination {
            case .link(let span):
                links += 1
                if page.text[span.range].first == UInt8(ascii: "#") { local += 1 }
                entries.append(Entry(level: row.level, title: row.title, target: .address(span)))
            case .none, .itself:
                guard index + 1 < rows.count, rows[index + 1].level > row.level else { return nil }
                entries.append(Entry(level: row.level, title: row.title, target: .none))
            case .innerLink: return nil
            }
        }
        return local * 10 >= links * 8 && local > 0 ? entries : nil
    }

    /// The sections that entries lead to, nil for those that lead elsewhere; nil when some lead nowhere.
    private static func targets(of entries: [Entry], in page: Page) -> [Int?]? {
        var sections: [ArraySlice<UInt8>: Int] = [:]
        for (index, section) in page.sections.enumerated() {
            guard let heading = section.heading, heading.level > 0, !heading.id.isEmpty else { continue }
            sections[page.text[heading.id.range]] = index
        }
        var targets: [Int?] = []
        for entry in entries {
            switch entry.target {
            // Of two entries with one target the first has what is below it.
            case .address(let address):
                targets.append(sections.removeValue(forKey: PercentEncoding.decoded(page.text[address.range].dropFirst())[...]))
            case .heading(let id): targets.append(sections.removeValue(forKey: page.text[id.range]))
            case .none: return nil
            }
        }
        return targets
    }

    /// With the headings that an author's list lacks where it has nearly all of their level: they have been added since.
    private static func addingForgotten(to entries: [Entry], of page: Page) -> [Entry] {
        guard let found = targets(of: entries, in: page) else { return entries }
        let targets = found.compactMap(\.self)
        guard targets.count == entries.count, targets == targets.sorted(), let first = targets.first else { return entries }
        func level(_ index: Int) -> Int { page.sections[index].heading?.level ?? 0 }
        let headings = page.sections.indices[first...].filter { level($0) > 0 && page.sections[$0].heading?.id.isEmpty == false }
        let counts = Dictionary(headings.map { (level($0), 1) }, uniquingKeysWith: +)
        let listed = Dictionary(targets.map { (level($0), 1) }, uniquingKeysWith: +)
        // Of a level of headings, that of its entries.
        let levels = Dictionary(zip(targets, entries).map { (level($0), $1.level) }) { $0 == $1 ? $0 : -1 }
        guard !levels.values.contains(-1) else { return entries }
        var all: [Entry] = []
        var rest = zip(targets, entries).makeIterator()
        var next = rest.next()
        for index in headings {
            if let (target, entry) = next, target == index {
                all.append(entry)
                next = rest.next()
            } else if let own = levels[level(index)], listed[level(index), default: 0] * 5 >= counts[level(index), default: 0] * 4,
                let heading = page.sections[index].heading
            {
                all.append(Entry(level: min(own, (all.last?.level ?? -1) + 1), title: heading.title, target: .heading(heading.id)))
            }
        }
        return all
    }

    /// What an author's list of one level leaves out: below each entry the headings of the next level, folded.
    private static func addingHeadings(to entries: [Entry], of page: Page) -> [Entry] {
        guard entries.allSatisfy({ $0.level == 0 }) else { return entries }
        guard let targets = targets(of: entries, in: page) else { return entries }
        let listed = Set(targets.compactMap(\.self))
        var all: [Entry] = []
        for (entry, target) in zip(entries, targets) {
            all.append(entry)
            guard let target, let level = page.sections[target].heading?.level else { continue }
            var inner: [SectionHeading] = []
            for index in (target + 1)..<page.sections.count {
                guard !listed.contains(index) else { break }
                guard let heading = page.sections[index].heading, heading.level > 0, !heading.id.isEmpty else { continue }
                guard heading.level > level else { break }
                inner.append(heading)
            }
            guard let next = inner.map(\.level).min() else { continue }
            all += inner.filter { $0.level == next }.map {
                Entry(level: 1, title: $0.title, target: .heading($0.id), isFolded: true)
            }
            guard all.count <= mostFolded else { return entries }
        }
        return all
    }

    /// The headings of the upper levels: of as many as can be looked over together, and always those of the first. Those of the next
    /// level fold.
    private static func headings(of page: Page) -> [Entry]? {
        let headings = headingsByDepth(of: page)
        guard headings.count >= fewest else { return nil }
        var counts: [Int] = Array(repeating: 0, count: 7)
        for heading in headings { counts[min(heading.depth, 6)] += 1 }
        var deepest = 0
        var shown = counts[0]
        while deepest < 2, counts[deepest + 1] > 0, shown < fewest || shown + counts[deepest + 1] <= most {
            deepest += 1
            shown += counts[deepest]
        }
        let folded = deepest < 2 && shown + counts[deepest + 1] <= mostFolded ? deepest + 1 : deepest
        let entries = headings.filter { $0.depth <= folded }.map { heading, depth in
            Entry(level: depth, title: heading.title, target: .heading(heading.id), isFolded: depth > deepest)
        }
        return entries.count >= fewest ? entries : nil
    }

    /// The headings of a page, each with how many others it is below: levels that are skipped there are none of the outline.
    private static func headingsByDepth(of page: Page) -> [(heading: SectionHeading, depth: Int)] {
        var levels: [Int] = []
        return page.sections.compactMap { section in
            guard let heading = section.heading, heading.level > 0, !heading.id.isEmpty else { return nil }
            while let last = levels.last, last >= heading.level { levels.removeLast() }
            levels.append(heading.level)
            return (heading, levels.count - 1)
        }
    }

    private static let fewest = 3
    /// In bytes; some two lines.
    private static let longestCall = 40
    /// So many headings a table of contents may have before it.
    private static let mostBefore = 3
    /// So many entries of more than one level are looked over together.
    private static let most = 40
    /// More would make a page heavy.
    private static let mostFolded = 500
}

extension Page {
    /// Whether anything is to be read between a section's title and its rows.
    func showsText(above section: Section) -> Bool { shows(section.header) || !section.subtitle.isEmpty }

    /// Whether blocks are there, and more than comments.
    func shows(_ blocks: EventRange) -> Bool {
        !blocks.isEmpty && BlocksAppearance(of: blocks, in: self) != .invisible
    }
}

extension Section {
    /// What stands behind a list of contents is no part of it, unless its author folds both.
    var hasTextApart: Bool { isContents && isCollapsed == nil }
}
