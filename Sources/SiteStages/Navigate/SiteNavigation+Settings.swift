import SiteModel
import TableBasics
import TableModel

extension SiteNavigation {
    /// The navigation that `navigation:` says: documents, and folders with everything in them that is not named elsewhere.
    ///
    /// - Parameters:
    ///   - settingsPath: what messages call the settings file.
    ///   - drafts: source paths of documents that are not built.
    /// - Returns: with `link-target` for what does not exist, and `navigation-repeated`.
    static func read(
        _ paths: [NavigationPath], settingsPath: String, folders: FolderTree, pages: [PlacedPage], drafts: Set<String>,
        prefix: String
    ) -> Checked<SiteNavigation> {
        var diagnostics: [Diagnostic] = []
        let documents = pages.numbersByPath
        let targets = paths.map { path in
            SourcePath.resolve(path.path, from: "").flatMap { Target($0, documents: documents, folders: folders) }
        }
        var named: Set<PageNumber> = []
        var namedFolders: Set<String> = []
        for case .document(let page) in targets { named.insert(page) }

        var items: [NavigationItem] = []
        var seen: Set<PageNumber> = []
        for (path, target) in zip(paths, targets) {
            switch target {
            case .document(let page):
                guard seen.insert(page).inserted else {
                    diagnostics.append(.navigationRepeated(path.path, path: settingsPath, at: path.range))
                    continue
                }
                items.append(NavigationItem(pages[page].parsed.title, page: page))
            case .folder(let folder):
                guard namedFolders.insert(folder).inserted else {
                    diagnostics.append(.navigationRepeated(path.path, path: settingsPath, at: path.range))
                    continue
                }
                let index = folders.indexes[folder].flatMap { named.contains($0) ? nil : $0 }
                let title = folders.indexes[folder].map { pages[$0].parsed.title } ?? DocumentName.title(ofFolder: folder)
                items.append(NavigationItem(title, page: index))
                items += Self.items(ofFolder: folder, in: folders, pages, level: 1) { !named.contains($0) }
            case nil:
                let isDraft = SourcePath.resolve(path.path, from: "").map(drafts.contains) ?? false
                diagnostics.append(
                    .deadNavigation(
                        path, settingsPath: settingsPath, isDraft: isDraft,
                        isLanguage: pages.contains { $0.tree > 0 && SourcePath.isInside($0.output.string, path.path) },
                        documents: documents.keys.sorted(), prefix: prefix))
            }
        }
        let navigation = SiteNavigation(items, pages: pages, home: folders.indexes[""], isWritten: true)
        return Checked(navigation, diagnostics)
    }

    private enum Target {
        case document(PageNumber)
        case folder(String)

        init?(_ path: String, documents: [String: PageNumber], folders: FolderTree) {
            if let page = documents[path] {
                self = .document(page)
            } else if !path.isEmpty, folders.items[path] != nil {
                self = .folder(path)
            } else {
                return nil
            }
        }
    }
}
