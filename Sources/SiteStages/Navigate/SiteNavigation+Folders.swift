import TableBasics
import TableModel

extension SiteNavigation {
    /// Everything in a folder at any depth, but not its own index. A folder whose index is hidden is left out with all in it.
    ///
    /// - Parameter isWanted: whether a page may stand here.
    static func items(
        ofFolder folder: String, in folders: FolderTree, _ pages: [PlacedPage], level: Int, isWanted: (PageNumber) -> Bool
    ) -> [NavigationItem] {
        var result: [NavigationItem] = []
        let isHidden: (FolderTree.Item) -> Bool = { item in
            item.folder != nil && item.page.map { pages[$0].isHidden } ?? false
        }
        let items = DepthFirst(folders.items[folder, default: []], level: level) { item in
            isHidden(item) ? [] : folders.items(below: item)
        }
        for (item, level) in items where !isHidden(item) {
            guard let folder = item.folder else {
                guard let page = item.page, isWanted(page) else { continue }
                result.append(NavigationItem(pages[page].navigationTitle, page: page, level: level))
                continue
            }
            // An index that stands elsewhere leaves its folder's title.
            let index = item.page.flatMap { isWanted($0) ? $0 : nil }
            let title = item.page.map { pages[$0].navigationTitle } ?? DocumentName.title(ofFolder: folder)
            result.append(NavigationItem(title, page: index, level: level))
        }
        return result
    }
}
