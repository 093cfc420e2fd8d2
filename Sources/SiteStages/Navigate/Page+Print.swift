import SiteModel
import TableBasics
import TableHTML
import TableModel

/// A page that holds others, one behind the other, for paper.
struct PrintPage: Sendable {
    let page: SitePage
    /// In the order of reading.
    let chapters: [PageNumber]
}

/// The pages for paper: of each language, where the settings ask for them, and of pages that ask themselves, with those below them.
/// Takes their paths; there is none where the author has something of that name.
///
/// They are hidden: what leads to them is their author's.
func printPages(
    of pages: [SitePage], _ trees: [LanguageTree], _ settings: SiteSettings, _ paths: inout OutputPathAllocator
) -> [PrintPage] {
    let asking = pages.numbered.filter { $1.settings.isPrinted == true && !$1.isGenerated }
    guard settings.isPrinted || !asking.isEmpty else { return [] }
    let orders = trees.indices.map { readingOrder(of: pages, $0, trees[$0].navigation) }
    var found: [PrintPage] = []
    func add(_ output: String, _ title: String, tree: Int, parent: PageNumber?, _ chapters: [PageNumber]) {
        guard !chapters.isEmpty, paths.isFree(output) else { return }
        paths.reserve(output, for: "the page for paper")
        var contents = PrintContents(chapters)
        contents.add(trees[tree].navigation, below: parent.flatMap { trees[tree].home == $0 ? nil : $0 }, pages)
        let content = Page(of: contents.entries, title: title)
        let placed = PlacedPage(
            ParsedPage(content), output: OutputPath(output), isGenerated: true, isIndex: false, isHidden: true,
            language: trees[tree].language, tree: tree)
        let depth = (parent.map { pages[$0].depth } ?? 0) + 1
        found.append(PrintPage(page: SitePage(placed, depth: depth, parent: parent), chapters: chapters))
    }
    if settings.isPrinted {
        for (tree, root) in trees.enumerated() {
            let title = root.title.isEmpty ? LocalizedStrings.words(in: root.language.tag).contents : root.title
            add(SourcePath.join(root.folder, "print.html"), title, tree: tree, parent: root.home, orders[tree])
        }
    }
    for (number, page) in asking {
        let output = page.output.string
        let name = page.isIndex ? "print.html" : SourcePath.stem(of: output) + "-print.html"
        add(
            SourcePath.join(SourcePath.folder(of: output), name), page.title, tree: page.tree, parent: number,
            orders[page.tree].filter { pages.isPage($0, belowOrAt: number) })
    }
    return found
}

/// The pages of a language that have a text of their own, as one reads them.
private func readingOrder(of pages: [SitePage], _ tree: Int, _ navigation: SiteNavigation) -> [PageNumber] {
    let order = navigation.order
    let known = Set(order)
    return (order + pages.pageNumbers.filter { !known.contains($0) }).filter {
        let page = pages[$0]
        return page.tree == tree && page.isListed && !page.isGenerated && page.settings.isPrinted != false
    }
}

/// What the list at the start of a page for paper says: its chapters, below the titles that they have in the navigation. Titles whose
/// pages have no text of their own lead nowhere.
private struct PrintContents {
    struct Entry {
        let title: String
        let level: Int
        /// nil for a title alone.
        let chapter: Int?
    }

    private(set) var entries: [Entry] = []
    private var chapterOfPage: [PageNumber: Int] = [:]

    init(_ chapters: [PageNumber]) {
        for (index, page) in chapters.enumerated() { chapterOfPage[page] = index }
    }

    /// - Parameter top: the page whose part of the site it is; nil for a whole site.
    mutating func add(_ navigation: SiteNavigation, below top: PageNumber?, _ pages: [SitePage]) {
        if let top {
            if let entry = navigation.entry(ofPage: top) { add(entry, of: navigation, level: 0, pages) }
        } else {
            for group in navigation.groups {
                if group.title.isEmpty {
                    for entry in group.entries { add(entry, of: navigation, level: 0, pages) }
                } else {
                    add(title: group.title, level: 0) { contents in
                        for entry in group.entries { contents.add(entry, of: navigation, level: 1, pages) }
                    }
                }
            }
        }
        for (page, chapter) in chapterOfPage.sorted(by: { $0.value < $1.value }) {
            entries.append(Entry(title: pages[page].title, level: 0, chapter: chapter))
        }
    }

    private mutating func add(_ index: Int, of navigation: SiteNavigation, level: Int, _ pages: [SitePage]) {
        let entry = navigation.entries[index]
        func addChildren(_ contents: inout PrintContents) {
            for child in entry.children { contents.add(child, of: navigation, level: level + 1, pages) }
        }
        guard let page = entry.page, let chapter = chapterOfPage.removeValue(forKey: page) else {
            return add(title: entry.title, level: level, addChildren)
        }
        entries.append(Entry(title: pages[page].title, level: level, chapter: chapter))
        addChildren(&self)
    }

    /// Adds a title, if anything comes to stand below it.
    private mutating func add(title: String, level: Int, _ addChildren: (inout PrintContents) -> Void) {
        let start = entries.count
        entries.append(Entry(title: title, level: level, chapter: nil))
        addChildren(&self)
        if entries.count == start + 1 { entries.removeLast() }
    }
}

extension [SitePage] {
    fileprivate func isPage(_ page: PageNumber, belowOrAt top: PageNumber) -> Bool {
        var next: PageNumber? = page
        while let number = next {
            if number == top { return true }
            next = self[number].parent
        }
        return false
    }
}

extension Page {
    /// What the places of chapters in a page for paper are called.
    static func idOfChapter(_ index: Int) -> String { ":\(index + 1)" }

    /// A title, and the list of what is in the page.
    fileprivate init(of entries: [PrintContents.Entry], title: String) {
        self.init(path: "print.md")
        titleText = title
        titleOrigin = .source
        ids = entries.compactMap(\.chapter).sorted().map { append(Self.idOfChapter($0)) }
        var level = -1
        for entry in entries {
            if entry.level > level {
                events.append(.open(.bulletList))
            } else {
                events.append(.close(.listItem()))
                closeLists(from: level, to: entry.level)
            }
            level = entry.level
            events.append(.open(.listItem()))
            if let chapter = entry.chapter {
                events.append(.openLink(destination: append("#" + Self.idOfChapter(chapter)), title: .empty))
            }
            events.append(.text(append(entry.title)))
            if entry.chapter != nil { events.append(.closeLink) }
        }
        events.append(.close(.listItem()))
        closeLists(from: level, to: 0)
        events.append(.close(.bulletList))
        header = EventRange(0, events.count)
    }

    private mutating func closeLists(from level: Int, to wanted: Int) {
        for _ in stride(from: level, to: wanted, by: -1) { events += [.close(.bulletList), .close(.listItem())] }
    }
}
