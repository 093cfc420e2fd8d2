import TableModel

/// Index pages for the folders that hold documents, directly or below, and have no index of their own.
///
/// Each is a table of the pages and folders in it: sorted by `order`, then by title; pages that are `hidden` are left out.
func folderIndexes(
    for pages: [SitePage], siteTitle: String, isTaken: (String) -> Bool
) -> [SitePage] {
    var entries: [String: [FolderEntry]] = ["": []]
    var indexPages: [String: Page] = [:]
    for page in pages {
        let folders = SourcePath.folders(of: page.output.string)
        for folder in folders { entries[folder, default: []] += [] }
        guard let folder = folders.last else { continue }
        if page.isIndex {
            indexPages[folder] = page.page
        } else {
            entries[folder, default: []].append(FolderEntry(page.page))
        }
    }
    for folder in entries.keys where !folder.isEmpty {
        entries[SourcePath.folder(of: folder)]?.append(FolderEntry(folder: folder, index: indexPages[folder]))
    }
    return entries.keys.sorted().filter { !isTaken(SourcePath.join($0, "index.html")) }.map { folder in
        let title = !folder.isEmpty ? readableName(of: folder) : siteTitle.isEmpty ? "Contents" : siteTitle
        let page = Page(folder: folder, title: title, entries: (entries[folder] ?? []).filter { !$0.isHidden }.sorted())
        return SitePage(page, output: OutputPath(SourcePath.join(folder, "index.html")), isGenerated: true, isIndex: true)
    }
}

/// A row of a folder's index.
private struct FolderEntry: Comparable {
    let title: String
    let detail: String
    /// As a link from a document in the folder would have it.
    let reference: String
    let isHidden: Bool
    private let order: Int
    private let name: String

    init(_ page: Page) {
        name = SourcePath.name(of: page.path)
        title = page.titleText
        detail = page.settings.description ?? ""
        reference = URLPath.encoded(name)
        isHidden = page.settings.isHidden
        order = page.settings.order ?? Int.max
    }

    /// `index` is the folder's own index page; nil when its index is made here as well.
    init(folder: String, index: Page?) {
        name = SourcePath.name(of: folder)
        title = index?.titleText ?? readableName(of: folder)
        detail = index?.settings.description ?? ""
        reference = URLPath.encoded(name) + "/"
        isHidden = index?.settings.isHidden ?? false
        order = index?.settings.order ?? Int.max
    }

    /// The name as an id: lower case, with everything that is no letter or digit a hyphen.
    var wantedID: String {
        let stem = SourcePath.isDocument(name) ? SourcePath.stem(of: name) : name
        return String(stem.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }

    static func < (left: FolderEntry, right: FolderEntry) -> Bool {
        (left.order, left.title.lowercased(), left.name) < (right.order, right.title.lowercased(), right.name)
    }

    static func == (left: FolderEntry, right: FolderEntry) -> Bool { left.name == right.name }
}

extension Page {
    /// A table of the entries of a folder.
    fileprivate init(folder: String, title: String, entries: [FolderEntry]) {
        self.init(path: SourcePath.join(folder, "index.md"))
        titleText = title
        var usedIDs: Set<String> = []
        for entry in entries {
            var row = Row()
            var id = entry.wantedID
            var number = 1
            while !usedIDs.insert(id).inserted {
                id = "\(entry.wantedID)-\(number)"
                number += 1
            }
            row.id = append(id)
            ids.append(row.id)
            row.title = appendText(entry.title)
            row.destination = .link(append(entry.reference))
            row.accessory = .disclosure
            row.style = .default
            if !entry.detail.isEmpty {
                row.detail = appendText(entry.detail)
                row.style = .subtitle
            }
            rows.append(row)
        }
        guard !rows.isEmpty else { return }
        var section = Section()
        section.rows = rows.indices
        sections.append(section)
    }

    private mutating func appendText(_ string: String) -> Passage {
        events.append(.text(append(string)))
        return Passage(events.count - 1, events.count)
    }
}
