import SiteModel
import TableBasics
import TableModel

extension SiteNavigation {
    /// The navigation that `navigation:` says: documents, folders with everything in them that is not named elsewhere, files,
    /// addresses of other sites, and titles over them.
    ///
    /// - Parameters:
    ///   - settingsPath: what messages call the settings file.
    ///   - drafts: source paths of documents that are not built.
    /// - Returns: with `link-target` for what does not exist, and `navigation-repeated`.
    static func read(
        _ lines: [NavigationLine], settingsPath: String, folders: FolderTree, pages: [PlacedPage],
        files: [String: SiteAsset], drafts: Set<String>, prefix: String
    ) -> Checked<SiteNavigation> {
        var diagnostics: [Diagnostic] = []
        let documents = pages.numbersByPath
        let targets = lines.map { Target($0.path, documents: documents, folders: folders, files: files) }
        var named: Set<PageNumber> = []
        var namedFolders: Set<String> = []
        for case .document(let page) in targets { named.insert(page) }

        var items: [NavigationItem] = []
        var seen: Set<PageNumber> = []
        // Of the group whose first line is left out.
        var group: NavigationItem.Group?
        for (line, target) in zip(lines, targets) {
            group = line.group.map(NavigationItem.Group.init) ?? group
            let isNew =
                switch target {
                case .document(let page): seen.insert(page).inserted
                case .folder(let folder): namedFolders.insert(folder).inserted
                default: true
                }
            guard isNew else {
                diagnostics.append(.navigationRepeated(line.path, path: settingsPath, at: line.range))
                continue
            }
            guard let target else {
                let isDraft = SourcePath.resolve(line.path, from: "").map(drafts.contains) ?? false
                diagnostics.append(
                    .deadNavigation(
                        line, settingsPath: settingsPath, isDraft: isDraft,
                        isLanguage: pages.contains { $0.tree > 0 && SourcePath.isInside($0.output.string, line.path) },
                        documents: documents.keys.sorted(), prefix: prefix))
                continue
            }
            items += Self.items(of: target, line, group, in: folders, pages, except: named)
            group = nil
        }
        let navigation = SiteNavigation(items, pages: pages, home: folders.indexes[""], isWritten: true)
        return Checked(navigation, diagnostics)
    }

    private static func items(
        of target: Target, _ line: NavigationLine, _ group: NavigationItem.Group?, in folders: FolderTree, _ pages: [PlacedPage],
        except named: Set<PageNumber>
    ) -> [NavigationItem] {
        switch target {
        case .title: return [NavigationItem(line.title ?? "", page: nil, level: line.level, group: group)]
        case .elsewhere:
            return [NavigationItem(line.title ?? line.path, page: nil, address: line.path, level: line.level, group: group)]
        case .file(let file, let suffix):
            let title = line.title ?? SourcePath.name(of: file.file.sitePath)
            return [NavigationItem(title, page: nil, file: file, address: suffix, level: line.level, group: group)]
        case .document(let page):
            return [NavigationItem(line.title ?? pages[page].navigationTitle, page: page, level: line.level, group: group)]
        case .folder(let folder):
            let index = folders.indexes[folder].flatMap { named.contains($0) ? nil : $0 }
            let title = folders.indexes[folder].map { pages[$0].navigationTitle } ?? DocumentName.title(ofFolder: folder)
            return [NavigationItem(line.title ?? title, page: index, level: line.level, group: group)]
                + items(ofFolder: folder, in: folders, pages, level: line.level + 1) { !named.contains($0) }
        }
    }

    private enum Target {
        case document(PageNumber)
        case folder(String)
        /// With what stands behind its path.
        case file(SiteAsset, String)
        case elsewhere
        case title

        /// nil for a path at which there is nothing.
        init?(_ path: String, documents: [String: PageNumber], folders: FolderTree, files: [String: SiteAsset]) {
            let suffix = String(path.drop { $0 != "?" && $0 != "#" })
            let resolved = SourcePath.resolve(path, from: "")
            if path.isEmpty {
                self = .title
            } else if let resolved, let page = documents[resolved] {
                self = .document(page)
            } else if let resolved, !resolved.isEmpty, folders.items[resolved] != nil {
                self = .folder(resolved)
            } else if let file = SourcePath.resolve(PercentEncoding.decoded(path.dropLast(suffix.count)), from: "").flatMap({
                files[$0]
            }) {
                self = .file(file, suffix)
            } else if !LinkReference.isLocal(ArraySlice(path.utf8)) {
                self = .elsewhere
            } else {
                return nil
            }
        }
    }
}
