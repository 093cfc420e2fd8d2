import SiteModel
import TableBasics
import TableModel

extension SiteNavigation {
    /// The navigation of a site whose author wrote none: its folders, in which pages stand below those that their front matter names
    /// as `parent`.
    ///
    /// - Returns: with `front-matter-ignored` for a parent that there is not.
    static func read(_ folders: FolderTree, pages: [PlacedPage], prefix: String) -> Checked<SiteNavigation> {
        let home = folders.indexes[folders.root]
        let items = items(ofFolder: folders.root, in: folders, pages, level: 0) { _ in true }
        var nesting = ParentNesting(items, pages: pages, home: home, prefix: prefix)
        return Checked(
            SiteNavigation(nesting.nested(), pages: pages, home: home, isWritten: false), nesting.diagnostics)
    }
}

/// Puts the items of a navigation below the pages that their own name as parents, by title, as just-the-docs has it.
private struct ParentNesting {
    private let items: [NavigationItem]
    private let pages: [PlacedPage]
    private let home: PageNumber?
    private let prefix: String
    private var parents: [Int?] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ items: [NavigationItem], pages: [PlacedPage], home: PageNumber?, prefix: String) {
        (self.items, self.pages, self.home, self.prefix) = (items, pages, home, prefix)
    }

    /// The items in their new order, with their levels.
    mutating func nested() -> [NavigationItem] {
        guard items.contains(where: { parent(of: $0) != nil }) else { return items }
        readLevels()
        // What the navigation calls them may be shorter.
        let byTitle = Dictionary(grouping: items.indices.filter { items[$0].page != nil }) { index in
            items[index].page.map { pages[$0].parsed.title } ?? ""
        }
        var changed: Set<Int?> = []
        for (index, item) in items.enumerated() {
            guard let wanted = parent(of: item), let page = item.page else { continue }
            let grandParent = pages[page].settings.grandParent
            let found = (byTitle[wanted.text] ?? []).filter { $0 != index }
            let nearest = found.first { grandParent != nil && parent(of: items[$0])?.text == grandParent } ?? found.first
            let isHome = nearest == nil && home.map { pages[$0].parsed.title } == wanted.text
            if isHome || nearest.map({ !isBelow($0, index) }) ?? false {
                changed.insert(nearest)
                parents[index] = nearest
            } else {
                let reason = nearest == nil ? "no page is called `\(wanted.text)`" : "a page cannot stand below itself"
                diagnostics.append(
                    .frontMatterIgnored(
                        "parent", reason, path: prefix + pages[page].path, at: wanted.range ?? SourceRange(line: 1, column: 1)))
            }
        }
        return inOrder(changed)
    }

    /// The items below their parents, depth first; among those of a changed parent the orders that pages say count.
    private func inOrder(_ changed: Set<Int?>) -> [NavigationItem] {
        var children = Dictionary(grouping: items.indices) { parents[$0] }
        for parent in changed {
            children[parent] = children[parent]?.map { (position(of: $0), $0) }.sorted { $0 < $1 }.map(\.1)
        }
        return DepthFirst(children[.none] ?? [], level: 0) { children[$0] ?? [] }.map { index, level in
            var item = items[index]
            item.level = level
            return item
        }
    }

    private func parent(of item: NavigationItem) -> PlacedText? { item.page.flatMap { pages[$0].settings.parent } }

    private mutating func readLevels() {
        var around: [Int] = []
        for (index, item) in items.enumerated() {
            while let last = around.last, items[last].level >= item.level { around.removeLast() }
            parents.append(around.last)
            around.append(index)
        }
    }

    /// Whether an item is another one or below it; true as well where nobody would go so deep.
    private func isBelow(_ index: Int, _ other: Int) -> Bool {
        var next: Int? = index
        for _ in 0..<Self.deepest {
            guard let here = next else { return false }
            if here == other { return true }
            next = parents[here]
        }
        return true
    }

    private func position(of index: Int) -> Double { items[index].page.flatMap { pages[$0].settings.position } ?? .infinity }

    private static let deepest = 50
}
