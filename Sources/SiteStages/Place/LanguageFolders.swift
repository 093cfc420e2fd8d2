import SiteModel
import TableBasics
import TableModel

/// Which folders of a site say a language, by the front matter of their index documents.
struct LanguageFolders {
    /// By folder of the site, what its index says.
    private var settings: [String: PageSettings] = [:]
    private var languages: [String: PageLanguage] = [:]
    /// What pages seem to be in where nobody says it.
    private var guesses = CommonestLanguages.unknown
    /// The folders that begin a tree of another language, sorted by path; the root is not among them.
    private(set) var roots: [String] = []

    /// - Parameter language: what the settings say.
    init(of pages: [AllocatedPage], language: String?) {
        languages[""] = PageLanguage(language)
        for page in pages where page.isIndex && (page.page.settings.language != nil || page.page.settings.direction != nil) {
            settings[page.folder] = page.page.settings
        }
        languages[""] = PageLanguage(language).changed(by: settings[""] ?? PageSettings())
        if languages[""]?.tag == nil {
            let silent = pages.filter { settings.isEmpty || self.language(of: $0.folder).tag == nil }
            guesses = CommonestLanguages(of: silent.compactMap(\.page.guess.tag))
        }
        guard !settings.isEmpty else { return }
        let folders = settings.keys.filter { !$0.isEmpty && settings[$0]?.language != nil }.sorted()
        let foreign = folders.filter {
            !self.language(of: $0).isIn(self.language(of: SourcePath.folder(of: $0)).tag ?? guesses.most ?? "en")
        }
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
        let root = languages[""] ?? PageLanguage(nil)
        return below.reversed().reduce(root) { $0.changed(by: $1) }
    }

    /// The language of a page that the build makes in a folder.
    func languageOfIndex(of folder: String) -> PageLanguage {
        let said = language(of: folder)
        return said.tag == nil ? root : said
    }

    /// For each page its language, and the tree that it belongs to: 0 for the root's, then those of ``roots``.
    func homes(of pages: [AllocatedPage]) -> [(language: PageLanguage, tree: Int)] {
        var homes: [String: (language: PageLanguage, tree: Int)] = [:]
        return pages.map { page in
            let folder = settings.isEmpty ? "" : page.folder
            let home = homes[folder] ?? (language(of: folder), tree(of: folder))
            homes[folder] = home
            return (language(of: page.page, in: home.language), home.tree)
        }
    }

    /// What a page says, or its folder, or else its words.
    private func language(of page: ParsedPage, in folder: PageLanguage) -> PageLanguage {
        var own = page.settings
        own.language = own.language ?? page.language
        return folder.changed(by: own).guessed(page.guess, others: guesses)
    }

    /// The language of the root and of what the build makes there: where nobody says one, that of most pages. Beside folders in
    /// languages it is English in case of doubt, since they lead to one another by their languages.
    private var root: PageLanguage {
        let said = language(of: "")
        guard said.tag == nil else { return said }
        return PageLanguage(guesses.most ?? (roots.isEmpty ? nil : "en"), direction: said.direction)
    }

    private func tree(of folder: String) -> Int {
        SourcePath.folders(of: folder + "/").reversed().lazy.compactMap(roots.firstIndex(of:)).first.map { $0 + 1 } ?? 0
    }

    /// The root and the folders of other languages, with what the site is called in each: the title of the settings, which are in
    /// the language of the root, or what the index there calls itself, or the title of the root.
    func languageRoots(of pages: [AllocatedPage], title: String?) -> [LanguageRoot] {
        let languages = [root] + roots.map(language(of:))
        let names = LanguageName.names(of: languages.map { $0.tag ?? "" })
        var result: [LanguageRoot] = []
        for (index, folder) in ([""] + roots).enumerated() {
            let home = pages.first { $0.isIndex && $0.folder == folder }
            var own = home.flatMap { $0.page.titleOrigin != .fileName ? $0.page.title : nil } ?? ""
            if index == 0, let title { own = title }
            if index > 0, own.isEmpty { own = result[0].title }
            result.append(
                LanguageRoot(
                    folder: folder, language: languages[index], name: names[index].isEmpty ? own : names[index], title: own,
                    index: home?.page))
        }
        return result
    }
}
