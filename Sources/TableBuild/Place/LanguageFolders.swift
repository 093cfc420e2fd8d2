import SiteModel
import TableBasics
import TableModel

/// Which folders of a site say a language, by the front matter of their index documents.
struct LanguageFolders {
    /// By folder of the site, what its index says.
    private var settings: [String: PageSettings] = [:]
    private var languages: [String: PageLanguage] = [:]
    /// The folders that begin a tree of another language, sorted by path; the root is not among them.
    private(set) var roots: [String] = []

    /// - Parameter language: of the site where nobody says otherwise.
    init(of pages: [SitePage], language: String) {
        languages[""] = PageLanguage(language)
        for page in pages where page.isIndex && (page.page.settings.language != nil || page.page.settings.direction != nil) {
            settings[SourcePath.folder(of: page.output.string)] = page.page.settings
        }
        languages[""] = PageLanguage(language).changed(by: settings[""] ?? PageSettings())
        guard !settings.isEmpty else { return }
        let folders = settings.keys.filter { !$0.isEmpty && settings[$0]?.language != nil }.sorted()
        let foreign = folders.filter { !self.language(of: $0).isIn(self.language(of: SourcePath.folder(of: $0)).tag) }
        let around = Set(foreign.map { SourcePath.folder(of: $0) })
        // `en/` beside `ar/` is a language as well, even where the site around them is in English.
        let named = folders.filter {
            around.contains(SourcePath.folder(of: $0)) && self.language(of: $0).isIn(SourcePath.name(of: $0))
        }
        roots = Set(foreign + named).sorted()
    }

    /// The language of everything in a folder that says no other.
    func language(of folder: String) -> PageLanguage {
        var below: [PageSettings] = []
        var folder = folder
        while !folder.isEmpty {
            if let settings = settings[folder] { below.append(settings) }
            folder = SourcePath.folder(of: folder)
        }
        let root = languages[""] ?? PageLanguage("en")
        return below.reversed().reduce(root) { $0.changed(by: $1) }
    }

    /// Gives each page its language and the tree it belongs to: 0 for the root's, then those of ``roots``.
    func settle(_ pages: inout [SitePage]) {
        guard !settings.isEmpty else {
            let root = language(of: "")
            for place in pages.indices { pages[place].language = root.changed(by: pages[place].page.settings) }
            return
        }
        var known: [String: (language: PageLanguage, tree: Int)] = [:]
        for place in pages.indices {
            let folder = SourcePath.folder(of: pages[place].output.string)
            let found = known[folder] ?? (language(of: folder), tree(of: folder))
            known[folder] = found
            pages[place].language = found.language.changed(by: pages[place].page.settings)
            pages[place].tree = found.tree
        }
    }

    private func tree(of folder: String) -> Int {
        SourcePath.folders(of: folder + "/").reversed().lazy.compactMap(roots.firstIndex(of:)).first.map { $0 + 1 } ?? 0
    }

    /// The trees, still without their pages.
    func trees() -> [LanguageTree] {
        let languages = [language(of: "")] + roots.map(language(of:))
        let names = LanguageName.names(of: languages.map(\.tag))
        return zip(zip([""] + roots, languages), names).map { LanguageTree(folder: $0.0, language: $0.1, name: $1) }
    }
}
