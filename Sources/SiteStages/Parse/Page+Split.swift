import TableBasics
import TableMarkdown
import TableModel

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
    func split(at level: Int, name: String? = nil) -> [Page] {
        // A list of the contents leads to the pages.
        var starts = sections.indices.filter {
            (1...max(1, level)).contains(sections[$0].heading?.level ?? 0) && !sections[$0].isContents
        }
        if title.isEmpty, !hasTitleInHeader, let heading = starts.first.flatMap({ sections[$0].heading }),
            Self.isSame(plainText(heading.title), name ?? titleText)
        {
            starts.removeFirst()
        }
        guard let first = starts.first else { return [self] }
        let notes = footnotes
        let lists = SpanLists(self)
        var unused = Set(notes.keys)
        var pages: [Page] = []
        // A cutter holds tables of its own: one at a time.
        for number in 0...starts.count {
            var cutter = PageCutter(self, lists, notes: notes)
            if number == 0 {
                cutter.takeBeginning()
                cutter.take(sections[..<first])
            } else {
                cutter.becomePart(ofHeading: starts[number - 1], number: number)
                let end = number < starts.count ? starts[number] : sections.count
                cutter.take(sections[(starts[number - 1] + 1)..<end])
            }
            let isLast = number == starts.count
            unused.subtract(cutter.end(with: isLast ? footer : .empty, isLast ? unused : []))
            pages.append(cutter.page)
        }
        return pages
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

extension [Page] {
    /// The pages of a document that is split, with the names of all but the first; none for a document that is whole.
    func asParts(_ parsed: (_ page: Page, _ name: String?, _ isFirst: Bool) -> ParsedPage) -> [ParsedPage] {
        guard count > 1 else { return [] }
        return enumerated().map { index, page in
            let name = page.titleID.isEmpty ? page.titleText : page.string(page.titleID)
            return parsed(page, index == 0 ? nil : Self.name(Slug.fileName(name), ofPart: index), index == 0)
        }
    }

    /// The name of a part: its number only where there is no other, since that changes with the parts before it. A name that means
    /// something else to a server has a word behind it.
    private static func name(_ name: String, ofPart number: Int) -> String {
        switch name {
        case "": String(number)
        case "index", "404": "\(name)-page"
        default: name
        }
    }
}
