import TableModel

extension SiteNavigation {
    /// The navigation of a site whose author wrote none: its folders.
    init(of folders: FolderTree, pages: [PlacedPage]) {
        let items = Self.items(ofFolder: folders.root, in: folders, pages, level: 0) { _ in true }
        self.init(items, pages: pages, home: folders.indexes[folders.root], isWritten: false)
    }

    /// Everything in a folder at any depth, but not its own index. A folder whose index is hidden is left out with all in it.
    ///
    /// - Parameter isWanted: whether a page may stand here.
    static func items(
        ofFolder folder: String, in folders: FolderTree, _ pages: [PlacedPage], level: Int, isWanted: (PageNumber) -> Bool
    ) -> [NavigationItem] {
        var result: [NavigationItem] = []
        // What is still to come, last first.
        var rest = folders.items[folder, default: []].reversed().map { (item: $0, level: level) }
        while let (item, level) = rest.popLast() {
            guard let folder = item.folder else {
                guard let page = item.page, isWanted(page) else { continue }
                result.append(NavigationItem(pages[page].parsed.title, page: page, level: level))
                continue
            }
            if let index = item.page, pages[index].isHidden { continue }
            // An index that stands elsewhere leaves its folder's title.
            let index = item.page.flatMap { isWanted($0) ? $0 : nil }
            let title = item.page.map { pages[$0].parsed.title } ?? readableName(of: folder)
            result.append(NavigationItem(title, page: index, level: level))
            rest += folders.items[folder, default: []].reversed().map { ($0, level + 1) }
        }
        return result
    }
}
