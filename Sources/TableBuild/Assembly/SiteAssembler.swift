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
    let source = NavigationSource(of: documents, settings: settings, settingsPath: settingsPath, prefix: prefix)
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
        let wanted = SourcePath.join(SourcePath.folder(of: path), SourcePath.stem(of: path) + ".html")
        outputs[index] = (claims.claim(wanted, else: wanted, for: prefix + path), false)
    }
    let siteAssets = assets.map { file in
        SiteAsset(file: file, output: claims.claim(file.path, else: file.path, for: prefix + file.path))
    }

    var pages = built.compactMap { index in
        outputs[index].map { output in
            var page = documents[index].page
            // A summary has its page, as every document; the navigation that it is does not lead to it.
            if index == source.summaryDocument { page.settings.isHidden = true }
            var sitePage = SitePage(page, output: output.path, isIndex: output.isIndex, settings)
            sitePage.isUnchanged = documents[index].isRemembered
            return sitePage
        }
    }
    let title = siteTitle(of: pages, settings: settings)
    pages += folderIndexes(for: pages, siteTitle: title, isTaken: claims.isClaimed)
    let folders = FolderTree(of: pages)
    let navigation = source.navigation(of: pages, in: folders)
    fillFolderIndexes(&pages, folders: folders, navigation: navigation.value)
    connectParents(&pages, indexes: folders.indexes, navigation: navigation.value)
    for page in pages where page.isGenerated { claims.reserve(page.output.string, for: "the table of its folder") }
    return Site(
        pages: pages, assets: siteAssets, diagnostics: claims.diagnostics + navigation.diagnostics, title: title,
        navigation: navigation.value, home: folders.indexes[""], claims: claims)
}

/// The names of documents that stand for their folder, best first.
private enum IndexName: CaseIterable {
    case index, readme, underscoreIndex

    init?(of path: String) {
        guard SourcePath.isDocument(path) else { return nil }
        switch SourcePath.stem(of: path).lowercased() {
        case "index": self = .index
        case "readme": self = .readme
        case "_index": self = .underscoreIndex
        default: return nil
        }
    }

    /// What such a document is called when another one stands for the folder.
    var fallback: String {
        switch self {
        case .index: "index-2.html"
        case .readme: "readme.html"
        case .underscoreIndex: "_index.html"
        }
    }
}

/// The title of the settings, or what the root's own index calls itself; else empty.
private func siteTitle(of pages: [SitePage], settings: SiteSettings) -> String {
    if let title = settings.title { return title }
    let root = pages.first { $0.isIndex && $0.depth == 0 }
    return root.flatMap { $0.page.hasOwnTitle ? $0.page.titleText : nil } ?? ""
}

/// The parent of a page is the one above it in the navigation; at the top that of the root. A page that is not in the navigation
/// has the index of its folder, and that the index of the folder around it.
private func connectParents(_ pages: inout [SitePage], indexes: [String: Int], navigation: SiteNavigation) {
    let home = indexes[""]
    for place in pages.indices where place != home {
        if navigation.isWritten, navigation.entry(ofPage: place) != nil {
            pages[place].parent = navigation.parent(ofPage: place) ?? home
        } else {
            let folders = SourcePath.folders(of: pages[place].output.string)
            let candidates = pages[place].isIndex ? folders.dropLast() : folders[...]
            pages[place].parent = candidates.reversed().lazy.compactMap { indexes[$0] }.first
        }
    }
    guard navigation.isWritten else { return }
    for place in pages.indices {
        var depth = 0
        var top = place
        while let parent = pages[top].parent {
            depth += 1
            top = parent
        }
        pages[place].depth = depth + pages[top].depth
    }
}
