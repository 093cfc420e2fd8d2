import TableBasics
import TableMarkdown
import TableModel

/// One of the pages that a document is split into.
struct SplitPage {
    let page: Page
    /// How many others it stands below: those of the headings above its own. The first page counts for none.
    let depth: Int
}

extension Page {
    /// The page cut into several: what stands before the first heading of a level, then a page for each of these headings with
    /// everything below it, in their order. A page without such a heading stays whole.
    ///
    /// Footnotes stand at the end of each page that refers to them; those that no page refers to at the end of the last one. A
    /// first heading that says no more than the title begins no page: what stands below it is the beginning of the first one.
    ///
    /// - Parameters:
    ///   - level: 1...6; headings above it begin a page as well.
    ///   - name: the title that the page will have, where that is not its own.
    func split(at level: Int, name: String? = nil) -> [SplitPage] {
        // A list of the contents leads to the pages.
        var starts = sections.indices.filter {
            (1...max(1, level)).contains(sections[$0].heading?.level ?? 0) && !sections[$0].isContents
        }
        if title.isEmpty, !hasTitleInHeader, let heading = starts.first.flatMap({ sections[$0].heading }),
            Self.isSame(plainText(heading.title), name ?? titleText)
        {
            starts.removeFirst()
        }
        guard !starts.isEmpty else { return [SplitPage(page: self, depth: 0)] }
        return cut(atSections: starts)
    }

    /// - Parameter starts: the sections whose headings begin a page, in their order; not empty.
    private func cut(atSections starts: [Int]) -> [SplitPage] {
        let notes = footnotes
        let lists = SpanLists(self)
        let depths = [0] + depths(ofSections: starts)
        var unused = Set(notes.keys)
        var pages: [SplitPage] = []
        // A cutter holds tables of its own: one at a time.
        for (number, depth) in depths.enumerated() {
            var cutter = PageCutter(self, lists, notes: notes)
            if number == 0 {
                cutter.takeBeginning()
                cutter.take(sections[..<starts[0]])
            } else {
                cutter.becomePart(ofHeading: starts[number - 1], number: number)
                let end = number < starts.count ? starts[number] : sections.count
                cutter.take(sections[(starts[number - 1] + 1)..<end])
            }
            let isLast = number == starts.count
            unused.subtract(cutter.end(with: isLast ? footer : .empty, isLast ? unused : []))
            pages.append(SplitPage(page: cutter.page, depth: depth))
        }
        return pages
    }

    /// How many of these sections each of them stands below, by the levels of their headings.
    private func depths(ofSections indices: [Int]) -> [Int] {
        var around: [Int] = []
        return indices.map { index in
            let level = sections[index].heading?.level ?? 0
            while let last = around.last, last >= level { around.removeLast() }
            defer { around.append(level) }
            return around.count
        }
    }

    /// Whether a heading says the same as a title: in whatever letter case, with whatever white space.
    static func isSame(_ heading: String, _ title: String) -> Bool {
        func words(of text: String) -> [String] { text.lowercased().split { $0.isWhitespace }.map(String.init) }
        return words(of: heading) == words(of: title)
    }

    /// Where each footnote is defined, by its label.
    private var footnotes: [String: EventRange] {
        var notes: [String: EventRange] = [:]
        var open: (label: String, start: Int)?
        for (index, event) in events.enumerated() {
            switch event {
            case .open(.footnote(let label)): open = (string(label), index)
            case .close(.footnote):
                if let open, notes[open.label] == nil { notes[open.label] = EventRange(open.start, index + 1) }
                open = nil
            default: break
            }
        }
        return notes
    }
}

extension [SplitPage] {
    /// The pages of a document that is split, with what all but the first are in it; none for a document that is whole.
    func asParts(_ parsed: (_ page: Page, _ part: DocumentPart?) -> ParsedPage) -> [ParsedPage] {
        guard count > 1 else { return [] }
        return enumerated().map { index, split in
            parsed(split.page, index == 0 ? nil : DocumentPart(split, number: index))
        }
    }
}
