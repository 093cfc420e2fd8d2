import SiteModel
import TableBasics
import TableModel

/// The pages of a site by folder, in the order of the navigation: by `order`, then by name as people sort it.
struct FolderTree {
    /// What stands in a folder.
    struct Item {
        /// The path of a folder, or nil for a page.
        let folder: String?
        /// A page, or the index of a folder; nil for a folder that has none.
        let page: PageNumber?
    }

    /// By folder of the site; the source folder itself is the empty path. Index pages are not among the items of their own folder.
    private(set) var items: [String: [Item]]
    /// The page that stands for a folder.
    private(set) var indexes: [String: PageNumber] = [:]
    /// The parts of a document that stand below one of its parts, in their order. They are not among the items of the folder.
    private var partsBelow: [PageNumber: [PageNumber]] = [:]

    /// All folders, sorted by path.
    var folders: [String] { items.keys.sorted() }

    /// The folder that everything is in; empty for the source folder.
    let root: String

    /// - Parameter tree: the one whose pages count, with its folder.
    init(of pages: [PlacedPage], tree: Int = 0, root: String = "") {
        self.root = root
        items = [root: []]
        let partsAbove = pages.partsAbove
        for (number, page) in pages.numbered where page.tree == tree {
            let folder = SourcePath.folder(of: page.place)
            addFolder(folder)
            if page.isIndex {
                indexes[folder] = number
            } else if let part = partsAbove[number] {
                partsBelow[part, default: []].append(number)
            } else {
                items[folder, default: []].append(Item(folder: nil, page: number))
            }
        }
        for folder in items.keys where folder != root {
            items[SourcePath.folder(of: folder)]?.append(Item(folder: folder, page: indexes[folder]))
        }
        for folder in items.keys { items[folder] = items[folder].map { Self.sorted($0, pages) } }
    }

    /// What stands directly below an item.
    func items(below item: Item) -> [Item] {
        if let folder = item.folder { return items[folder, default: []] }
        return item.page.flatMap { partsBelow[$0] }?.map { Item(folder: nil, page: $0) } ?? []
    }

    /// Adds a folder and those around it.
    private mutating func addFolder(_ folder: String) {
        guard items[folder] == nil else { return }
        for folder in SourcePath.folders(of: folder) + [folder]
        where root.isEmpty || folder == root || SourcePath.isInside(folder, root) {
            items[folder, default: []] += []
        }
    }

    private static func sorted(_ items: [Item], _ pages: [PlacedPage]) -> [Item] {
        items.map { item -> (order: Double, name: NaturalOrder, path: String, item: Item) in
            let path = item.folder ?? item.page.map { pages[$0].path } ?? ""
            let name = item.folder == nil ? SourcePath.stem(of: path) : SourcePath.name(of: path)
            return (item.page.flatMap { pages[$0].settings.position } ?? .infinity, NaturalOrder(name), path, item)
        }
        .sorted { ($0.order, $0.name, $0.path) < ($1.order, $1.name, $1.path) }
        .map(\.item)
    }
}
