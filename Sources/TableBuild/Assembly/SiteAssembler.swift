import SiteModel
import TableBasics
import TableHTML
import TableModel
import TableThemes

/// Gives every document and file its place in the site, and every folder an index page.
///
/// Gives `output-clash`, once for each source that does not get the name it should have.
///
/// `themeAssets` are those that the style sheets of the site refer to; `settingsPath` is what messages call the settings file.
func assembleSite(
    _ documents: [ParsedDocument], assets: [SourceFile], themeAssets: [ThemeAsset] = [], settings: SiteSettings,
    settingsPath: String = "tablesite.yml", prefix: String
) -> Site {
    var claims = OutputClaims()
    claims.reserve(OutputPath.stylesheet.string, for: "the style sheet")
    for theme in documents.compactMap(\.page.settings.theme) {
        claims.reserve(OutputPath.stylesheet(ofTheme: theme).string, for: "a style sheet")
    }

    for asset in themeAssets { claims.reserve(asset.output, for: "a file of the theme `\(asset.owner)`") }

    // Index documents first, so that they get the name whatever else wants it.
    let built = documents.indices.filter { documents[$0].isBuilt }
    var outputs: [Int: (path: OutputPath, isIndex: Bool)] = [:]
    for name in IndexName.allCases {
        for index in built where IndexName(of: documents[index].file.path) == name {
            let path = documents[index].file.path
            let folder = SourcePath.folder(of: path)
            let wanted = SourcePath.join(folder, "index.html")
            let output = claims.claim(wanted, else: SourcePath.join(folder, name.fallback), for: prefix + path)
            outputs[index] = (output, output.string == wanted)
        }
    }
    for index in built where outputs[index] == nil {
        let path = documents[index].file.path
        let wanted = DocumentName.page(ofDocument: path)
        outputs[index] = (claims.claim(wanted, else: wanted, for: prefix + path), false)
    }
    let siteAssets = assets.map { file in
        SiteAsset(file: file, output: claims.claim(file.path, else: file.path, for: prefix + file.path))
    }

    var pages = built.compactMap { index in
        outputs[index].map { output in
            var page = SitePage(documents[index].page, output: output.path, isIndex: output.isIndex, settings)
            page.isUnchanged = documents[index].isRemembered
            return page
        }
    }
    let languages = LanguageFolders(of: pages, language: settings.language ?? "en")
    languages.settle(&pages)
    var trees = languages.trees()
    var diagnostics = trees.repeatedLanguages(prefix: prefix) { folder in
        pages.first { $0.isIndex && SourcePath.folder(of: $0.output.string) == folder }?.page
    }
    for tree in trees.indices {
        trees[tree].title = title(of: trees[tree], pages: pages, settings: settings)
        if tree > 0, trees[tree].title.isEmpty { trees[tree].title = trees[0].title }
    }
    var sources: [NavigationSource] = []
    for tree in trees.indices {
        let source = NavigationSource(
            of: documents, tree: tree, in: sourceFolder(of: trees[tree], pages), settings: settings, settingsPath: settingsPath,
            prefix: prefix)
        // A summary has its page, as every document; the navigation that it is does not lead to it.
        if let summary = source.summaryDocument, let place = pages.firstIndex(where: { $0.page.path == summary && !$0.isGenerated }) {
            pages[place].page.settings.isHidden = true
        }
        let words = LocalizedStrings.words(in: LanguageTag(trees[tree].language.tag))
        pages += folderIndexes(
            for: FolderTree(of: pages, tree: tree, root: trees[tree].folder),
            rootTitle: trees[tree].title.isEmpty ? words.contents : trees[tree].title, isTaken: claims.isClaimed
        ).map { page in
            var page = page
            page.language = languages.language(of: SourcePath.folder(of: page.output.string))
            page.tree = tree
            return page
        }
        sources.append(source)
    }
    for (tree, source) in sources.enumerated() {
        let folders = FolderTree(of: pages, tree: tree, root: trees[tree].folder)
        let navigation = source.navigation(of: pages, in: folders)
        diagnostics += navigation.diagnostics
        pages.takeTitles(from: navigation.value)
        fillFolderIndexes(
            &pages, folders: folders, navigation: navigation.value, languages: tree == 0 ? Array(trees.dropFirst()) : [])
        connectParents(
            &pages, tree: tree, root: trees[tree].folder, indexes: folders.indexes, navigation: navigation.value)
        trees[tree].navigation = navigation.value
        trees[tree].home = folders.indexes[trees[tree].folder]
        trees[tree].pageCount = pages.count { $0.tree == tree }
    }
    for page in pages where page.isGenerated { claims.reserve(page.output.string, for: "the table of its folder") }
    return Site(
        pages: pages, assets: siteAssets, diagnostics: claims.diagnostics + diagnostics, trees: trees,
        translations: Translations(of: pages, in: trees), claims: claims)
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

/// The title of the settings, which are in the language of the root, or what the tree's own index calls itself; else empty.
private func title(of tree: LanguageTree, pages: [SitePage], settings: SiteSettings) -> String {
    if tree.folder.isEmpty, let title = settings.title { return title }
    let home = pages.first { $0.isIndex && SourcePath.folder(of: $0.output.string) == tree.folder }
    return home.flatMap { $0.page.hasOwnTitle ? $0.page.titleText : nil } ?? ""
}

/// Where the documents of a tree are.
private func sourceFolder(of tree: LanguageTree, _ pages: [SitePage]) -> String {
    let home = pages.first { $0.isIndex && SourcePath.folder(of: $0.output.string) == tree.folder }
    return home.map { SourcePath.folder(of: $0.page.path) } ?? tree.folder
}


/// The parent of a page is the one above it in the navigation; at the top that of the root. A page that is not in the navigation
/// has the index of its folder, and that the index of the folder around it.
///
/// The root of a language has no parent, and its pages count their depth from there.
private func connectParents(
    _ pages: inout [SitePage], tree: Int, root: String, indexes: [String: Int], navigation: SiteNavigation
) {
    let home = indexes[root]
    let depthOfRoot = root.isEmpty ? 0 : SourcePath.folders(of: root).count
    for place in pages.indices where pages[place].tree == tree { pages[place].depth -= depthOfRoot }
    for place in pages.indices where pages[place].tree == tree && place != home {
        if navigation.isWritten, navigation.entry(ofPage: place) != nil {
            pages[place].parent = navigation.parent(ofPage: place) ?? home
        } else {
            let folders = SourcePath.folders(of: pages[place].output.string)
            let candidates = pages[place].isIndex ? folders.dropLast() : folders[...]
            pages[place].parent = candidates.reversed().lazy.compactMap { indexes[$0] }.first
        }
    }
    guard navigation.isWritten else { return }
    for place in pages.indices where pages[place].tree == tree {
        var depth = 0
        var top = place
        while let parent = pages[top].parent {
            depth += 1
            top = parent
        }
        pages[place].depth = depth + pages[top].depth
    }
}
