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
        let levels = chapters.map { number in
            trees[tree].navigation.entry(ofPage: number).map { trees[tree].navigation.entries[$0].level } ?? 0
        }
        let content = Page(of: chapters.map { pages[$0].title }, levels: levels, title: title)
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
    fileprivate init(of titles: [String], levels: [Int], title: String) {
        self.init(path: "print.md")
        titleText = title
        titleOrigin = .source
        ids = titles.indices.map { append(Self.idOfChapter($0)) }
        var level = -1
        for (index, title) in titles.enumerated() {
            let wanted = min(levels[index], level + 1)
            if wanted > level {
                events.append(.open(.bulletList))
                level = wanted
            } else {
                events.append(.close(.listItem))
                closeLists(from: level, to: wanted)
                level = wanted
            }
            events += [
                .open(.listItem), .openLink(destination: append("#" + Self.idOfChapter(index)), title: .empty),
                .text(append(title)),
                .closeLink,
            ]
        }
        events.append(.close(.listItem))
        closeLists(from: level, to: 0)
        events.append(.close(.bulletList))
        header = EventRange(0, events.count)
    }

    private mutating func closeLists(from level: Int, to wanted: Int) {
        for _ in stride(from: level, to: wanted, by: -1) { events += [.close(.bulletList), .close(.listItem)] }
    }
}
