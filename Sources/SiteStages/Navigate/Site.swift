import SiteModel
import TableBasics
package import TableModel

/// All pages and files of a site with their ways to each other, before their links are resolved.
package struct Site: Sendable {
    /// Those made from documents in the order of their sources, then the generated ones.
    package let pages: [SitePage]
    package let assets: [SiteAsset]
    /// That of the root, then those of folders in other languages, sorted by path.
    package let trees: [LanguageTree]
    package let translations: Translations
    /// Those that a search finds, in the order in which it prefers them; none for a site without search.
    let searchedPages: [PageNumber]
    /// The page for its results; nil when the author made one with that path.
    let searchPage: PageNumber?
    /// The pages for paper, with those that each of them holds.
    package let chapters: [PageNumber: [PageNumber]]
    /// Documents that are not built: drafts, and those that cannot be read.
    package let leftOut: [ParsedDocument]
    /// Who has which path.
    let paths: OutputPathAllocator

    package var title: String { trees[0].title }
    /// That of the root's language.
    package var navigation: SiteNavigation { trees[0].navigation }
    /// The page at the root; nil when a file has its name.
    package var home: PageNumber? { trees[0].home }

    /// The pages in the language of a page.
    package func tree(ofPage page: PageNumber) -> LanguageTree { trees[pages[page].tree] }
}

/// Orders the pages of a site: from the settings, a `SUMMARY.md` or the folders come what readers see of the whole, what is above
/// each page, and the rows of generated indexes.
///
/// - Parameters:
///   - settingsPath: what messages call the settings file.
///   - isWhole: the site is published as a whole, and has a page for addresses that do not exist.
package func navigateSite(
    _ placed: PlacedSite, of documents: [ParsedDocument], settings: SiteSettings, settingsPath: String, prefix: String,
    isWhole: Bool = true
) -> Checked<Site> {
    var pages = placed.pages
    let sources = placed.languages.enumerated().map { tree, language in
        NavigationSource(
            of: documents, tree: tree, in: language.folder, settings: settings, settingsPath: settingsPath, prefix: prefix)
    }
    let documentPages = pages.numbersByPath
    // A summary has its page, as every document; the navigation that it is does not lead to it.
    for summary in sources.compactMap(\.summaryDocument) {
        if let page = documentPages[summary] { pages[page] = pages[page].hidden }
    }
    var diagnostics: [Diagnostic] = []
    var ways = PageWays(pages)
    var trees: [LanguageTree] = []
    for (tree, source) in sources.enumerated() {
        let root = placed.languages[tree]
        let folders = FolderTree(of: pages, tree: tree, root: root.folder)
        let navigation = source.navigation(of: pages, in: folders, assets: placed.assets)
        diagnostics += navigation.diagnostics
        ways.takeNames(from: navigation.value, pages)
        if tree == 0, let title = settings.title { ways.takeTitle(title, home: folders.indexes[root.folder], pages) }
        let indexes = filledFolderIndexes(
            of: pages, folders: folders, navigation: navigation.value, titles: ways.titles,
            languages: tree == 0 ? Array(placed.languages.dropFirst()) : [], description: tree == 0 ? settings.description : nil)
        for (page, content) in indexes { pages[page] = pages[page].with(content) }
        ways.connect(pages, tree: tree, root: root.folder, indexes: folders.indexes, navigation: navigation.value)
        trees.append(
            LanguageTree(
                root: root, home: folders.indexes[root.folder], navigation: navigation.value,
                pageCount: pages.count { $0.tree == tree }))
    }
    let translations = Translations(of: pages, in: placed.languages)
    var paths = placed.paths
    var sitePages = pages.numbered.map { ways.page($0, $1) }
    if isWhole, let page = notFoundPage(in: trees[0], &paths, settings) { sitePages.append(page) }
    let searched = isWhole ? searchedPages(of: sitePages, trees, settings) : []
    var searchPage: PageNumber?
    if !searched.isEmpty, let page = resultsPage(in: trees[0], &paths) {
        searchPage = PageNumber(sitePages.count)
        sitePages.append(page)
    }
    var chapters: [PageNumber: [PageNumber]] = [:]
    if isWhole {
        for print in printPages(of: sitePages, trees, settings, &paths) {
            chapters[PageNumber(sitePages.count)] = print.chapters
            sitePages.append(print.page)
        }
    }
    let site = Site(
        pages: sitePages, assets: placed.assets, trees: trees, translations: translations, searchedPages: searched,
        searchPage: searchPage, chapters: chapters, leftOut: placed.leftOut, paths: paths)
    return Checked(site, diagnostics)
}

/// What is found out of the ways to each page while the trees of a site are made.
private struct PageWays {
    /// By page, from the author's navigation.
    private var names: [PageNumber: String] = [:]
    private(set) var titles: [String]
    private var parents: [PageNumber?]
    private var depths: [Int]
    private let partsAbove: [PageNumber: PageNumber]

    init(_ pages: [PlacedPage]) {
        partsAbove = pages.partsAbove
        titles = pages.map(\.parsed.title)
        parents = Array(repeating: nil, count: pages.count)
        depths = pages.map { SourcePath.folders(of: $0.place).count - ($0.isIndex ? 1 : 0) + ($0.parsed.part?.depth ?? 0) }
    }

    func page(_ number: PageNumber, _ page: PlacedPage) -> SitePage {
        SitePage(page, depth: depths[number], parent: parents[number], nameInNavigation: names[number])
    }

    /// Names the pages that have no title as the navigation does, if the author wrote it.
    mutating func takeNames(from navigation: SiteNavigation, _ pages: [PlacedPage]) {
        guard navigation.isWritten else { return }
        for entry in navigation.entries where !entry.title.isEmpty {
            guard let page = entry.page, !pages[page].isGenerated, pages[page].parsed.titleOrigin != .source else { continue }
            names[page] = entry.title
            titles[page] = entry.title
        }
    }

    /// Names a home that has no title, and none in the navigation, as the settings name the site.
    mutating func takeTitle(_ title: String, home: PageNumber?, _ pages: [PlacedPage]) {
        guard let home, names[home] == nil, !pages[home].isGenerated, pages[home].parsed.titleOrigin != .source, !title.isEmpty
        else { return }
        names[home] = title
        titles[home] = title
    }

    /// The parent of a page is the one above it in the navigation; at the top that of the root. A page that is not in the
    /// navigation has the index of its folder, and that the index of the folder around it; a part of a document that stands below
    /// another one has that.
    ///
    /// The root of a language has no parent, and its pages count their depth from there.
    mutating func connect(
        _ pages: [PlacedPage], tree: Int, root: String, indexes: [String: PageNumber], navigation: SiteNavigation
    ) {
        let home = indexes[root]
        let depthOfRoot = root.isEmpty ? 0 : SourcePath.folders(of: root).count
        let numbers = pages.pageNumbers.filter { pages[$0].tree == tree }
        for page in numbers { depths[page] -= depthOfRoot }
        for page in numbers where page != home {
            if navigation.isWritten, navigation.entry(ofPage: page) != nil {
                parents[page] = navigation.parent(ofPage: page) ?? home
            } else if let part = partsAbove[page] {
                parents[page] = part
            } else {
                let folders = SourcePath.folders(of: pages[page].place)
                let candidates = pages[page].isIndex ? folders.dropLast() : folders[...]
                parents[page] = candidates.reversed().lazy.compactMap { indexes[$0] }.first
            }
        }
        guard navigation.isWritten else { return }
        for page in numbers {
            var depth = 0
            var top = page
            while let parent = parents[top] {
                depth += 1
                top = parent
            }
            depths[page] = depth + depths[top]
        }
    }
}
