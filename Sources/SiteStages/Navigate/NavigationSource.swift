import SiteModel
import TableBasics
import TableModel

/// Where the navigation of a site comes from, in one of its languages: the first that there is of `navigation:`, which is for the
/// root's language, a `SUMMARY.md` or `_sidebar.md` in its folder, and the folders.
struct NavigationSource {
    private let settings: SiteSettings
    private let settingsPath: String
    private let prefix: String
    private let drafts: Set<String>
    private let summary: Summary?
    private let tree: Int
    /// The path of the document that is the navigation, and therefore not in it.
    var summaryDocument: String? { summary?.path }

    /// - Parameters:
    ///   - tree: the language's place among those of the site.
    ///   - folder: of the sources, that has the language's documents.
    init(
        of documents: [ParsedDocument], tree: Int = 0, in folder: String = "", settings: SiteSettings, settingsPath: String,
        prefix: String
    ) {
        self.tree = tree
        var settings = settings
        if tree > 0 { settings.navigation = [] }
        self.settings = settings
        self.settingsPath = settingsPath
        self.prefix = prefix
        drafts = Set(documents.lazy.filter(\.isDraft).map(\.file.path))
        let path = SourcePath.join(folder, Summary.name)
        let found =
            documents.lazy.compactMap(\.page).first { $0.path == path }
            ?? documents.lazy.compactMap(\.page).first {
                DocumentName.isSidebar($0.path) && SourcePath.folder(of: $0.path) == folder
            }
        let summary = found.map { Summary(of: $0.page) }
        let isUsed =
            settings.navigation.isEmpty
            && summary?.leads(toAnyOf: Set(documents.lazy.compactMap { $0.page?.path })) == true
        self.summary = isUsed ? summary : nil
    }

    /// The navigation, with what is wrong with it. Links of a summary are checked where all links are.
    ///
    /// - Parameter assets: what it may lead to beside pages.
    func navigation(of pages: [PlacedPage], in folders: FolderTree, assets: [SiteAsset]) -> Checked<SiteNavigation> {
        guard !settings.navigation.isEmpty || summary != nil else {
            return SiteNavigation.read(folders, pages: pages, prefix: prefix)
        }
        let files = Dictionary(assets.map { ($0.file.sitePath, $0) }, uniquingKeysWith: { first, _ in first })
        if !settings.navigation.isEmpty {
            var navigation = SiteNavigation.read(
                settings.navigation, settingsPath: settingsPath, folders: folders, pages: pages, files: files,
                drafts: drafts, prefix: prefix)
            navigation.diagnostics += missing(
                in: navigation.value, pages, path: settingsPath, at: settings.navigationRange)
            return navigation
        }
        guard let summary else { return SiteNavigation.read(folders, pages: pages, prefix: prefix) }
        let documents = pages.numbersByPath
        var navigation = SiteNavigation.read(
            summary, pages: pages, files: files, home: folders.indexes[folders.root], prefix: prefix
        ) { path in
            Summary.documents(of: path).lazy.compactMap { documents[$0] }.first ?? folders.indexes[path]
        }
        navigation.diagnostics += missing(in: navigation.value, pages, path: prefix + summary.path, at: nil)
        return navigation
    }

    private func missing(
        in navigation: SiteNavigation, _ pages: [PlacedPage], path: String, at range: SourceRange?
    ) -> [Diagnostic] {
        // Docsify and wikis have parts of their frame beside the navigation, `_navbar.md` and `_Footer.md`.
        let hasFrame = DocumentName.isSidebar(path)
        let paths = pages.numbered.filter { number, page in
            page.tree == tree && !page.isGenerated && !page.isHidden && navigation.entry(ofPage: number) == nil
                && !(hasFrame && SourcePath.name(of: page.path).hasPrefix("_"))
        }.map(\.page.path)
        return paths.isEmpty ? [] : [.navigationMissing(paths.sorted(), path: path, at: range)]
    }
}
