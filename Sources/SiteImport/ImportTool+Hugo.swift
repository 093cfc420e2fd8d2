import TableBasics
import TableModel
import YAMLReader

extension ImportTool {
    /// Hugo: settings in one file or in `config/_default`, documents in `content`, files in `static`.
    static let hugo = ImportTool(
        name: "Hugo",
        isMeant: { draft in
            draft.first(of: files("hugo") + folderFiles) != nil
                || draft.first(of: files("config")) != nil
                    && ["content", "archetypes"].contains { !draft.paths(in: $0).isEmpty }
        }
    ) { draft in
        let files = settingsFiles(in: &draft)
        let content = HugoContent(files)
        draft.take(content)
        draft.take("static")
        for (_, params) in HugoSettings.tables("params", in: files) { draft.takeVariables(params, prefix: "", behind: "param") }
        for file in files where !["menus.", "menu.", "permalinks."].contains(file.prefix) {
            draft.apply(
                settings + languageSettings(content), to: file.node, path: file.path, prefix: file.prefix, ignoresCase: true)
        }
        draft.nameLanguages(content, files)
        for name in ["menus", "menu"] {
            for (path, menus) in HugoSettings.tables(name, in: files) { draft.takeMenus(menus, path: path) }
        }
        draft.redirect(from: addresses(files), in: content, permalinks: HugoSettings.tables("permalinks", in: files))
        for (folder, what, help) in folders where !draft.paths(in: folder).isEmpty {
            draft.diagnostics.append(.importFiles(what, in: folder, help: help))
        }
    }

    private static let folders = [
        ("layouts", "templates", ownTheme), ("themes", "themes", ownTheme), ("assets", "style sheets and scripts", ownTheme),
        ("data", "data", "write what templates show of them as Markdown; `variables` in tablesite.yml has single values"),
        ("i18n", "words", "pages have words in many languages; what your templates said beside them is left to your documents"),
    ]

    /// Those of the site, then those of its parts, then what its main language says.
    private static func settingsFiles(in draft: inout ImportDraft) -> [HugoSettings] {
        let parts = ["menus", "menu", "params", "languages", "markup", "module", "permalinks"]
        let paths =
            (files("hugo") + files("config") + folderFiles).map { ($0, "") }
            + parts.flatMap { part in files("config/_default/\(part)").map { ($0, part + ".") } }
        var found: [HugoSettings] = []
        for (path, prefix) in paths where draft.has(path) {
            if let node = draft.settings(in: path) { found.append(HugoSettings(path: path, prefix: prefix, node: node)) }
        }
        let main = HugoSettings.words("defaultContentLanguage", in: found) ?? "en"
        for path in draft.paths(in: "config/_default").sorted() {
            guard let prefix = prefix(ofFile: path, mainLanguage: main), let node = draft.settings(in: path) else { continue }
            found.append(HugoSettings(path: path, prefix: prefix, node: node))
        }
        for (path, language, node) in HugoSettings.languages(in: found) where language == main {
            for part in partsOfLanguages {
                if let node = node.value(part, ignoresCase: true) {
                    found.append(HugoSettings(path: path, prefix: part + ".", node: node))
                }
            }
        }
        return found
    }

    /// What a language may have of its own.
    private static let partsOfLanguages = ["menus", "menu", "params"]

    /// What stands before the keys of a file for one language, `config/_default/params.en.toml`; nil for any other file.
    private static func prefix(ofFile path: String, mainLanguage: String) -> String? {
        let parts = SourcePath.name(of: path).split(separator: ".").map(String.init)
        guard parts.count == 3, ["toml", "yaml", "yml", "json"].contains(parts[2]),
            path == "config/_default/" + parts.joined(separator: ".")
        else { return nil }
        if parts[0] == "languages" { return "languages.\(parts[1])." }
        guard partsOfLanguages.contains(parts[0]) else { return nil }
        return parts[1] == mainLanguage ? parts[0] + "." : "languages.\(parts[1]).\(parts[0])."
    }

    private static func addresses(_ files: [HugoSettings]) -> HugoAddresses {
        let isTrue: (String) -> Bool = { HugoSettings.words($0, in: files) == "true" }
        return HugoAddresses(
            permalinks: HugoSettings.tables("permalinks", in: files).map(\.node), hasFiles: isTrue("uglyURLs"),
            keepsCase: isTrue("disablePathToLower"))
    }

    /// What a site says of its languages: the first speaks for all of it.
    private static func languageSettings(_ content: HugoContent) -> [ForeignSetting] {
        let main = "languages.\(content.mainLanguage)"
        let titles: [ForeignSetting] = [
            .text("\(main).title", \.title), .text("\(main).languageCode", \.language), .text("\(main).locale", \.language),
        ]
        // These are read as if they were those of the site.
        return titles + partsOfLanguages.map { ForeignSetting("\(main).\($0)") { _, _ in true } }
            + content.languages.filter { $0 != content.mainLanguage }.map { language in
                // An index that is made has it.
                ForeignSetting("languages.\(language).title", reason: "the index of its folder has a title of its own") {
                    _, draft in
                    draft.document(at: language).map { SourcePath.folder(of: $0) != language } ?? true
                }
            }
            + content.languages.flatMap { language in
                ["contentDir", "languageName", "label", "weight", "languageDirection", "direction", "languageCode", "locale"].map {
                    key in ForeignSetting("languages.\(language).\(key)") { _, _ in true }
                }
            }
    }

    private static func files(_ name: String) -> [String] { ["toml", "yaml", "yml", "json"].map { "\(name).\($0)" } }

    private static let folderFiles = files("config/_default/hugo") + files("config/_default/config")

    /// Syntax that is read in all documents, unless a site does without.
    private static func read(_ name: String) -> ForeignSetting {
        ForeignSetting("markup.goldmark.extensions.\(name)", reason: "it is read in all documents") { node, _ in
            (node.value("enable", ignoresCase: true) ?? node).words != "false"
        }
    }

    private static let settings: [ForeignSetting] =
        [
            .text("title", \.title), .text("baseURL", \.baseURL), .text("languageCode", \.language),
            .text("params.description", \.description),
            ForeignSetting("defaultContentLanguage") { node, draft in
                if draft.settings.language == nil { draft.settings.language = node.words }
                return true
            },
        ]
        + [
            .left("enableGitInfo", "pages have the dates of their front matter", unless: "false"),
            .left("summaryLength", "lists of pages have descriptions and no summaries"),
            .left("paginate", "lists of pages are whole"), .left("pagination", "lists of pages are whole"),
            .left("buildDrafts", "the option `--drafts` builds them", unless: "false"),
            .left("buildFuture", "the option `--drafts` builds them", unless: "false"),
            .left("buildExpired", "the option `--drafts` builds them", unless: "false"),
            .left("pygmentsStyle", "the colours of code are tokens of the theme"),
            .left("markup.highlight", "code is coloured, and its colours are tokens of the theme"),
            .left("markup.goldmark.renderer", "`html: trusted` in tablesite.yml passes HTML on"),
            .left("markup.tableOfContents", "pages of many headings have their contents beside them"),
        ]
        + ["autoHeadingIDType", "autoIDType"].map {
            .left(
                "markup.goldmark.parser.\($0)", "headings have the ids that GitHub gives them; `{#id}` behind one gives it another",
                unless: "github")
        }
        + [
            .left("markup.goldmark.parser.autoHeadingID", "every heading has an id", unless: "true"),
            .left("markup.goldmark.extensions.typographer", "quotes and dashes are shown as they are written", unless: "false"),
        ]
        + ["definitionList", "footnote", "linkify", "strikethrough", "table", "taskList"].map(read)
        + ["delete", "insert", "mark", "subscript", "superscript"].map { read("extras.\($0)") }
        + ForeignSetting.needless(
            "theme", "contentDir", "publishDir", "enableRobotsTXT", "canonifyURLs", "relativeURLs", "disablePathToLower",
            "hasCJKLanguage", "enableEmoji", "pygmentsCodeFences", "pygmentsUseClasses", "markup.goldmark.parser.attribute",
            "minify", "timeout",
            "refLinksErrorLevel", "uglyURLs", "defaultContentLanguageInSubdir", "module.mounts",
            // What of them is not taken over is reported when all documents are known.
            "menus", "menu", "permalinks")
}

extension ImportDraft {
    /// Takes the entries of the main menu that lead to other sites over as `links`, and names the others that lead to no page. Pages
    /// are in the navigation anyway, in the order of their weights.
    fileprivate mutating func takeMenus(_ node: YAMLNode, path: String) {
        guard case .mapping(let menus) = node.content else { return }
        for menu in menus {
            guard case .sequence(let items) = menu.value.content else { continue }
            let ordered = items.enumerated().map { (Self.weight($1), $0, $1) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
            for item in ordered { takeEntry(item, isMain: menu.key.words == "main", path: path) }
        }
    }

    private mutating func takeEntry(_ item: YAMLNode, isMain: Bool, path: String) {
        let target = item.value("pageRef")?.words ?? item.value("url")?.words ?? ""
        let name = item.value("name")?.words ?? item.value("title")?.words ?? target
        guard target.contains("://") else {
            if !isPage(String(target.prefix { $0 != "#" })) {
                diagnostics.append(.importSetting("menus: \(name)", "there is no such page", path: path, at: item.range))
            }
            return
        }
        if isMain, !settings.links.contains(where: { $0.title == name }) {
            settings.links.append((name, target))
        } else {
            diagnostics.append(
                .importSetting("menus: \(name)", "`links` in tablesite.yml can lead there", path: path, at: item.range))
        }
    }

    /// Whether an address is that of a document, or of a folder that has some.
    private func isPage(_ address: String) -> Bool {
        let folder = SourcePath.parts(of: address).joined(separator: "/")
        return document(at: address) != nil || folder.isEmpty || documents.contains { SourcePath.isInside($0, folder) }
    }

    /// Those without one stand last.
    private static func weight(_ item: YAMLNode) -> Double {
        let weight = item.value("weight")?.words.flatMap(Double.init) ?? 0
        return weight == 0 ? .infinity : weight
    }

    /// Makes redirects from the addresses that documents had.
    fileprivate mutating func redirect(
        from addresses: HugoAddresses, in content: HugoContent, permalinks: [(path: String, node: YAMLNode)]
    ) {
        var unknown: Set<String> = []
        for document in documents {
            guard let source = origin(ofDocument: document), let folder = content.folder(of: source) else { continue }
            let frontMatter = frontMatter(of: source)
            switch addresses.address(of: content.withoutLanguage(folder.path(of: source)), frontMatter) {
            case .success(let old):
                // An address that front matter gives from the root is the whole of it.
                let isWhole = frontMatter?.value("url", ignoresCase: true)?.words?.hasPrefix("/") ?? false
                let before = content.address(of: source, in: folder)
                redirect(from: isWhole || before.isEmpty ? old : before + "/" + old, to: document)
            case .failure(let problem):
                guard unknown.insert(problem.pattern).inserted, let place = permalinks.first else { continue }
                diagnostics.append(
                    .importSetting(
                        "permalinks: \(problem.pattern)",
                        "`\(problem.part)` is not known: no redirect leads from the addresses of these pages, such as `\(source)`",
                        path: place.path, at: place.node.range))
            }
        }
    }
}
