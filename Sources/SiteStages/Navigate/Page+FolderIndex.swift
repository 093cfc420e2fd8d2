import SiteModel
import TableBasics
import TableModel

/// The generated index pages with their rows: the pages and folders in theirs, in the order of the navigation, without those that
/// are hidden. The root's is the navigation itself when the author wrote one, and the languages of a site that has nothing else.
///
/// - Parameters:
///   - titles: of all pages, as the navigation has them.
///   - description: of the site, which the root's begins with.
func filledFolderIndexes(
    of pages: [PlacedPage], folders: FolderTree, navigation: SiteNavigation, titles: [String], languages: [LanguageRoot] = [],
    description: String? = nil
) -> [(page: PageNumber, content: ParsedPage)] {
    folders.indexes.sorted { $0.value < $1.value }.filter { pages[$0.value].isGenerated }.map { folder, number in
        var page = pages[number].parsed.page
        if folder.isEmpty, let description { page.append(description: description) }
        if folder.isEmpty, navigation.isWritten {
            page.append(
                navigation.groups.map { group in
                    FolderIndexGroup(
                        title: group.title,
                        entries: navigation.entriesBelow(group.entries).filter { navigation.entries[$0].page != number }
                            .map { FolderEntry(navigation.entries[$0], pages) })
                })
        } else {
            let items = folders.items[folder, default: []].enumerated().map { position, item in
                (rank: item.page.flatMap(navigation.entry(ofPage:)) ?? Int.max, position, FolderEntry(item, pages, titles))
            }
            var entries = items.filter { !$0.2.isHidden }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
            if folder.isEmpty, items.isEmpty { entries = languages.map(FolderEntry.init) }
            page.append([FolderIndexGroup(title: "", entries: entries)])
        }
        return (number, ParsedPage(page))
    }
}

/// The rows of one section.
private struct FolderIndexGroup {
    let title: String
    let entries: [FolderEntry]
}

/// A row of a folder's index.
private struct FolderEntry {
    let title: String
    let detail: String
    /// As a link from a document in the folder would have it; nil for a title alone.
    let reference: String?
    let isHidden: Bool
    let level: Int
    private let name: String

    init(_ item: FolderTree.Item, _ pages: [PlacedPage], _ titles: [String]) {
        let page = item.page.map { pages[$0] }
        // A bundle stands beside its folder.
        let isBundle = page.map { item.folder == nil && SourcePath.folder(of: $0.path) != SourcePath.folder(of: $0.place) } ?? false
        let path = page?.path ?? ""
        name = SourcePath.name(of: item.folder ?? (isBundle ? SourcePath.folder(of: path) : path))
        title = item.page.map { titles[$0] } ?? DocumentName.title(ofFolder: name)
        detail = page?.settings.description ?? ""
        if let page, item.folder == nil, page.parsed.part != nil || isBundle {
            // They stand elsewhere than their document when that has asked for another address.
            reference = "/" + URLPath.encoded(page.path) + page.parsed.fragment
        } else {
            reference = URLPath.encoded(name) + (item.folder == nil ? "" : "/")
        }
        isHidden = page?.isHidden ?? false
        level = 0
    }

    init(_ language: LanguageRoot) {
        title = language.name
        name = language.folder
        detail = language.title == language.name ? "" : language.title
        reference = URLPath.encoded(language.folder) + "/"
        isHidden = false
        level = 0
    }

    init(_ entry: SiteNavigation.Entry, _ pages: [PlacedPage]) {
        let page = entry.page.map { pages[$0] }
        let path = page.map { $0.isGenerated ? SourcePath.folder(of: $0.output.string) + "/" : $0.path }
        title = entry.title
        name = path.map { SourcePath.name(of: $0.hasSuffix("/") ? String($0.dropLast()) : $0) } ?? title
        detail = page?.settings.description ?? ""
        let file = entry.file.map { "/" + URLPath.encoded($0.file.sitePath) + (entry.address ?? "") }
        reference = path.map { URLPath.encoded($0) + (page?.parsed.fragment ?? "") } ?? file ?? entry.address
        isHidden = false
        level = entry.level
    }

    /// The name as an id: lower case, with everything that is no letter or digit a hyphen.
    var wantedID: String {
        Slug.fileName(SourcePath.isDocument(name) ? SourcePath.stem(of: name) : name)
    }
}

extension ParsedPage {
    /// What leads from the name of its document to one that is part of it, `#install`: the heading that it begins with; empty for others.
    fileprivate var fragment: String {
        guard let part, !part.id.isEmpty else { return "" }
        return "#" + URLPath.encoded(part.id)
    }
}

extension SiteNavigation {
    /// These entries with all below them, depth first.
    fileprivate func entriesBelow(_ entries: [Int]) -> [Int] {
        DepthFirst(entries) { self.entries[$0].children }.map(\.node)
    }
}

extension Page {
    /// Adds a section for each group that has entries.
    fileprivate mutating func append(_ groups: [FolderIndexGroup]) {
        var usedIDs: Set<String> = []
        for group in groups where !group.entries.isEmpty {
            var section = Section()
            if !group.title.isEmpty {
                let id = append(freeID(Slug.fileName(group.title), &usedIDs))
                ids.append(id)
                section.heading = SectionHeading(level: 2, id: id, title: appendText(group.title))
            }
            let start = rows.count
            for entry in group.entries { append(entry, &usedIDs) }
            section.rows = start..<rows.count
            sections.append(section)
        }
    }

    /// Adds a sentence below the title.
    fileprivate mutating func append(description: String) {
        let start = events.count
        events.append(.open(.paragraph))
        _ = appendText(description)
        events.append(.close(.paragraph))
        header = EventRange(start, events.count)
    }

    private mutating func append(_ entry: FolderEntry, _ usedIDs: inout Set<String>) {
        var row = Row()
        row.id = append(freeID(entry.wantedID, &usedIDs))
        ids.append(row.id)
        row.level = entry.level
        row.title = appendText(entry.title)
        row.style = .default
        if let reference = entry.reference {
            row.destination = .link(append(reference))
            // What leaves the site has no arrow.
            row.accessory = reference.contains("://") ? .none : .disclosure
        } else {
            row.destination = .none
            var attributes = RowAttributes()
            attributes.classes = ["tv-draft"]
            row.attributes = attributes
        }
        if !entry.detail.isEmpty {
            row.detail = appendText(entry.detail)
            row.style = .subtitle
        }
        rows.append(row)
    }

    private func freeID(_ wanted: String, _ usedIDs: inout Set<String>) -> String {
        var id = wanted
        var number = 1
        while !usedIDs.insert(id).inserted {
            id = "\(wanted)-\(number)"
            number += 1
        }
        return id
    }

    private mutating func appendText(_ string: String) -> EventRange {
        events.append(.text(append(string)))
        return EventRange(events.count - 1, events.count)
    }
}
