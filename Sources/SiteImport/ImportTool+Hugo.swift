import TableBasics
import TableModel
import YAMLReader

extension ImportTool {
    /// Hugo: settings in one file or in `config/_default`, documents in `content`, files in `static`.
    static let hugo = ImportTool(
        name: "Hugo",
        isMeant: { draft in
            draft.first(of: files("hugo")) != nil
                || draft.first(of: files("config") + folderFiles) != nil && !draft.paths(in: "content").isEmpty
        }
    ) { draft in
        draft.take("content")
        draft.take("static")
        for path in files("hugo") + files("config") + folderFiles where draft.has(path) {
            draft.apply(settings, to: draft.settings(in: path), path: path)
        }
        for part in ["menus", "menu", "params", "languages", "markup", "module", "permalinks"] {
            for path in files("config/_default/\(part)") where draft.has(path) {
                let prefix = part == "menu" ? "menus." : part + "."
                draft.apply(settings, to: draft.settings(in: path), path: path, prefix: prefix)
            }
        }
        draft.redirectFolders()
        for (folder, what) in [
            ("layouts", "templates"), ("themes", "themes"), ("assets", "style sheets and scripts"), ("data", "data"),
            ("i18n", "words"),
        ]
        where !draft.paths(in: folder).isEmpty {
            draft.diagnostics.append(.importFiles(what, in: folder, help: "`tablesite theme new` makes a theme of your own"))
        }
    }

    private static func files(_ name: String) -> [String] { ["toml", "yaml", "yml", "json"].map { "\(name).\($0)" } }

    private static let folderFiles = files("config/_default/hugo") + files("config/_default/config")

    private static let settings: [ForeignSetting] =
        [
            .text("title", \.title), .text("baseURL", \.baseURL), .text("baseurl", \.baseURL), .text("baseUrl", \.baseURL),
            .text("languageCode", \.language), .text("params.description", \.description),
            ForeignSetting("defaultContentLanguage") { node, draft in
                if draft.settings.language == nil { draft.settings.language = node.words }
                return true
            },
            ForeignSetting("menus") { node, draft in draft.reportMenus(node) },
            ForeignSetting("menu") { node, draft in draft.reportMenus(node) },
            ForeignSetting("menus.main") { _, _ in false },
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
        + ForeignSetting.needless(
            "theme", "contentDir", "publishDir", "enableRobotsTXT", "canonifyURLs", "relativeURLs", "disablePathToLower",
            "hasCJKLanguage", "pygmentsCodeFences", "pygmentsUseClasses", "markup.goldmark.parser.attribute", "minify", "timeout",
            "refLinksErrorLevel")
}

extension ImportDraft {
    /// Names each entry of menus: pages are in the navigation anyway, in the order of their weights.
    fileprivate mutating func reportMenus(_ node: YAMLNode) -> Bool {
        guard case .mapping(let menus) = node.content else { return false }
        for menu in menus {
            guard case .sequence(let items) = menu.value.content else { return false }
            for item in items {
                let target = item.value("pageRef")?.words ?? item.value("url")?.words ?? ""
                if target.contains("://") || document(at: target) == nil {
                    let name = item.value("name")?.words ?? target
                    let file =
                        first(of: ["hugo", "config"].flatMap { stem in ["toml", "yaml", "yml", "json"].map { "\(stem).\($0)" } })
                        ?? ""
                    diagnostics.append(
                        .importSetting("menus: \(name)", "a page of the navigation can lead there", path: file, at: item.range))
                }
            }
        }
        return true
    }
}
