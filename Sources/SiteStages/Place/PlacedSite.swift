package import SiteModel
import TableBasics
import TableHTML
package import TableModel
package import TableThemes

/// All pages and files of a site, each with its place.
package struct PlacedSite: Sendable {
    /// Those made from documents in the order of their sources, then the indexes of folders that have none, still without rows.
    let pages: [PlacedPage]
    let assets: [SiteAsset]
    /// That of the root, then those of folders in other languages, sorted by path.
    let languages: [LanguageRoot]
    /// Documents that are not built: drafts, and those that cannot be read.
    let leftOut: [ParsedDocument]
    /// Who has which path.
    let paths: OutputPathAllocator
}

/// A file that is copied.
package struct SiteAsset: Sendable {
    package let file: SourceFile
    package let output: OutputPath
    /// What is wrong with its place, for one that may not be copied at all.
    var problems: [Diagnostic] = []
}

/// Gives every document and file its place in the site, and every folder an index page.
///
/// Gives `output-clash`, once for each source that does not get the name it should have, and `language-repeated`.
///
/// - Parameters:
///   - assets: the files to copy.
///   - themeAssets: those that the style sheets of the site refer to.
///   - prefix: what stands before the path of a source in messages.
///   - isAlone: a document without anything around it.
package func placeSite(
    _ documents: [ParsedDocument], assets: [SourceFile], themeAssets: [ThemeAsset] = [], settings: SiteSettings, prefix: String,
    isAlone: Bool = false
) -> Checked<PlacedSite> {
    var placement = SitePlacement(settings: settings, prefix: prefix)
    placement.reserve(sheetsOf: documents, themeAssets)
    let outputs = placement.allocate(documents, isAlone: isAlone)
    let served = placement.allocate(assets.filter { !$0.needsReference })
    let folders = LanguageFolders(of: outputs, language: settings.language)
    let roots = folders.languageRoots(of: outputs, title: settings.title)
    var pages = zip(outputs, folders.homes(of: outputs)).map { output, home in
        let isNotFound = output.path == .notFound
        return PlacedPage(
            output.page, output: isNotFound ? .notFound(settings) : output.path, place: output.place, isIndex: output.isIndex,
            isHidden: isNotFound ? true : nil, language: home.language, tree: home.tree)
    }
    if !isAlone { pages += placement.folderIndexes(of: pages, folders, roots) }
    // Most of them are not in the site and must take nobody's place.
    let others = placement.allocate(assets.filter(\.needsReference))
    let site = PlacedSite(
        pages: pages, assets: served + others, languages: roots, leftOut: documents.filter { $0.page == nil && !$0.isFramePart },
        paths: placement.paths)
    return Checked(site, placement.paths.diagnostics + roots.repeatedLanguages(prefix: prefix))
}

/// A document with the path of its page, before anything is known of the others.
struct AllocatedPage {
    let page: ParsedPage
    let path: OutputPath
    /// Where it stands among the folders of the site.
    let place: String
    let isIndex: Bool

    init(page: ParsedPage, path: OutputPath, place: String? = nil, isIndex: Bool) {
        self.page = page
        self.path = path
        self.place = place ?? path.string
        self.isIndex = isIndex
    }

    /// Of the site.
    var folder: String { SourcePath.folder(of: place) }
}

/// The placing of a site's pages and files, in order of precedence.
private struct SitePlacement {
    let settings: SiteSettings
    let prefix: String
    private(set) var paths = OutputPathAllocator()

    init(settings: SiteSettings, prefix: String) {
        self.settings = settings
        self.prefix = prefix
    }

    /// Takes the paths of what every site has.
    mutating func reserve(sheetsOf documents: [ParsedDocument], _ themeAssets: [ThemeAsset]) {
        paths.reserve(OutputPath.stylesheet.string, for: "the style sheet")
        if settings.isSearched {
            paths.reserve(OutputPath.script.string, for: "the script")
            paths.reserve(OutputPath.searchIndex, for: "the search index")
        }
        for theme in documents.compactMap({ $0.page?.settings.theme }) {
            paths.reserve(OutputPath.stylesheet(ofTheme: theme).string, for: "a style sheet")
        }
        for asset in themeAssets { paths.reserve(asset.output, for: "a file of the theme `\(asset.owner)`") }
    }

    /// The documents that are built, in their order. One alone is in no site that it could have an address in.
    mutating func allocate(_ documents: [ParsedDocument], isAlone: Bool) -> [AllocatedPage] {
        let pages = documents.flatMap(\.pages)
        let addresses = pages.map { isAlone ? nil : $0.settings.address }
        var allocated = [AllocatedPage?](repeating: nil, count: pages.count)
        // Index documents first, so that they get the name whatever else wants it.
        for name in IndexName.allCases {
            for index in pages.indices
            where addresses[index] == nil && pages[index].part == nil && IndexName(of: pages[index].path) == name {
                let path = pages[index].path
                let folder = SourcePath.folder(of: path)
                let wanted = SourcePath.join(folder, "index.html")
                let output = paths.allocate(wanted, else: SourcePath.join(folder, name.fallback), for: prefix + path)
                allocated[index] = AllocatedPage(page: pages[index], path: output, isIndex: output.string == wanted)
            }
        }
        if !isAlone { allocateHomes(among: pages, addresses, &allocated) }
        if addresses.contains(where: { $0 != nil }) {
            let folders = Set(pages.map { SourcePath.folder(of: $0.path) })
            let holding = Dictionary(pages.flatMap { SourcePath.folders(of: $0.path) }.map { ($0, 1) }, uniquingKeysWith: +)
            for (index, address) in addresses.enumerated() {
                if let address { allocated[index] = allocate(pages[index], at: address, folders: folders, holding) }
            }
        }
        for index in pages.indices where allocated[index] == nil && pages[index].part == nil {
            let path = pages[index].path
            var wanted = DocumentName.page(ofDocument: path)
            // The pages of a document stand in a folder of its name.
            if pages[index].isSplit { wanted = SourcePath.join(String(wanted.dropLast(".html".count)), "index.html") }
            let output = paths.allocate(wanted, else: DocumentName.page(ofDocument: path), for: prefix + path)
            allocated[index] = AllocatedPage(
                page: pages[index], path: output, isIndex: pages[index].isSplit && output.string == wanted)
        }
        return allocateParts(among: pages, allocated)
    }

    /// Makes an index of what stands for its folder by another name, where no document has that of an index.
    private mutating func allocateHomes(
        among pages: [ParsedPage], _ addresses: [String?], _ allocated: inout [AllocatedPage?]
    ) {
        for home in [rootOfCatalog(among: pages)].compactMap({ $0 }) + homesOfWikis(among: pages)
        where allocated[home] == nil && addresses[home] == nil && pages[home].part == nil && !pages[home].isSplit {
            let path = SourcePath.join(SourcePath.folder(of: pages[home].path), "index.html")
            guard !paths.isTaken(path) else { continue }
            allocated[home] = AllocatedPage(
                page: pages[home], path: paths.allocate(path, else: path, for: prefix + pages[home].path), isIndex: true)
        }
    }

    /// The root of a catalog of DocC that is the source folder; nil where several may be it.
    private func rootOfCatalog(among pages: [ParsedPage]) -> Int? {
        let roots = pages.indices.filter { pages[$0].isCatalogRoot && SourcePath.folder(of: pages[$0].path).isEmpty }
        return roots.count == 1 ? roots[0] : nil
    }

    /// `Home.md` beside a `_Sidebar.md`, as wikis have it.
    private func homesOfWikis(among pages: [ParsedPage]) -> [Int] {
        let folders = Set(pages.lazy.filter { DocumentName.isSidebar($0.path) }.map { SourcePath.folder(of: $0.path) })
        guard !folders.isEmpty else { return [] }
        return pages.indices.filter {
            SourcePath.stem(of: pages[$0].path).lowercased() == "home" && folders.contains(SourcePath.folder(of: pages[$0].path))
        }
    }

    /// All pages, with those of documents that are split in the folder of the first one.
    private mutating func allocateParts(among pages: [ParsedPage], _ allocated: [AllocatedPage?]) -> [AllocatedPage] {
        var folder = ""
        return zip(pages, allocated).compactMap { page, first in
            guard let part = page.part else {
                folder = first.map { SourcePath.folder(of: $0.path.string) } ?? ""
                return first
            }
            let wanted = SourcePath.join(folder, part.name + ".html")
            return AllocatedPage(page: page, path: paths.allocate(wanted, else: wanted, for: prefix + page.path), isIndex: false)
        }
    }

    /// A page at the address that it asks for, or at that of its document where somebody has it. It stays in its folder, unless it
    /// becomes the index of one. The only one of a folder, a bundle, stands where that does: nothing else is in it.
    ///
    /// - Parameters:
    ///   - folders: those that hold documents.
    ///   - pages: how many pages there are in each folder, directly or below.
    private mutating func allocate(
        _ page: ParsedPage, at wanted: String, folders: Set<String>, _ pages: [String: Int]
    ) -> AllocatedPage {
        let source = DocumentName.page(ofDocument: page.path)
        let path: OutputPath
        if paths.isTaken(wanted) {
            path = paths.allocate(
                wanted, else: SourcePath.join(SourcePath.folder(of: wanted), SourcePath.name(of: source)), for: prefix + page.path)
        } else {
            path = paths.allocate(wanted, else: wanted, for: prefix + page.path)
        }
        let folder = SourcePath.folder(of: wanted)
        let isIndex = path.string == wanted && SourcePath.name(of: wanted) == "index.html" && folders.contains(folder)
        let own = SourcePath.folder(of: page.path)
        let isBundle = !own.isEmpty && pages[own] == 1 && DocumentName.isIndex(page.path)
        let around = isBundle ? SourcePath.folder(of: own) : own
        let name = isBundle ? SourcePath.name(of: own) + ".html" : SourcePath.name(of: path.string)
        let place = isIndex ? path.string : SourcePath.join(around, name)
        return AllocatedPage(page: page, path: path, place: place, isIndex: isIndex)
    }

    mutating func allocate(_ assets: [SourceFile]) -> [SiteAsset] {
        assets.map { file in
            let (wanted, owner) = (file.sitePath, prefix + file.path)
            guard file.needsReference else {
                return SiteAsset(file: file, output: paths.allocate(wanted, else: wanted, for: owner))
            }
            let (output, problems) = paths.allocateSilently(wanted, for: owner)
            return SiteAsset(file: file, output: output, problems: problems)
        }
    }

    /// Index pages, still without rows, for the folders that hold pages, directly or below, and have no index of their own.
    mutating func folderIndexes(of pages: [PlacedPage], _ languages: LanguageFolders, _ roots: [LanguageRoot]) -> [PlacedPage] {
        var indexes: [PlacedPage] = []
        for (tree, root) in roots.enumerated() {
            let words = LocalizedStrings.words(in: root.language.tag)
            let folders = FolderTree(of: pages, tree: tree, root: root.folder)
            for folder in folders.folders where !paths.isTaken(SourcePath.join(folder, "index.html")) {
                var page = Page(path: SourcePath.join(folder, "index.md"))
                page.titleText =
                    !folder.isEmpty ? DocumentName.title(ofFolder: folder) : root.title.isEmpty ? words.contents : root.title
                indexes.append(
                    PlacedPage(
                        ParsedPage(page), output: OutputPath(SourcePath.join(folder, "index.html")), isGenerated: true,
                        isIndex: true,
                        language: languages.languageOfIndex(of: folder), tree: tree))
            }
        }
        for page in indexes { paths.reserve(page.output.string, for: "the table of its folder") }
        return indexes
    }
}

extension IndexName {
    /// What such a document is called when another one stands for the folder.
    fileprivate var fallback: String {
        switch self {
        case .index: "index-2.html"
        case .readme: "readme.html"
        case .underscoreIndex: "_index.html"
        }
    }
}
